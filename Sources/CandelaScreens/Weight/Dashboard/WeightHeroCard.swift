public import CandelaElements
import CandelaKit
public import CandelaRules
import CandelaTokens

/// The current weight in large digits, with its weekly change, on a gradient for its direction.
public struct WeightHeroCard: CardContent {
    /// The card's kind in JSON.
    public static let kind = "weightHero"

    /// The card's id on its screen.
    public let id = "hero"

    let latest: WeightLog.Entry
    let state: WeightState
    let kit: Kit

    /// The values behind the card.
    public var facts: Facts {
        let change = known.change
        return Facts(
            unit: state.unit, currentWeight: latest.shown, currentDay: latest.day,
            change: change?.amount, changeDays: change?.days, direction: change?.direction,
            judgement: change?.judgement(needsLoss: known.needsLoss), rate: known.rate?.weekly,
            bodyFat: latest.bodyFat)
    }

    /// The values behind the card.
    public struct Facts: Sendable, Equatable, Codable {
        /// The unit of all weights here.
        public let unit: WeightUnit

        /// The current weight.
        public let currentWeight: Double

        /// The day of the current weight.
        public let currentDay: CalendarDay

        /// The change since the newest day 7 to 14 days before; absent without one, and when the
        /// current weight is more than 10 days old.
        public let change: Double?

        /// The days of the change.
        public let changeDays: Int?

        /// The direction of the change; a small one is steady.
        public let direction: WeightChange.Direction?

        /// The direction relative to the goal. Without a goal, losing is good.
        public let judgement: WeightChange.Judgement?

        /// The weekly change of the trend with two decimals, negative while losing; absent while
        /// weigh-ins are too old or too few.
        public let rate: Double?

        /// The body fat, in percent.
        public let bodyFat: Double?
    }

    /// Creates the card for the latest weigh-in; `nil` without one.
    init?(_ state: WeightState, with kit: Kit) {
        guard let latest = state.log.latest else { return nil }
        self.latest = latest
        self.state = state
        self.kit = kit
    }

    private var known: WeightFacts { state.facts }
    private var phrases: Phrases { kit.phrases }

    /// The element that is drawn and spoken.
    public var body: Element {
        Element.column(gap: .sm, align: .center) {
            kit.text(phrases.weightHeroTitle(), .heroLabel, .heroText).part("title")
            kit.weight(
                phrases.weightNumber(latest.weight), in: state.unit, .heroNumber, .heroText,
                unitStyle: .heroUnit
            )
            .part("weight")
            if let change = known.change {
                capsule(change)
            } else if let day = known.lastWeighed {
                kit.lastWeighed(day, known, .heroDetail, .heroText).part("last")
            } else {
                kit.text(phrases.weightChangeUnknown(days: 7), .heroDetail, .heroText)
                    .part("missing")
            }
            if let bodyFat = latest.bodyFat {
                kit.text(
                    phrases.weightHeroFat(fat: phrases.measuredPercentNumber(bodyFat)), .caption,
                    .heroText
                )
                .part("bodyFat")
            }
        }
        .surface(surface)
        .accessibility(
            .weightHero(
                latest.weight, bodyFat: latest.bodyFat, lastWeighed: known.lastWeighed,
                unit: state.unit, today: state.today, language: kit.language))
    }

    /// The signed change beside an arrow, which is left out while the trend has the other direction.
    private func capsule(_ change: WeightChange) -> Element {
        let symbol: IconRole =
            switch change.direction {
            case .down: .arrowDownRight
            case .up: .arrowUpRight
            case .stable: .arrowRight
            }
        return .line(gap: .symbolGap, align: .center) {
            known.isMixed ? nil : kit.icon(symbol, beside: .heroDetail, .heroText)
            kit.change(change, in: state.unit, .heroDetail, .heroText)
        }
        .part("change")
        .surface(
            Surface(
                fill: Paint(.heroCapsule), cornerRadius: CornerRadius(.full),
                insets: Surface.Insets(
                    horizontal: .capsuleHorizontal, vertical: .capsuleVertical)))
    }

    /// The assessment that the surface shows; neutral also at a milestone, and while the trend has
    /// the other direction.
    private var judgement: WeightChange.Judgement? {
        known.isMixed || known.isMilestoneReached
            ? nil : known.change?.judgement(needsLoss: known.needsLoss)
    }

    /// The card's surface: green toward the goal, amber away from it, otherwise blue.
    private var surface: Surface {
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
