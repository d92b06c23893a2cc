public import CandelaElements
public import CandelaKit
public import CandelaRules

/// The progress to the next weight milestone, as a card.
public struct NextMilestonePresenter: Presenter {
    /// The types of card the screen can contain.
    public let cards: [any CardContent.Type] = [
        NextMilestoneCard.self, MessageCard.self, LoadingCard.self, ToastCard.self,
    ]

    /// The reminders an app offers if it includes this screen.
    public let reminders: Set<ReminderSubject> = [.weighIns]

    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The place in which the screen usually appears.
    public var presentation: Screen.Presentation { .widget }

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.milestoneNextTitle() }

    /// The text shown while the data loads.
    public func loading(_ kit: Kit) -> Phrase { kit.phrases.weightLoading() }

    /// The text shown when the data cannot be read.
    public func failure(_ kit: Kit) -> Phrase { kit.phrases.weightError() }

    /// The card of the next milestone; a prompt without a goal, no card before the first weigh-in.
    public func content(
        of journal: Journal, _ options: NextMilestoneOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        NextMilestonePage(journal: journal, kit: kit).content {
            Card(NextMilestoneCard($0, with: kit))
        }
    }
}

/// The progress to the next weight milestone, in three lines.
public struct NextMilestoneCompactPresenter: Presenter {
    /// The types of card the screen can contain.
    public let cards: [any CardContent.Type] = [
        NextMilestoneCompactCard.self, MessageCard.self, LoadingCard.self, ToastCard.self,
    ]

    /// The reminders an app offers if it includes this screen.
    public let reminders: Set<ReminderSubject> = [.weighIns]

    /// Creates the presenter for an app's list of screens.
    public init() {}

    /// The place in which the screen usually appears.
    public var presentation: Screen.Presentation { .widget }

    /// The screen's title.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.milestoneNextTitle() }

    /// The text shown while the data loads.
    public func loading(_ kit: Kit) -> Phrase { kit.phrases.weightLoading() }

    /// The text shown when the data cannot be read.
    public func failure(_ kit: Kit) -> Phrase { kit.phrases.weightError() }

    /// The card of the next milestone; a prompt without a goal, no card before the first weigh-in.
    public func content(
        of journal: Journal, _ options: NextMilestoneCompactOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        NextMilestonePage(journal: journal, kit: kit).content {
            Card(NextMilestoneCompactCard($0, with: kit))
        }
    }
}

/// The layout of a screen with one milestone card.
private struct NextMilestonePage {
    let journal: Journal
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    func content(_ card: (MilestoneState) -> Card) -> ScreenContent {
        guard let state = MilestoneState(journal, in: kit.context) else { return nothing }
        return ScreenContent(
            cards: [card(state)], announcements: announcements(of: state),
            validUntil: state.validUntil)
    }

    /// The content without a card: a message if only the goal is missing, nothing before the first
    /// weigh-in.
    private var nothing: ScreenContent {
        let clock = kit.context.clock(for: journal)
        let log = WeightLog(journal, now: kit.context.now, clock: clock)
        return ScreenContent(
            cards: log.latest == nil
                ? [] : [Card(MessageCard.noGoal(phrases.milestoneNoGoalMessage(), with: kit))],
            validUntil: log.nextReading)
    }

    /// The announcement of the reached milestone; empty before it is reached and once it was
    /// celebrated.
    private func announcements(of state: MilestoneState) -> [Announcement] {
        guard let id = state.announcement else { return [] }
        let milestone = phrases.measure(phrases.milestoneNumber(state.next), in: state.unit, .long)
        let text =
            state.progress.isGoalReached
            ? phrases.milestoneLabelGoal(next: milestone)
            : phrases.milestoneReachedAnnouncement(milestone: milestone)
        return [Announcement(id, text.said)]
    }
}
