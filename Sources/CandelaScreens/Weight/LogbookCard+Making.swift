public import CandelaRules
import CandelaTokens

/// A weigh-in as the logbook shows it.
struct LogbookEntry {
    let entry: WeightLog.Entry
    let id: String
    let average: Double
}

extension WeightOutlook {
    /// Every weigh-in with its name and its average, newest first.
    var logbook: [LogbookEntry] {
        var averages: [CalendarDay: Double] = [:]
        for point in DailyTrend.logbook.points(of: log.means) { averages[point.day] = point.value }
        var places: [CalendarDay: Int] = [:]
        let entries = log.entries.map { entry in
            let place = places[entry.day, default: 0] + 1
            places[entry.day] = place
            return LogbookEntry(
                entry: entry, id: journal.weighIns[entry.position].id ?? "\(entry.day)-\(place)",
                average: averages[entry.day] ?? entry.weight)
        }
        return entries.reversed()
    }

    /// Whether a weight is within half a unit of a milestone of the journey.
    func isAtMilestone(_ weight: Double) -> Bool {
        milestones?.journey.milestones?.all.contains { abs($0 - weight) < 0.5 } ?? false
    }
}

extension Kit {
    /// The rows of a logbook, month by month.
    func logbook(_ entries: [LogbookEntry], _ outlook: WeightOutlook) -> LogbookCard {
        var months: [LogbookCard.Month] = []
        let actions = LogbookActions(self)
        var place = 0
        while place < entries.count {
            let date = entries[place].entry.day.date
            let end =
                entries[place...].firstIndex {
                    let other = $0.entry.day.date
                    return (other.year, other.month) != (date.year, date.month)
                } ?? entries.count
            let name = phrases.longMonthAndYear(entries[place].entry.day)
            months.append(
                LogbookCard.Month(
                    id: String(entries[place].entry.day.description.prefix(7)),
                    heading: heading(phrases.dateValue(date: name.text)),
                    rows: entries[place..<end].map { row(of: $0, outlook, actions) }))
            place = end
        }
        return LogbookCard(
            id: "logbook", surface: card, layout: column(gap: .row), columns: logbookColumns,
            columnGap: .tableColumn, months: months,
            accessibility: Accessibility(
                .list, label: phrases.weightTabLogbook().spokenText, children: .contain))
    }

    private var logbookColumns: [LogbookCard.Column] {
        let heads: [(String, Phrase, SizeRole?)] = [
            ("date", phrases.weightChartAxisWhen(), .logbookDateWidth),
            ("weight", phrases.weightLogbookColumnWeight(), nil),
            ("average", phrases.weightLogbookColumnAverage(), nil),
            ("rate", phrases.weightLogbookColumnRate(), nil),
            ("notes", phrases.weightLogbookColumnNotes(), .logbookNoteWidth),
        ]
        return heads.map { id, name, width in
            LogbookCard.Column(
                id: id, head: words(name, .caption, .textSecondary), width: width.map { size($0) },
                accessibility: Accessibility(.decorative, label: name.spokenText))
        }
    }

    private func row(
        of logged: LogbookEntry, _ outlook: WeightOutlook, _ actions: LogbookActions
    ) -> LogbookCard.Row {
        let entry = logged.entry
        let change = outlook.log.logbookChange(of: entry)
        let (weight, average, rate) = (
            phrases.weightNumber(entry.weight), phrases.weightNumber(logged.average),
            change.map { phrases.weightNumber(abs($0.amount)) }
        )
        let look = change.map { rateLook($0, needsLoss: outlook.needsLoss) }
        let number = phrases.dayOfMonth(entry.day)
        let weekday = phrases.weekday(entry.day)
        func figure(_ value: NumberText, _ style: TypeRole, _ color: ColorRole) -> Words {
            words(phrases.numberValue(value: value), style, color)
        }
        return LogbookCard.Row(
            id: logged.id, day: entry.day,
            minimumHeight: max(minimumTarget, size(.logbookRowMinHeight).resolved),
            number: words(
                phrases.dateValue(date: number.text),
                saying: phrases.dateValue(date: number.spoken), .headline, .textPrimary),
            weekday: words(
                phrases.dateValue(date: weekday.text),
                saying: phrases.dateValue(date: weekday.spoken), .captionSmall, .textSecondary),
            weight: figure(weight, .headline, .textPrimary),
            average: figure(average, .subheadline, .textSecondary),
            rateIcon: look.map { icon($0.symbol, beside: .caption, $0.color) },
            rate: rate.map { figure($0, .subheadline, .textSecondary) },
            note: entry.note.map { _ in icon(.note, beside: .caption, .textSecondary) },
            action: actions.open, swipes: actions.swipes,
            accessibility: .logbookRow(
                phrases.spokenDate(entry.day, today: outlook.today), weight: weight,
                average: average, rate: rate, direction: change?.direction,
                hasNote: entry.note != nil, unit: outlook.unit, phrases,
                actions: actions.swipes))
    }

