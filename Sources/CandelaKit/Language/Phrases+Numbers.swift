import CandelaElements
import Foundation

extension Phrases {
    /// A count: `1,234`.
    public func number(_ value: Int) -> NumberText {
        decimals.flatMap { .integer(value, $0) } ?? .integer(value, in: formatLanguage)
    }

    /// A weight or a difference of weights, one decimal: `226.0`.
    public func weightNumber(_ value: Double) -> NumberText {
        decimals.flatMap { .weight(value, $0) } ?? .weight(value, in: formatLanguage)
    }

    /// A change of weight with its sign: `-1.4`.
    public func changeNumber(_ value: Double) -> NumberText { .change(value, in: formatLanguage) }

    /// A milestone or goal, no decimal when whole.
    public func milestoneNumber(_ value: Double) -> NumberText {
        .milestone(value, in: formatLanguage)
    }

    /// A number as it was measured: `72.4`.
    public func measuredNumber(_ value: Double) -> NumberText {
        .measured(value, in: formatLanguage)
    }

    /// A share of 1 in percent, for a phrase to complete: `80%`, said “80”.
    public func percentNumber(_ fraction: Double) -> NumberText {
        .percent(fraction, in: formatLanguage)
    }

    /// A share of 1 in percent: `80%`, said “80 percent”.
    public func percent(_ fraction: Double) -> Phrase {
        percentValue(percent: percentNumber(fraction))
    }

    /// The time left until a deadline: `6h 40m left`, said “6 hours 40 minutes left”.
    ///
    /// Seconds are cut off; below a minute, and for nothing left, it is `Less than 1 minute left`.
    public func countdown(seconds: Int) -> Phrase {
        let minutes = max(seconds, 0) / 60
        return switch (minutes / 60, minutes % 60) {
        case (0, 0): countdownUnderMinute()
        case (0, let rest): countdownMinutes(minutes: rest)
        case (let hours, 0): countdownHours(hours: hours, minutes: 0)
        case (let hours, let rest): countdownHoursMinutes(hours: hours, minutes: rest)
        }
    }

    /// Several things in one text: `A, B, and C`. Names that run the other way are isolated, by what
    /// joins them, and so are those with controls of direction.
    ///
    /// Insert it into phrases as it is; to say it alone, take ``Phrase/spokenText`` of the phrase
    /// around it.
    public func list(_ items: [String]) -> String {
        items.map(\.selfContained).formatted(
            .list(type: .and, width: .standard).locale(Locale(identifier: formatLanguage)))
    }
}
