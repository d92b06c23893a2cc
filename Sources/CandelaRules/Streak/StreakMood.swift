/// The common tone of all messages about a streak: warning, celebrating or encouraging.
///
/// A screen uses one mood throughout, so that it never warns and congratulates at once. The warning
/// has priority, because it is urgent: a milestone reached the day before is celebrated once today
/// is done.
public struct StreakMood: Sendable, Equatable {
    /// The tone of the messages.
    public enum Tone: String, Sendable, Hashable, Codable, CaseIterable {
        /// The streak ends with the day unless something is done.
        case atRisk
        /// A milestone has just been reached.
        case celebrating
        /// Today is done, or nothing is needed.
        case done
        /// Today is not done yet, and there is still time.
        case open
        /// There is no streak.
        case starting
    }

    /// The tone of the messages.
    public let tone: Tone

    /// The message to show, which has the same tone.
    public let message: StreakMessage

    /// Whether the streak is at risk, and when that changes.
    public let risk: StreakRisk

    /// The celebration to show; `nil` while at risk, even if one is due.
    public let celebration: StreakCelebration?

    /// Determines the mood of a streak.
    ///
    /// - Parameters:
    ///   - habit: The identifier of the streak's habit; `nil` for the streak of the whole journal.
    ///   - journal: The journal with earlier celebrations, of this and other habits.
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
        case .strong, .doneToday, .restarted, .waiting: tone = streak.needsToday ? .open : .done
        case .broken, .lapsed, .never: tone = .starting
        }
        celebration = tone == .celebrating ? due : nil
    }
}
