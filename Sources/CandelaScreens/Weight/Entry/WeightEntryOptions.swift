public import CandelaElements
public import CandelaKit

/// The options of the sheet that adds or edits a weigh-in.
public struct WeightEntryOptions: ScreenOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.weightEntry

    /// The id of the weigh-in to edit; `nil` adds a new one.
    public var weighIn: String?

    /// The unsaved state of the sheet; `nil` before anything is entered.
    public var draft: WeighInDraft?

    /// Creates options for a new weigh-in.
    public init() {}
}

/// The options that the screen's actions change.
extension WeightEntryOptions {
    static let weight = OptionPath(\Self.draft?.weight, CodingKeys.draft, "weight")
    static let unit = OptionPath(\Self.draft?.unit, CodingKeys.draft, "unit")
    static let questioned = OptionPath(\Self.draft?.questioned, CodingKeys.draft, "questioned")
    static let day = OptionPath(\Self.draft?.day, CodingKeys.draft, "day")
    static let bodyFat = OptionPath(\Self.draft?.bodyFat, CodingKeys.draft, "bodyFat")
    static let note = OptionPath(\Self.draft?.note, CodingKeys.draft, "note")
}
