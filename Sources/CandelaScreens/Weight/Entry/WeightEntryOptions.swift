public import CandelaElements
public import CandelaKit
public import CandelaRules

/// The options of the sheet that adds or edits a weigh-in.
public struct WeightEntryOptions: SubjectOptions, DraftOptions {
    /// The screen that takes these options.
    public static let screen = ScreenName.weightEntry

    /// The id of the weigh-in to edit; `nil` adds a new one.
    public var weighIn: String?

    /// The unsaved state of the sheet; `nil` before anything is entered.
    public var draft: WeighInDraft?

    /// Creates options for a new weigh-in.
    public init() {}

    /// The weigh-in to edit. If it was deleted, the sheet starts a new one.
    public var subject: ScreenSubject {
        get { ScreenSubject(weighIn: weighIn) }
        set {
            if weighIn != nil, newValue.weighIn == nil { draft = WeighInDraft() }
            weighIn = newValue.weighIn
        }
    }

    /// Whether a value was entered. A change of unit alone is not one.
    public func hasInput(besides journal: Journal) -> Bool {
        draft.map { $0.values != newDraft(from: journal)?.values } ?? false
    }

    /// The state of the sheet for the weigh-in to edit, or for a new one if no weigh-in has the
    /// id.
    public func newDraft(from journal: Journal) -> WeighInDraft? {
        journal.weighIns.first { $0.id == weighIn }.map { WeighInDraft($0) } ?? WeighInDraft()
    }
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
