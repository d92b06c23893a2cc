public import CandelaRules
import CandelaTokens

/// The current weight in large digits, with its change in a week, on the colour of its direction.
package struct WeightHeroCard: CardContent {
    package static let kind = "weightHero"
    package let id = "hero"
    package let facts: Facts

    /// What the number is.
    package let title: Words

    /// The weight, a large number before its unit.
    package let weight: Words

    /// The change in the last seven days with its sign; absent while weigh-ins are too old or too few.
    package let change: Words?

    /// What it takes to tell a change, in its place.
    package let missing: Words?

    /// The share of body fat, when it was measured.
    package let bodyFat: Words?

    /// The accessibility label; the card is one element.
    package let accessibility: Accessibility

    let arrow: Icon?
    let surface: Surface

    /// The values behind the card.
    package struct Facts: Sendable, Hashable, Codable {
        /// The unit of all weights here.
        package let unit: WeightUnit

        /// The latest weight.
        package let weight: Double

        /// The change in the last seven days; absent while weigh-ins are too old or too few.
        package let change: WeightChangeFacts?

        /// The body fat in percent.
        package let bodyFat: Double?
    }

    /// The weight in the middle, its change in a capsule under it.
    package var body: Element {
        .column(gap: .sm, align: .center) {
            title.part("title")
            weight.part("weight")
            if let change {
                Element.row(gap: .symbolGap, align: .center, large: nil) {
                    arrow
                    change
                }
                .part("change")
                .surface(
                    Surface(
                        fill: Paint(.heroCapsule), cornerRadius: CornerRadius(.full),
                        insets: Surface.Insets(
                            horizontal: .capsuleHorizontal, vertical: .capsuleVertical)))
            }
            missing?.part("missing")
            bodyFat?.part("bodyFat")
        }
        .surface(surface)
        .accessibility(accessibility)
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
        title = kit.words(phrases.weightHeroTitle(), .heroLabel, .heroText)
        weight = kit.weight(
            phrases.weightNumber(latest.weight), in: state.unit, .heroNumber, .heroText,
            unitStyle: .heroUnit)
        self.change = change.map {
            kit.change(
                $0, in: state.unit, .heroDetail, .heroText,
                phrase: phrases.weightHeroChange(_:_:in:))
        }
        let missingDays = state.log.missingDays
        missing =
            missingDays > 0
            ? kit.words(phrases.weightMissingPace(count: missingDays), .heroDetail, .heroText) : nil
        arrow = change.map {
            kit.icon(Self.symbol(for: $0.direction), beside: .heroDetail, .heroText)
        }
        bodyFat = latest.bodyFat.map {
            kit.words(
                phrases.weightHeroFat(fat: phrases.milestoneNumber($0)), .caption, .heroText)
        }
        surface = Self.surface(facts.change?.judgement, with: kit)
        accessibility = .weightHero(
            latest.weight, change: change, missingDays: missingDays, bodyFat: latest.bodyFat,
            unit: state.unit, language: Language(kit.context))
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
    /// The label of the current weight: “Current weight: 226 pounds. Down 1.4 pounds in the last 7
    /// days. Body fat: 24 percent”.
    ///
    /// - Parameters:
    ///   - weight: In `unit`.
    ///   - change: The change in seven days, left out when unknown; said without its sign.
    ///   - missingDays: On how many more days in a row it takes a weigh-in to tell a change, which is
    ///     said in its place; 0 for none.
    ///   - bodyFat: In percent.
    ///   - language: The reader's language.
    public static func weightHero(
        _ weight: Double, change: WeightChange? = nil, missingDays: Int = 0,
        bodyFat: Double? = nil, unit: WeightUnit, language: Language
    ) -> Accessibility {
        let phrases = Phrases(language: language)
        let now = phrases.weight(phrases.weightNumber(weight), in: unit).spokenText
        let change =
            change.map {
                phrases.weightHeroChange(
                    $0.direction, phrases.weightNumber(abs($0.amount)), in: unit
                )
                .spokenText
            } ?? (missingDays > 0 ? phrases.weightMissingPace(count: missingDays).spokenText : nil)
        let fat = bodyFat.map {
            phrases.weightHeroFat(fat: phrases.milestoneNumber($0)).spokenText
        }
        let label =
            switch (change, fat) {
            case (let change?, let fat?):
                phrases.weightHeroLabelAll(weight: now, change: change, fat: fat)
            case (let change?, nil): phrases.weightHeroLabelChange(weight: now, change: change)
            case (nil, let fat?): phrases.weightHeroLabelFat(weight: now, fat: fat)
            case (nil, nil): phrases.weightHeroLabel(weight: now)
            }
        return Accessibility(.text, label: label.said, children: .combine)
    }
}
