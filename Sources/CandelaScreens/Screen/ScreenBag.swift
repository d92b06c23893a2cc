public import CandelaRules

/// What a screen is asked to show, where a journal holds more than one thing it could.
public struct ScreenBag: HabitOptions, RoutineOptions, PlaceOptions {
    /// The habit to show, by its id or its exact name; without one the practices are shown.
    public var habit: String?

    /// The period charts show, when one was chosen; without it they show a week.
    public var period: ChartPeriod?

    /// The range a chart of weights shows; without it a month.
    public var range: WeightChartRange?

    /// The day that is chosen in a chart or a calendar.
    public var selectedDay: CalendarDay?

    /// Whether the goal counted as reached the last time, which keeps its banner from flickering.
    public var wasAtGoal: Bool?

    /// Rows of a list that were just deleted and can still come back.
    public var deletedRows: DeletedRows?

    /// What the logbook leaves out; without it it leaves out nothing.
    public var logbook: LogbookOptions?

    /// What goes on in the settings of the weight app beyond the journal.
    public var weightSettings: WeightSettingsState?

    /// What just happened, newest first, as the app's `ToastQueue` holds it.
    public var notes: [PassingNote]?

    /// What was entered in the form of a habit; without it the form is as it opens.
    public var habitDraft: HabitDraft?

    /// What was chosen on the screens of practice; without it they are as they open.
    public var practice: PracticeOptions?

    /// What was chosen for the picture to share; without it the picture is as it opens.
    public var sharing: ShareOptions?

    /// The routine to show, by its id or its exact name; without one the one that suits best.
    public var routine: String?

    /// What was entered in the builder of a routine; without it the builder is as it opens.
    public var routineDraft: RoutineDraft?

    /// What was chosen on the overview of coverage; without it the overview is as it opens.
    public var coverage: CoverageOptions?

    /// Where the person is, and their own times, days and places; without it the standard ones, and
    /// no place is known.
    public var surroundings: RoutineSurroundings?

    /// What goes on in a routine beyond the journal; without it the routine is as it was left.
    public var run: RoutineRun?

    /// Asks for nothing in particular.
    public init() {}

    /// Asks for a habit.
    public init(habit: String?) {
        self.habit = habit
    }

    /// The options of every screen that has none of its own yet.
    public static let screen = ScreenName(rawValue: "")

    private enum CodingKeys: String, CodingKey {
        case habit, period, range, selectedDay, wasAtGoal, deletedRows, logbook, weightSettings,
            notes, habitDraft, practice, sharing, routine, routineDraft, coverage, surroundings, run
    }

    /// Reads options; what is left out is not asked for.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        habit = try container.decodeIfPresent(String.self, forKey: .habit)
        period = try container.decodeIfPresent(ChartPeriod.self, forKey: .period)
        range = try container.decodeIfPresent(WeightChartRange.self, forKey: .range)
        selectedDay = try container.decodeIfPresent(CalendarDay.self, forKey: .selectedDay)
        wasAtGoal = try container.decodeIfPresent(Bool.self, forKey: .wasAtGoal)
        deletedRows = try container.decodeIfPresent(DeletedRows.self, forKey: .deletedRows)
        logbook = try container.decodeIfPresent(LogbookOptions.self, forKey: .logbook)
        weightSettings = try container.decodeIfPresent(
            WeightSettingsState.self, forKey: .weightSettings)
        notes = try container.decodeIfPresent([PassingNote].self, forKey: .notes)
        habitDraft = try container.decodeIfPresent(HabitDraft.self, forKey: .habitDraft)
        practice = try container.decodeIfPresent(PracticeOptions.self, forKey: .practice)
        sharing = try container.decodeIfPresent(ShareOptions.self, forKey: .sharing)
        routine = try container.decodeIfPresent(String.self, forKey: .routine)
        routineDraft = try container.decodeIfPresent(RoutineDraft.self, forKey: .routineDraft)
        coverage = try container.decodeIfPresent(CoverageOptions.self, forKey: .coverage)
        surroundings = try container.decodeIfPresent(
            RoutineSurroundings.self, forKey: .surroundings)
        run = try container.decodeIfPresent(RoutineRun.self, forKey: .run)
    }
}
