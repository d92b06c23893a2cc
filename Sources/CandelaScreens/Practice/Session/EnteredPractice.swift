import CandelaElements
import CandelaKit
import CandelaRules

/// The values of the sheet for a practice session: the draft's, and the initial ones that it
/// leaves out.
struct EnteredPractice {
    /// The session being edited; `nil` for a new one.
    let record: Practice?

    /// The habit of the session; `nil` for none.
    let habit: String?

    /// The length in minutes.
    let minutes: Int

    /// The civil day.
    let day: CalendarDay

    /// The text of the note field.
    let note: String

    /// The days that can be chosen: up to today, or to the later day of the edited session.
    let days: ClosedRange<CalendarDay>

    /// The instant at which the initial values become stale.
    let validUntil: Instant

    private let today: CalendarDay
    private let now: ZonedInstant

    /// The lengths that can be entered, in minutes. A session of 0 minutes would not count.
    static let lengths = 1...1_440

    /// The maximum number of characters in the note.
    static let noteLength = TextLimits.standard.note

    /// Creates the values of the sheet for a journal.
    ///
    /// - Throws: ``ScreenError`` if the edited session or the habit does not exist.
    init(
        _ journal: Journal, _ options: PracticeSessionOptions, in context: Context
    ) throws(ScreenError) {
        let known = options.practice.map { id in journal.practices.first { $0.id == id } }
        if let known, known == nil { throw .unknownPractice(options.practice ?? "") }
        let record: Practice? = known ?? nil
        let clock = context.clock(for: journal)
        let habit = try journal.habit(options)
        let draft = options.draft ?? record.map { PracticeDraft($0) } ?? PracticeDraft()
        self.record = record
        self.habit = record == nil ? habit?.id : record?.habit
        minutes =
            draft.minutes ?? record?.minutes ?? Self.usualMinutes(in: journal, of: habit)
        note = draft.note ?? ""
        (today, now) = (clock.day(of: context.now), context.zoned(context.now))
        day = draft.day ?? record?.day ?? options.day ?? today
        let past = RecordDays(until: today).range.lowerBound
        days = min(past, record?.day ?? past)...max(today, record?.day ?? today)
        validUntil = clock.nextDay(after: context.now)
    }

    /// The length of the latest session of a habit, or of all sessions; 15 minutes without one.
    static func usualMinutes(in journal: Journal, of habit: Habit?) -> Int {
        let latest = journal.practices.last { habit == nil || $0.habit == habit?.id }
        return latest.map(\.minutes).flatMap { lengths.contains($0) ? $0 : nil } ?? 15
    }

    /// Whether the length is in range; the edited session's may stay.
    var hasValidMinutes: Bool { Self.lengths.contains(minutes) || minutes == record?.minutes }

    /// Whether the day can be chosen.
    var hasValidDay: Bool { days.contains(day) }

    /// Whether the note is short enough.
    var hasValidNote: Bool { note.count <= Self.noteLength }

    /// Whether the session can be saved.
    var canBeSaved: Bool { hasValidMinutes && hasValidDay && hasValidNote }

    /// The session to save: a new one, or the edited one with its id and the members this version
    /// does not know.
    ///
    /// A new session of today has the current time. An edited one keeps its time unless its day
    /// changes.
    ///
    /// - Throws: `SessionError` if the day is out of range.
    func practice() throws(SessionError) -> Practice {
        guard hasValidDay else {
            throw .value(
                "'\(day)' is out of range: use \(days.lowerBound) to \(days.upperBound)")
        }
        var practice = record ?? Practice(day: day, minutes: minutes)
        if record == nil {
            practice.habit = habit
            practice.at = day == today ? now : nil
        } else if practice.day != day {
            practice.at = nil
        }
        let note = note.trimmed
        (practice.day, practice.minutes) = (day, minutes)
        practice.note = note.isEmpty ? nil : note
        return practice
    }
}
