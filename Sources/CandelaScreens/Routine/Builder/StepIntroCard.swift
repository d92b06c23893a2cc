public import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The current step of a form, as dots, and an introduction to it.
public struct StepIntroCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "stepIntro"

    /// The card's id on its screen.
    public let id = "intro"

    let draft: RoutineDraft

    /// The expected duration of the routine.
    let minutes: Int
    let kit: Kit

    /// The values behind the card.
    public var facts: Facts {
        Facts(
            page: draft.page == .naming ? 1 : 2, pages: RoutineDraft.Page.allCases.count,
            habits: draft.routine.readySteps.count, minutes: minutes)
    }

    /// The position in the form, and the size of the routine so far.
    public struct Facts: Sendable, Equatable, Codable {
        /// The current page of the form, starting at 1.
        public let page: Int

        /// The number of pages.
        public let pages: Int

        /// The number of habits with which a run of the routine begins so far.
        public let habits: Int

        /// The expected duration of the habits, in minutes.
        public let minutes: Int
    }

    private var phrases: Phrases { kit.phrases }
    private var isNaming: Bool { draft.page == .naming }
    private var isEmpty: Bool { draft.routine.steps.isEmpty }

    /// The element that is drawn and spoken.
    public var body: Element {
        Element.column(gap: .xs) {
            dots
            kit.heading(title)
            text.map { kit.text($0, .body, .textSecondary).part("text") }
        }
        .motion(kit.motion(.slide, change: .page, reduced: .crossFade))
        // The card grows from the routine's tile, or from the button for a new routine.
        .transition(kit.matched("routine/\(draft.routine.id)"))
        .group(phrases.routineBuilderSteps())
    }

    /// One dot per step, filled for the current one.
    private var dots: Element {
        let pages = RoutineDraft.Page.allCases
        let number = (pages.firstIndex(of: draft.page) ?? 0) + 1
        let step = phrases.routineBuilderStep(step: number, steps: pages.count)
        return Element.line(gap: .xs, align: .center) {
            pages.map {
                kit.icon(
                    $0 == draft.page ? .circleFilled : .circle, beside: .footnote, .accentGraphic)
            }
        }
        .accessibility(Accessibility(.text, label: step.spokenWords, states: [.currentStep]))
    }

    private var title: Phrase {
        if isNaming { return phrases.routineBuilderNamingTitle() }
        return isEmpty
            ? phrases.routineBuilderFirst()
            : kit.summary(habits: facts.habits, minutes: facts.minutes)
    }

    /// The introduction; `nil` for the first habit, whose question needs none.
    private var text: Phrase? {
        if isNaming { return phrases.routineBuilderNamingText() }
        return isEmpty ? nil : phrases.routineBuilderContinue()
    }
}
