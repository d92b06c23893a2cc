public import CandelaElements
public import CandelaRules

extension Accessibility {
    /// The accessibility of the progress to a weight milestone, as one element.
    ///
    /// The label is `Next milestone 225 pounds`, the value `80 percent complete. 1 pound
    /// remaining`. A remainder that is whole is spoken without decimals, and the percentage is
    /// neither 100 before the milestone nor 0 after the first step. Once reached, the label
    /// is `Goal reached: 212 pounds` or the same for a milestone.
    ///
    /// - Parameters:
    ///   - next: The milestone, in the unit.
    ///   - fraction: The progress from 0 to 1; the final value, not one during an animation.
    ///   - remaining: The remaining weight in the unit, without a sign; `nil` once the milestone is
    ///     reached.
    ///   - unit: The unit of the numbers.
    ///   - isGoal: Whether the milestone is the goal.
    ///   - language: The reader's language; see ``Language/fallback`` for one without texts.
    ///   - details: Further details, spoken on demand.
    public static func milestone(
        next: Double, fraction: Double, remaining: Double?, unit: WeightUnit, isGoal: Bool = false,
        language: Language, details: [AccessibilityDetail] = []
    ) -> Accessibility {
        let phrases = Phrases(language: language)
        let next = phrases.measure(phrases.milestoneNumber(next), in: unit, .long)
        let label: Phrase
        var value = phrases.percent(fraction)
        if let remaining {
            label = phrases.milestoneLabel(next: next)
            value = phrases.milestoneValue(
                percent: NumberText.wholePercent(fraction),
                remaining: phrases.measure(phrases.weightNumber(remaining), in: unit, .long))
        } else if isGoal {
            label = phrases.milestoneLabelGoal(next: next)
        } else {
            label = phrases.milestoneLabelReached(next: next)
        }
        return Accessibility(
            .progress, label: label.spokenWords, value: value.spokenWords, details: details,
            children: .combine, range: ValueRange(now: fraction.roundedForDrawing),
            inputLabels: [
                phrases.milestoneHeading(isReached: remaining == nil, isGoal: isGoal).spokenText
            ])
    }
}

extension Phrases {
    /// The heading of a milestone card.
    public func milestoneHeading(isReached: Bool, isGoal: Bool) -> Phrase {
        guard isReached else { return milestoneNextTitle() }
        return isGoal ? milestoneGoalTitle() : milestoneReachedTitle()
    }
}
