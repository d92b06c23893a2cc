public import CandelaElements
public import CandelaKit
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
        NextMilestonePage(journal: journal, kit: kit).content {
            Card(NextMilestoneCard($0, with: kit))
        }
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
        NextMilestonePage(journal: journal, kit: kit).content {
            Card(NextMilestoneCompactCard($0, with: kit))
        }
    }
}

/// The screen of one milestone card.
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

    /// The screen without a card: with a weigh-in and no goal there is something to say, without a
    /// weigh-in there is not.
    private var nothing: ScreenContent {
        let clock = kit.context.clock(for: journal)
        let log = WeightLog(journal, now: kit.context.now, clock: clock)
        return ScreenContent(
            cards: log.latest == nil
                ? [] : [Card(MessageCard.noGoal(phrases.milestoneNoGoalMessage(), with: kit))],
            validUntil: log.nextReading)
    }

    /// The announcement that the milestone is reached.
    private func announcements(of state: MilestoneState) -> [Announcement] {
        guard let id = state.announcement else { return [] }
        let milestone = phrases.measure(phrases.milestoneNumber(state.next), in: state.unit, .long)
        return [Announcement(id, phrases.milestoneReachedAnnouncement(milestone: milestone).said)]
    }
}
