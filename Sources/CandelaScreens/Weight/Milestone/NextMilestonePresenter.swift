public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The progress to the next weight milestone, as a card.
public struct NextMilestonePresenter: Presenter {
    /// The reminders an app offers if it includes this screen.
    public let reminders: Set<ReminderSubject> = [.weighIns]

    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The place in which the screen usually appears.
    public var presentation: Screen.Presentation { .widget }

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.milestoneNextTitle() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.weight

    /// The card of the next milestone; a prompt without a goal, no card before the first weigh-in.
    public func content(
        of journal: Journal, _ options: NextMilestoneOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        NextMilestonePage(state: WeightState(journal, in: kit.context), kit: kit).content {
            NextMilestoneCard($0, explains: true, with: kit).map { Card($0) }
        }
    }
}

/// The progress to the next weight milestone, in three lines.
public struct NextMilestoneCompactPresenter: Presenter {
    /// The reminders an app offers if it includes this screen.
    public let reminders: Set<ReminderSubject> = [.weighIns]

    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The place in which the screen usually appears.
    public var presentation: Screen.Presentation { .widget }

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.milestoneNextTitle() }

    /// The texts for data that loads or cannot be read.
    public let waiting = Waiting.weight

    /// The card of the next milestone; a prompt without a goal, no card before the first weigh-in.
    public func content(
        of journal: Journal, _ options: NextMilestoneCompactOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        NextMilestonePage(state: WeightState(journal, in: kit.context), kit: kit).content {
            NextMilestoneCompactCard($0, with: kit).map { Card($0) }
        }
    }
}

/// The layout of a screen with one milestone card.
private struct NextMilestonePage {
    let state: WeightState
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    func content(_ card: (WeightState) -> Card?) -> ScreenContent {
        ScreenContent(
            cards: [card(state) ?? message].compactMap(\.self),
            announcements: [announcement].compactMap(\.self), validUntil: state.validUntil)
    }

    /// The message in place of the card: without a goal, or for a goal to hold; `nil` before the
    /// first weigh-in.
    private var message: Card? {
        guard state.log.latest != nil else { return nil }
        guard state.journal.goal != nil else {
            return Card(MessageCard.noGoal(phrases.milestoneNoGoalMessage(), with: kit))
        }
        return Card(
            MessageCard(
                "hold", .guidance, icon: .flagFilled, phrases.weightSettingsGoal(),
                phrases.weightHold(), button: nil, with: kit))
    }

    /// The announcement of the reached milestone; `nil` before it is reached and once it was
    /// celebrated.
    private var announcement: Announcement? {
        guard let id = state.announcement, let shown = ShownMilestone(state) else { return nil }
        let milestone = phrases.measure(
            phrases.milestoneNumber(shown.progress.next), in: state.unit, .long)
        let text =
            shown.isGoal
            ? phrases.milestoneLabelGoal(next: milestone)
            : phrases.milestoneReachedAnnouncement(milestone: milestone)
        return Announcement(id, text.spokenWords)
    }
}
