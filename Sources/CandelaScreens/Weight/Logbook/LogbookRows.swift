public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// A builder of logbook rows that caches their shared parts.
struct LogbookRows {
    private let unit: WeightUnit
    private let today: CalendarDay
    private let needsLoss: Bool
    private let kit: Kit
    private let edit: Phrase
    private let delete: Phrase
    private let hint: SpokenWords
    private let averageName: SpokenWords
    private let note: Icon
    private let height: Size

    /// The drawn days of the month and weekdays. A row's label says the date; a weekday has its
    /// spoken form, so that the label contains the words seen.
    private var days: [Int: StyledText] = [:]
    private var weekdays: [Weekday: StyledText] = [:]

    /// The names of the changes, which differ in little but their amount.
    private var changeNames: [ChangeName: SpokenWords] = [:]

    private struct ChangeName: Hashable {
        let direction: WeightChange.Direction
        let days: Int
        let isLoss: Bool
        let isZero: Bool
    }

    init(_ state: WeightState, _ kit: Kit) {
        (unit, today, needsLoss) = (state.unit, state.today, state.facts.needsLoss)
        self.kit = kit
        (edit, delete) = (kit.phrases.actionEdit(), kit.phrases.actionDelete())
        hint = kit.phrases.weightLogbookRowHint().said
        averageName = kit.phrases.weightLogbookAverage(days: WeightLog.averagedDays).said
        note = kit.icon(.note, beside: .caption, .textSecondary)
        height = kit.size(.logbookRowMinHeight)
    }

    /// The table row of a weigh-in: day, weight, average, change and note. Pressing it opens the
    /// entry.
    ///
    /// The time is added if the day has several weigh-ins. Numbers have no unit, and the change no
    /// sign: the arrow gives its direction.
    mutating func row(of logged: LogbookEntry) -> Element {
        let (entry, phrases) = (logged.entry, kit.phrases)
        let time = logged.time.map { phrases.timeOfDay($0) }
        let amount = logged.change.map { phrases.weightNumber(abs($0.amount)) }
        let figures = LogbookFigures(
            weight: phrases.weightNumber(entry.weight),
            average: phrases.weightNumber(logged.average),
            change: change(logged.change, amount), hasNote: entry.hasNote)
        let (day, weekday) = (day(entry.day), weekday(entry.day))
        let drawnTime = time.map {
            kit.words(phrases.timeValue(time: $0), .captionSmall, .textSecondary)
        }
        let weight = figure(figures.weight, .headline, .textPrimary).part("weight")
        let average = figure(figures.average, .subheadline, .textSecondary).part("average")
        let arrow = logged.change.map { self.arrow(for: $0) }
        let rate = amount.map { figure($0, .subheadline, .textSecondary) }
        let note = figures.hasNote ? self.note : nil
        let spoken = phrases.spokenDate(entry.day, today: today)
        return Element.button(
            kit.action("open", logged.edit, edit, gesture: .swipeFromLeading)
        ) {
            Element.column {
                day
                weekday
                drawnTime
            }
            weight
            average
            Element.line(gap: .symbolGap, align: .center) {
                arrow
                rate
            }
            note
        }
        .id(ElementID(logged.id))
        .height(.size(height))
        .actions([
            kit.action(
                "delete", .delete(.weighIn, ids: [logged.id]), delete, role: .destructive,
                gesture: .swipeFromTrailing, undoWindow: kit.undoWindow, haptic: .delete)
        ])
        .accessibility(
            .logbookRow(
                time.map { phrases.weightLogbookRowTime(date: spoken, time: $0).spokenText }
                    ?? spoken, figures, hint: hint, averageName: averageName, unit: unit, phrases))
    }

    /// The name and the amount of a change.
    private mutating func change(
        _ change: WeightChange?, _ amount: NumberText?
    ) -> LogbookFigures.Change? {
        guard let change, let amount else { return nil }
        let key = ChangeName(
            direction: change.direction, days: change.days, isLoss: change.amount < 0,
            isZero: amount.isZero)
        if let known = changeNames[key] { return (known, amount) }
        let name = kit.phrases.weightChangeName(change, amount).said
        changeNames[key] = name
        return (name, amount)
    }

