public import CandelaTokens
import CandelaRules

/// A milestone that was just reached, above everything else.
public struct MilestoneCelebrationCard: Sendable, Hashable, Codable {
    /// The celebration's name, the same for one milestone whenever it is asked.
    public let id: String

    /// What darkens the screen behind the card.
    public let scrim: ColorRole

    /// What pressing beside the card does.
    public let dismiss: Action

    /// What the card is drawn on.
    public let surface: Surface

    /// How the parts are laid out, from top to bottom.
    public let layout: Stack

    /// The trophy; it only decorates.
    public let icon: Icon

    /// What happened.
    public let title: Heading

    /// The milestone, a large number before its unit.
    public let milestone: Words

    /// The praise.
    public let text: Words

    /// What can be done, in order.
    public let buttons: [ButtonControl]

    /// How trophy, card, text and confetti move, in that order, and how it all goes.
    public let motions: [Motion]

    /// What is felt when it comes.
    public let haptic: HapticRole?

    /// What assistive technology is told: a group nothing outside of which is reached while it is
    /// shown; its parts stay elements.
    public let accessibility: Accessibility
}

extension Kit {
    /// The celebration of a milestone.
    ///
    /// - Parameter canShare: Whether the picture to share is ready.
    func celebration(
        _ milestone: Double, in unit: WeightUnit, canShare: Bool
    ) -> MilestoneCelebrationCard {
        let number = phrases.milestoneNumber(milestone)
        let weight = phrases.weight(number, in: unit)
        let parts = weight.runs.map { run in
            run.placeholder == "value"
                ? WordsPart(run.text)
                : WordsPart(
                    run.text, style: .celebrationUnit)
        }
        let close = action(
            "continue", .dismiss, phrases.weightCelebrationContinue(), role: .cancel)
        let share = button(
            action("share", .share, phrases.weightCelebrationShareLabel()), .secondary,
            text: phrases.weightCelebrationShare(), icon: .share,
            hint: phrases.weightCelebrationShareHint())
        let dismiss = button(
            close, .primary, text: phrases.weightCelebrationContinue(),
            hint: phrases.weightCelebrationContinueHint())
        return MilestoneCelebrationCard(
            id: "celebration-\(number.text)-\(unit.rawValue)", scrim: .scrimMilestone,
            dismiss: close,
            surface: Surface(
                background: .surface, border: edge(.textPrimary),
                cornerRadius: CornerRadius(.celebrationRadius), shadow: .prominent, padding: .lg,
                margin: .celebration),
            layout: column(gap: .md, alignment: .center),
            icon: Icon(
                .trophy,
                color: context.increaseContrast ? .celebrationTrophyGraphic : .celebrationTrophy,
                size: size(.celebrationSymbol, relativeTo: .largeTitle)),
            title: heading(
                phrases.weightCelebrationTitle(), .celebrationTitle, .textPrimary, level: 1),
            milestone: words(weight, .celebrationNumber, .primaryText, parts: parts),
            text: words(phrases.weightCelebrationText(), .body, .textSecondary),
            buttons: (canShare ? [share] : []) + [dismiss], motions: celebrationMotions,
            haptic: feel(.celebration),
            accessibility: Accessibility(
                .group,
                label: phrases.weightCelebrationLabel(
                    milestone: phrases.measure(number, in: unit, .long)
                ).spokenText, children: .contain))
    }

    private var celebrationMotions: [Motion] {
        let still = Motion.Reduced(.none)
        let close = motion(.fade, change: .overlayDismiss, reduced: still)
        guard context.options.celebrations else { return [close] }
        return [
            motion(
                .scale, appear: .celebration, amplitude: theme.motion(.celebration).scale?.from,
                reduced: still),
            motion(
                .scale, appear: .celebrationCard,
                amplitude: theme.motion(.celebrationCard).scale?.from, reduced: still),
            motion(
                .slide, appear: .celebrationText,
                amplitude: theme.motion(.celebrationText).offset?.from, reduced: still),
            motion(
                .confetti, appear: .confetti, amplitude: theme.size(.celebrationConfettiRadius),
                particles: theme.count(.celebrationConfettiCount),
                colors: [
                    .celebrationConfettiGreen, .celebrationConfettiTeal,
                    .celebrationConfettiYellow, .celebrationConfettiOrange,
                    .celebrationConfettiPink,
                ], reduced: still),
            close,
        ]
    }
}
