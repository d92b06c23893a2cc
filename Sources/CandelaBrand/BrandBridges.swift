// With `LocalizedError`, alerts show the error's description.
public import Foundation

extension BrandError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}
