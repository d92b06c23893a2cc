public import CandelaElements
public import CandelaKit
public import CandelaRules
import CandelaTokens

/// The current weight in large digits, with its weekly change, on a gradient for its direction.
public struct WeightHeroCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "weightHero"

    /// The card's id on its screen.
    public let id = "hero"

    /// The values behind the card.
    public let facts: Facts

    /// The element that is drawn and spoken.
    public let body: Element

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The unit of all weights here.
        public let unit: WeightUnit

        /// The latest weight.
        public let weight: Double

        /// The change since the latest weigh-in at least a week old; absent without one.
        public let change: WeightChangeFacts?

        /// The body fat, in percent.
        public let bodyFat: Double?
    }

    /// Creates the card for the latest weigh-in; `nil` without one.
    init?(_ state: WeightState, with kit: Kit) {
        guard let latest = state.log.latest else { return nil }
        let change = state.log.weekChange()
        facts = Facts(
            unit: state.unit, weight: latest.weight.roundedToThousandths,
            change: change.map { WeightChangeFacts($0, needsLoss: state.needsLoss) },
            bodyFat: latest.bodyFat)
        body =
            Drawing(
                weight: latest.weight, bodyFat: latest.bodyFat, change: change, state: state,
                kit: kit
            ).body
    }
}

private struct Drawing {
    let weight: Double
    let bodyFat: Double?
    let change: WeightChange?
    let state: WeightState
    let kit: Kit

    private var phrases: Phrases { kit.phrases }

    var body: Element {
        Element.column(gap: .sm, align: .center) {
            kit.words(phrases.weightHeroTitle(), .heroLabel, .heroText).part("title")
            kit.weight(
                phrases.weightNumber(weight), in: state.unit, .heroNumber, .heroText,
                unitStyle: .heroUnit
            )
            .part("weight")
            if let change {
                capsule(change)
            } else {
                kit.words(phrases.weightChangeUnknown(days: 7), .heroDetail, .heroText)
                    .part("missing")
            }
            if let bodyFat {
                kit.words(
                    phrases.weightHeroFat(fat: phrases.measuredPercentNumber(bodyFat)), .caption,
                    .heroText
                )
                .part("bodyFat")
            }
        }
        .surface(surface)
        .accessibility(
            .weightHero(weight, bodyFat: bodyFat, unit: state.unit, language: kit.language))
    }

    /// The signed weekly change beside an arrow.
    private func capsule(_ change: WeightChange) -> Element {
        let symbol: IconRole =
            switch change.direction {
            case .down: .arrowDownRight
            case .up: .arrowUpRight
            case .stable: .arrowRight
            }
        return .line(gap: .symbolGap, align: .center) {
            kit.icon(symbol, beside: .heroDetail, .heroText)
            kit.change(change, in: state.unit, .heroDetail, .heroText)
        }
        .part("change")
        .surface(
            Surface(
                fill: Paint(.heroCapsule), cornerRadius: CornerRadius(.full),
                insets: Surface.Insets(
                    horizontal: .capsuleHorizontal, vertical: .capsuleVertical)))
    }

    /// The card's surface: green toward the goal, amber away from it, otherwise coral.
    private var surface: Surface {
        let (gradient, shadow, solid): (GradientRole, ShadowRole, ColorRole) =
            switch change?.judgement(needsLoss: state.needsLoss) {
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
    /// The accessibility of the current weight as one element, labelled “Current weight: 226
    /// pounds”, with the value “Body fat: 24 percent”. The change is spoken with the other figures.
    ///
    /// - Parameters:
    ///   - weight: The weight, in `unit`.
    ///   - bodyFat: The body fat, in percent; `nil` omits it.
    ///   - language: The reader's language.
    public static func weightHero(
        _ weight: Double, bodyFat: Double? = nil, unit: WeightUnit, language: Language
    ) -> Accessibility {
        let phrases = Phrases(language: language)
        let now = phrases.measure(phrases.weightNumber(weight), in: unit, .long)
        return Accessibility(
            .text, label: phrases.weightHeroLabel(weight: now).said,
            value: bodyFat.map {
                phrases.weightHeroFat(fat: phrases.measuredPercentNumber($0)).said
            }, children: .combine)
    }
}
