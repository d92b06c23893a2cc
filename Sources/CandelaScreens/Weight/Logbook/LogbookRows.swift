public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// A builder of logbook rows that caches their shared parts.
struct LogbookRows {
    private let state: WeightState
    private let kit: Kit
    private let edit: Phrase
    private let delete: Phrase
    private let hint: Phrase
    private let averageName: Phrase
    private let note: Icon
    private let height: Size

    /// The drawn days of the month and weekdays. A row's label says the date; a weekday has its
    /// spoken form, so that the label contains the words seen.
    private var days: [Int: StyledText] = [:]
    private var weekdays: [Weekday: StyledText] = [:]

    init(_ state: WeightState, _ kit: Kit) {
        self.state = state
        self.kit = kit
        (edit, delete) = (kit.phrases.actionEdit(), kit.phrases.actionDelete())
        hint = kit.phrases.weightLogbookRowHint()
        averageName = kit.phrases.weightLogbookAverage(days: DailyTrend.logbook.span)
        note = kit.icon(.note, beside: .caption, .textSecondary)
        height = kit.size(.logbookRowMinHeight)
    }

    /// The table row of a weigh-in: day, weight, average, change and note. Pressing it opens the
    /// entry.
    ///
    /// The time is added if the day has several weigh-ins. Numbers have no unit, and the change no
    /// sign: the arrow gives its direction.
    ///
    /// - Parameter dates: The formatter shared by all rows.
    mutating func row(of logged: LogbookEntry, _ dates: inout DateTexts) -> Element {
        let (entry, phrases) = (logged.entry, kit.phrases)
        let time = logged.time.map { phrases.timeOfDay($0) }
        let figures = LogbookFigures(
            weight: phrases.weightNumber(entry.weight),
            average: phrases.weightNumber(logged.average),
            rate: logged.change.map { phrases.weightNumber(abs($0.amount)) },
            change: logged.change, hasNote: entry.note != nil)
        let change = logged.edit
        let (day, weekday) = (day(entry.day), weekday(entry.day))
        let spoken = dates.spoken(entry.day)
        let open = kit.action("open", change, edit, gesture: .swipeFromLeading)
        return Element.button(open) {
            Element.column {
                day
                weekday
                time.map {
                    kit.words(phrases.timeValue(time: $0), .captionSmall, .textSecondary)
                }
            }
            figure(figures.weight, .headline, .textPrimary).part("weight")
            figure(figures.average, .subheadline, .textSecondary).part("average")
            Element.line(gap: .symbolGap, align: .center) {
                logged.change.map { arrow(for: $0) }
                figures.rate.map { figure($0, .subheadline, .textSecondary) }
            }
            figures.hasNote ? note : nil
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
                    ?? spoken, figures, hint: hint, averageName: averageName, unit: state.unit,
                phrases))
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
            switch change.judgement(needsLoss: state.needsLoss) {
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
    let rate: NumberText?
    let change: WeightChange?
    let hasNote: Bool
}

extension Accessibility {
    /// The accessibility of a logbook row, labelled “Wednesday, March 18: 227.9 pounds, with note”,
    /// with the details “7-day average: 228.9 pounds” and “Down over 7 days: 3.5 pounds”.
    ///
    /// - Parameters:
    ///   - weight: The weight, in `unit`, like `average`.
    ///   - change: The change since the latest weigh-in at least a week older; `nil` if unknown.
    ///   - today: The current day; the year is omitted for days of the same year.
    ///   - language: The reader's language.
    public static func logbookRow(
        _ day: CalendarDay, weight: Double, average: Double, change: WeightChange? = nil,
        hasNote: Bool = false, unit: WeightUnit, today: CalendarDay, language: Language
    ) -> Accessibility {
        let phrases = Phrases(language: language)
        let figures = LogbookFigures(
            weight: phrases.weightNumber(weight), average: phrases.weightNumber(average),
            rate: change.map { phrases.weightNumber(abs($0.amount)) },
            change: change, hasNote: hasNote)
        return logbookRow(
            phrases.spokenDate(day, today: today), figures,
            hint: phrases.weightLogbookRowHint(),
            averageName: phrases.weightLogbookAverage(days: DailyTrend.logbook.span), unit: unit,
            phrases)
    }

    fileprivate static func logbookRow(
        _ date: String, _ figures: LogbookFigures, hint: Phrase, averageName: Phrase,
        unit: WeightUnit, _ phrases: Phrases
    ) -> Accessibility {
        let weight = phrases.measure(figures.weight, in: unit, .long)
        let label =
            figures.hasNote
            ? phrases.weightLogbookRowNote(date: date, weight: weight)
            : phrases.weightLogbookRow(date: date, weight: weight)
        let average = AccessibilityDetail(
            averageName.said, phrases.weight(figures.average, in: unit, .long).said)
        let change = figures.change.map { phrases.weightChangeDetail($0, in: unit) }
        return Accessibility(
            .button, label: label.said, hint: hint.said,
            details: [average, change].compactMap(\.self))
    }
}
