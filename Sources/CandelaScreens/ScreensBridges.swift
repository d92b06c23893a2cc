// What an alert shows of an error: its description.
public import Foundation

extension SessionError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension ScreenError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension AppProductError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}
