/// Something worth telling about the last days.
///
/// The words are the screens' business.
public enum Insight: Sendable, Hashable {
    /// A streak of 7 days or more.
    case strongStreak(days: Int)
    /// Adherence of 80 percent or more.
    case highAdherence
    /// No streak now, and once one of more than 3 days.
    case brokenStreak(longest: Int)
    /// Five sessions or more in 7 days.
    case consistentPractice(sessions: Int)
    /// Adherence below 50 percent, and above nothing.
    case routineAdjustment
    /// Two sessions or fewer in 7 days.
    case increaseFrequency(sessions: Int)
    /// More than 20 minutes a session on average.
    case strongSessions(averageMinutes: Double)
    /// More than two thirds before noon.
    case morningRoutine
    /// More than two thirds from 18:00 on.
    case eveningPractice

    /// How much it matters; the highest comes first.
    public var priority: Int {
        switch self {
        case .strongStreak: 10
        case .highAdherence: 9
        case .brokenStreak: 8
        case .consistentPractice, .routineAdjustment: 7
        case .increaseFrequency: 6
        case .strongSessions: 5
        case .morningRoutine, .eveningPractice: 4
        }
    }

    /// What is worth telling, the most important first and five at most; nothing before the first
    /// record.
    ///
    /// - Parameter hours: The hours of the day, 0…23, at which the last sessions were.
    public static func all(
        _ index: ActivityIndex, streak: Streak, adherence: Adherence, hours: [Int] = []
    ) -> [Insight] {
        guard index.firstDay != nil else { return [] }
        let week = index.days(7)
        let sessions = week.reduce(0) { $0 + $1.frequency }
        let minutes = week.reduce(0) { $0 + $1.minutes }
        var found: [Insight] = []
        if streak.current >= 7 { found.append(.strongStreak(days: streak.current)) }
        if adherence.share >= 0.8 { found.append(.highAdherence) }
        if streak.current == 0, streak.longest > 3 {
            found.append(.brokenStreak(longest: streak.longest))
        }
        if sessions >= 5 { found.append(.consistentPractice(sessions: sessions)) }
        if adherence.share < 0.5 { found.append(.routineAdjustment) }
        if sessions <= 2 { found.append(.increaseFrequency(sessions: sessions)) }
        if sessions > 0, minutes > 20 * sessions {
            found.append(.strongSessions(averageMinutes: Double(minutes) / Double(sessions)))
        }
        let early = hours.count(where: { $0 < 12 })
        let late = hours.count(where: { $0 >= 18 })
        if early * 3 > hours.count * 2 {
            found.append(.morningRoutine)
        } else if late * 3 > hours.count * 2 {
            found.append(.eveningPractice)
        }
        return Array(
            found.enumerated()
                .sorted { (-$0.element.priority, $0.offset) < (-$1.element.priority, $1.offset) }
                .map(\.element).prefix(5))
    }
}
