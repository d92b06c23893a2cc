import CandelaRules
import CandelaTokens

extension Screen {
    /// Makes a screen.
    ///
    /// While data load it holds a spinner; when they could not be read, a message above what was
    /// known before.
    ///
    /// - Throws: ``ScreenError`` when there is no such screen, or no such habit in the journal.
    public static func make(
        _ name: ScreenName, phase: Phase, options: ScreenOptions = ScreenOptions(),
        in context: Context
    ) throws(ScreenError) -> Screen {
        let composer = Composer(context)
        let subject = try Subject(name)
        let content: Content
        switch phase {
        case .loading:
            content = Content(cards: [.loading(composer.loading(subject))])
        case .failed(let lastKnown):
            let known = try lastKnown.map { journal throws(ScreenError) in
                try composer.content(subject, of: journal, options)
            }
            content = composer.failure(subject, above: known)
        case .ready(let journal):
            content = try composer.content(subject, of: journal, options)
        }
        return Screen(
            name, in: context, validUntil: content.validUntil, title: composer.title(subject),
            cards: content.cards, announcements: content.announcements)
    }

    /// What the screens there are show.
    enum Subject {
        case milestone, milestoneCompact, streak

        init(_ name: ScreenName) throws(ScreenError) {
            switch name {
            case .nextMilestone: self = .milestone
            case .nextMilestoneCompact: self = .milestoneCompact
            case .streakCounter: self = .streak
            default:
                throw .unknownScreen(
                    name.rawValue,
                    closest: Closeness.closest(
                        to: name.rawValue, among: ScreenName.all.map(\.rawValue)))
            }
        }
    }

    /// What a screen holds besides its name.
    struct Content {
        var cards: [Card] = []
        var announcements: [Announcement] = []
        var validUntil: Instant?
    }
}

extension Composer {
    fileprivate func title(_ subject: Screen.Subject) -> Words {
        switch subject {
        case .milestone, .milestoneCompact:
            words(phrases.milestoneNextTitle(), .title, .textPrimary)
        case .streak: words(phrases.streakTitle(), .title, .textPrimary)
        }
    }

    fileprivate func content(
        _ subject: Screen.Subject, of journal: Journal, _ options: ScreenOptions
    ) throws(ScreenError) -> Screen.Content {
        switch subject {
        case .milestone:
            milestone(journal, until: \.rateValidUntil) {
                .nextMilestone(NextMilestoneCard($0, with: self))
            }
        case .milestoneCompact:
            milestone(journal, until: \.validUntil) {
                .nextMilestoneCompact(NextMilestoneCompactCard($0, with: self))
            }
        case .streak: streak(journal, try journal.habit(options))
        }
    }

    private func milestone(
        _ journal: Journal, until validUntil: (MilestoneOutlook) -> Instant?,
        card: (MilestoneOutlook) -> Card
    ) -> Screen.Content {
        guard let outlook = MilestoneOutlook(journal, in: context) else {
            // Without a weigh-in there is nothing to tell, with one and without a goal there is.
            let hasWeighIns =
                WeightJourney(journal, now: context.now, clock: context.clock(for: journal)) != nil
            return Screen.Content(
                cards: hasWeighIns ? [.message(noGoal)] : [],
                validUntil: MilestoneOutlook.nextRecord(in: journal, context))
        }
        let announcements = outlook.reached.map { reached in
            Announcement(
                reached.announcement,
                phrases.milestoneReached(phrases.milestoneNumber(outlook.next), in: outlook.unit)
                    .spokenText)
        }
        return Screen.Content(
            cards: [card(outlook)], announcements: [announcements].compactMap(\.self),
            validUntil: validUntil(outlook))
    }

    private func streak(_ journal: Journal, _ habit: Habit?) -> Screen.Content {
        let outlook = StreakOutlook(of: habit, in: journal, context: context)
        var announcements: [Announcement] = []
        if let celebration = outlook.celebration {
            announcements.append(
                Announcement(
                    outlook.celebrationName(celebration),
                    phrases.streakMilestoneAnnouncement(count: celebration.days).spokenText))
        }
        if outlook.risk.isAtRisk {
            let of = habit.map { "-\($0.id)" } ?? ""
            announcements.append(
                Announcement(
                    "streak-at-risk\(of)-\(outlook.streak.today)",
                    phrases.streakAtRiskMessage().spokenText, politeness: .assertive))
        }
        return Screen.Content(
            cards: [.streakCounter(StreakCounterCard(outlook, with: self))],
            announcements: announcements, validUntil: outlook.validUntil)
    }
}
