/// How W8Trackr cheers a streak of logging; the words are the screens' business.
public enum StreakCheer: String, Sendable, Hashable, Codable, CaseIterable {
    /// No streak: keep going.
    case keepGoing
    /// 1–6 days.
    case start
    /// 7 days.
    case oneWeek
    /// 8–13 days.
    case onFire
    /// 14 days.
    case twoWeeks
    /// 15–29 days.
    case unstoppable
    /// 30 days.
    case oneMonth
    /// 31–59 days.
    case legend
    /// 60–89 days.
    case twoMonths
    /// 90 days and more.
    case threeMonths

    /// The cheer for a streak; below 1 counts as none.
    public init(forStreakOf days: Int) {
        self =
            switch days {
            case 1...6: .start
            case 7: .oneWeek
            case 8...13: .onFire
            case 14: .twoWeeks
            case 15...29: .unstoppable
            case 30: .oneMonth
            case 31...59: .legend
            case 60...89: .twoMonths
            case 90...: .threeMonths
            default: .keepGoing
            }
    }
}
