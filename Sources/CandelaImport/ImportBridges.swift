// With `LocalizedError`, alerts show the error's description.
public import Foundation

extension ImportError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}
