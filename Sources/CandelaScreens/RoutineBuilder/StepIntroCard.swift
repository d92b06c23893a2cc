import CandelaRules
import CandelaTokens

/// Which step of a form it is, as dots, and what the step is about.
public struct StepIntroCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// How the parts are laid out.
    public let layout: Stack

    /// The steps.
    public let dots: Dots

    /// What the step is about.
    public let heading: Heading

    /// What to do; absent where the heading asks for it.
    public let text: Words?

    /// How one step gives way to the next.
    public let motion: Motion

    /// What assistive technology is told: a group; its parts stay elements.
    public let accessibility: Accessibility

    /// The steps of a form, a dot each.
    public struct Dots: Sendable, Hashable, Codable {
        /// The dots: filled for the step it is, empty for the others.
        public let icons: [Icon]

        /// The step it is, from 1 on.
        public let current: Int

        /// What assistive technology is told: the step in words.
        public let accessibility: Accessibility
    }
}

extension Kit {
    /// Dots and heading of a step of the builder.
    func intro(_ draft: RoutineDraft, minutes: Int) -> StepIntroCard {
        let isNaming = draft.page == .naming
        let count = draft.routine.steps.count
        let step =
            isNaming
            ? phrases.routineBuilderStepNaming() : phrases.routineBuilderStepBuilding()
        let title =
            isNaming
            ? phrases.routineBuilderNamingTitle()
            : count == 0
                ? phrases.routineBuilderFirst()
                : phrases.routineBuilderTotal(habits: count, minutes: minutes)
        let text =
            isNaming
            ? phrases.routineBuilderNamingText()
            : count == 0 ? nil : phrases.routineBuilderContinue()
        let dots = RoutineDraft.Page.allCases.map { page in
            icon(
                page == draft.page ? .circleFilled : .circle, beside: .caption, .accentGraphic)
        }
        return StepIntroCard(
            id: "intro", layout: column(gap: .xs),
            dots: StepIntroCard.Dots(
                icons: dots, current: isNaming ? 1 : 2,
                accessibility: Accessibility(
                    .text, label: step.spokenText, states: [.currentStep])),
            heading: heading(title), text: text.map { words($0, .body, .textSecondary) },
            motion: motion(
                .slide, change: .page,
                reduced: Motion.Reduced(.crossfade, motion: .crossFade)),
            accessibility: Accessibility(
                .group, label: phrases.routineBuilderSteps().spokenText, children: .contain))
    }
}
