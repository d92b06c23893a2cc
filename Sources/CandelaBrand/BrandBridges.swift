// What an alert shows of an error: its description.
public import Foundation

extension BrandError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}
