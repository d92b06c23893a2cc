import CandelaKit
import CandelaRules

/// Phrases about lengths of streaks, in days or in weeks. Lengths are given in days.
extension Phrases {
    /// The length of the current streak.
    func length(of streak: Streak) -> Phrase { length(streak.current, in: streak.unit) }

    func length(_ days: Int, in unit: Streak.Unit) -> Phrase {
        let count = unit.count(days)
        return unit == .weeks ? streakWeeks(count: count) : streakDays(count: count)
    }

    /// The length of the longest streak, under the current one.
    func best(_ days: Int, in unit: Streak.Unit) -> Phrase {
        let count = unit.count(days)
        return unit == .weeks ? streakBestWeeks(count: count) : streakBest(count: count)
    }

    /// The title and text of a milestone of a streak in weeks that was just reached.
    func milestoneMessage(weeks count: Int) -> (title: Phrase?, text: Phrase) {
        (streakMilestoneTitleWeeks(count: count), streakMessageMilestoneWeeks(count: count))
    }

    /// The text of a milestone that was just reached. Those from 60 days on have their own, until
    /// the day after the milestone; days with another between them are not called in a row.
    func milestoneMessage(of streak: Streak, _ reached: Int) -> Phrase {
        let days = streak.current
        let usual =
            streak.heldDays.isEmpty
            ? streakMessageMilestone(count: days) : streakMessageHeld(count: days)
        guard days <= reached + 1 else { return usual }
        return switch reached {
        case 60: streakMessageSixty(count: 30)
        case 90: streakMessageNinety(count: 30)
        case 180: streakMessageHalfYear(count: 90)
        case 365: streakMessageYear(count: days)
        default: usual
        }
    }

    func milestoneAnnouncement(_ days: Int, in unit: Streak.Unit) -> Phrase {
        let count = unit.count(days)
        return unit == .weeks
            ? streakMilestoneAnnouncementWeeks(count: count)
            : streakMilestoneAnnouncement(count: count)
    }

    /// The text after a streak ended.
    func brokenMessage(longest days: Int, in unit: Streak.Unit) -> Phrase {
        let count = unit.count(days)
        return unit == .weeks
            ? streakMessageBrokenWeeks(count: count) : streakMessageBroken(count: count)
    }

    /// The length left until the next milestone.
    func preview(of next: StreakMilestones.Preview, in unit: Streak.Unit) -> Phrase {
        let (remaining, milestone) = (unit.count(next.daysToGo), unit.count(next.days))
        return unit == .weeks
            ? streakNextPreviewWeeks(remaining: remaining, milestone: milestone)
            : streakNextPreview(remaining: remaining, milestone: milestone)
    }

    func milestoneReached(_ days: Int, in unit: Streak.Unit, date: String) -> Phrase {
        let count = unit.count(days)
        return unit == .weeks
            ? practiceMarkerReachedWeeks(count: count, date: date)
            : practiceMarkerReached(count: count, date: date)
    }

    /// A milestone that a streak has not reached, and the length left.
    func milestoneAhead(_ days: Int, of streak: Streak) -> Phrase {
        let milestone = streak.unit.count(days)
        let remaining = milestone - streak.unit.count(streak.current)
        return streak.unit == .weeks
            ? practiceMarkerAheadWeeks(milestone: milestone, remaining: remaining)
            : practiceMarkerAhead(milestone: milestone, remaining: remaining)
    }

    func badgeText(_ days: Int, in unit: Streak.Unit) -> Phrase {
        let count = unit.count(days)
        return unit == .weeks
            ? practiceBadgeTextWeeks(count: count) : practiceBadgeText(count: count)
    }

    func badgeName(_ days: Int, in unit: Streak.Unit) -> Phrase {
        let count = unit.count(days)
        return unit == .weeks
            ? practiceBadgeNameWeeks(count: count) : practiceBadgeName(count: count)
    }

    /// The title of the picture to share.
    func shareTitle(_ days: Int, in unit: Streak.Unit) -> Phrase {
        let count = unit.count(days)
        return unit == .weeks ? shareCardTitleWeeks(count: count) : shareCardTitle(count: count)
    }

    func shareNumber(_ days: Int, in unit: Streak.Unit) -> Phrase {
        let count = unit.count(days)
        return unit == .weeks ? shareCardNumberWeeks(count: count) : shareCardNumber(count: count)
    }

    /// The length of the longest streak on the picture to share.
    func shareLongest(_ days: Int, in unit: Streak.Unit) -> Phrase {
        let count = unit.count(days)
        return unit == .weeks
            ? streakBadgeBestLabelWeeks(count: count) : streakBadgeBestLabel(count: count)
    }
}
