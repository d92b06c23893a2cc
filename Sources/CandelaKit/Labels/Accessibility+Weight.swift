public import CandelaElements
public import CandelaRules

extension Accessibility {
    /// The accessibility of the current weight as one element, labelled “Current weight: 226
    /// pounds”, with the value “Body fat: 24 percent”. The change is spoken with the other figures.
    ///
    /// - Parameters:
    ///   - weight: The weight, in `unit`.
    ///   - bodyFat: The body fat, in percent; `nil` omits it.
    ///   - lastWeighed: The day of the weight, if it is old; `nil` omits it.
    ///   - today: The current day; the year is omitted for days of the same year.
    ///   - language: The reader's language; see ``Language/fallback`` for one without texts.
    public static func weightHero(
        _ weight: Double, bodyFat: Double? = nil, lastWeighed: CalendarDay? = nil,
        unit: WeightUnit, today: CalendarDay, language: Language
    ) -> Accessibility {
        let phrases = Phrases(language: language)
        let now = phrases.measure(phrases.weightNumber(weight), in: unit, .long)
        return Accessibility(
            .text, label: phrases.weightHeroLabel(weight: now).spokenWords,
            value: bodyFat.map {
                phrases.weightHeroFat(fat: phrases.measuredPercentNumber($0)).spokenWords
            },
            details: lastWeighed.map { day in
                [
                    AccessibilityDetail(
                        phrases.settingsDetailName().spokenWords,
                        phrases.weightLast(date: phrases.date(day, today: today).spoken).spokenWords
                    )
                ]
            } ?? [], children: .combine)
    }

    /// The accessibility of the banner for a reached goal, as one combined element.
    ///
    /// - Parameters:
    ///   - language: The reader's language; see ``Language/fallback`` for one without texts.
    ///   - details: Further details, spoken on demand.
    public static func goalReached(
        language: Language, details: [AccessibilityDetail] = []
    ) -> Accessibility {
        Accessibility(
            .text, label: Phrases(language: language).weightBannerLabel().spokenWords,
            details: details,
            children: .combine)
    }

    /// The accessibility of a logbook row, labelled “Wednesday, March 18: 227.9 pounds, with note”,
    /// with the details “7-day average: 228.9 pounds” and “Down over 7 days: 3.5 pounds”.
    ///
    /// - Parameters:
    ///   - weight: The weight, in `unit`, like `average`.
    ///   - change: The change since the newest day 7 to 14 days before; `nil` if unknown.
    ///   - today: The current day; the year is omitted for days of the same year.
    ///   - language: The reader's language; see ``Language/fallback`` for one without texts.
    public static func logbookRow(
        _ day: CalendarDay, weight: Double, average: Double, change: WeightChange? = nil,
        hasNote: Bool = false, unit: WeightUnit, today: CalendarDay, language: Language
    ) -> Accessibility {
        let phrases = Phrases(language: language)
        return logbookRow(
            phrases.spokenDate(day, today: today), weight: phrases.weightNumber(weight),
            average: phrases.weightNumber(average),
            change: change.map { change in
                let amount = phrases.weightNumber(abs(change.amount))
                return (phrases.weightChangeName(change, amount).spokenWords, amount)
            }, hasNote: hasNote, unit: unit, hint: phrases.weightLogbookRowHint().spokenWords,
            averageName: phrases.weightLogbookAverage(days: WeightLog.averagedDays).spokenWords,
            phrases)
    }

    /// The accessibility of a logbook row whose parts are already formatted.
    ///
    /// - Parameters:
    ///   - date: The spoken date.
    ///   - change: The name of the change, and its amount without a sign; `nil` if unknown.
    ///   - hint: The hint, the same for all rows.
    ///   - averageName: The name of the average, the same for all rows.
    public static func logbookRow(
        _ date: String, weight: NumberText, average: NumberText,
        change: (name: SpokenWords, amount: NumberText)?, hasNote: Bool, unit: WeightUnit,
        hint: SpokenWords, averageName: SpokenWords, _ phrases: Phrases
    ) -> Accessibility {
        let weight = phrases.measure(weight, in: unit, .long)
        let label =
            hasNote
            ? phrases.weightLogbookRowNote(date: date, weight: weight)
            : phrases.weightLogbookRow(date: date, weight: weight)
        let average = AccessibilityDetail(
            averageName, phrases.weight(average, in: unit, .long).spokenWords)
        let change = change.map { name, amount in
            AccessibilityDetail(name, phrases.weight(amount, in: unit, .long).spokenWords)
        }
        return Accessibility(
            .button, label: label.spokenWords, hint: hint,
            details: [average, change].compactMap(\.self))
    }
}