    private mutating func day(_ day: CalendarDay) -> StyledText {
        if let known = days[day.date.day] { return known }
        let text = kit.phrases.dateValue(date: kit.phrases.dayOfMonth(day).text)
        let words = kit.words(text, .headline, .textPrimary)
        days[day.date.day] = words
        return words
    }

    private mutating func weekday(_ day: CalendarDay) -> StyledText {
        if let known = weekdays[day.weekday] { return known }
        let words = kit.words(kit.phrases.weekday(day), .captionSmall, .textSecondary)
        weekdays[day.weekday] = words
        return words
    }

    private func figure(_ value: NumberText, _ style: TypeRole, _ color: ColorRole) -> StyledText {
        kit.words(kit.phrases.numberValue(value: value), style, color)
    }

    /// The arrow for a change; an unknown change has none and its cell stays empty.
    private func arrow(for change: WeightChange) -> Icon {
        let color: ColorRole =
            switch change.judgement(needsLoss: needsLoss) {
            case .good: .successGraphic
            case .bad: .warningGraphic
            case .neutral: .textSecondary
            }
        let symbol: IconRole =
            switch change.direction {
            case .down: .arrowDown
            case .up: .arrowUp
            case .stable: .minus
            }
        return kit.icon(symbol, beside: .caption, color)
    }
}

/// The numbers of a row, formatted once for both drawing and speech.
private struct LogbookFigures {
    let weight: NumberText
    let average: NumberText

    /// The change; `nil` if unknown.
    let change: Change?

    let hasNote: Bool

    typealias Change = (name: SpokenWords, amount: NumberText)
}

extension Accessibility {
    /// The accessibility of a logbook row, labelled “Wednesday, March 18: 227.9 pounds, with note”,
    /// with the details “7-day average: 228.9 pounds” and “Down over 7 days: 3.5 pounds”.
    ///
    /// - Parameters:
    ///   - weight: The weight, in `unit`, like `average`.
    ///   - change: The change since the newest day 7 to 14 days before; `nil` if unknown.
    ///   - today: The current day; the year is omitted for days of the same year.
    ///   - language: The reader's language.
    public static func logbookRow(
        _ day: CalendarDay, weight: Double, average: Double, change: WeightChange? = nil,
        hasNote: Bool = false, unit: WeightUnit, today: CalendarDay, language: Language
    ) -> Accessibility {
        let phrases = Phrases(language: language)
        let figures = LogbookFigures(
            weight: phrases.weightNumber(weight), average: phrases.weightNumber(average),
            change: change.map { change in
                let amount = phrases.weightNumber(abs(change.amount))
                return (phrases.weightChangeName(change, amount).said, amount)
            },
            hasNote: hasNote)
        return logbookRow(
            phrases.spokenDate(day, today: today), figures,
            hint: phrases.weightLogbookRowHint().said,
            averageName: phrases.weightLogbookAverage(days: WeightLog.averagedDays).said,
            unit: unit, phrases)
    }

    fileprivate static func logbookRow(
        _ date: String, _ figures: LogbookFigures, hint: SpokenWords, averageName: SpokenWords,
        unit: WeightUnit, _ phrases: Phrases
    ) -> Accessibility {
        let weight = phrases.measure(figures.weight, in: unit, .long)
        let label =
            figures.hasNote
            ? phrases.weightLogbookRowNote(date: date, weight: weight)
            : phrases.weightLogbookRow(date: date, weight: weight)
        let average = AccessibilityDetail(
            averageName, phrases.weight(figures.average, in: unit, .long).said)
        let change = figures.change.map { name, amount in
            AccessibilityDetail(name, phrases.weight(amount, in: unit, .long).said)
        }
        return Accessibility(
            .button, label: label.said, hint: hint,
            details: [average, change].compactMap(\.self))
    }
}
