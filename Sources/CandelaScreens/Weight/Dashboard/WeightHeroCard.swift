public import CandelaRules
import CandelaTokens

/// The current weight in large digits, with its change in a week, on the colour of its direction.
package struct WeightHeroCard: CardContent {
    package static let kind = "weightHero"
    package let id = "hero"
    package let facts: Facts
    package let body: Element

    /// The values behind the card.
    package struct Facts: Sendable, Hashable, Codable {
        /// The unit of all weights here.
        package let unit: WeightUnit

        /// The latest weight.
        package let weight: Double

        /// The change since a week ago or longer; absent when no weigh-in is that old.
        package let change: WeightChangeFacts?

        /// The body fat in percent.
        package let bodyFat: Double?
    }

    /// The card of the latest weigh-in; `nil` without one.
    init?(_ state: WeightState, with kit: Kit) {
        guard let latest = state.log.latest else { return nil }
        let phrases = kit.phrases
        let change = state.log.weekChange()
        facts = Facts(
            unit: state.unit, weight: latest.weight.roundedToThousandths,
            change: change.map { WeightChangeFacts($0, needsLoss: state.needsLoss) },
            bodyFat: latest.bodyFat)
        body = Element.column(gap: .sm, align: .center) {
            kit.words(phrases.weightHeroTitle(), .heroLabel, .heroText).part("title")
            kit.weight(
                phrases.weightNumber(latest.weight), in: state.unit, .heroNumber, .heroText,
                unitStyle: .heroUnit
            )
            .part("weight")
            if let change {
                Self.capsule(change, in: state.unit, with: kit)
            } else {
                kit.words(phrases.weightChangeUnknown(days: 7), .heroDetail, .heroText)
                    .part("missing")
            }
            if let fat = latest.bodyFat {
                kit.words(
                    phrases.weightHeroFat(fat: phrases.milestoneNumber(fat)), .caption, .heroText
                )
                .part("bodyFat")
            }
        }
        .surface(Self.surface(facts.change?.judgement, with: kit))
        .accessibility(
            .weightHero(
                latest.weight, change: change, bodyFat: latest.bodyFat, unit: state.unit,
                language: kit.language))
    }

    /// The change of a week with its sign, behind its arrow.
    private static func capsule(
        _ change: WeightChange, in unit: WeightUnit, with kit: Kit
    ) -> Element {
        .line(gap: .symbolGap, align: .center) {
            kit.icon(symbol(for: change.direction), beside: .heroDetail, .heroText)
            kit.change(
                change, in: unit, .heroDetail, .heroText,
                phrase: kit.phrases.weightHeroChange(_:_:in:))
        }
        .part("change")
        .surface(
            Surface(
                fill: Paint(.heroCapsule), cornerRadius: CornerRadius(.full),
                insets: Surface.Insets(
                    horizontal: .capsuleHorizontal, vertical: .capsuleVertical)))
    }

    private static func symbol(for direction: WeightChange.Direction) -> IconRole {
        switch direction {
        case .down: .arrowDownRight
        case .up: .arrowUpRight
        case .stable: .arrowRight
        }
    }

    /// The card's colours: toward the goal green, away from it amber, else coral.
    private static func surface(
        _ judgement: WeightChange.Judgement?, with kit: Kit
    ) -> Surface {
        let (gradient, shadow, solid): (GradientRole, ShadowRole, ColorRole) =
            switch judgement {
            case .good?: (.heroLosing, .heroLosing, .successFill)
            case .bad?: (.heroGaining, .heroGaining, .warningFill)
            case .neutral?, nil: (.heroNeutral, .heroNeutral, .heroNeutral)
            }
        return Surface(
            fill: kit.context.increaseContrast ? Paint(solid) : Paint(gradient),
            border: kit.edge(.border), cornerRadius: CornerRadius(.heroRadius), shadow: shadow,
            insets: Surface.Insets(horizontal: .heroHorizontal, vertical: .heroVertical))
    }
}

extension Accessibility {
    /// The label of the current weight: “Current weight: 226 pounds. Down 1.4 pounds in 7 days. Body
    /// fat: 24 percent”.
    ///
    /// - Parameters:
    ///   - weight: In `unit`.
    ///   - change: The change since a week ago or longer, said without its sign; nil for one that is
    ///     unknown, which is said in its place.
    ///   - bodyFat: In percent.
    ///   - language: The reader's language.
    public static func weightHero(
        _ weight: Double, change: WeightChange?, bodyFat: Double? = nil, unit: WeightUnit,
        language: Language
    ) -> Accessibility {
        let phrases = Phrases(language: language)
        let now = phrases.weight(phrases.weightNumber(weight), in: unit).spokenText
        let change =
            (change.map {
                phrases.weightHeroChange($0, phrases.weightNumber(abs($0.amount)), in: unit)
            } ?? phrases.weightChangeUnknown(days: 7)).spokenText
        let fat = bodyFat.map {
            phrases.weightHeroFat(fat: phrases.milestoneNumber($0)).spokenText
        }
        let label =
            fat.map { phrases.weightHeroLabelAll(weight: now, change: change, fat: $0) }
            ?? phrases.weightHeroLabelChange(weight: now, change: change)
        return Accessibility(.text, label: label.said, children: .combine)
    }
}
