import CandelaRules
import CandelaTokens

/// Which step of a form it is, as dots, and what the step is about.
package struct StepIntroCard: CardContent {
    package static let kind = "stepIntro"
    package let id = "intro"
    package let facts: Facts
    package let body: Element

    /// Where in the form the person is, and what was built so far.
    package struct Facts: Sendable, Hashable, Codable {
        /// The step it is, from 1 on.
        package let step: Int

        /// How many steps there are.
        package let steps: Int

        /// How many habits the routine has so far.
        package let habits: Int

        /// How long they are likely to take, in minutes.
        package let minutes: Int
    }

    init(_ draft: RoutineDraft, minutes: Int, with kit: Kit) {
        let phrases = kit.phrases
        let isNaming = draft.page == .naming
        let count = draft.routine.steps.count
        let title =
            isNaming
            ? phrases.routineBuilderNamingTitle()
            : count == 0
                ? phrases.routineBuilderFirst()
                : minutes < 60
                    ? phrases.routineBuilderTotal(habits: count, minutes: minutes)
                    : phrases.routineBuilderTotalLong(
                        habits: count, time: phrases.duration(minutes: minutes).text)
        // The question for the first habit needs no more words.
        let text =
            isNaming
            ? phrases.routineBuilderNamingText()
            : count == 0 ? nil : phrases.routineBuilderContinue()
        facts = Facts(
            step: isNaming ? 1 : 2, steps: RoutineDraft.Page.allCases.count, habits: count,
            minutes: minutes)
        body = Element.column(gap: .xs) {
            Self.dots(draft.page, with: kit)
            kit.heading(title)
            text.map { kit.words($0, .body, .textSecondary).part("text") }
        }
        .motion(kit.motion(.slide, change: .page, reduced: .crossFade))
        // It grows from the routine's tile, or from the button for a new one.
        .transition(kit.matched("routine/\(draft.routine.id)"))
        .group(phrases.routineBuilderSteps())
    }

    /// A dot a step, filled for the one it is.
    private static func dots(_ page: RoutineDraft.Page, with kit: Kit) -> Element {
        let step =
            page == .naming
            ? kit.phrases.routineBuilderStepNaming() : kit.phrases.routineBuilderStepBuilding()
        return Element.line(gap: .xs, align: .center) {
            RoutineDraft.Page.allCases.map {
                kit.icon($0 == page ? .circleFilled : .circle, beside: .caption, .accentGraphic)
            }
        }
        .accessibility(Accessibility(.text, label: step.said, states: [.currentStep]))
    }
}
