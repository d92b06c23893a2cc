public import CandelaRules
public import CandelaTokens

/// The current weight in large digits, with its change in a week, on the colour of its direction.
public struct WeightHeroCard: Sendable, Hashable, Codable {
    /// The card's name, unique on its screen.
    public let id: String

    /// What the card is drawn on: a gradient and a shadow that follow the direction.
    public let surface: Surface

    /// How the parts are laid out, from top to bottom.
    public let layout: Stack

    /// What the number is.
    public let title: Words

    /// The weight, a large number before its unit.
    public let weight: Words

    /// How it changed in a week; absent with nothing to compare.
    public let change: Change?

    /// The share of body fat, when it was measured.
    public let bodyFat: Words?

    /// What assistive technology is told: one element.
    public let accessibility: Accessibility

    /// How a weight changed, in a capsule with an arrow.
    public struct Change: Sendable, Hashable, Codable {
        /// Which way it went.
        public let direction: Direction

        /// How arrow and text are laid out.
        public let layout: Stack

        /// The arrow, which says what the colour of the card says.
        public let icon: Icon

        /// The amount with its sign.
        public let text: Words

        /// What is behind arrow and text.
        public let capsule: ColorRole

        /// The space around arrow and text.
        public let insets: Surface.Insets
    }

    /// Which way a weight went.
    public enum Direction: String, Sendable, Hashable, Codable, CaseIterable {
        /// It fell.
        case down
        /// It rose.
        case up
        /// It stayed within a tenth.
        case stable

        init(_ direction: WeightChange.Direction) {
            switch direction {
            case .down: self = .down
            case .up: self = .up
            case .stable: self = .stable
            }
        }
    }
}

extension Kit {
    /// The hero card of the latest weigh-in; `nil` without one.
    func hero(_ outlook: WeightOutlook) -> WeightHeroCard? {
        guard let latest = outlook.log.latest else { return nil }
        let change = outlook.log.heroChange()
        let weight = phrases.weight(phrases.weightNumber(latest.weight), in: outlook.unit)
        let parts = weight.runs.map { run in
            run.placeholder == "value"
                ? WordsPart(run.text)
                : WordsPart(
                    run.text, style: .heroUnit)
        }
        let shownChange = change.map { heroChange($0, in: outlook.unit) }
        let fat = latest.bodyFat.map { phrases.weightHeroFat(fat: phrases.milestoneNumber($0)) }
        return WeightHeroCard(
            id: "hero", surface: heroSurface(change, needsLoss: outlook.needsLoss),
            layout: column(gap: .sm, alignment: .center),
            title: words(phrases.weightHeroTitle(), .heroLabel, .heroText),
            weight: words(weight, .heroNumber, .heroText, parts: parts), change: shownChange,
            bodyFat: fat.map { words($0, .caption, .heroText) },
            accessibility: .weightHero(
                latest.weight, change: change, bodyFat: latest.bodyFat, unit: outlook.unit,
                language: context.language))
    }

    private func heroChange(_ change: WeightChange, in unit: WeightUnit) -> WeightHeroCard.Change {
        let symbol: IconRole =
            switch change.direction {
            case .down: .arrowDownRight
            case .up: .arrowUpRight
            case .stable: .arrowRight
            }
        let signed = NumberText.change(change.amount, in: context.language)
        let bare = phrases.weightNumber(abs(change.amount))
        return WeightHeroCard.Change(
            direction: WeightHeroCard.Direction(change.direction),
            layout: row(gap: .symbolGap, alignment: .center),
            icon: icon(symbol, beside: .heroDetail, .heroText),
            text: words(
                phrases.weightHeroChange(change.direction, signed, in: unit),
                saying: phrases.weightHeroChange(change.direction, bare, in: unit), .heroDetail,
                .heroText),
            capsule: .heroCapsule,
            insets: Surface.Insets(
                horizontal: .capsuleHorizontal, vertical: .capsuleVertical))
    }

    /// The card's colours: toward the goal green, away from it amber, else coral.
    private func heroSurface(_ change: WeightChange?, needsLoss: Bool) -> Surface {
        let (gradient, shadow, background): (GradientRole, ShadowRole, ColorRole) =
            switch change?.judgement(needsLoss: needsLoss) {
            case .good?: (.heroLosing, .heroLosing, .successFill)
            case .bad?: (.heroGaining, .heroGaining, .warningFill)
            case .neutral?, nil: (.heroNeutral, .heroNeutral, .heroNeutral)
            }
        return Surface(
            background: background, gradient: context.increaseContrast ? nil : gradient,
            border: edge(.border), cornerRadius: CornerRadius(.heroRadius), shadow: shadow,
            padding: .lg,
            insets: Surface.Insets(
                horizontal: .heroHorizontal, vertical: .heroVertical), margin: .screenMargin)
    }
}

extension Accessibility {
    /// What a screen reader says for the current weight: “Current weight: 226 pounds. Down 1.4 pounds
    /// this week. Body fat: 24 percent”.
    ///
    /// - Parameters:
    ///   - weight: In `unit`.
    ///   - change: The change in a week, left out when unknown; said without its sign.
    ///   - bodyFat: In percent.
    ///   - language: A BCP 47 tag.
    public static func weightHero(
        _ weight: Double, change: WeightChange? = nil, bodyFat: Double? = nil, unit: WeightUnit,
        language: String
    ) -> Accessibility {
        let phrases = Phrases(language: language)
        let now = phrases.weight(phrases.weightNumber(weight), in: unit).spokenText
        let change = change.map {
            phrases.weightHeroChange($0.direction, phrases.weightNumber(abs($0.amount)), in: unit)
                .spokenText
        }
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
        return Accessibility(.text, label: label.spokenText, children: .combine)
    }
}
