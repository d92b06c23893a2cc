public import CandelaElements
public import CandelaRules

extension Accessibility {
    /// The accessibility label of the way to a weight milestone, as one element.
    ///
    /// The label is `Next milestone 225 pounds`, the value `80 percent complete. 1 pound remaining`. A
    /// remainder without decimals is said without them, and the percent is neither 100 before the
    /// milestone nor 0 after the first step. Where nothing remains the label says that it is reached:
    /// `Goal of 212 pounds reached`.
    ///
    /// - Parameters:
    ///   - next: The milestone, in the unit.
    ///   - fraction: The share of the way that is done, 0 to 1; the true one, not one on its way.
    ///   - remaining: What is left, in the unit, without a sign.
    ///   - unit: What the numbers count.
    ///   - isGoal: Whether the milestone is the goal.
    ///   - language: The reader's language.
    ///   - details: More facts, spoken on demand.
    public static func milestone(
        next: Double, fraction: Double, remaining: Double, unit: WeightUnit, isGoal: Bool = false,
        language: Language, details: [AccessibilityDetail] = []
    ) -> Accessibility {
        let phrases = Phrases(language: language)
        let next = phrases.measure(phrases.milestoneNumber(next), in: unit, .long)
        let remaining = phrases.weightNumber(remaining)
        let label: Phrase
        var value = phrases.percent(fraction)
        if !remaining.isZero {
            label = phrases.milestoneLabel(next: next)
            value = phrases.milestoneValue(
                percent: NumberText.wholePercent(fraction),
                remaining: phrases.measure(remaining, in: unit, .long))
        } else if isGoal {
            label = phrases.milestoneLabelGoal(next: next)
        } else {
            label = phrases.milestoneLabelReached(next: next)
        }
        return Accessibility(
            .progress, label: label.said, value: value.said, details: details,
            children: .combine, range: ValueRange(now: fraction.roundedForDrawing),
            inputLabels: [
                phrases.milestoneHeading(isReached: remaining.isZero, isGoal: isGoal).spokenText
            ])
    }
}

extension Phrases {
    /// What a card of a milestone is about.
    public func milestoneHeading(isReached: Bool, isGoal: Bool) -> Phrase {
        guard isReached else { return milestoneNextTitle() }
        return isGoal ? milestoneGoalTitle() : milestoneReachedTitle()
    }
}
