import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The one scale of minutes, as the calendar and the heat map both draw it.
extension IntensityLevel {
    /// The fill, the fill of a cell that may have a gradient, `nil` for none, and the colour of what
    /// is written on either.
    var look: (fill: ColorRole, gradient: GradientRole?, ink: ColorRole) {
        switch self {
        case .none: (.calendarDayNoneOpaque, nil, .calendarDayNoneDigit)
        case .low: (.calendarDayLowOpaque, .calendarDayLow, .calendarDayLowDigit)
        case .medium: (.calendarDayMediumOpaque, .calendarDayMedium, .calendarDayMediumDigit)
        case .high: (.calendarDayHighOpaque, .calendarDayHigh, .calendarDayHighDigit)
        }
    }
}

/// The entries of legends for minutes and sessions.
extension Kit {
    /// The levels with their minutes; done and not where days are only marked.
    ///
    /// - Parameters:
    ///   - days: How many days a cell covers.
    ///   - isMarked: Whether something was done and no minutes are known.
    ///   - look: How a level is filled and outlined.
    func levels(
        days: Int = 1, isMarked: Bool,
        look: (IntensityLevel) -> (fill: Paint, outline: Surface.Border?)
    ) -> [Element] {
        let scale = IntensityScale.standard
        let (medium, high) = (scale.mediumFrom * days, scale.highFrom * days)
        let levels: [(IntensityLevel, Phrase)] =
            isMarked
            ? [(.low, phrases.practiceDoneYes())]
            : [
                (.low, phrases.minutes(from: 1, to: medium - 1)),
                (.medium, phrases.minutes(from: medium, to: high - 1)),
                (.high, phrases.practiceLegendFrom(count: high)),
            ]
        let texts = [(IntensityLevel.none, phrases.practiceLegendNone())] + levels
        return texts.map { level, text in
            let (fill, outline) = look(level)
            return legendItem(level.rawValue, text, fill: fill, outline: outline)
        }
    }

    /// The dots with the sessions they count.
    var sessionCounts: [Element] {
        let most = theme.count(.heatMapDotsCount)
        return (0..<most).map { $0 + 1 }.map { count in
            legendItem(
                "dots-\(count)",
                count < most
                    ? phrases.practiceSessions(count: count)
                    : phrases.practiceSessionsMore(count: count), dots: count)
        }
    }
}
