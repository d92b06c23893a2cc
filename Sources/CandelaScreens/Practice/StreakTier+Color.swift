import CandelaRules
import CandelaTokens

extension StreakTier {
    /// The colour of the flame and of what repeats it; it reaches 3:1 when contrast is increased.
    func color(in context: Context) -> ColorRole {
        switch (self, context.increaseContrast) {
        case (.none, false): .streakNone
        case (.none, true): .streakNoneGraphic
        case (.low, false): .streakLow
        case (.low, true): .streakLowGraphic
        case (.mid, false): .streakMid
        case (.mid, true): .streakMidGraphic
        case (.high, false): .streakHigh
        case (.high, true): .streakHighGraphic
        }
    }

    /// The colour of a text in the tier's hue.
    var textColor: ColorRole {
        switch self {
        case .none: .streakNoneText
        case .low: .streakLowText
        case .mid: .streakMidText
        case .high: .streakHighText
        }
    }

    /// The colour of a share image, deep enough for its words.
    var sharingColor: ColorRole {
        switch self {
        case .none: .sharingTierNone
        case .low: .sharingTierLow
        case .mid: .sharingTierMid
        case .high: .sharingTierHigh
        }
    }
}
