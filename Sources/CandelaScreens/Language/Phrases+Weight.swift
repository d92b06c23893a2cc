public import CandelaRules

/// The phrases that name a unit, each a sentence of its own in the catalog, so that translators
/// can inflect everything around the number.
extension Phrases {
    /// A weight: `225 lb`, said “225 pounds”.
    public func weight(_ value: NumberText, in unit: WeightUnit) -> Phrase {
        switch unit {
        case .pounds: weightValuePounds(value: value)
        case .kilograms: weightValueKilograms(value: value)
        }
    }

    /// What is left to the next milestone: `1.0 lb to go`, said “1 pound to go”.
    public func milestoneRemaining(_ amount: NumberText, in unit: WeightUnit) -> Phrase {
        switch unit {
        case .pounds: milestoneRemainingPounds(amount: amount)
        case .kilograms: milestoneRemainingKilograms(amount: amount)
        }
    }

    /// What is left, on the compact card: `1.0 lb to next milestone`.
    public func milestoneCompactRemaining(_ amount: NumberText, in unit: WeightUnit) -> Phrase {
        switch unit {
        case .pounds: milestoneCompactRemainingPounds(amount: amount)
        case .kilograms: milestoneCompactRemainingKilograms(amount: amount)
        }
    }

    /// The next milestone, on the compact card: `Goal: 225 lb`, said “Next milestone 225 pounds”.
    public func milestoneCompactGoal(_ next: NumberText, in unit: WeightUnit) -> Phrase {
        switch unit {
        case .pounds: milestoneCompactGoalPounds(next: next)
        case .kilograms: milestoneCompactGoalKilograms(next: next)
        }
    }

    /// How fast the weight changes: `1.8 lb/week (losing)`.
    ///
    /// - Parameter weekly: The change per week; its sign chooses the word and is not shown. Nil
    ///   for zero and for what rounds to it.
    public func milestoneRate(weekly: Double, in unit: WeightUnit) -> Phrase? {
        let rate = NumberText.weight(weekly.magnitude, in: language)
        guard !rate.isZero else { return nil }
        return switch (unit, weekly < 0) {
        case (.pounds, true): milestoneRateLosingPounds(rate: rate)
        case (.pounds, false): milestoneRateGainingPounds(rate: rate)
        case (.kilograms, true): milestoneRateLosingKilograms(rate: rate)
        case (.kilograms, false): milestoneRateGainingKilograms(rate: rate)
        }
    }

    /// What a screen reader calls both next-milestone cards: “Next milestone 225 pounds. 80
    /// percent complete. 1 pound remaining.” Use its ``Phrase/spokenText``.
    ///
    /// - Parameters:
    ///   - percent: As ``NumberText/wholePercent(_:)`` rounds it.
    ///   - remaining: What is left to the milestone.
    public func milestoneLabel(
        next: NumberText, percent: Int, remaining: NumberText, in unit: WeightUnit
    ) -> Phrase {
        switch unit {
        case .pounds:
            milestoneLabelPounds(next: next, percent: percent, remaining: remaining)
        case .kilograms:
            milestoneLabelKilograms(next: next, percent: percent, remaining: remaining)
        }
    }

    /// What a screen reader announces once when a milestone is reached. Use its
    /// ``Phrase/spokenText``.
    public func milestoneReached(_ milestone: NumberText, in unit: WeightUnit) -> Phrase {
        switch unit {
        case .pounds: milestoneReachedAnnouncementPounds(milestone: milestone)
        case .kilograms: milestoneReachedAnnouncementKilograms(milestone: milestone)
        }
    }
}
