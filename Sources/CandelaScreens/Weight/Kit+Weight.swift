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
        return text(weight, style, color, parts: weight.parts(around: "value", in: unitStyle))
    }

    /// A change drawn with its sign and spoken without: the spoken words give the direction.
    func change(
        _ change: WeightChange, in unit: WeightUnit, _ style: TypeRole, _ color: ColorRole
    ) -> StyledText {
        text(
            phrases.weightChange(change, in: unit),
            saying: phrases.spokenWeightChange(change, in: unit), style, color)
    }

    /// The weekly rate of the trend, drawn with its sign and spoken with its direction; `nil` while
    /// it is steady or not shown.
    ///
    /// It names its weeks if the last weigh-ins changed the other way.
    func rate(_ facts: WeightFacts) -> StyledText? {
        guard let rate = facts.rate, let detail = phrases.rateDetail(facts),
            let drawn = phrases.milestoneRate(rate, isMixed: facts.isMixed)
        else { return nil }
        let amount = phrases.measure(phrases.rateNumber(abs(rate.weekly)), in: rate.unit, .long)
        return text(
            drawn, saying: phrases.weightFigure(name: detail.label, value: amount),
            .milestoneEstimate, .textSecondary)
    }

    /// The day of the last weigh-in: `Last weighed March 18`.
    func lastWeighed(
        _ day: CalendarDay, _ facts: WeightFacts, _ style: TypeRole,
        _ color: ColorRole = .textSecondary
    ) -> StyledText {
        text(
            phrases.lastWeighed(day, facts),
            saying: phrases.lastWeighed(day, facts, isSpoken: true), style, color)
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
