public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The sheet with the practice sessions of a day.
public struct PracticeDayPresenter: DeletingPresenter {
    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The place in which the screen usually appears.
    public var presentation: Screen.Presentation { .sheet }

    /// The screen's title while it has no content.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.daySessions() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.streak

    /// The sessions, the habits done and whether it is a rest day; for a day that is later than
    /// today only a note.
    ///
    /// - Throws: `ScreenError` if the options name a habit that does not exist, or a name that
    ///   several have.
    public func content(
        of journal: Journal, _ options: PracticeDayOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let clock = kit.context.clock(for: journal)
        let today = clock.day(of: kit.context.now)
        let page = PracticeDayPage(
            journal: journal, habit: try journal.habit(options), day: options.day ?? today,
            today: today, clock: clock, kit: kit)
        return ScreenContent(
            title: kit.title(of: page.day, today: today), cards: page.cards,
            validUntil: clock.nextDay(after: kit.context.now))
    }

    /// The texts about deleted sessions.
    public func deletion(of records: DeletedRecords, with kit: Kit) -> DeletionTexts? {
        records.kind == .practice ? kit.sessionsDeleted(records) : nil
    }
}

/// The layout of a day's sessions.
private struct PracticeDayPage {
    let journal: Journal
    let habit: Habit?
    let day: CalendarDay
    let today: CalendarDay
    let clock: DayClock
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var sessions: [DaySession] { list.sessions }

    private var list: DaySessions {
        DaySessions(journal, on: day, of: habit, clock: clock)
    }

    var cards: [Card] {
        guard day <= today else { return [Card(kit.dayAhead)] }
        let rest = FormCard(
            "restDay", phrases.dayRest(), isNamed: false,
            rows: [kit.restDay(day, isRest: journal.restDays.contains(day))], with: kit)
        return [Card(practiced), habits.map { Card($0) }, Card(rest)].compactMap(\.self)
    }

    /// The sessions with their figures, and the buttons that add another one.
    private var practiced: FormCard {
        let list = list
        var rows = list.sessions.map { $0.link(with: kit) }
        if rows.isEmpty {
            rows = [
                kit.text(phrases.practiceDayEmptyDay(), .body, .textSecondary).part("empty")
            ]
        } else if rows.count > 1 {
            rows += kit.figures(minutes: list.minutes, sessions: rows.count).map(\.element)
        }
        let minutes = EnteredPractice.usualMinutes(in: journal, of: habit)
        let log = Intent.Log.practice(minutes: minutes, habit: habit?.id, day: day)
        var form = Intent.Destination(.practiceSession, as: .sheet)
        (form.habit, form.day) = (habit?.id, day)
        return FormCard(
            "sessions", phrases.daySessions(),
            rows: rows + [
                kit.button(
                    "log", .log(log), phrases.practiceDayLog(count: minutes), .primary,
                    icon: .bolt, haptic: .primaryButton
                ).width(.fill),
                kit.button("add", .open(form), phrases.practiceDayAdd(), .secondary, icon: .plus)
                    .width(.fill),
            ], with: kit)
    }

    /// A row for each habit without a session on the day; `nil` without such habits.
    private var habits: FormCard? {
        let done = Set(
            journal.completions.lazy.filter { $0.day == day && $0.status == .done }.map(\.habit))
        let practiced = Set(
            sessions.lazy.map(\.practice).filter { $0.minutes > 0 }.compactMap(\.habit))
        let listed = journal.habits.filter { candidate in
            guard !practiced.contains(candidate.id) || done.contains(candidate.id) else {
                return false
            }
            return
                habit.map { $0.id == candidate.id }
                ?? (!candidate.isArchived || done.contains(candidate.id))
        }
        guard !listed.isEmpty else { return nil }
        return FormCard("habits", phrases.practiceDayHabits(), rows: listed.map(row), with: kit)
    }

    /// A box that is ticked if the habit was done, with the amount, or whether the day was skipped;
    /// only the name and the amount of a limit, which is kept by what was not done.
    private func row(_ habit: Habit) -> Element {
        let days = journal.history(of: habit.id, now: kit.context.now, clock: clock).days
        let (habit, isDone) = (habit.asOf(day), days[day].isDone)
        let name = Phrase(typed: habit.name)
        let state =
            !isDone && days.isSkipped(on: day)
            ? phrases.habitDaySkipped()
            : phrases.progress(days[day].amount, of: habit)
        let caption = state.map { kit.text($0, .footnote, .textSecondary) }
        guard !habit.isLimit else {
            return Element.column(gap: .textStack) {
                kit.text(name, .body, .textPrimary).part("name")
                caption?.part("state")
            }
            .id(ElementID(habit.id))
            .accessibility(
                Accessibility(
                    .text, label: name.spokenWords, value: state?.spokenWords, children: .combine))
        }
        let box = kit.button(
            habit.toggle(isDone: isDone, on: day, with: kit), .plain, text: name,
            icon: isDone ? .checkmarkCircleFilled : .circle, ink: .textPrimary,
            isSelected: isDone,
            accessibility: Accessibility(
                .checkbox, label: name.spokenWords, value: state?.spokenWords),
            moving: kit.tick
        )
        .id(ElementID(habit.id))
        guard let caption else { return box }
        return Element.column(gap: .textStack) {
            box
            // The box speaks it.
            caption.part(ElementID("\(habit.id)-state")).decorative()
        }
    }
}
