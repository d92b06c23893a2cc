public import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// A widget of the routine app; the whole of it is one button.
public struct RoutineWidgetCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "routineWidget"

    /// The widget's kind as an id: `topRoutine`, `paused`, `streaksSmall` or `streaksMedium`.
    public var id: String { widget.id }

    let widget: RoutineWidget
    let kit: Kit

    /// The values behind the card.
    public var facts: Facts {
        Facts(
            family: widget.isMedium ? .medium : .small,
            routines: widget.streaks.isEmpty
                ? widget.routines.map { Facts.Entry(id: $0.id, streakWeeks: nil) }
                : widget.streaks.map {
                    Facts.Entry(id: $0.routine.id, streakWeeks: $0.streak.weeks)
                },
            fraction: widget.paused?.fraction.roundedForDrawing,
            reloadAfter: widget.isPaused ? 900 : 3600)
    }

    /// The values behind the widget.
    public struct Facts: Sendable, Equatable, Codable {
        /// The widget's size class.
        public let family: Family

        /// The visible routines; empty if there is nothing to show.
        public let routines: [Entry]

        /// The completed share of a paused routine's habits, from 0 to 1.
        public let fraction: Double?

        /// The number of seconds after which the widget is reloaded even without a change.
        public let reloadAfter: Int

        /// One visible routine.
        public struct Entry: Sendable, Equatable, Codable, Identifiable {
            /// The routine's id in the journal.
            public let id: String

            /// The number of consecutive weeks that met the target; absent from widgets without
            /// streaks.
            public let streakWeeks: Int?
        }
    }

    /// The size class of a widget.
    public enum Family: String, Sendable, Hashable, Codable, CaseIterable {
        /// A square.
        case small
        /// Two squares side by side.
        case medium
    }

    private var phrases: Phrases { kit.phrases }

    /// The element that is drawn and spoken.
    public var body: Element {
        let (title, content) = (title, content)
        return Element.button(content.action, press: kit.cardPress) {
            Element.column(gap: .xs) {
                Element.line(gap: .symbolGap, align: .center) {
                    // A paused routine has its own symbol.
                    if widget.paused != nil {
                        kit.icon(.pauseCircle, beside: .caption, .textSecondary)
                    }
                    kit.text(title, .caption, .textSecondary).part("title")
                }
                content.parts
            }
            .growing()
        }
        .id("widget")
        .surface(kit.card)
        .accessibility(
            Accessibility(
                .button, label: content.label.spokenWords, value: content.value,
                hint: content.hint.spokenWords,
                children: .combine, inputLabels: [title.spokenText]))
    }

    /// The title of the content: `Suggested routine`.
    private var title: Phrase {
        switch widget {
        case .topRoutine: phrases.routineSuggestionTitle()
        case .paused: phrases.routinePausedState()
        case .streaksSmall: phrases.routineWidgetStreaksTop()
        case .streaksMedium: phrases.routineStreaksTitle()
        }
    }

    // MARK: The four widgets and the empty one

    private var content: Content {
        switch widget {
        case .topRoutine(let routine?): top(routine)
        case .topRoutine: empty(phrases.routineEmptyTitle())
        case .paused(let paused?): self.paused(paused)
        case .paused: empty(phrases.routineWidgetPausedEmpty())
        case .streaksSmall(let top?): longest(top)
        case .streaksMedium(let streaks) where !streaks.isEmpty: table(streaks)
        case .streaksSmall, .streaksMedium: empty(phrases.routineStreaksEmptyTitle())
        }
    }

    private func empty(_ text: Phrase) -> Content {
        Content(
            parts: [kit.text(text, .body, .textSecondary).part("empty")], action: openApp,
            label: title, value: text.spokenWords, hint: phrases.routineWidgetOpenHint())
    }

    private func top(_ routine: Routine) -> Content {
        let habits = phrases.routineHabitsCount(count: routine.readySteps.count)
        let start = kit.action(
            "start", .start(Intent.Run(routine: routine.id)), phrases.routineWidgetTopAction())
        return Content(
            parts: [name(of: routine), detail(habits)],
            action: routine.canBegin ? start : openApp,
            label: phrases.routineWidgetTopLabel(name: routine.name), value: habits.spokenWords,
            hint: routine.canBegin
                ? phrases.routineWidgetTopHint() : phrases.routineWidgetOpenHint())
    }

    private func paused(_ paused: PausedSession) -> Content {
        let (step, steps) = (paused.next, paused.total)
        let progress =
            paused.skipped == 0
            ? phrases.routineWidgetPausedStep(step: step, steps: steps)
            : phrases.routineWidgetPausedStepSkipped(
                step: step, steps: steps, skipped: paused.skipped)
        let bar = kit.bar(
            paused.fraction, height: .progressWidgetBarHeight, fill: Paint(.progressAccent),
            solidFill: .accentGraphic, moving: .routineBar)
        return Content(
            parts: [name(of: paused.routine), bar.described(by: "detail"), detail(progress)],
            action: kit.action(
                "resume", .resume(Intent.Run(session: paused.session.id)),
                phrases.routineWidgetPausedAction()),
            label: phrases.routineWidgetPausedLabel(name: paused.routine.name),
            value: progress.spokenWords, hint: phrases.routinePausedHint())
    }

    private func longest(_ top: RoutineWithStreak) -> Content {
        let (weeks, week) = figures(of: top.streak)
        return Content(
            parts: [
                name(of: top.routine, isDotted: false),
                kit.text(weeks, .widgetNumber, .textPrimary).part("number"), detail(week),
            ],
            action: openStreaks,
            label: phrases.routineWidgetStreaksLabel(name: top.routine.name),
            value: phrases.routineWidgetStreaksValue(
                weeks: weeks.spokenText, current: week.spokenText
            ).spokenWords, hint: phrases.routineWidgetStreaksHint())
    }

    private func table(_ streaks: [RoutineWithStreak]) -> Content {
        let spoken = streaks.map { shown in
            let (weeks, week) = figures(of: shown.streak)
            return phrases.routineWidgetStreaksRow(
                name: shown.routine.name, weeks: weeks.spokenText, current: week.spokenText
            ).spokenText
        }
        return Content(
            parts: streaks.map(row), action: openStreaks, label: title,
            value: SpokenWords(phrases.sentences(spoken)),
            hint: phrases.routineWidgetStreaksHint())
    }

    // MARK: Parts of the widgets

    private var openApp: Action {
        kit.action(
            "openApp", .open(.routineTemplates, as: .tab),
            phrases.routineWidgetOpen())
    }

    private var openStreaks: Action {
        kit.action("openStreaks", .open(.routineStreaks), phrases.routineWidgetStreaksAction())
    }

    private func name(of routine: Routine, isDotted: Bool = true) -> Element {
        Element.line(gap: .xs, align: .center) {
            if isDotted { kit.dot(routine) }
            kit.text(verbatim: routine.name, .headline, .textPrimary).part("name")
        }
    }

    private func detail(_ phrase: Phrase) -> Element {
        kit.text(phrase, .caption, .textSecondary).part("detail")
    }

    private func row(_ shown: RoutineWithStreak) -> Element {
        let (weeks, week) = figures(of: shown.streak)
        return Element.row(gap: .sm, align: .firstBaseline) {
            kit.text(verbatim: shown.routine.name, .body, .textPrimary).part("name").growing()
            kit.text(weeks, .headline, .textPrimary).part("number")
            detail(week)
        }
        .id(ElementID(shown.routine.id))
    }

    private func figures(of streak: WeeklyTargetStreak) -> (weeks: Phrase, week: Phrase) {
        let done = streak.current.daysMet
        return (
            phrases.routineWidgetStreaksWeeks(count: streak.weeks),
            done > streak.target
                ? phrases.routineWidgetStreaksWeekOver(done: done, target: streak.target)
                : phrases.routineWidgetStreaksWeek(done: done, target: streak.target)
        )
    }
}

/// The elements below the title, the action of a press, and the accessibility label.
private struct Content {
    let parts: [Element]
    let action: Action
    let label: Phrase
    let value: SpokenWords
    let hint: Phrase
}
