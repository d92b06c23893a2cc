import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

extension Kit {
    /// The note below the weekly target of a habit or a routine that exists.
    ///
    /// - Parameters:
    ///   - week: The first day of the week from which a new target holds.
    ///   - today: A day of the current week.
    func effect(ofTargetFrom week: CalendarDay, today: CalendarDay) -> StyledText {
        text(
            week > today ? phrases.habitFormTargetEffectNext() : phrases.habitFormTargetEffect(),
            .caption, .textSecondary)
    }
}
