public import CandelaElements
public import CandelaRules

extension Accessibility {
    /// The accessibility of a chart: its title is the label, its summary the value.
    ///
    /// Every point has its own spoken text, and a table repeats the values for platforms without
    /// audio graphs.
    ///
    /// - Parameters:
    ///   - title: The chart's subject, without the word chart.
    ///   - summary: The chart in one sentence.
    public static func chart(title: String, summary: String) -> Accessibility {
        Accessibility(.chart, label: title, value: summary)
    }

    /// The accessibility of a chart, with the keys of the phrases.
    public static func chart(title: SpokenWords, summary: SpokenWords) -> Accessibility {
        Accessibility(.chart, label: title, value: summary)
    }

    /// The accessibility of one point of a chart: `Tuesday, March 17: 20 minutes`.
    ///
    /// - Parameters:
    ///   - day: The point's day.
    ///   - value: The value as text, with its unit.
    ///   - today: The current day; days in other years are spoken with the year.
    ///   - language: The reader's language; see ``Language/fallback`` for one without texts.
    public static func chartPoint(
        _ day: CalendarDay, value: String, today: CalendarDay, language: Language
    ) -> Accessibility {
        let phrases = Phrases(language: language)
        let place = phrases.spokenDate(day, today: today)
        return Accessibility(
            .text, label: phrases.chartPoint(place: place, value: value).spokenWords)
    }
}
