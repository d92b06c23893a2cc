import CandelaRules
import CandelaTokens

/// A widget of the routine product. All of it is one thing to press, which acts.
public struct RoutineWidgetCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "routineWidget"

    /// The widget's name: `topRoutine`, `paused`, `streaksSmall` or `streaksMedium`.
    public let id: String

    /// The values behind the card.
    public let facts: Facts

    /// What it shows: `Top Routine`.
    public let title: Words

    /// The routine's name, as its owner typed it; absent for several routines and for none.
    public let name: Words?

    /// The length of a streak in weeks, large.
    public let number: Words?

    /// What there is to say about the routine.
    public let detail: Words?

    /// What stands in place of all of it when there is nothing to show.
    public let empty: Words?

    /// What pressing it does.
    public let action: Action

    let dot: Element?
    let bar: Element?
    let rows: [Element]
    let surface: Surface
    let accessibility: Accessibility

    /// What the widget is about.
    public struct Facts: Sendable, Hashable, Codable {
        /// How large it is.
        public let family: Family

        /// The ids of the routines it shows; none when there is nothing to show.
        public let routines: [String]

        /// The share of a paused routine's habits that is passed, 0 to 1.
        public let fraction: Double?

        /// The streaks of the routines in weeks, for the widgets that show streaks.
        public let weeks: [Int]?

        /// After how many seconds it is to be made anew even when nothing changed.
        public let reloadAfter: Int
    }

    /// How large a widget is.
    public enum Family: String, Sendable, Hashable, Codable, CaseIterable {
        /// A square.
        case small
        /// Two squares side by side.
        case medium
    }

    /// The card's elements, with their accessibility.
    public var body: Element {
        Element.button(action) {
            Element.column(gap: .xs) {
                title.part("title")
                if let name {
                    Element.row(gap: .xs, align: .center, large: nil) {
                        dot
                        name.part("name")
                    }
                }
                number?.part("number")
                bar?.saidBy("detail")
                detail?.part("detail")
                rows
                empty?.part("empty")
            }
            .growing()
        }
        .id("widget")
        .surface(surface)
        .accessibility(accessibility)
    }

    /// What a widget shows, before it is put on its surface.
    private struct Content {
        var routines: [Routine] = []
        var fraction: Double?
        var weeks: [Int]?
        var hasDot = false
        var number: Words?
        var bar: Element?
        var detail: Words?
        var rows: [Element] = []
        var empty: Phrase?
        var action: Action
        var label: Phrase
        var value: SpokenWords?
        var hint: Phrase
    }

    private init(
        _ id: String, _ family: Family = .small, every seconds: Int, _ title: Phrase,
        _ content: Content, with kit: Kit
    ) {
        let shown = family == .small ? content.routines.first : nil
        self.id = id
        facts = Facts(
            family: family, routines: content.routines.map(\.id), fraction: content.fraction,
            weeks: content.weeks, reloadAfter: seconds)
        surface = kit.card
        self.title = kit.words(title, .caption, .textSecondary)
        dot = content.hasDot ? shown.map { kit.dot($0) } : nil
        name = shown.map { kit.words(verbatim: $0.name, .headline, .textPrimary) }
        number = content.number
        bar = content.bar
        detail = content.detail
        rows = content.rows
        empty = content.empty.map { kit.words($0, .body, .textSecondary) }
        action = content.action
        accessibility = Accessibility(
            .button, label: content.label.said, value: content.value,
            hint: content.hint.said, children: .combine, inputLabels: [title.spokenText])
    }

    // MARK: The four widgets

    private static let hour = 3600

    /// The routine that suits best, made anew every hour.
    init(top routine: Routine?, with kit: Kit) {
        let phrases = kit.phrases
        let title = phrases.routineWidgetTopTitle()
        let content =
            if let routine {
                Self.content(
                    of: routine,
                    phrases.routineWidgetHabits(count: routine.steps.count),
                    kit.action(
                        "start", .start(Intent.Run(routine: routine.id)),
                        phrases.routineWidgetTopAction()),
                    label: phrases.routineWidgetTopLabel(name: routine.name),
                    hint: phrases.routineWidgetTopHint(), with: kit)
            } else {
                Self.nothing(title, phrases.routineWidgetTopEmpty(), with: kit)
            }
        self.init("topRoutine", every: Self.hour, title, content, with: kit)
    }

    /// The routine that was paused last, made anew every quarter of an hour.
    init(paused: PausedSession?, with kit: Kit) {
        let phrases = kit.phrases
        let title = phrases.routineWidgetPausedTitle()
        var content = Self.nothing(title, phrases.routineWidgetPausedEmpty(), with: kit)
        if let paused {
            let step = phrases.routineWidgetPausedStep(
                step: kit.digits(min(paused.passed + 1, paused.total)),
                steps: kit.digits(paused.total))
            content = Self.content(
                of: paused.routine, step,
                kit.action(
                    "resume", .resume(Intent.Run(session: paused.session.id)),
                    phrases.routineWidgetPausedAction()),
                label: phrases.routineWidgetPausedLabel(name: paused.routine.name),
                hint: phrases.routineWidgetPausedHint(), with: kit)
            content.fraction = paused.fraction.roundedForDrawing
            content.bar =
                kit.bar(
                    paused.fraction, height: .progressWidgetBarHeight, fill: Paint(.progressAccent),
                    solidFill: .accentGraphic, moving: .routineBar
                )
        }
        self.init("paused", every: Self.hour / 4, title, content, with: kit)
    }

    /// The longest streak, made anew every hour.
    init(longest top: RoutineWithStreak?, with kit: Kit) {
        let phrases = kit.phrases
        let title = phrases.routineWidgetStreaksTop()
        var content = Self.nothing(title, phrases.routineStreaksEmptyTitle(), with: kit)
        if let top {
            let (weeks, week) = Self.figures(of: top.streak, with: kit)
            content = Content(
                routines: [top.routine], weeks: [top.streak.weeks],
                number: kit.words(weeks, .widgetNumber, .textPrimary),
                detail: kit.words(week, .caption, .textSecondary),
                action: Self.openStreaks(kit),
                label: phrases.routineWidgetStreaksLabel(name: top.routine.name),
                value: phrases.routineWidgetStreaksValue(
                    weeks: weeks.spokenText, current: week.spokenText
                ).said, hint: phrases.routineWidgetStreaksHint())
        }
        self.init("streaksSmall", every: Self.hour, title, content, with: kit)
    }

    /// The longest streaks, made anew every hour.
    init(streaks: [RoutineWithStreak], with kit: Kit) {
        let phrases = kit.phrases
        let title = phrases.routineWidgetStreaksTitle()
        var content = Self.nothing(title, phrases.routineStreaksEmptyTitle(), with: kit)
        if !streaks.isEmpty {
            let told = streaks.map { shown in
                let (weeks, week) = Self.figures(of: shown.streak, with: kit)
                return phrases.routineWidgetStreaksRow(
                    name: shown.routine.name, weeks: weeks.spokenText, current: week.spokenText
                ).spokenText
            }
            content = Content(
                routines: streaks.map(\.routine), weeks: streaks.map(\.streak.weeks),
                rows: streaks.map { Self.row($0, with: kit) }, action: Self.openStreaks(kit),
                label: title, value: SpokenWords(told.joined(separator: ". ")),
                hint: phrases.routineWidgetStreaksHint())
        }
        self.init("streaksMedium", .medium, every: Self.hour, title, content, with: kit)
    }

    // MARK: Their parts

    private static func content(
        of routine: Routine, _ detail: Phrase, _ action: Action, label: Phrase, hint: Phrase,
        with kit: Kit
    ) -> Content {
        Content(
            routines: [routine], hasDot: true,
            detail: kit.words(detail, .caption, .textSecondary), action: action, label: label,
            value: detail.said, hint: hint)
    }

    /// A widget with nothing to show opens the app.
    private static func nothing(_ title: Phrase, _ text: Phrase, with kit: Kit) -> Content {
        let app = kit.appName.spokenText
        return Content(
            empty: text,
            action: kit.action(
                "openApp", .open(.routineTemplates, as: .tab),
                kit.phrases.routineWidgetOpen(app: app)),
            label: title, value: text.said, hint: kit.phrases.routineWidgetOpenHint())
    }

    private static func openStreaks(_ kit: Kit) -> Action {
        kit.action(
            "openStreaks", .open(.routineStreaks), kit.phrases.routineWidgetStreaksAction())
    }

    private static func row(_ shown: RoutineWithStreak, with kit: Kit) -> Element {
        let (weeks, week) = figures(of: shown.streak, with: kit)
        return Element.row(gap: .sm, align: .firstBaseline) {
            kit.words(verbatim: shown.routine.name, .body, .textPrimary).part("name").growing()
            kit.words(weeks, .headline, .textPrimary).part("number")
            kit.words(week, .caption, .textSecondary).part("detail")
        }
        .id(shown.routine.id)
    }

    private static func figures(
        of streak: WeeklyTargetStreak, with kit: Kit
    ) -> (weeks: Phrase, week: Phrase) {
        let (phrases, done) = (kit.phrases, streak.current.daysMet)
        return (
            phrases.routineWidgetStreaksWeeks(count: streak.weeks),
            done > streak.target
                ? phrases.routineWidgetStreaksWeekOver(
                    done: done, target: kit.digits(streak.target))
                : phrases.routineWidgetStreaksWeek(
                    done: kit.digits(done), target: streak.target)
        )
    }
}
