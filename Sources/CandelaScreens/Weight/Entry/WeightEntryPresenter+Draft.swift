public import CandelaElements
public import CandelaKit
import CandelaRules

extension WeightEntryPresenter {
    /// Changes the unit and converts the entered weight, or empties the field of the weight.
    ///
    /// The setting for the displayed unit stays the same.
    ///
    /// - Returns: No effects, since the draft is not recorded; `nil` for other events.
    /// - Throws: `SessionError` if the unit does not exist.
    public func react(
        to event: Event, _ options: inout WeightEntryOptions, in session: inout Session,
        _ context: Context
    ) throws(SessionError) -> [Effect]? {
        if event.intent == .enter(WeightEntryOptions.weight), event.value == nil {
            options.openDraft(from: session.journal)
            options.draft?.weight = nil
            options.draft?.weightIsEmpty = true
            return []
        }
        guard case .choose(let option, let value) = event.intent,
            option == WeightEntryOptions.unit.path
        else { return nil }
        guard let unit = value.text.flatMap(WeightUnit.init(rawValue:)) else {
            throw .value("the weight unit must be 'lb' or 'kg'")
        }
        options.openDraft(from: session.journal)
        var draft = options.draft ?? WeighInDraft()
        let previous = draft.unit ?? context.weightUnit(for: session.journal)
        if let weight = draft.weight {
            let known = draft.entered.flatMap { entered in
                previous.shown(entered.value(in: previous)) == previous.shown(weight)
                    ? entered : nil
            }
            // The entered weight is kept, so that looking at the other unit does not change it.
            draft.entered = known ?? (try? Weight(weight, previous))
            draft.weight =
                draft.entered?.value(in: unit)
                ?? WeightConversion.standard.convert(weight, from: previous, to: unit)
        }
        draft.unit = unit
        options.draft = draft
        return []
    }

    /// Saves the weigh-in with its note trimmed; a new one of today has the current time.
    ///
    /// - Parameter id: The id of the edited weigh-in; `nil` for a new one.
    /// - Returns: The effects; `nil` for records other than weigh-ins.
    /// - Throws: `SessionError` if there is no weight, no weigh-in has the id, a value is out of
    ///   range or the note is too long.
    public func save(
        _ options: inout WeightEntryOptions, as kind: Intent.RecordKind, id: String?,
        in session: inout Session, _ context: Context
    ) throws(SessionError) -> [Effect]? {
        guard kind == .weighIn else { return nil }
        var saved = options
        saved.weighIn = id
        let entered: EnteredWeighIn
        do throws(ScreenError) {
            entered = try EnteredWeighIn(session.journal, saved, in: context)
        } catch {
            throw .unknown("weighIn", id ?? "", at: "id")
        }
        let weighIn = try entered.weighIn()
        guard entered.record != nil else { return try session.log(weighIn, in: context) }
        return try session.changeWeighIns(in: context) { journal throws(JournalBreach) in
            try journal.replace(weighIn, now: context.now)
        }
    }
}
