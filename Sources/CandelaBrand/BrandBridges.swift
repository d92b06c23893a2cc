// Alerts show the description.
public import Foundation

extension BrandError: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}
