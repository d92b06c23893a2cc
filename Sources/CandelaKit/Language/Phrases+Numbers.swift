import CandelaElements
import Foundation

extension Phrases {
    /// A count: `1,234`.
    public func number(_ value: Int) -> NumberText {
        decimals.flatMap { .integer(value, $0) } ?? .integer(value, in: formatLanguage)
    }

    /// A weight or weight difference with one decimal: `226.0`.
    public func weightNumber(_ value: Double) -> NumberText {
        decimals.flatMap { .weight(value, $0) } ?? .weight(value, in: formatLanguage)
    }

    /// A weight change with its sign: `−1.4`.
    public func changeNumber(_ value: Double) -> NumberText { .change(value, in: formatLanguage) }

    /// A weekly rate with two decimals: `0.70`.
    public func rateNumber(_ value: Double) -> NumberText { .rate(value, in: formatLanguage) }

    /// A weekly rate with its sign: `−0.70`.
    public func signedRateNumber(_ value: Double) -> NumberText {
        .rate(value, isSigned: true, in: formatLanguage)
    }

    /// A milestone or goal, without a decimal if it is whole.
    public func milestoneNumber(_ value: Double) -> NumberText {
        .milestone(value, in: formatLanguage)
    }

    /// A measured number with up to three decimals: `72.4`.
    public func measuredNumber(_ value: Double) -> NumberText {
        .measured(value, in: formatLanguage)
    }

    /// A fraction in percent, as a value of a phrase: `80%`, spoken “80”.
    public func percentNumber(_ fraction: Double) -> NumberText {
        .percent(fraction, in: formatLanguage)
    }

    /// A measured percentage, as a value of a phrase: `24.5%`, spoken “24.5”.
    public func measuredPercentNumber(_ percent: Double) -> NumberText {
        .measuredPercent(percent, in: formatLanguage)
    }

    /// The percent sign: `%`.
    public var percentSign: String { NumberText.percentSign(in: formatLanguage) }

    /// A fraction in percent: `80%`, spoken “80 percent”.
    public func percent(_ fraction: Double) -> Phrase {
        percentValue(percent: percentNumber(fraction))
    }

    /// The numbers from one to another: `10–20`, spoken “10 to 20”.
    ///
    /// In a phrase, the second number determines the plural form.
    public func range(_ low: NumberText, _ high: NumberText) -> NumberText {
        NumberText(numberRange(low: low, high: high), endingIn: high)
    }

    /// The time until a deadline: `6 h 40 min left`, spoken “6 hours 40 minutes left”.
    ///
    /// Seconds are truncated. Below a minute, and after the deadline, it is `Less than a minute
    /// left`.
    public func countdown(seconds: Int) -> Phrase {
        let minutes = max(seconds, 0) / 60
        return switch (minutes / 60, minutes % 60) {
        case (0, 0): countdownUnderMinute()
        case (0, let rest): countdownMinutes(minutes: rest)
        case (let hours, 0): countdownHours(hours: hours)
        case (let hours, let rest): countdownHoursMinutes(hours: hours, minutes: rest)
        }
    }
}
