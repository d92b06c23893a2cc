import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

// The day sheets of the habit and the practice app share their parts.

extension Kit {
    /// The title of a day's sheet.
    func title(of day: CalendarDay, today: CalendarDay) -> StyledText {
        text(phrases.date(day, today: today), .largeTitle, .textPrimary)
    }

    /// The card in place of the records of a day that is later than today.
    var dayAhead: EmptyCard {
        EmptyCard(
            "ahead",
            illustration: .illustration(
                icon: Icon(
                    .calendar, color: .textSecondary,
                    size: size(.emptyStatePlain, relativeTo: .largeTitle))),
            title: nil, text: phrases.dayAhead(), button: nil, with: self)
    }

    /// The switch that makes a day a rest day.
    func restDay(_ day: CalendarDay, isRest: Bool) -> Element {
        toggle(
            "rest", .log(.rest(!isRest, day: day)), phrases.dayRest(),
            detail: phrases.dayRestDetail(), icon: .moon, isOn: isRest)
    }

    /// The texts of the toasts about deleted sessions.
    func sessionsDeleted(_ records: DeletedRecords) -> DeletionTexts {
        DeletionTexts(named: records, with: self)
            ?? DeletionTexts(
                deleted: phrases.daySessionDeletedSeveral(count: records.count),
                failed: phrases.daySessionDeletedFailedSeveral(count: records.count))
    }
}
