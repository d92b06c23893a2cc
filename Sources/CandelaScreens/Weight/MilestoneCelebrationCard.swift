public import CandelaElements
import CandelaKit
public import CandelaRules
public import CandelaTokens

/// The celebration of a milestone that was just reached, above the rest of the screen.
public struct MilestoneCelebrationCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "milestoneCelebration"

    /// The card's id, stable for one milestone.
    public var id: String { "celebration-\(name)" }

    let weight: Double
    let unit: WeightUnit
    let isGoal: Bool
    let canShare: Bool
    let kit: Kit

    /// The values behind the card.
    public var facts: Facts {
        Facts(
            unit: unit, milestone: weight.roundedToThousandths, isGoal: isGoal, canShare: canShare,
            haptic: kit.haptic(.celebration))
    }

    /// The announcement made once when the card appears.
    var announcement: Announcement { Announcement("weight-milestone-\(name)", reached.spokenWords) }

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The unit of the milestone.
        public let unit: WeightUnit

        /// The milestone.
        public let milestone: Double

        /// Whether the milestone is the goal.
        public let isGoal: Bool

        /// Whether the share image is ready.
        public let canShare: Bool

        /// The haptic played when the card appears; absent when the person switched haptics off.
        public let haptic: HapticRole?
    }

    /// Creates the card for the celebration that is due; `nil` if none is.
    ///
    /// - Parameter canShare: Whether the share image is ready.
    init?(_ state: WeightState, canShare: Bool, with kit: Kit) {
        guard let celebrated = state.facts.celebration?.weight else { return nil }
        (weight, unit) = (celebrated.value, celebrated.unit)
        let goal = state.journal.goal?.weight.value(in: unit)
        isGoal = goal.map { abs($0 - celebrated.value) <= 0.05 } ?? false
        self.canShare = canShare
        self.kit = kit
    }

    private var phrases: Phrases { kit.phrases }

    /// The milestone as used in ids.
    private var name: String { unit.name(of: weight) }

    private var number: NumberText { phrases.milestoneNumber(weight) }
    private var title: Phrase {
        isGoal ? phrases.weightCelebrationGoalTitle() : phrases.weightCelebrationTitle()
    }
    private var text: Phrase {
        isGoal ? phrases.weightCelebrationGoalText() : phrases.weightCelebrationText()
    }

    /// The text for a reached milestone, as announced and shared.
    private var reached: Phrase {
        let milestone = phrases.measure(number, in: unit, .long)
        return isGoal
            ? phrases.milestoneLabelGoal(next: milestone)
            : phrases.milestoneReachedAnnouncement(milestone: milestone)
    }

    /// The element that is drawn and spoken.
    public var body: Element {
        Element.column(gap: .md, align: .center) {
            trophy
            kit.heading(title, .celebrationTitle, .textPrimary, level: 1)
            kit.weight(
                number, in: unit, .celebrationNumber, .primaryText, unitStyle: .celebrationUnit
            )
            .part("milestone")
            kit.text(text, .body, .textSecondary).element
                .part("text").motion(textMotion)
            if canShare { share.width(.fill) }
            kit.button(
                "continue", .celebrate(Intent.Celebration(weight.roundedToThousandths, unit)),
                phrases.actionClose(), .primary, role: .cancel
            )
            .width(.fill)
        }
        .surface(
            Surface(
                fill: Paint(.surface), border: kit.edge(.textPrimary),
                cornerRadius: CornerRadius(.celebrationRadius), shadow: .prominent, padding: .lg)
        )
        .motion(motion)
        .group(title)
    }

    private var trophy: Element {
        let trophy = Icon(
            .trophy,
            color: kit.context.increaseContrast ? .celebrationTrophyGraphic : .celebrationTrophy,
            size: kit.size(.celebrationSymbol, relativeTo: .largeTitle))
        return Element.layers {
            trophy.element.decorative().motion(celebrates ? scale(.celebration) : nil)
            if celebrates {
                Element.shape().square(trophy.size).decorative().motion(confetti)
            }
        }
    }

    private var share: Element {
        let share = Intent.Share(subject: title.text, text: reached.spokenText)
        return kit.button(
            kit.action("share", .share(share), phrases.actionShare()), .secondary,
            text: phrases.actionShare(), icon: .share)
    }

    // MARK: Motions

    /// Whether the parts are animated; without celebrations the card only fades out.
    private var celebrates: Bool { kit.context.options.celebrations }

    private var motion: Motion {
        celebrates
            ? scale(.celebrationCard, change: .overlayDismiss)
            : kit.motion(.fade, change: .overlayDismiss, reduced: .none)
    }

    private var textMotion: Motion? {
        guard celebrates else { return nil }
        return kit.motion(
            .slide, appear: .celebrationText,
            amplitude: kit.theme.motion(.celebrationText).offset?.from, reduced: .none)
    }

    private var confetti: Motion {
        kit.motion(
            .confetti, appear: .confetti, amplitude: kit.theme.size(.celebrationConfettiRadius),
            particles: kit.theme.count(.celebrationConfettiCount),
            colors: [
                .celebrationConfettiGreen, .celebrationConfettiTeal, .celebrationConfettiYellow,
                .celebrationConfettiOrange, .celebrationConfettiPink,
            ], reduced: .none)
    }

    private func scale(_ role: MotionRole, change: MotionRole? = nil) -> Motion {
        kit.motion(
            .scale, appear: role, change: change,
            amplitude: kit.theme.motion(role).scale?.from, reduced: .none)
    }
}

extension ScreenContent {
    /// Adds a celebration above the screen and announces it.
    mutating func celebrate(_ card: MilestoneCelebrationCard?) {
        guard let card else { return }
        overlay = Screen.Overlay(Card(card), scrim: .scrimMilestone)
        announcements.append(card.announcement)
    }
}
