import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

struct StreakCounterCardTests {
    private let today = CalendarDay(daysSince1970: 20_530)

    private func context(
        _ hour: Int = 17, _ minute: Int = 20, _ second: Int = 0,
        _ change: (inout Context) -> Void = { _ in }
    ) -> Context {
        var context = Context(
            now: Instant(secondsSince1970: 20_530 * 86_400 + (hour * 60 + minute) * 60 + second),
            zone: .utc)
        change(&context)
        return context
    }

    private func journal(_ days: Int, until daysAgo: Int = 0) -> Journal {
        var journal = Journal()
        journal.practices = (0..<days).map {
            Practice(day: today.adding(days: -$0 - daysAgo), minutes: 15)
        }
        return journal
    }

    /// The elements inside the border of a streak at risk.
    private func warning(of card: StreakCounterCard) -> Element? {
        card.body.children.flatMap(\.children).first { $0.surface?.border != nil }
    }

    /// Sizes and tiers of the practice app; the digits have 24, 26 and 28 points.
    @Test(arguments: [
        (0, 28.0, StreakTier.none, 24.0), (1, 28, .low, 24), (6, 28, .low, 24),
        (7, 30, .mid, 26), (9, 30, .mid, 26), (14, 32, .mid, 26), (26, 34, .mid, 26),
        (29, 36, .mid, 26), (30, 36, .high, 28), (45, 40, .high, 28), (68, 46, .high, 28),
        (70, 48, .high, 28), (83, 48, .high, 28),
    ])
    func `draws flame and digits by the length of the streak`(
        days: Int, points: Double, tier: StreakTier, digits: Double
    ) throws {
        let card = StreakCounterCard(journal(days), with: Kit(.practice, context()))
        #expect(card.facts.streak == days)
        #expect(card.flameIcon?.size.points == points)
        #expect(card.facts.tier == tier)
        let count = try #require(card.words("count"))
        #expect(Theme.of(.practice).text(count.style).size(at: .large) == digits)
        #expect(count.text == (days == 1 ? "1 day" : "\(days) days"))
    }

    @Test(arguments: [
        (0, ColorRole.streakNone, ColorRole.streakNoneText),
        (3, .streakLow, .streakLowText), (7, .streakMid, .streakMidText),
        (30, .streakHigh, .streakHighText),
    ])
    func `colours the flame by tier, with legible digits`(
        days: Int, flame: ColorRole, digits: ColorRole
    ) {
        let card = StreakCounterCard(journal(days), with: Kit(.practice, context()))
        #expect(card.flameIcon?.color == flame)
        #expect(card.words("count")?.color == digits)
    }

    @Test(arguments: [TypeSize.xSmall, .large, .accessibility5])
    func `never shrinks the flame during a streak`(typeSize: TypeSize) {
        let sizes = (0...90).compactMap { days in
            StreakCounterCard(
                journal(days), with: Kit(.practice, context { $0.typeSize = typeSize })
            )
            .flameIcon?.size.points
        }
        #expect(sizes.count == 91 && sizes == sizes.sorted())
    }

    /// The time left until the streak breaks, from eight hours before the end of the day.
    @Test(arguments: [
        (14, 59, 9, 1, String?.none), (16, 0, 9, 1, "8\u{A0}h left"),
        (17, 20, 9, 1, "6\u{A0}h 40\u{A0}min left"),
        (17, 20, 10, 0, nil), (17, 20, 9, 3, nil), (23, 18, 31, 1, "42\u{A0}min left"),
    ])
    func `is at risk in the last eight hours of a day without practice`(
        hour: Int, minute: Int, days: Int, daysAgo: Int, left: String?
    ) {
        let card = StreakCounterCard(
            journal(days, until: daysAgo), with: Kit(.practice, context(hour, minute)))
        #expect(card.words("countdown")?.text == left)
        #expect(card.words("countdown")?.color == left.map { _ in .atRiskText })
        #expect((warning(of: card) != nil) == (left != nil))
    }

