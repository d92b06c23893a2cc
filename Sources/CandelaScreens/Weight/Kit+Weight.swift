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
    func change(
        _ change: WeightChange, in unit: WeightUnit, _ style: TypeRole, _ color: ColorRole
    ) -> StyledText {
        words(
            phrases.weightChange(change, in: unit),
            saying: phrases.spokenWeightChange(change, in: unit), style, color)
    }

    /// The weekly rate of the trend, drawn with its sign and spoken with its direction; `nil` if it
    /// rounds to zero.
    func rate(
        weekly: Double, in unit: WeightUnit, _ style: TypeRole, _ color: ColorRole
    ) -> StyledText? {
        guard let rate = phrases.milestoneRate(weekly: weekly, in: unit),
            let detail = phrases.milestoneRateDetail(weekly: weekly, in: unit)
        else { return nil }
        let amount = phrases.measure(phrases.weightNumber(abs(weekly)), in: unit, .long)
        return words(
            rate, saying: phrases.weightFigure(name: detail.label, value: amount), style, color)
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
