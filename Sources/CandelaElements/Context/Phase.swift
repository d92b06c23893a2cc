public import CandelaRules

/// How far the person's data have come when a screen is made.
public enum Phase: Sendable, Hashable {
    /// They are still being read.
    case loading

    /// They could not be read; what was known before, if anything, is still shown.
    case failed(lastKnown: Journal?)

    /// They are there.
    case ready(Journal)
}