    @Test func `describes the risk, with a wider border when contrast is increased`() throws {
        let card = StreakCounterCard(journal(6, until: 1), with: Kit(.practice, context()))
        #expect(
            card.body.accessibility?.value
                == "6 days, personal best, at risk, 6 hours 40 minutes left")
        let warning = try #require(self.warning(of: card))
        // The flame and its number are inside the border, and no part of either is outside.
        let inside = ElementQueries.all(warning).compactMap(\.part)
        #expect(inside == ["flame", "count", "atRisk", "countdown"])
        let all = ElementQueries.all(card.body).compactMap(\.part)
        #expect(Set(inside).allSatisfy { part in all.count { $0 == part } == 1 })
        #expect(
            ElementQueries.words("atRisk", in: warning)?.text
                == "Your streak is at risk. Practice today to keep it.")
        #expect(card.words("message") == nil)
        #expect(warning.surface?.border?.width == .counterOutlineWidth)
        #expect(card.facts.deadline?.description == "2026-03-19T00:00:00+00:00")
        let strong = StreakCounterCard(
            journal(6, until: 1), with: Kit(.practice, context { $0.increaseContrast = true }))
        #expect(
            self.warning(of: strong)?.surface?.border?.width == .counterOutlineWidthIncreased)
    }

    /// The streak passed 7 days three days ago, and is named with its own length.
    @Test func `celebrates an earlier milestone once today is done`() {
        let warned = StreakCounterCard(journal(9, until: 1), with: Kit(.practice, context()))
        #expect(warned.words("messageTitle") == nil && warned.facts.celebration == nil)
        #expect(warned.facts.deadline != nil && warned.flame?.motion?.effect == .flicker)
        #expect(warned.body.accessibility?.details.map(\.label) == ["Message", "Next milestone"])
        var practiced = journal(10)
        // A milestone of an earlier run was celebrated.
        practiced.celebratedStreaks = [
            CelebratedStreak(days: 7, runStart: today.adding(days: -90))
        ]
        let done = StreakCounterCard(practiced, with: Kit(.practice, context()))
        #expect(done.words("messageTitle")?.text == "10-day streak!" && done.facts.deadline == nil)
        #expect(done.words("message")?.text == "Practiced 10 days in a row. Keep going.")
        #expect(done.facts.celebration?.days == 7)
    }

    @Test(arguments: [
        (0, 0, 9, "Start today."),
        (2, 5, 9, "Every session counts."),
        (11, 2, 9, "Longest streak so far: 11 days."),
        (5, 1, 9, "A session today continues your streak."),
        (1, 0, 9, "A good start. Keep going."), (5, 0, 9, "5 days in a row. Keep going."),
        (9, 1, 9, "9 days in a row. Keep going."),
        // 38 days are five weeks and three days.
        (38, 1, 9, "38 days in a row, 5 full weeks. Keep going."),
    ])
    func `chooses the message for the state`(days: Int, daysAgo: Int, hour: Int, line: String) {
        var journal = journal(days, until: daysAgo)
        journal.celebratedStreaks = [7, 30].map {
            CelebratedStreak(days: $0, runStart: today.adding(days: 1 - days - daysAgo))
        }
        let card = StreakCounterCard(
            journal, with: Kit(.practice, context(hour, 0), journal.settings))
        #expect(card.words("message")?.text == line)
    }

    /// Twelve days that ended a week ago, then one day.
    @Test func `the first day after a lost streak is a new start`() {
        var journal = journal(12, until: 7)
        journal.practices.append(Practice(day: today, minutes: 15))
        let card = StreakCounterCard(journal, with: Kit(.practice, context()))
        #expect(card.words("message")?.text == "A new streak has begun. Keep going.")
    }

    /// Twelve days that ended a week ago, then three days.
    @Test func `a short streak after a longer one says its own length`() {
        var journal = journal(12, until: 7)
        journal.practices += (0..<3).map {
            Practice(day: today.adding(days: -$0), minutes: 15)
        }
        let card = StreakCounterCard(journal, with: Kit(.practice, context()))
        #expect(card.words("message")?.text == "3 days in a row. Keep going.")
    }

    /// The whole weeks of 60, 90 and 180 days are 8, 12 and 25; 7 to 30 days explode.
    @Test(arguments: [
        (
            7, "7-day streak!", "Practiced 7 days in a row. Keep going.",
            Motion.Effect.explosion
        ),
        (30, "30-day streak!", "Practiced 30 days in a row. Keep going.", .explosion),
        (60, "8 full weeks of practice", "Twice as long as the 30-day milestone.", .scale),
        (90, "12 full weeks of practice", "Three times as long as the 30-day milestone.", .scale),
        (
            180, "25 full weeks of practice",
            "Twice as long as the 90-day milestone, and about half a year.", .scale
        ),
        (365, "A full year of practice", "365 days of practice in one streak.", .scale),
    ])
    func `each milestone has its own words and motion`(
        days: Int, title: String, text: String, effect: Motion.Effect
    ) {
        let card = StreakCounterCard(journal(days), with: Kit(.practice, context()))
        #expect(card.facts.celebration?.days == days && card.facts.streak == days)
        #expect(card.words("messageTitle")?.text == title)
        #expect(card.words("message")?.text == text)
        #expect(card.flame?.motion?.effect == effect)
    }

    /// 14 − 11 = 3 days to go: the 21st if today is done, the 20th if today still counts.
    @Test(arguments: [(0, "Saturday, March 21"), (1, "Friday, March 20")])
    func `gives the requirement of the next milestone`(daysAgo: Int, date: String) {
        let card = StreakCounterCard(journal(11, until: daysAgo), with: Kit(.practice, context(9)))
        #expect(card.words("preview")?.text == "3 days to the 14-day milestone")
        #expect(card.words("requirement")?.spoken == "\(date), if you practice every day")
        #expect(card.facts.next?.fraction == 0.785714)  // 11 / 14
    }

    @Test(arguments: [7, 14, 30])
    func `plays one burst for a milestone of the practice app`(days: Int) {
        var journal = journal(days)
        let card = StreakCounterCard(journal, with: Kit(.practice, context(), journal.settings))
        #expect(card.facts.celebration?.days == days)
        #expect(card.flame?.motion?.effect == .explosion)
        #expect(card.flame?.motion?.reduced.effect == .crossfade)
        #expect(card.facts.celebration?.haptic == .success)
        journal.celebratedStreaks = [
            CelebratedStreak(days: days, runStart: today.adding(days: 1 - days))
        ]
        let after = StreakCounterCard(journal, with: Kit(.practice, context(), journal.settings))
        #expect(after.facts.celebration == nil && after.flame?.motion?.effect == .flicker)
    }

    @Test func `keeps the milestone in its facts without celebrations and haptics`() {
        var journal = journal(7)
        journal.settings.playsHaptics = false
        let context = context { $0.options.celebrations = false }
        let card = StreakCounterCard(journal, with: Kit(.practice, context, journal.settings))
        #expect(card.facts.celebration?.days == 7)
        #expect(card.flame?.motion?.effect == .flicker)
        #expect(card.facts.celebration?.haptic == nil)
        #expect(card.words("messageTitle")?.text == "7-day streak!")
    }

    @Test func `marks a personal best from two days on`() {
        #expect(
            StreakCounterCard(journal(1), with: Kit(.practice, context())).words("personalBest")
                == nil)
        #expect(
            StreakCounterCard(journal(2), with: Kit(.practice, context())).words("personalBest")
                != nil)
        var journal = journal(3)
        journal.practices += self.journal(4, until: 20).practices
        let card = StreakCounterCard(journal, with: Kit(.practice, context(), journal.settings))
        #expect(card.facts.longestStreak == 4 && card.words("best")?.text == "Longest: 4 days")
        #expect(card.words("personalBest") == nil && !card.facts.isPersonalBest)
    }

    @Test func `has both variants of every motion and says which applies`() {
        let full = StreakCounterCard(journal(9, until: 1), with: Kit(.practice, context()))
        let reduced = StreakCounterCard(
            journal(9, until: 1), with: Kit(.practice, context { $0.reduceMotion = true }))
        let (moving, still) = (warning(of: full)?.motion, warning(of: reduced)?.motion)
        #expect(moving?.applies == .full && still?.applies == .reduced)
        #expect(moving?.reduced == still?.reduced)
        let flicker = StreakCounterCard(
            journal(9, until: 1),
            with: Kit(
                .practice,
                context {
                    $0.reduceMotion = true
                    $0.options.celebrations = false
                })
        ).flame?.motion
        #expect(flicker?.applies == .reduced && flicker?.reduced.effect == .still)
        // A tenth while at risk, in every tier.
        #expect(flicker?.amplitude == 0.1 && flicker?.appear == .flameRestless)
        let calm = StreakCounterCard(
            journal(9), with: Kit(.practice, context { $0.options.celebrations = false }))
        #expect(
            calm.flame?.motion?.amplitude == 0.05 && calm.flame?.motion?.appear == .flameFlicker)
    }

    @Test func `counts a habit's streak by its done completions only`() throws {
        var journal = Journal()
        let habit = Habit(id: "h", name: "قراءة")
        journal.habits = [habit, Habit(id: "o", name: "Other")]
        // 18 and 16 March are done, and the 17th is skipped.
        journal.completions = [
            Completion(habit: "h", day: today),
            Completion(habit: "h", day: today.adding(days: -1), status: .skipped),
            Completion(habit: "h", day: today.adding(days: -2)),
            Completion(habit: "o", day: today.adding(days: -1)),
        ]
        let card = StreakCounterCard(
            journal, habit: habit, with: Kit(.practice, context(), journal.settings))
        #expect(card.facts.streak == 1)
        #expect(card.facts.longestStreak == 1)
        #expect(card.words("habit")?.text == "قراءة")
        #expect(card.words("habit")?.direction == .rightToLeft)
        #expect(card.body.accessibility?.label == "Streak: “قراءة”")
    }

    /// Three a week for two weeks, and three days in a row since every day is due: nine days, but
    /// not in a row.
    @Test func `only consecutive days are called in a row`() {
        var habit = Habit(id: "h", name: "H")
        habit.weeklyTarget = 3
        habit.setWeeklyTarget(nil, from: today.adding(days: -2))
        var journal = Journal()
        journal.habits = [habit]
        journal.completions = [0, 1, 2, 6, 8, 9, 13, 14, 16].map {
            Completion(habit: "h", day: today.adding(days: -$0))
        }
        journal.celebratedStreaks = [CelebratedStreak(days: 7, runStart: today.adding(days: -16))]
        journal.celebratedStreaks[0].habit = "h"
        let card = StreakCounterCard(
            journal, habit: habit, with: Kit(.practice, context(9, 0), journal.settings))
        #expect(card.facts.streak == 9)
        #expect(card.words("message")?.text.contains("in a row") == false)
    }

    /// At most two cups: yesterday one, today unknown or one.
    @Test(arguments: [
        (9, false, "An amount within the limit today continues your streak."),
        (17, false, "Your streak is at risk. An amount within the limit, entered today, keeps it."),
        (17, true, "Within the limit so far. The day counts once it is over."),
    ])
    func `a limit is kept by what is not done`(hour: Int, isEntered: Bool, line: String) {
        var habit = Habit(id: "h", name: "Coffee")
        (habit.target, habit.isAtMost) = (2, true)
        var journal = Journal()
        journal.habits = [habit]
        journal.completions = (isEntered ? [0, 1] : [1]).map {
            var completion = Completion(habit: "h", day: today.adding(days: -$0))
            completion.amount = 1
            return completion
        }
        let card = StreakCounterCard(
            journal, habit: habit, with: Kit(.practice, context(hour, 0), journal.settings))
        #expect([card.words("message"), card.words("atRisk")].contains { $0?.text == line })
        #expect(card.words("requirement") == nil)
    }
}
