import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// One of several records of a habit on a day.
struct DayRecord {
    let record: Completion

    /// The status of the record as its day is judged.
    let status: CompletionStatus

    /// The unit of the amount; `nil` for none.
    let unit: String?

    /// The local time at which it was recorded; `nil` if unknown.
    let time: TimeOfDay?

    /// A row whose press opens the record and whose swipe deletes it.
    func link(with kit: Kit) -> Element {
        let open = kit.action(
            "open", .open(.habitDay, as: .sheet, habit: record.habit, record: record.id),
            kit.phrases.actionEdit(), gesture: .swipeFromLeading)
        return Element.button(open, gap: .sm, justify: .spaceBetween, press: kit.rowPress) {
            Element.line(gap: .sm) {
                kit.icon(status.symbol, beside: .body, .textSecondary)
                lines(kit)
            }
            .growing()
            kit.icon(.chevronForward, beside: .footnote, .textSecondary)
        }
        .id(ElementID(record.id))
        .actions([
            kit.deletion(
                of: .completion, [record.id], kit.phrases.actionDelete(),
                gesture: .swipeFromTrailing)
        ])
        .accessibility(spoken(kit))
    }

    /// The status above the amount, the time and the note.
    private func lines(_ kit: Kit) -> Element {
        Element.column(gap: .textStack) {
            kit.text(status.name(in: kit.phrases), .body, .textPrimary).part("status")
            record.amount.map { amount in
                Element.line(gap: .xxs) {
                    kit.text(number(amount, kit), .footnote, .textSecondary).part("amount")
                    unit.map { kit.text(verbatim: $0, .footnote, .textSecondary).part("unit") }
                }
            }
            time.map {
                kit.text(
                    kit.phrases.timeValue(time: kit.phrases.timeOfDay($0)), .footnote,
                    .textSecondary
                ).part("time")
            }
            record.note.map { kit.text(verbatim: $0, .footnote, .textSecondary).part("note") }
        }
        .growing()
    }

    private func number(_ amount: Double, _ kit: Kit) -> Phrase {
        kit.phrases.numberValue(value: kit.phrases.measuredNumber(amount))
    }

    /// The accessibility: the status as the label, the time as the value, amount and note as
    /// details.
    private func spoken(_ kit: Kit) -> Accessibility {
        let phrases = kit.phrases
        let name = unit.map { phrases.habitDayAmountUnit(unit: $0) } ?? phrases.habitDayAmount()
        let details = [
            record.amount.map {
                AccessibilityDetail(name.spokenWords, number($0, kit).spokenWords)
            },
            record.note.map {
                AccessibilityDetail(phrases.habitDayNote().spokenWords, SpokenWords($0))
            },
        ]
        return Accessibility(
            .button, label: status.name(in: phrases).spokenWords,
            value: time.map { phrases.timeValue(time: phrases.timeOfDay($0)).spokenWords },
            hint: phrases.habitDayHint().spokenWords, details: details.compactMap(\.self),
            children: .combine)
    }
}

extension CompletionStatus {
    /// The name of the status in a day's sheet, which calls a missed day not done.
    func name(in phrases: Phrases) -> Phrase {
        switch self {
        case .done: phrases.habitDayDone()
        case .skipped: phrases.habitDaySkipped()
        case .rest: phrases.habitDayRest()
        case .open, .missed: phrases.habitDayOpen()
        }
    }

    /// The symbol of the status in a day's sheet.
    var symbol: IconRole {
        switch self {
        case .done: .checkmark
        case .skipped: .skipNext
        case .rest: .moon
        case .open, .missed: .circle
        }
    }
}
