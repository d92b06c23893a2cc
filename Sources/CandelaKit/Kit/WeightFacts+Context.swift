public import CandelaElements
public import CandelaRules
import CandelaLanguage

extension WeightFacts {
    /// Computes the facts of a journal at the time of a context, in the unit that its reader sees.
    public init(_ journal: Journal, in context: Context) {
        self.init(
            journal, now: context.now, clock: context.clock(for: journal),
            unit: context.weightUnit(for: journal))
    }
}

extension Context {
    /// The unit in which a journal's weights are displayed: before one is chosen and anything is
    /// logged, the unit of the language's region.
    public func weightUnit(for journal: Journal) -> WeightUnit {
        journal.displayUnit(usually: usualWeightUnit)
    }

    /// Pounds in the United States and Liberia, kilograms elsewhere.
    ///
    /// Source: CLDR, which gives these regions (and Myanmar, which has since changed) the US
    /// measurement system.
    private var usualWeightUnit: WeightUnit {
        let tag = LanguageTag(language)
        // Regions that begin with X are private: the pseudo-languages use them.
        let own = tag.region.flatMap { $0.hasPrefix("X") ? nil : $0 }
        let region = own ?? (tag.language == "en" ? "US" : nil)
        return region == "US" || region == "LR" ? .pounds : .kilograms
    }
}
