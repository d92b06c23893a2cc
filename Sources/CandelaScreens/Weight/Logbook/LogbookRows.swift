import CandelaElements
import CandelaKit
import CandelaRules
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
        hint = kit.phrases.weightLogbookRowHint().spokenWords
        averageName = kit.phrases.weightLogbookAverage(days: WeightLog.averagedDays).spokenWords
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
        let weightText = phrases.weightNumber(entry.weight)
        let averageText = phrases.weightNumber(logged.average)
        let (day, weekday) = (day(entry.day), weekday(entry.day))
        let drawnTime = time.map {
            kit.text(phrases.timeValue(time: $0), .captionSmall, .textSecondary)
        }
        let weight = figure(weightText, .headline, .textPrimary).part("weight")
        let average = figure(averageText, .subheadline, .textSecondary).part("average")
        let arrow = logged.change.map { self.arrow(for: $0) }
        let rate = amount.map { figure($0, .subheadline, .textSecondary) }
        let note = entry.hasNote ? self.note : nil
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
            kit.deletion(of: .weighIn, [logged.id], delete, gesture: .swipeFromTrailing)
        ])
        .accessibility(
            .logbookRow(
                time.map { phrases.weightLogbookRowTime(date: spoken, time: $0).spokenText }
                    ?? spoken, weight: weightText, average: averageText,
                change: change(logged.change, amount), hasNote: entry.hasNote, unit: unit,
                hint: hint, averageName: averageName, phrases))
    }

    /// The name and the amount of a change.
    private mutating func change(
        _ change: WeightChange?, _ amount: NumberText?
    ) -> (name: SpokenWords, amount: NumberText)? {
        guard let change, let amount else { return nil }
        let key = ChangeName(
            direction: change.direction, days: change.days, isLoss: change.amount < 0,
            isZero: amount.isZero)
        if let known = changeNames[key] { return (known, amount) }
        let name = kit.phrases.weightChangeName(change, amount).spokenWords
        changeNames[key] = name
        return (name, amount)
    }

    private mutating func day(_ day: CalendarDay) -> StyledText {
        if let known = days[day.date.day] { return known }
        let text = kit.phrases.dateValue(date: kit.phrases.dayOfMonth(day).text)
        let words = kit.text(text, .headline, .textPrimary)
        days[day.date.day] = words
        return words
    }

    private mutating func weekday(_ day: CalendarDay) -> StyledText {
        if let known = weekdays[day.weekday] { return known }
        let words = kit.text(kit.phrases.weekday(day), .captionSmall, .textSecondary)
        weekdays[day.weekday] = words
        return words
    }

    private func figure(_ value: NumberText, _ style: TypeRole, _ color: ColorRole) -> StyledText {
        kit.text(kit.phrases.numberValue(value: value), style, color)
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
