import CandelaRules

extension Presenter {
    /// The full card of the next milestone by itself.
    static let nextMilestone = NextMilestonePresenter.presenter(
        NextMilestoneOptions.self, card: NextMilestoneCard.init)

    /// The compact card of the next milestone by itself.
    static let nextMilestoneCompact = NextMilestonePresenter.presenter(
        NextMilestoneCompactOptions.self, card: NextMilestoneCompactCard.init)
}

enum NextMilestonePresenter {
    /// A screen of one milestone card.
    fileprivate static func presenter<Options: ScreenOptions, Content: CardContent>(
        _ options: Options.Type, card: @escaping @Sendable (MilestoneState, Kit) -> Content
    ) -> Presenter {
        Presenter(
            options, title: { $0.phrases.milestoneNextTitle() }, loading: { $0.milestoneLoading() },
            failure: { $0.milestoneErrorTitle() },
            cards: [Content.self, MessageCard.self, LoadingCard.self, ToastCard.self]
        ) { kit, journal, _ throws(ScreenError) in
            guard let state = MilestoneState(journal, in: kit.context) else {
                return nothing(in: journal, with: kit)
            }
            return Screen.Content(
                cards: [Card(card(state, kit))], announcements: announcements(of: state, with: kit),
                validUntil: state.validUntil)
        }
    }

    /// The screen without a card: with a weigh-in and no goal there is something to say, without a
    /// weigh-in there is not.
    private static func nothing(in journal: Journal, with kit: Kit) -> Screen.Content {
        let clock = kit.context.clock(for: journal)
        let log = WeightLog(journal, now: kit.context.now, clock: clock)
        return Screen.Content(
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
