public import CandelaRules

/// The unsaved state of the sheet that adds or edits a weigh-in.
public struct WeighInDraft: Sendable, Equatable, Codable {
    /// The weight in ``unit``; `nil` uses the edited weigh-in's weight, or else the latest one's.
    public var weight: Double?

    /// Whether the weight was deleted from its field, and none entered since; `nil` if it was not.
    public var weightIsEmpty: Bool?

    /// The unit of the weight; `nil` for the displayed unit.
    public var unit: WeightUnit?

    /// The weight before its unit was changed, as it was entered; `nil` if it was not. It is saved
    /// if the weight is still shown as the same number.
    public var entered: Weight?

    /// The weight that a question about its distance from the last one was confirmed for, or asked
    /// about; `nil` before a question.
    public var questioned: Double?

    /// The civil day of the weigh-in; `nil` uses the edited weigh-in's day, or else today.
    public var day: CalendarDay?

    /// The body fat in percent; `nil` for none.
    public var bodyFat: Double?

    /// The text of the note field; `nil` for none.
    public var note: String?

    /// The draft with the values as they were entered, without what only changes how they are
    /// shown.
    var values: WeighInDraft {
        var values = self
        if let unit, let weight, let entered,
            unit.shown(entered.value(in: unit)) == unit.shown(weight)
        {
            (values.weight, values.unit) = (entered.value, entered.unit)
        } else if weight == nil {
            values.unit = nil
        }
        (values.entered, values.questioned) = (nil, nil)
        return values
    }

    /// Creates a draft of a new weigh-in.
    public init() {}

    /// Creates a draft with the values of an existing weigh-in.
    public init(_ weighIn: WeighIn) {
        weight = weighIn.weight.value
        unit = weighIn.weight.unit
        day = weighIn.day
        bodyFat = weighIn.bodyFat
        note = weighIn.note
    }
}
