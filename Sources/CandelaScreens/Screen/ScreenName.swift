public import CandelaTokens

/// The name of a screen: `weight.nextMilestone`.
///
/// The first step is the product it was designed for.
public struct ScreenName: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
    /// The name as it is written in JSON and on the command line.
    public let rawValue: String

    /// The screen of a name; whether there is one is for ``allCases`` to say.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The first page of the weight app.
    public static let weightDashboard = ScreenName(rawValue: "weight.dashboard")

    /// When the goal is reached, as a card by itself.
    public static let weightPrediction = ScreenName(rawValue: "weight.prediction")

    /// The milestones that were reached, under the one that is celebrated now.
    public static let weightCelebration = ScreenName(rawValue: "weight.celebration")

    /// Every weigh-in, month by month.
    public static let weightLogbook = ScreenName(rawValue: "weight.logbook")

    /// What can be set in the weight app.
    public static let weightSettings = ScreenName(rawValue: "weight.settings")

    /// The widgets of the weight app, small, medium and large.
    public static let weightWidget = ScreenName(rawValue: "weight.widget")

    /// How far it is to the next weight milestone, as a card.
    public static let nextMilestone = ScreenName(rawValue: "weight.nextMilestone")

    /// How far it is to the next weight milestone, in three lines.
    public static let nextMilestoneCompact = ScreenName(rawValue: "weight.nextMilestoneCompact")

    /// The first page of practice: streak, week and weekly progress.
    public static let practiceDashboard = ScreenName(rawValue: "practice.dashboard")

    /// Everything about streaks and practice over time.
    public static let practiceStatistics = ScreenName(rawValue: "practice.statistics")

    /// How long the current streak is.
    public static let streakCounter = ScreenName(rawValue: "practice.streakCounter")

    /// A picture of the streak to share, and what can be changed about it.
    public static let shareCard = ScreenName(rawValue: "practice.shareCard")

    /// The habits with their streaks and today's checks.
    public static let habitList = ScreenName(rawValue: "habit.list")

    /// One habit's streaks, chart and figures.
    public static let habitDetail = ScreenName(rawValue: "habit.detail")

    /// The sheet in which a habit is set up or changed.
    public static let habitForm = ScreenName(rawValue: "habit.form")

    /// A habit's timer outside the app: on the lock screen and in the island.
    public static let liveActivity = ScreenName(rawValue: "routine.liveActivity")

    /// The routine product's widgets.
    public static let routineWidget = ScreenName(rawValue: "routine.widget")

    /// The routine product's settings.
    public static let routineSettings = ScreenName(rawValue: "routine.settings")

    /// Mode, accent colour, app icon and motion of the routine product.
    public static let routineAppearance = ScreenName(rawValue: "routine.appearance")
    /// The sheet in which a routine is set up or changed.
    public static let routineBuilder = ScreenName(rawValue: "routine.builder")

    /// For which times, days and places there are routines.
    public static let routineCoverage = ScreenName(rawValue: "routine.coverage")

    /// The routines, with the one that suits the moment first.
    public static let routineTemplates = ScreenName(rawValue: "routine.templates")

    /// A routine that is gone through, habit by habit.
    public static let routineRun = ScreenName(rawValue: "routine.run")

    /// How many weeks in a row routines met their weekly targets.
    public static let routineStreaks = ScreenName(rawValue: "routine.streaks")

    /// Every screen there is, by product and then in the order of the apps.
    public static let allCases: [ScreenName] = Presenter.all.map(\.name)

    /// The name in kebab case, for files and folders: `weight-next-milestone`.
    package var kebabCase: String {
        var name = ""
        for letter in rawValue {
            if letter == "." {
                name.append("-")
            } else if letter.isUppercase {
                name += "-" + letter.lowercased()
            } else {
                name.append(letter)
            }
        }
        return name
    }

    /// The product the screen was designed for.
    public var product: Product {
        Product(rawValue: String(rawValue.prefix { $0 != "." })) ?? .weight
    }
}

extension ScreenName: ExpressibleByStringLiteral {
    /// The screen of a name, such as one of an app's own: `"sky.tonight"`.
    public init(stringLiteral name: String) { self.init(rawValue: name) }
}
