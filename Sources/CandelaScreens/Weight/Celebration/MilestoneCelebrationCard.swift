package import CandelaRules
package import CandelaTokens

/// A milestone that was just reached, above everything else.
package struct MilestoneCelebrationCard: CardContent {
    package static let kind = "milestoneCelebration"

    /// The card's name, the same for one milestone whenever it is asked.
    package let id: String
    package let facts: Facts
    package let body: Element

    /// What is announced once when the card appears.
    let announcement: Announcement

    /// The values behind the card.
    package struct Facts: Sendable, Hashable, Codable {
        /// The unit of the milestone.
        package let unit: WeightUnit

        /// The milestone.
        package let milestone: Double

        /// Whether the picture to share is ready.
        package let canShare: Bool

        /// The haptic played when the card appears; absent when the person switched haptics off.
        package let haptic: HapticRole?
    }

    /// The celebration that is due now; `nil` when none is.
    ///
    /// - Parameter canShare: Whether the picture to share is ready.
    init?(_ state: WeightState, canShare: Bool, with kit: Kit) {
        guard let (weight, unit) = state.milestones?.celebration else { return nil }
        let phrases = kit.phrases
        let number = phrases.milestoneNumber(weight)
        let name = unit.name(of: weight)
        let spoken = phrases.measure(number, in: unit, .long)
        id = "celebration-\(name)"
        facts = Facts(
            unit: unit, milestone: weight.roundedToThousandths, canShare: canShare,
            haptic: kit.feel(.celebration))
        let motions = Motions(with: kit)
        let trophy = Icon(
            .trophy,
            color: kit.context.increaseContrast ? .celebrationTrophyGraphic : .celebrationTrophy,
            size: kit.size(.celebrationSymbol, relativeTo: .largeTitle))
        body = Element.column(gap: .md, align: .center) {
            Element.layers {
                trophy.element.decorative().motion(motions.trophy)
                if let confetti = motions.confetti {
                    Element.shape().square(trophy.size).decorative().motion(confetti)
                }
            }
            kit.heading(phrases.weightCelebrationTitle(), .celebrationTitle, .textPrimary, level: 1)
            kit.weight(
                number, in: unit, .celebrationNumber, .primaryText,
                unitStyle: .celebrationUnit
            )
            .part("milestone")
            kit.words(phrases.weightCelebrationText(), .body, .textSecondary).element
                .part("text").motion(motions.text)
            canShare ? Self.share(spoken, with: kit) : nil
            kit.button(
                "continue", .celebrate(Intent.Celebration(weight.roundedToThousandths, unit)),
                phrases.weightCelebrationContinue(), .primary,
                hint: phrases.weightCelebrationContinueHint(), role: .cancel)
        }
        .surface(
            Surface(
                fill: Paint(.surface), border: kit.edge(.textPrimary),
                cornerRadius: CornerRadius(.celebrationRadius), shadow: .prominent, padding: .lg)
        )
        .motion(motions.card)
        .group(phrases.weightCelebrationTitle())
        announcement = Announcement(
            "weight-milestone-\(name)",
            phrases.milestoneReachedAnnouncement(milestone: spoken).said)
    }

    private static func share(_ milestone: NumberText, with kit: Kit) -> Element {
        let phrases = kit.phrases
        let share = Intent.Share(
            subject: phrases.weightCelebrationTitle().text,
            text: phrases.milestoneReachedAnnouncement(milestone: milestone).spokenText)
        return kit.button(
            kit.action("share", .share(share), phrases.weightCelebrationShareLabel()), .secondary,
            text: phrases.weightCelebrationShare(), icon: .share,
            hint: phrases.weightCelebrationShareHint()
        )
    }

    /// How the parts of a celebration move.
    private struct Motions {
        var trophy: Motion?
        var confetti: Motion?
        var text: Motion?
        let card: Motion

        /// The motions; without celebrations the card only fades away.
        init(with kit: Kit) {
            guard kit.context.options.celebrations else {
                card = kit.motion(.fade, change: .overlayDismiss, reduced: .none)
                return
            }
            func scale(_ role: MotionRole, change: MotionRole? = nil) -> Motion {
                kit.motion(
                    .scale, appear: role, change: change,
                    amplitude: kit.theme.motion(role).scale?.from, reduced: .none)
            }
            trophy = scale(.celebration)
            card = scale(.celebrationCard, change: .overlayDismiss)
            text = kit.motion(
                .slide, appear: .celebrationText,
                amplitude: kit.theme.motion(.celebrationText).offset?.from, reduced: .none)
            confetti = kit.motion(
                .confetti, appear: .confetti, amplitude: kit.theme.size(.celebrationConfettiRadius),
                particles: kit.theme.count(.celebrationConfettiCount),
                colors: [
                    .celebrationConfettiGreen, .celebrationConfettiTeal, .celebrationConfettiYellow,
                    .celebrationConfettiOrange, .celebrationConfettiPink,
                ], reduced: .none)
        }
    }
}

extension ScreenContent {
    /// Puts a celebration above the screen and announces it.
    mutating func celebrate(_ card: MilestoneCelebrationCard?) {
        guard let card else { return }
        overlay = Screen.Overlay(Card(card), scrim: .scrimMilestone)
        announcements.append(card.announcement)
    }
}
