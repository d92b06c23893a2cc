import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The practice sessions of one day.
struct DaySessions {
    /// The sessions in the order of their times; those without one follow.
    let sessions: [DaySession]

    /// - Parameter habit: The habit whose sessions are listed; `nil` for all.
    init(
        _ journal: Journal, on day: CalendarDay, of habit: Habit? = nil, clock: DayClock
    ) {
        var journal = journal
        journal.identify()
        let practices = journal.practices.filter {
            $0.day == day && (habit == nil || $0.habit == habit?.id)
        }
        let sessions = practices.enumerated().map { place, practice in
            DaySession(
                practice: practice,
                habit: habit == nil ? practice.habit.flatMap { journal.habit(named: $0) } : nil,
                time: clock.time(of: practice.at, on: day), place: place)
        }
        self.sessions = sessions.sorted { $0.order < $1.order }
    }

    /// The total minutes.
    var minutes: Int { sessions.reduce(0) { $0 + $1.practice.minutes } }
}

/// One session in the list of its day.
struct DaySession {
    let practice: Practice

    /// The practised habit, if sessions of several habits are listed.
    let habit: Habit?

    /// The local time at which it ended; `nil` if unknown.
    let time: TimeOfDay?

    /// The position among the sessions of the day, as they were recorded.
    let place: Int

    /// The id of its row.
    var id: String { practice.id }

    /// The minute of the day, or that after the last one, and the position.
    fileprivate var order: (minute: Int, place: Int) { (time?.minutes ?? 1_440, place) }
}

extension DayClock {
    /// The local time of a day's record: at its recorded offset or, without one, in the clock's
    /// zone.
    ///
    /// - Returns: `nil` for an unknown time, and for a time on another day, such as the time at which
    ///   a session of yesterday was recorded.
    func time(of at: ZonedInstant?, on day: CalendarDay) -> TimeOfDay? {
        guard let at else { return nil }
        let local = localTime(of: at)
        return self.day(of: at.instant) == day || local.day == day ? local.time : nil
    }

    /// The local day and time of a record, at its recorded offset or, without one, in the clock's
    /// zone.
    func localTime(of at: ZonedInstant) -> (day: CalendarDay, time: TimeOfDay) {
        let local = at.instant.secondsSince1970 + (at.offset ?? offset(at: at.instant))
        let seconds = ((local % 86_400) + 86_400) % 86_400
        let time = TimeOfDay(hour: seconds / 3_600, minute: seconds % 3_600 / 60) ?? .midnight
        return (CalendarDay(daysSince1970: (local - seconds) / 86_400), time)
    }
}

extension DaySession {
    /// The lines of the row: the minutes above the time, the habit and the note.
    private func lines(_ kit: Kit) -> Element {
        Element.column(gap: .textStack) {
            kit.text(kit.phrases.practiceMinutes(count: practice.minutes), .body, .textPrimary)
                .part("minutes")
            time.map {
                kit.text(
                    kit.phrases.timeValue(time: kit.phrases.timeOfDay($0)), .footnote,
                    .textSecondary
                ).part("time")
            }
            habit.map { kit.text(verbatim: $0.name, .footnote, .textSecondary).part("habit") }
            practice.note.map { kit.text(verbatim: $0, .footnote, .textSecondary).part("note") }
        }
        .growing()
    }

    /// The accessibility: the minutes as the label, the time as the value, habit and note as
    /// details.
    private func spoken(_ role: AccessibilityRole, hint: Phrase?, _ kit: Kit) -> Accessibility {
        let phrases = kit.phrases
        let details = [
            habit.map {
                AccessibilityDetail(phrases.practiceDayHabit().spokenWords, SpokenWords($0.name))
            },
            practice.note.map {
                AccessibilityDetail(phrases.practiceSessionNote().spokenWords, SpokenWords($0))
            },
        ]
        return Accessibility(
            role, label: phrases.practiceMinutes(count: practice.minutes).spokenWords,
            value: time.map { phrases.timeValue(time: phrases.timeOfDay($0)).spokenWords },
            hint: hint?.spokenWords, details: details.compactMap(\.self), children: .combine)
    }

    /// The action that deletes the session, with a time in which it can be undone.
    private func delete(_ name: Phrase, _ gesture: Action.Gesture?, _ kit: Kit) -> Action {
        kit.deletion(of: .practice, [id], name, gesture: gesture)
    }

    /// A row whose press opens the session and whose swipe deletes it.
    func link(with kit: Kit) -> Element {
        var destination = Intent.Destination(.practiceSession, as: .sheet)
        destination.practice = id
        let open = kit.action(
            "open", .open(destination), kit.phrases.actionEdit(), gesture: .swipeFromLeading)
        return Element.button(open, gap: .sm, justify: .spaceBetween, press: kit.rowPress) {
            lines(kit)
            kit.icon(.chevronForward, beside: .footnote, .textSecondary)
        }
        .id(ElementID(id))
        .actions([delete(kit.phrases.actionDelete(), .swipeFromTrailing, kit)])
        .accessibility(spoken(.button, hint: kit.phrases.practiceSessionHint(), kit))
    }

    /// A row with a button that deletes the session, for an app that does not edit sessions.
    func row(with kit: Kit) -> Element {
        let name = kit.phrases.daySessionDelete(count: practice.minutes)
        return Element.line(gap: .sm, align: .center, justify: .spaceBetween) {
            lines(kit).part("session").accessibility(spoken(.text, hint: nil, kit))
            kit.button(delete(name, nil, kit), .plain, icon: .trash, type: .titleSmall)
        }
        .id(ElementID(id))
    }
}
