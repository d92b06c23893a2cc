/// One card of a screen.
///
/// In JSON a card is an object whose first key, `kind`, says which card it is. A kind this version
/// does not know is read as ``unknown(_:)`` and does not fail the file.
@nonexhaustive
public enum Card: Sendable, Hashable {
    /// How far it is to the next weight milestone.
    case nextMilestone(NextMilestoneCard)
    /// How far it is to the next weight milestone, in three lines.
    case nextMilestoneCompact(NextMilestoneCompactCard)
    /// The current weight in large digits.
    case weightHero(WeightHeroCard)
    /// Two figures side by side.
    case quickStats(QuickStatsCard)
    /// The weight is at the goal.
    case goalBanner(GoalBannerCard)
    /// When the goal is reached.
    case prediction(PredictionCard)
    /// The milestones that were reached.
    case milestoneHistory(MilestoneHistoryCard)
    /// A milestone that was just reached, above everything else.
    case milestoneCelebration(MilestoneCelebrationCard)
    /// Every weigh-in, month by month.
    case logbook(LogbookCard)
    /// A widget of the weight product.
    case weightWidget(WeightWidgetCard)
    /// How long the current streak is.
    case streakCounter(StreakCounterCard)
    /// The habits of a person.
    case habitList(HabitListCard)
    /// A picture of the streak to share.
    case shareCard(ShareCard)
    /// How long the current streak is, at the head of statistics.
    case currentStreak(CurrentStreakCard)
    /// The milestones of a streak.
    case streakMilestones(StreakMilestonesCard)
    /// The longest streak, the last practice and the badges.
    case streakHistory(StreakHistoryCard)
    /// The last 30 days as a grid.
    case dayCalendar(DayCalendarCard)
    /// Minutes day by day.
    case timeline(TimelineCard)
    /// How often and how long something was practised.
    case heatMap(HeatMapCard)
    /// The figures of a day, a week or a month.
    case dayDetail(DayDetailCard)
    /// One week with what was done.
    case weekStrip(WeekStripCard)
    /// The figures and bars of the last seven days.
    case weeklyProgress(WeeklyProgressCard)
    /// A large symbol with what can be changed about it.
    case symbolHeader(SymbolHeaderCard)
    /// Streaks side by side.
    case badges(BadgesCard)
    /// A chart.
    case chart(ChartCard)
    /// Figures with their names.
    case facts(FactsCard)
    /// The streak of one routine with a weekly target.
    case routineStreak(RoutineStreakCard)
    /// Which step of a form it is, and what it is about.
    case stepIntro(StepIntroCard)
    /// The habits of a routine, to be put in order.
    case routineSteps(RoutineStepsCard)
    /// The types of habits to add to a routine.
    case stepKinds(StepKindsCard)
    /// The moment routines are chosen for.
    case routineMoment(RoutineMomentCard)
    /// Routines that can be taken up again.
    case pausedSessions(PausedSessionsCard)
    /// Routines as cards.
    case routineGallery(RoutineGalleryCard)
    /// How far a routine has come.
    case routineProgress(RoutineProgressCard)
    /// The habit of a routine that is shown.
    case routineStep(RoutineStepCard)
    /// A routine that is finished.
    case routineCompletion(RoutineCompletionCard)
    /// A habit's timer outside the app.
    case liveActivity(LiveActivityCard)
    /// A widget of the routine product.
    case routineWidget(RoutineWidgetCard)
    /// For which times, days and places there are routines.
    case coverageGrid(CoverageGridCard)
    /// One section of a form.
    case form(FormCard)
    /// Content that is not there yet, with the way to begin.
    case empty(EmptyCard)
    /// A passing note.
    case toast(ToastCard)
    /// Something is still being read.
    case loading(LoadingCard)
    /// A message in place of what it is about, or above it.
    case message(MessageCard)
    /// A card of a later version, of which only the kind is kept.
    case unknown(String)
}

extension Card {
    /// What the card is told as, or `nil` for a card this version does not know.
    public var accessibility: Accessibility? {
        switch self {
        case .nextMilestone(let card): card.accessibility
        case .nextMilestoneCompact(let card): card.accessibility
        case .weightHero(let card): card.accessibility
        case .quickStats(let card): card.accessibility
        case .goalBanner(let card): card.accessibility
        case .prediction(let card): card.accessibility
        case .milestoneHistory(let card): card.accessibility
        case .milestoneCelebration(let card): card.accessibility
        case .logbook(let card): card.accessibility
        case .weightWidget(let card): card.accessibility
        case .streakCounter(let card): card.accessibility
        case .habitList(let card): card.accessibility
        case .shareCard(let card): card.accessibility
        case .currentStreak(let card): card.accessibility
        case .streakMilestones(let card): card.accessibility
        case .streakHistory(let card): card.accessibility
        case .dayCalendar(let card): card.accessibility
        case .timeline(let card): card.accessibility
        case .heatMap(let card): card.accessibility
        case .dayDetail(let card): card.accessibility
        case .weekStrip(let card): card.accessibility
        case .weeklyProgress(let card): card.accessibility
        case .symbolHeader(let card): card.accessibility
        case .badges(let card): card.accessibility
        case .chart(let card): card.accessibility
        case .facts(let card): card.accessibility
        case .routineStreak(let card): card.accessibility
        case .stepIntro(let card): card.accessibility
        case .routineSteps(let card): card.accessibility
        case .stepKinds(let card): card.accessibility
        case .routineMoment(let card): card.accessibility
        case .pausedSessions(let card): card.accessibility
        case .routineGallery(let card): card.accessibility
        case .routineProgress(let card): card.accessibility
        case .routineStep(let card): card.accessibility
        case .routineCompletion(let card): card.accessibility
        case .liveActivity(let card): card.accessibility
        case .routineWidget(let card): card.accessibility
        case .coverageGrid(let card): card.accessibility
        case .form(let card): card.accessibility
        case .empty(let card): card.accessibility
        case .toast(let card): card.accessibility
        case .loading(let card): card.accessibility
        case .message(let card): card.accessibility
        case .unknown: nil
        }
    }
}
