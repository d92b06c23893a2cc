public import CandelaElements

/// The options of a screen on which a person orders records of a kind that the app declares, with
/// the intents `reorder`.
public protocol OrderedOptions: ScreenOptions {
    /// The kind of record.
    static var orders: Intent.RecordKind { get }
}

extension ScreenOptions {
    /// The name of the list that a person orders on the screen; `nil` for none.
    var orderedList: String? { (Self.self as? any OrderedOptions.Type)?.orders.rawValue }
}
