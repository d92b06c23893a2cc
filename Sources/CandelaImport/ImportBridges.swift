// What an alert shows of an error: its description.
public import Foundation

extension ImportError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}
