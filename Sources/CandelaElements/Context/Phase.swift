public import CandelaRules

/// The loading state of the person's data.
public indirect enum Phase: Sendable, Equatable {
    /// The data is being loaded.
    case loading

    /// Loading failed; previously loaded data, if any, is still shown.
    case failed(lastKnown: Journal?)

    /// The data is loaded.
    case ready(Journal)
}
