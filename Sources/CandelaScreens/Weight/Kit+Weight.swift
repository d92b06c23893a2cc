import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokens

/// Texts shared by several weight cards.
extension Kit {
    /// A weight whose unit has its own style, smaller than the number's.
    func weight(
        _ value: NumberText, in unit: WeightUnit, _ style: TypeRole, _ color: ColorRole,
        unitStyle: TypeRole
    ) -> StyledText {
        let weight = phrases.weight(value, in: unit)
        let parts = weight.runs.map { run in
            StyledTextPart(run.text, style: run.placeholder == "value" ? nil : unitStyle)
        }
        return words(weight, style, color, parts: parts)
    }

    /// A change drawn with its sign and spoken without: the spoken words give the direction.
    ///
    /// - Parameter phrase: The function that puts the amount into its phrase.
    func change(
        _ change: WeightChange, in unit: WeightUnit, _ style: TypeRole, _ color: ColorRole,
        phrase: (WeightChange, NumberText, WeightUnit) -> Phrase
    ) -> StyledText {
        let signed = phrases.changeNumber(change.amount)
        let bare = phrases.weightNumber(abs(change.amount))
        return words(
            phrase(change, signed, unit), saying: phrase(change, bare, unit), style, color)
    }

    /// The illustration of a screen without weigh-ins: a symbol on a disc, with a badge for the
    /// action.
    func emptyDrawing(
        _ symbol: IconRole, _ ink: ColorRole, on disc: ColorRole, badge: IconRole,
        _ badgeInk: ColorRole
    ) -> Element {
        func side(_ role: SizeRole) -> Size { size(role, relativeTo: .largeTitle) }
        return .illustration(
            disc: disc, discSize: side(.emptyStateCircle),
            icon: Icon(symbol, color: ink, size: side(.emptyStateSymbol)),
            badge: Icon(badge, color: badgeInk, size: side(.emptyStateBadge)))
    }
}
