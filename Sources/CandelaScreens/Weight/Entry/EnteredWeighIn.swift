import CandelaElements
import CandelaKit
import CandelaRules

/// The values of the entry sheet: the draft with its gaps filled by the initial values.
struct EnteredWeighIn {
    /// The weigh-in being edited; `nil` for a new one.
    let record: WeighIn?

    /// The unit of the weight.
    let unit: WeightUnit

    /// The weight as shown, with one decimal; `nil` before one is entered.
    let weight: Double?

    /// Whether the weight was deleted from its field.
    let isEmptied: Bool

    /// The weight to save; `nil` before one is entered, and out of range.
    private let exact: Weight?

    /// The last weight of the same week that lies 3 kg or 6 lb or more from the weight; `nil`
    /// without one.
    let farFrom: Double?

    /// Whether the person was asked about a weight far from the last one.
    let isQuestioned: Bool

    /// The civil day.
    let day: CalendarDay

    /// The body fat in percent; `nil` for none.
    let bodyFat: Double?

    /// The text of the note field.
    let note: String

    /// The days that can be chosen: up to today, or to the later day of the edited weigh-in.
    let days: ClosedRange<CalendarDay>

    /// The instant at which the initial values become stale.
    let validUntil: Instant

    private let today: CalendarDay
    private let now: ZonedInstant

    private let limits = WeightLimits.standard

    /// Creates the values of the sheet for a journal.
    ///
    /// - Throws: ``ScreenError/unknownWeighIn(_:)`` if the edited weigh-in does not exist.
    init(
        _ journal: Journal, _ options: WeightEntryOptions, in context: Context
    ) throws(ScreenError) {
        record = try journal.weighIn(options)
        let facts = WeightFacts(journal, in: context)
        let log = facts.log
        let draft = options.draft ?? record.map { WeighInDraft($0) } ?? WeighInDraft()
        let unit = draft.unit ?? log.unit
        self.unit = unit
        let typed = draft.weight.map { unit.shown($0) }
        let known = [draft.entered, record?.weight].compactMap(\.self).first { weight in
            typed.map { $0 == unit.shown(weight.value(in: unit)) } ?? true
        }
        let latest = record == nil ? log.latest.map { journal.weighIns[$0.position].weight } : nil
        let initial = (known ?? latest).map { unit.shown($0.value(in: unit)) }
        let loggable = limits.loggable(in: unit)
        isEmptied = draft.weightIsEmpty == true && draft.weight == nil
        let weight =
            isEmptied ? nil : typed ?? initial.flatMap { loggable.contains($0) ? $0 : nil }
        self.weight = weight
        exact = known ?? (draft.weight ?? weight).flatMap { try? Weight($0, unit) }
        (today, now) = (log.today, context.zoned(context.now))
        let day = draft.day ?? record?.day ?? today
        self.day = day
        let own = record?.id
        let before = log.entries.last { entry in
            (0...7).contains(entry.day.days(to: day))
                && journal.weighIns[entry.position].id != own
        }
        let last = before.map { unit.shown(journal.weighIns[$0.position].weight.value(in: unit)) }
        farFrom = last.flatMap { last in
            weight.map { unit.shown(abs($0 - last)) >= WeightBand.slip.size(in: unit) } == true
                ? last : nil
        }
        isQuestioned = draft.questioned != nil && draft.questioned == weight
        bodyFat = draft.bodyFat
        note = draft.note ?? ""
        let past = RecordDays(until: today).range.lowerBound
        days = min(past, record?.day ?? past)...max(today, record?.day ?? today)
        validUntil = log.validUntil
    }

    /// The weights that may be logged, in the chosen unit.
    var weights: ClosedRange<Double> { limits.loggable(in: unit) }

    /// The body fat that may be logged, in percent.
    var bodyFats: ClosedRange<Double> { limits.bodyFat }

    /// The maximum number of characters in the note.
    var noteLength: Int { limits.maximumNoteLength }

    /// Whether the weight is absent or in range.
    var hasValidWeight: Bool { weight.map(weights.contains) ?? true }

    /// Whether the day can be chosen.
    var hasValidDay: Bool { days.contains(day) }

    /// Whether the body fat is absent or in range.
    var hasValidBodyFat: Bool { bodyFat.map(bodyFats.contains) ?? true }

    /// Whether the note is short enough.
    var hasValidNote: Bool { note.count <= noteLength }

    /// Whether the weigh-in can be saved.
    var canBeSaved: Bool {
        weight != nil && hasValidWeight && hasValidDay && hasValidBodyFat && hasValidNote
    }

    /// The weigh-in to save: a new one, or the edited one with its id and the members this version
    /// does not know.
    ///
    /// A new weigh-in of today has the current time. An edited one keeps its time unless its day
    /// changes, and the exact value of a weight that is shown unchanged.
    ///
    /// - Throws: `SessionError` if there is no weight, or the weight or the day is out of range.
    func weighIn() throws(SessionError) -> WeighIn {
        guard let weight else { throw .value("a weigh-in needs a weight") }
        let entered: Weight
        do throws(WeightError) {
            entered = if let exact { exact } else { try Weight(weight, unit) }
        } catch {
            throw .value(error.description)
        }
        guard hasValidDay else {
            throw .value(
                "'\(day)' is out of range: use \(days.lowerBound) to \(days.upperBound)")
        }
        var weighIn = WeighIn(day: day, weight: entered)
        if let record {
            weighIn = record
            (weighIn.day, weighIn.weight) = (day, entered)
            if day != record.day { weighIn.at = nil }
        } else if day == today {
            weighIn.at = now
        }
        let note = note.trimmed
        (weighIn.bodyFat, weighIn.note) = (bodyFat, note.isEmpty ? nil : note)
        return weighIn
    }
}

extension Journal {
    /// The weigh-in of the options; `nil` if they name none.
    fileprivate func weighIn(_ options: WeightEntryOptions) throws(ScreenError) -> WeighIn? {
        guard let id = options.weighIn else { return nil }
        guard let weighIn = weighIns.first(where: { $0.id == id }) else {
            throw .unknownWeighIn(id)
        }
        return weighIn
    }
}
