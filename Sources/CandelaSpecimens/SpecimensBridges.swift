// What an alert shows of an error: its description.
public import Foundation

extension Journey.Blocked: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}
