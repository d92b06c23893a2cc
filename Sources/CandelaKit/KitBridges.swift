// `LocalizedError` makes alerts show an error's description.
public import Foundation

extension SessionError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension ScreenError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension AppDefinitionError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension Journey.Blocked: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}

extension LanguageFallback: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}
