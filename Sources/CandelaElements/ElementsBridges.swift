// `LocalizedError` makes alerts show an error's description.
public import Foundation

extension ScreenPatchError: LocalizedError {
    /// The same as `description`.
    public var errorDescription: String? { description }
}
