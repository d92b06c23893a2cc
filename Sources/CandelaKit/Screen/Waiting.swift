public import CandelaTokens

/// A screen's texts for data that loads or cannot be read.
public struct Waiting: Sendable {
    /// The text shown while the data loads.
    public var loading: @Sendable (Kit) -> Phrase

    /// The text shown when the data cannot be read.
    public var failure: @Sendable (Kit) -> Phrase

    /// The factor applied to the size of the spinner while the data loads; `nil` for 1.
    public var spinner: NumberRole?

    /// The text “Loading…” and a general error title.
    public static let standard = Waiting(
        loading: { $0.phrases.screenLoading() }, failure: { $0.phrases.screenErrorTitle() })

    /// The texts of a screen with settings.
    public static let settings = Waiting(
        loading: { $0.phrases.settingsLoading() }, failure: { $0.phrases.settingsErrorTitle() })

    /// Creates texts; the spinner has its usual size unless given.
    public init(
        loading: @escaping @Sendable (Kit) -> Phrase, failure: @escaping @Sendable (Kit) -> Phrase,
        spinner: NumberRole? = nil
    ) {
        (self.loading, self.failure, self.spinner) = (loading, failure, spinner)
    }
}
