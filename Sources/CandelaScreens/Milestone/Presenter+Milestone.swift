import CandelaRules

extension Presenter {
    static let nextMilestone = milestone(.nextMilestone) { kit, journal, _ in
        kit.milestone(journal, until: \.rateValidUntil) {
            Card(NextMilestoneCard($0, with: kit))
        }
    }

    static let nextMilestoneCompact = milestone(.nextMilestoneCompact) { kit, journal, _ in
        kit.milestone(journal, until: \.validUntil) {
            Card(NextMilestoneCompactCard($0, with: kit))
        }
    }

    private static func milestone(
        _ name: ScreenName,
        content:
            @escaping @Sendable (Kit, Journal, ScreenBag) throws(ScreenError) ->
            Screen.Content
    ) -> Presenter {
        Presenter(
            name: name, title: { $0.milestoneNextTitle() }, loading: { $0.milestoneLoading() },
            failure: { $0.milestoneErrorTitle() }, content: content)
    }
}

extension Kit {
    /// The screen of one milestone card.
    func milestone(
        _ journal: Journal, until validUntil: (MilestoneOutlook) -> Instant?,
        card: (MilestoneOutlook) -> Card
    ) -> Screen.Content {
        guard let outlook = MilestoneOutlook(journal, in: context) else {
            // Without a weigh-in there is nothing to tell, with one and without a goal there is.
            let hasWeighIns =
                WeightJourney(journal, now: context.now, clock: context.clock(for: journal)) != nil
            return Screen.Content(
                cards: hasWeighIns ? [Card(noGoal)] : [],
                validUntil: MilestoneOutlook.nextRecord(in: journal, context))
        }
        return Screen.Content(
            cards: [card(outlook)], announcements: announcements(of: outlook),
            validUntil: validUntil(outlook))
    }

    /// What is said by itself when a milestone is reached.
    func announcements(of outlook: MilestoneOutlook) -> [Announcement] {
        guard let reached = outlook.reached else { return [] }
        let milestone = phrases.measure(
            phrases.milestoneNumber(outlook.next), in: outlook.unit, .long)
        return [
            Announcement(
                reached, phrases.milestoneReachedAnnouncement(milestone: milestone).spokenText)
        ]
    }
}
