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
    public let title: StyledText

    /// The routine's name, as its owner typed it; absent for several routines and for none.
    public let name: StyledText?

    /// The length of a streak in weeks, large.
    public let number: StyledText?

    /// What there is to say about the routine.
    public let detail: StyledText?

    /// What stands in place of all of it when there is nothing to show.
    public let empty: StyledText?

    /// What pressing it does.
    public let action: Action

    /// The card's elements, with their accessibility.
    public let body: Element

    /// What the widget is about.
    public struct Facts: Sendable, Hashable, Codable {
        /// How large it is.
        public let family: Family

        /// The ids of the routines it shows; none when there is nothing to show.
        public let routines: [String]

        /// The share of a paused routine's habits that is done, 0 to 1.
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

    private enum Widget: String {
        case topRoutine, paused, streaksSmall, streaksMedium

        func title(_ phrases: Phrases) -> Phrase {
            switch self {
            case .topRoutine: phrases.routineWidgetTopTitle()
            case .paused: phrases.routineWidgetPausedTitle()
            case .streaksSmall: phrases.routineWidgetStreaksTop()
            case .streaksMedium: phrases.routineWidgetStreaksTitle()
            }
        }

        /// What is said when there is nothing to show.
        func empty(_ phrases: Phrases) -> Phrase {
            switch self {
            case .topRoutine: phrases.routineWidgetTopEmpty()
            case .paused: phrases.routineWidgetPausedEmpty()
            case .streaksSmall, .streaksMedium: phrases.routineStreaksEmptyTitle()
            }
        }
    }

    /// - Parameter value: What is said besides the label, when that is not what is drawn.
    private init(
        _ widget: Widget, of routines: [Routine] = [], fraction: Double? = nil,
        weeks: [Int]? = nil, number: Phrase? = nil, detail: Phrase? = nil, rows: [Element] = [],
        empty: Phrase? = nil, action: Action, label: Phrase, value: SpokenWords? = nil,
        hint: Phrase, with kit: Kit
    ) {
        let isMedium = widget == .streaksMedium
        let heading = widget.title(kit.phrases)
        let title = kit.words(heading, .caption, .textSecondary)
        let number = number.map { kit.words($0, .widgetNumber, .textPrimary) }
        let shown = isMedium ? nil : routines.first
        let name = shown.map { kit.words(verbatim: $0.name, .headline, .textPrimary) }
        let text = detail.map { kit.words($0, .caption, .textSecondary) }
        let missing = empty.map { kit.words($0, .body, .textSecondary) }
        id = widget.rawValue
        facts = Facts(
            family: isMedium ? .medium : .small, routines: routines.map(\.id),
            fraction: fraction?.roundedForDrawing, weeks: weeks,
            reloadAfter: widget == .paused ? 900 : 3600)
        (self.title, self.name, self.number) = (title, name, number)
        (self.detail, self.empty, self.action) = (text, missing, action)
        body = Element.button(action, press: kit.cardPress) {
            Element.column(gap: .xs) {
                Element.line(gap: .symbolGap, align: .center) {
                    // What stands still has its own sign.
                    if fraction != nil { kit.icon(.pauseCircle, beside: .caption, .textSecondary) }
                    title.part("title")
                }
                if let shown, let name {
                    Element.line(gap: .xs, align: .center) {
                        if weeks == nil { kit.dot(shown) }
                        name.part("name")
                    }
                }
                number?.part("number")
                fraction.map {
                    kit.bar(
                        $0, height: .progressWidgetBarHeight, fill: Paint(.progressAccent),
                        solidFill: .accentGraphic, moving: .routineBar
                    ).described(by: "detail")
                }
                text?.part("detail")
                rows
                missing?.part("empty")
            }
            .growing()
        }
        .id("widget")
        .surface(kit.card)
        .accessibility(
            Accessibility(
                .button, label: label.said, value: value ?? (detail ?? empty)?.said,
                hint: hint.said, children: .combine, inputLabels: [heading.spokenText]))
    }

    /// A widget with nothing to show opens the app.
    private init(empty widget: Widget, with kit: Kit) {
        let phrases = kit.phrases
        self.init(
            widget, empty: widget.empty(phrases),
            action: Self.openApp(with: kit), label: widget.title(phrases),
            hint: phrases.routineWidgetOpenHint(), with: kit)
    }

    private static func openApp(with kit: Kit) -> Action {
        kit.action(
            "openApp", .open(.routineTemplates, as: .tab),
            kit.phrases.routineWidgetOpen(app: kit.appName.spokenText))
    }

    // MARK: The four widgets

    /// The routine that suits best.
    init(top routine: Routine?, with kit: Kit) {
        guard let routine else {
            self.init(empty: .topRoutine, with: kit)
            return
        }
        let phrases = kit.phrases
        self.init(
            .topRoutine, of: [routine],
            detail: phrases.routineWidgetHabits(count: routine.steps.count),
            action: routine.canBegin
                ? kit.action(
                    "start", .start(Intent.Run(routine: routine.id)),
                    phrases.routineWidgetTopAction()) : Self.openApp(with: kit),
            label: phrases.routineWidgetTopLabel(name: routine.name),
            hint: routine.canBegin
                ? phrases.routineWidgetTopHint() : phrases.routineWidgetOpenHint(), with: kit)
    }

    /// The routine that was paused last.
    init(paused: PausedSession?, with kit: Kit) {
        guard let paused else {
            self.init(empty: .paused, with: kit)
            return
        }
        let phrases = kit.phrases
        let (step, steps) = (kit.digits(paused.next), kit.digits(paused.total))
        self.init(
            .paused, of: [paused.routine], fraction: paused.fraction,
            detail: paused.skipped == 0
                ? phrases.routineWidgetPausedStep(step: step, steps: steps)
                : phrases.routineWidgetPausedStepSkipped(
                    step: step, steps: steps, skipped: paused.skipped),
            action: kit.action(
                "resume", .resume(Intent.Run(session: paused.session.id)),
                phrases.routineWidgetPausedAction()),
            label: phrases.routineWidgetPausedLabel(name: paused.routine.name),
            hint: phrases.routineWidgetPausedHint(), with: kit)
    }

    /// The longest streak.
    init(longest top: RoutineWithStreak?, with kit: Kit) {
        guard let top else {
            self.init(empty: .streaksSmall, with: kit)
            return
        }
        let phrases = kit.phrases
        let (weeks, week) = Self.figures(of: top.streak, with: kit)
        self.init(
            .streaksSmall, of: [top.routine], weeks: [top.streak.weeks], number: weeks,
            detail: week, action: Self.openStreaks(kit),
            label: phrases.routineWidgetStreaksLabel(name: top.routine.name),
            value: phrases.routineWidgetStreaksValue(
                weeks: weeks.spokenText, current: week.spokenText
            ).said, hint: phrases.routineWidgetStreaksHint(), with: kit)
    }

    /// The longest streaks.
    init(streaks: [RoutineWithStreak], with kit: Kit) {
        guard !streaks.isEmpty else {
            self.init(empty: .streaksMedium, with: kit)
            return
        }
        let phrases = kit.phrases
        let told = streaks.map { shown in
            let (weeks, week) = Self.figures(of: shown.streak, with: kit)
            return phrases.routineWidgetStreaksRow(
                name: shown.routine.name, weeks: weeks.spokenText, current: week.spokenText
            ).spokenText
        }
        self.init(
            .streaksMedium, of: streaks.map(\.routine), weeks: streaks.map(\.streak.weeks),
            rows: streaks.map { Self.row($0, with: kit) }, action: Self.openStreaks(kit),
            label: phrases.routineWidgetStreaksTitle(),
            value: SpokenWords(told.joined(separator: ". ")),
            hint: phrases.routineWidgetStreaksHint(), with: kit)
    }

    // MARK: Their parts

    private static func openStreaks(_ kit: Kit) -> Action {
        kit.action("openStreaks", .open(.routineStreaks), kit.phrases.routineWidgetStreaksAction())
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
                : phrases.routineWidgetStreaksWeek(done: kit.digits(done), target: streak.target)
        )
    }
}
