public import CandelaRules

/// The options of a screen with input that is not in the journal. The session asks before it
/// discards the input.
public protocol InputOptions: ScreenOptions {
    /// Whether leaving the screen discards input.
    func hasInput(besides journal: Journal) -> Bool

    /// Whether closing the overlay discards input.
    var overlayHasInput: Bool { get }
}

extension InputOptions {
    /// The screen has no input.
    public func hasInput(besides journal: Journal) -> Bool { false }

    /// The overlay has no input.
    public var overlayHasInput: Bool { false }
}

extension ScreenOptions {
    /// Whether leaving the screen discards input.
    func losesInput(besides journal: Journal) -> Bool {
        (self as? any InputOptions)?.hasInput(besides: journal) == true
    }

    /// Whether closing the overlay discards input.
    var losesInputOfOverlay: Bool { (self as? any InputOptions)?.overlayHasInput == true }
}
