public import CandelaRules

/// The way to the next weight milestone, as a card.
public struct NextMilestonePresenter: Presenter {
    /// The types of the cards it may hold.
    public let cards: [any CardContent.Type] = [
        NextMilestoneCard.self, MessageCard.self, LoadingCard.self, ToastCard.self,
    ]

    /// The reminders an app gives because it has the screen.
    public let reminders: Set<ReminderSubject> = [.weighIns]

    /// A presenter.
    public init() {}

    /// The title of the screen.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.milestoneNextTitle() }

    /// The words while its data load.
    public func loading(_ kit: Kit) -> Phrase { kit.phrases.milestoneLoading() }

    /// The words when its data could not be read.
    public func failure(_ kit: Kit) -> Phrase { kit.phrases.milestoneErrorTitle() }

    /// The content of the screen for a journal.
    public func content(
        of journal: Journal, _ options: NextMilestoneOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        NextMilestonePage.content(of: journal, with: kit) { Card(NextMilestoneCard($0, with: kit)) }
    }
}

/// The way to the next weight milestone, in three lines.
public struct NextMilestoneCompactPresenter: Presenter {
    /// The types of the cards it may hold.
    public let cards: [any CardContent.Type] = [
        NextMilestoneCompactCard.self, MessageCard.self, LoadingCard.self, ToastCard.self,
    ]

    /// The reminders an app gives because it has the screen.
    public let reminders: Set<ReminderSubject> = [.weighIns]

    /// A presenter.
    public init() {}

    /// The title of the screen.
    public func title(_ kit: Kit) -> Phrase { kit.phrases.milestoneNextTitle() }

    /// The words while its data load.
    public func loading(_ kit: Kit) -> Phrase { kit.phrases.milestoneLoading() }

    /// The words when its data could not be read.
    public func failure(_ kit: Kit) -> Phrase { kit.phrases.milestoneErrorTitle() }

    /// The content of the screen for a journal.
    public func content(
        of journal: Journal, _ options: NextMilestoneCompactOptions, with kit: Kit
    ) throws(ScreenError) -> ScreenContent {
        NextMilestonePage.content(of: journal, with: kit) {
            Card(NextMilestoneCompactCard($0, with: kit))
        }
    }
}

/// The screen of one milestone card.
private enum NextMilestonePage {
    static func content(
        of journal: Journal, with kit: Kit, card: (MilestoneState) -> Card
    ) -> ScreenContent {
        guard let state = MilestoneState(journal, in: kit.context) else {
            return nothing(in: journal, with: kit)
        }
        return ScreenContent(
            cards: [card(state)], announcements: announcements(of: state, with: kit),
            validUntil: state.validUntil)
    }

    /// The screen without a card: with a weigh-in and no goal there is something to say, without a
    /// weigh-in there is not.
    private static func nothing(in journal: Journal, with kit: Kit) -> ScreenContent {
        let clock = kit.context.clock(for: journal)
        let log = WeightLog(journal, now: kit.context.now, clock: clock)
        return ScreenContent(
            cards: log.latest == nil
                ? [] : [Card(MessageCard.noGoal(kit.phrases.milestoneNoGoalMessage(), with: kit))],
            validUntil: log.nextReading)
    }

    /// The announcement that the milestone is reached.
    private static func announcements(
        of state: MilestoneState, with kit: Kit
    ) -> [Announcement] {
        guard let id = state.announcement else { return [] }
        let milestone = kit.phrases.measure(
            kit.phrases.milestoneNumber(state.next), in: state.unit, .long)
        return [
            Announcement(id, kit.phrases.milestoneReachedAnnouncement(milestone: milestone).said)
        ]
    }
}
