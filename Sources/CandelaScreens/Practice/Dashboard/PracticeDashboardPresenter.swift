import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The first screen of the practice app: streak, week and weekly progress.
public struct PracticeDashboardPresenter: Presenter {
    /// The reminders an app offers if it includes this screen.
    public let reminders: Set<ReminderSubject> = [.practice]

    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.practiceDashboardTitle() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.streak

    /// The celebrated milestones of the streak.
    public func celebration(_ options: PracticeDashboardOptions) -> CelebratedMilestone? {
        .streak(habit: options.habit)
    }

    /// The streak, the week with its selected day, and the figures of the last seven days.
    ///
    /// - Throws: `ScreenError` if the options name a habit that does not exist, or a name that
    ///   several have.
    public func content(
        of journal: Journal, _ options: PracticeDashboardOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        let habit = try journal.habit(options)
        let state = PracticeState(of: habit, in: journal, with: kit)
        let chosen = options.selectedDay.map {
            Card(DayDetailCard(PracticeSpan($0), state, isOverlay: false, with: kit))
        }
        var content = ScreenContent()
        // The streak is the largest text of the screen.
        content.title = kit.text(title(kit), .headline, .textPrimary)
        content.cards = [
            Card(StreakCounterCard(state: state.streaks, isHero: true, kit: kit)),
            practice(of: habit, in: journal, state, with: kit).map { Card($0) },
            Card(WeekStripCard(state, options, with: kit)), chosen,
            Card(WeeklyProgressCard(state, with: kit)),
        ].compactMap(\.self)
        content.announcements = state.streaks.announcements(kit.phrases)
        content.validUntil = state.validUntil
        return content
    }

    /// The buttons that log a session of the usual length and add another one, as long as today
    /// has none; `nil` for a limit, which no practice keeps.
    private func practice(
        of habit: Habit?, in journal: Journal, _ state: PracticeState, with kit: Kit
    ) -> FormCard? {
        guard !state.streaks.isLimit, !state.streak.isDoneToday else { return nil }
        let phrases = kit.phrases
        let minutes = EnteredPractice.usualMinutes(in: journal, of: habit)
        let log = Intent.Log.practice(minutes: minutes, habit: habit?.id, day: state.today)
        var form = Intent.Destination(.practiceSession, as: .sheet)
        (form.habit, form.day) = (habit?.id, state.today)
        let add = kit.button(
            "add", .open(form), phrases.practiceDayAdd(), .secondary, icon: .plus
        ).width(.fill)
        return FormCard(
            "practiceNow", phrases.practiceNowTitle(),
            rows: [
                kit.button(
                    "log", .log(log), phrases.practiceQuickStart(count: minutes), .primary,
                    icon: .bolt, haptic: .primaryButton
                ).width(.fill),
                kit.app.has(.practiceSession) ? add : nil,
            ].compactMap(\.self), with: kit)
    }
}
