import CandelaRules
import CandelaTokens

extension Kit {
    /// The words for a message of the streak counter; none at risk, which has words of its own.
    func message(_ message: StreakMessage, of streak: Streak) -> StreakCounterCard.Message? {
        switch message {
        case .milestone(let days):
            self.message(
                phrases.streakMessageMilestone(count: days),
                title: phrases.streakMilestoneTitle(count: days))
        case .atRisk: nil
        case .strong(let days):
            self.message(strong(days, streak), title: phrases.streakMessageStrongTitle())
        case .doneToday: self.message(phrases.streakMessageStarted())
        case .waiting: self.message(phrases.streakMessageSteady())
        case .broken(let longest):
            self.message(
                phrases.streakMessageBroken(count: longest),
                title: phrases.streakMessageBrokenTitle())
        case .lapsed: self.message(phrases.streakMessageBrokenEarly())
        case .never: self.message(phrases.streakMessageNever())
        }
    }

    /// Praise for a long streak. While today is open it says how long the streak is; once today
    /// is done the day's number chooses among three, so that one day has one message.
    private func strong(_ days: Int, _ streak: Streak) -> Phrase {
        guard streak.isDoneToday else { return phrases.streakMessageStrong(count: days) }
        return switch StreakMessageRule.variant(of: 3, on: streak.today) {
        case 0: phrases.streakMessageConsistent()
        case 1: phrases.streakMessageStrong(count: days)
        default: phrases.streakMessageAnother()
        }
    }

    private func message(
        _ text: Phrase, title: Phrase? = nil
    ) -> StreakCounterCard.Message {
        StreakCounterCard.Message(
            title: title.map { words($0, .headline, .textPrimary) },
            text: words(text, .message, .textSecondary))
    }
}
