import CandelaElements
import CandelaRules
import CandelaTokens

extension StreakTier {
    /// The colour of the flame and of parts that repeat it; when contrast is increased, its
    /// contrast ratio is at least 3:1.
    func color(in context: Context) -> ColorRole {
        context.increaseContrast ? colors.graphic : colors.flame
    }

    /// The text colour in the tier's hue.
    var textColor: ColorRole { colors.text }

    /// The colour of a share image, dark enough for its text.
    var sharingColor: ColorRole { colors.sharing }

    private var colors: (flame: ColorRole, graphic: ColorRole, text: ColorRole, sharing: ColorRole)
    {
        switch self {
        case .none: (.streakNone, .streakNoneGraphic, .streakNoneText, .sharingTierNone)
        case .low: (.streakLow, .streakLowGraphic, .streakLowText, .sharingTierLow)
        case .mid: (.streakMid, .streakMidGraphic, .streakMidText, .sharingTierMid)
        case .high: (.streakHigh, .streakHighGraphic, .streakHighText, .sharingTierHigh)
        }
    }
}
