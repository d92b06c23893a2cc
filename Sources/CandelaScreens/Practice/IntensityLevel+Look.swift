import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// The scale of minutes, drawn the same way in the calendar and the heat map.
extension IntensityLevel {
    /// The plain fill, the fill of cells that may have a gradient (`nil` for none), and the colour
    /// of text on either.
    var look: (fill: ColorRole, gradient: GradientRole?, ink: ColorRole) {
        switch self {
        case .none: (.calendarDayNoneOpaque, nil, .calendarDayNoneDigit)
        case .low: (.calendarDayLowOpaque, .calendarDayLow, .calendarDayLowDigit)
        case .medium: (.calendarDayMediumOpaque, .calendarDayMedium, .calendarDayMediumDigit)
        case .high: (.calendarDayHighOpaque, .calendarDayHigh, .calendarDayHighDigit)
        }
    }
}

/// The legend entries for minutes and sessions.
extension Kit {
    /// The levels with their minutes; only done and not done if no minutes are known.
    ///
    /// - Parameters:
    ///   - days: The number of days in a cell.
    ///   - isMarked: Whether days were marked as done without minutes.
    ///   - look: The fill and outline of a level.
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

    /// One session dot, and the most dots if a cell has as many sessions, with their meaning.
    func sessionCounts(to sessions: Int) -> [Element] {
        let most = theme.count(.heatMapDotsCount)
        return (sessions < 1 ? 0..<0 : 1..<min(sessions, most) + 1).map { count in
            legendItem(
                "dots-\(count)",
                count < most
                    ? phrases.practiceSessions(count: count)
                    : phrases.practiceSessionsMore(count: count), dots: count)
        }
    }
}