    private func rateLook(
        _ change: WeightChange, needsLoss: Bool
    ) -> (symbol: IconRole, color: ColorRole) {
        let color: ColorRole =
            switch change.judgement(needsLoss: needsLoss) {
            case .good: .successGraphic
            case .bad: .warningGraphic
            case .neutral: .textSecondary
            }
        return switch change.direction {
        case .down: (.arrowDown, color)
        case .up: (.arrowUp, color)
        case .stable: (.minus, color)
        }
    }
}

/// What can be done with every row.
private struct LogbookActions {
    let open: Action
    let swipes: [Action]

    init(_ kit: Kit) {
        let phrases = kit.phrases
        open = kit.action("open", .edit, phrases.weightLogbookEdit())
        swipes = [
            kit.action(
                "edit", .edit, phrases.weightLogbookEdit(), gesture: .swipeFromLeading),
            kit.action(
                "delete", .delete, phrases.weightLogbookDelete(), role: .destructive,
                gesture: .swipeFromTrailing, undoWindow: kit.undoWindow, haptic: .delete),
        ]
    }
}

extension Accessibility {
    /// What a screen reader says for a row of the logbook: “Wednesday, March 18, 227.9 pounds, 7-day
    /// average 228.9, 3.5 pounds down this week, has note”. What is unknown is left out.
    ///
    /// - Parameters:
    ///   - weight: In `unit`, like `average`.
    ///   - change: Against the newest weigh-in at least seven days before.
    ///   - today: The day it is for; a year that is today's is left out.
    ///   - language: A BCP 47 tag.
    public static func logbookRow(
        _ day: CalendarDay, weight: Double, average: Double, change: WeightChange? = nil,
        hasNote: Bool = false, unit: WeightUnit, today: CalendarDay, language: String,
        actions: [Action] = []
    ) -> Accessibility {
        let phrases = Phrases(language: language)
        return logbookRow(
            phrases.spokenDate(day, today: today), weight: phrases.weightNumber(weight),
            average: phrases.weightNumber(average),
            rate: change.map { phrases.weightNumber(abs($0.amount)) },
            direction: change?.direction, hasNote: hasNote, unit: unit, phrases,
            actions: actions)
    }

    fileprivate static func logbookRow(
        _ date: String, weight: NumberText, average: NumberText, rate: NumberText?,
        direction: WeightChange.Direction?, hasNote: Bool, unit: WeightUnit, _ phrases: Phrases,
        actions: [Action]
    ) -> Accessibility {
        let weight = phrases.weight(weight, in: unit).spokenText
        let average = average.spoken
        let rate = direction.flatMap { direction in
            rate.map { phrases.weightLogbookRate(direction, $0, in: unit).spokenText }
        }
        let label =
            switch (rate, hasNote) {
            case (let rate?, true):
                phrases.weightLogbookRowAll(
                    date: date, weight: weight, average: average, rate: rate)
            case (let rate?, false):
                phrases.weightLogbookRowRate(
                    date: date, weight: weight, average: average, rate: rate)
            case (nil, true):
                phrases.weightLogbookRowNote(date: date, weight: weight, average: average)
            case (nil, false):
                phrases.weightLogbookRow(date: date, weight: weight, average: average)
            }
        return Accessibility(
            .button, label: label.spokenText, hint: phrases.weightLogbookRowHint().spokenText,
            actions: actions, children: .combine)
    }
}
