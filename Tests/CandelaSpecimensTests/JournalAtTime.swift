import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import CandelaTokens
import Testing

/// A journal of specimens at one time, with all screens that show it.
struct JournalAtTime: Sendable, CustomTestStringConvertible {
    let app: AppDefinition
    let journal: Journal
    let context: Context

    /// The specimens that show the journal.
    private(set) var specimens: [Specimen]

    var testDescription: String { specimens[0].name }

    /// A screen, and the habit or the other thing that the whole of it is about.
    typealias Page = (screen: Screen, subject: [String])

    /// The specimens by journal, time, unit and product.
    static let all: [JournalAtTime] = {
        var groups: [JournalAtTime] = []
        for specimen in Specimen.all {
            guard case .ready(let journal) = specimen.phase else { continue }
            let context = specimen.context
            let place = groups.firstIndex { group in
                group.app.theme.product == specimen.app.theme.product
                    && group.context.now == context.now && group.context.zone == context.zone
                    && group.context.weightUnit(for: journal) == context.weightUnit(for: journal)
                    && group.journal == journal
            }
            if let place {
                groups[place].specimens.append(specimen)
            } else {
                groups.append(
                    JournalAtTime(
                        app: specimen.app, journal: journal, context: context,
                        specimens: [specimen]))
            }
        }
        return groups
    }()

    /// The screens of the specimens, and the product's screens in their initial state.
    var screens: [Page] {
        get throws {
            try specimens.map { (try $0.once().screen, subject(of: $0)) } + initial(journal)
        }
    }

    /// The product's screens of a journal in their initial state.
    ///
    /// - Parameter isShort: Whether cards that the first three screens have too are left out.
    func initial(_ journal: Journal, isShort: Bool = false) throws -> [Page] {
        var options: [(any ScreenOptions, [String])] = []
        switch specimens[0].screen.rawValue.prefix(while: { $0 != "." }) {
        case "weight":
            options = [
                (WeightDashboardOptions(), []), (WeightWidgetOptions(), []),
                (WeightLogbookOptions(), []), (NextMilestoneOptions(), []),
                (NextMilestoneCompactOptions(), []), (WeightPredictionOptions(), []),
            ]
        case "practice":
            options = [
                (PracticeDashboardOptions(), []), (PracticeStatisticsOptions(), []),
                (StreakCounterOptions(), []), (ShareCardOptions(), []),
            ]
            for habit in journal.habits.prefix(1) {
                options.append((StreakCounterOptions(habit: habit.id), [habit.id]))
                var statistics = PracticeStatisticsOptions()
                statistics.habit = habit.id
                options.append((statistics, [habit.id]))
            }
        case "habit":
            options = [(HabitListOptions(), [])]
            for habit in journal.habits.prefix(2) {
                var detail = HabitDetailOptions()
                detail.habit = habit.id
                options.append((detail, [habit.id]))
            }
        default:
            options = [
                (RoutineTemplatesOptions(), []), (RoutineStreaksOptions(), []),
                (RoutineWidgetOptions(), []),
            ]
        }
        if isShort { options = Array(options.prefix(3)) }
        return try options.filter { app.has(type(of: $0.0).screen) }.map { options, subject in
            (
                try Screen.make(
                    type(of: options).screen, phase: .ready(journal), options: options, of: app,
                    in: context), subject
            )
        }
    }

    /// The screens that show something that is not in the journal yet: a draft, a run, a selection.
    private static let drafts: Set<ScreenName> = [
        .routineBuilder, .routineRun, .liveActivity, .weightEntry, .habitForm, .habitDay,
        .practiceDay, .practiceSession,
    ]

    private func subject(of specimen: Specimen) -> [String] {
        if Self.drafts.contains(specimen.screen) { return [specimen.name] }
        let options = specimen.options
        if specimen.screen.rawValue.hasPrefix("routine.") {
            return [
                (options as? any PlaceOptions)?.surroundings.map { "\($0)" },
                (options as? any RoutineOptions)?.routine,
            ].compactMap(\.self)
        }
        if let planned = (options as? PracticeDashboardOptions)?.plannedDays {
            return ["\(planned)"]
        }
        guard let name = (options as? any HabitOptions)?.habit else { return [] }
        return [journal.habits.first { $0.id == name || $0.name == name }?.id ?? name]
    }
}
