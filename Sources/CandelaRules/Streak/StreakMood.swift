/// The mood of everything that is said of a streak at a moment: warned of, celebrated or encouraged.
///
/// One decision for all that a screen shows, so that it never warns and congratulates at once. The
/// warning comes first, because it cannot wait: a milestone reached the day before is celebrated once
/// today is done.
public struct StreakMood: Sendable, Hashable {
    /// The tone of what is said.
    public enum Tone: String, Sendable, Hashable, Codable, CaseIterable {
        /// The streak ends with the day unless something is done.
        case atRisk
        /// A milestone was just reached.
        case celebrating
        /// Today is done, or needs nothing.
        case done
        /// Today is still open, and there is time.
        case open
        /// There is no streak.
        case starting
    }

    /// The tone of what is said.
    public let tone: Tone

    /// The message that suits it.
    public let message: StreakMessage

    /// Whether the streak is at risk, and when that changes.
    public let risk: StreakRisk

    /// The celebration to show; nil at risk, also when one is due.
    public let celebration: StreakCelebration?

    /// The mood of a streak.
    ///
    /// - Parameters:
    ///   - habit: The id of the habit the streak is of; nil for the streak of everything.
    ///   - journal: The celebrations shown so far, of this and other habits.
    public init(
        of streak: Streak, habit: String? = nil, in journal: Journal, now: Instant, clock: DayClock,
        milestones: StreakMilestones = .standard, risks: AtRiskRule = .standard,
        messages: StreakMessageRule = .standard
    ) {
        risk = risks.risk(of: streak, now: now, clock: clock)
        let due = milestones.celebration(of: streak, habit: habit, in: journal)
        message = messages.message(for: streak, celebration: due, isAtRisk: risk.isAtRisk)
        switch message {
        case .atRisk: tone = .atRisk
        case .milestone: tone = .celebrating
        case .strong, .doneToday, .waiting: tone = streak.needsToday ? .open : .done
        case .broken, .lapsed, .never: tone = .starting
        }
        celebration = tone == .celebrating ? due : nil
    }
}
