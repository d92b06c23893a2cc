import CandelaElements
import CandelaKit
import CandelaRules
import Testing

/// The labels of plain values, which need the kit alone: no screen, no app, and the engine's texts.
struct AccessibilityLabelTests {
    @Test(arguments: [
        (
            225.0, 0.8, 1.0, WeightUnit.pounds,
            "Next milestone 225 pounds",
            "80 percent complete. 1 pound remaining"
        ),
        (
            220, 0.36, 3.2, .pounds,
            "Next milestone 220 pounds",
            "36 percent complete. 3.2 pounds remaining"
        ),
        (
            187.5, 0.999, 0.06, .pounds,
            "Next milestone 187.5 pounds",
            "99 percent complete. 0.1 pounds remaining"
        ),
        (
            98, 0, 2, .kilograms,
            "Next milestone 98 kilograms",
            "0 percent complete. 2 kilograms remaining"
        ),
    ])
    func `a milestone label gives progress and remainder with spelled-out units`(
        next: Double, fraction: Double, remaining: Double, unit: WeightUnit, label: String,
        value: String
    ) {
        let accessibility = Accessibility.milestone(
            next: next, fraction: fraction, remaining: remaining, unit: unit, language: "en")
        #expect(accessibility.label == label)
        #expect(accessibility.value == value)
        #expect(accessibility.role == .progress)
    }

    @Test func `the label of a reached milestone says so and names the milestone`() {
        func accessibility(isGoal: Bool) -> Accessibility {
            .milestone(
                next: 212, fraction: 1, remaining: nil, unit: .pounds, isGoal: isGoal,
                language: "en")
        }
        #expect(accessibility(isGoal: false).label == "Milestone reached: 212 pounds")
        #expect(accessibility(isGoal: false).inputLabels == ["Milestone"])
        #expect(accessibility(isGoal: true).label == "Goal reached: 212 pounds")
        #expect(accessibility(isGoal: true).inputLabels == ["Goal"])
        #expect(accessibility(isGoal: true).value == "100 percent")
    }

    @Test(arguments: [
        (0, 0, Int?.none, "No streak yet"), (1, 1, nil, "1 day"),
        (9, 12, nil, "9 days, longest 12 days"), (0, 11, nil, "0 days, longest 11 days"),
        (9, 3, nil, "9 days, personal best"), (-4, -1, nil, "No streak yet"),
        (9, 12, 24_000, "9 days, longest 12 days, at risk, 6 hours 40 minutes left"),
        (9, 12, 3600, "9 days, longest 12 days, at risk, 1 hour left"),
        (9, 12, 61, "9 days, longest 12 days, at risk, 1 minute left"),
        (9, 12, 59, "9 days, longest 12 days, at risk, less than a minute left"),
        (9, 9, 3600, "9 days, personal best, at risk, 1 hour left"),
        (1, 1, 3600, "1 day, at risk, 1 hour left"),
    ])
    func `a streak label gives the number of days and the risk`(
        days: Int, best: Int, left: Int?, value: String
    ) {
        let accessibility = Accessibility.streak(
            days: days, best: best, atRisk: left, language: "en")
        #expect(accessibility.label == "Current streak")
        #expect(accessibility.value == value)
        #expect(accessibility.role == .counter && accessibility.hint == nil)
    }

    @Test func `the label of a habit's streak has the habit's name`() {
        let accessibility = Accessibility.streak(
            days: 3, best: 3, habit: "Meditation", language: "en-GB")
        #expect(accessibility.label == "Streak: “Meditation”")
        #expect(accessibility.inputLabels == ["Streak", "Meditation"])
    }

    /// The greatest of 7, 14, 30, 60, 90, 180 and 365 days that was reached.
    @Test(
        arguments: [
            (5, nil, "5-day streak"), (6, .own(""), "6-day streak"),
            (7, nil, "7-day streak, 7-day milestone reached"),
            (1, .current, "Current streak: 1 day"),
            (29, .current, "Current streak: 29 days, 14-day milestone reached"),
            (0, .best, "Longest streak: 0 days"),
            (12, .best, "Longest streak: 12 days, 7-day milestone reached"),
            (1, .own("Chess"), "“Chess”: streak of 1 day"),
            (400, .own("Chess"), "“Chess”: streak of 400 days, 365-day milestone reached"),
        ] as [(Int, StreakBadgeName?, String)])
    func `a badge label gives its name, number and state`(
        days: Int, name: StreakBadgeName?, label: String
    ) {
        let accessibility = Accessibility.streakBadge(
            days: days, name: name, language: "en")
        #expect(accessibility.label == label)
        #expect(accessibility.value == nil)
    }

    /// 18 March 2026 and 31 December 2025 are Wednesdays.
    @Test func `the label of a calendar day gives its date and status`() {
        let today = CalendarDay(daysSince1970: 20_530)
        let days: [(ago: Int, status: DayActivity.Status, minutes: Int)] = [
            (0, .completed, 1), (1, .completed, 0), (2, .rest, 0), (3, .missed, 0),
            (0, .pending, 0),
            (77, .none, 0),
        ]
        let labels = days.map { day in
            Accessibility.calendarDay(
                today.adding(days: -day.ago), day.status, minutes: day.minutes, today: today,
                language: "en")
        }
        #expect(
            labels.map(\.label) == [
                "Wednesday, March 18: 1 minute", "Tuesday, March 17: practiced",
                "Monday, March 16: rest day", "Sunday, March 15: missed",
                "Wednesday, March 18: not practiced yet",
                "Wednesday, December 31, 2025: no practice",
            ])
        #expect(labels.map(\.states) == [[.currentDate], [], [], [], [.currentDate], []])
        #expect(labels.allSatisfy { $0.role == .gridCell && $0.hint == "Opens the day" })
    }

    @Test func `the label of a chart point gives its day and value`() {
        let today = CalendarDay(daysSince1970: 20_530)
        let accessibility = Accessibility.chartPoint(
            today.adding(days: -1), value: "20 minutes", today: today, language: "en")
        #expect(accessibility.label == "Tuesday, March 17: 20 minutes")
    }

    @Test func `the label of the current weight gives weight, body fat and an old day`() {
        let today = CalendarDay(daysSince1970: 20_530)
        let accessibility = Accessibility.weightHero(
            226, bodyFat: 24, lastWeighed: today.adding(days: -20), unit: .pounds, today: today,
            language: "en")
        #expect(accessibility.label == "Current weight: 226 pounds")
        #expect(accessibility.value == "Body fat: 24 percent")
        #expect(accessibility.details.map(\.value) == ["Last weighed Thursday, February 26"])
        let plain = Accessibility.weightHero(
            72.4, unit: .kilograms, today: today, language: "en")
        #expect(plain.label == "Current weight: 72.4 kilograms")
        #expect(plain.value == nil && plain.details.isEmpty)
    }

    @Test func `the label of a weigh-in gives its day and weight, and its change on demand`() {
        let today = CalendarDay(daysSince1970: 20_530)
        let accessibility = Accessibility.logbookRow(
            today, weight: 227.9, average: 228.9,
            change: WeightChange(from: 231.4, to: 227.9, over: 7), hasNote: true, unit: .pounds,
            today: today, language: "en")
        #expect(accessibility.label == "Wednesday, March 18: 227.9 pounds, with note")
        #expect(accessibility.details.map(\.label) == ["7-day average", "Down over 7 days"])
        #expect(accessibility.details.map(\.value) == ["228.9 pounds", "3.5 pounds"])
    }

    @Test func `the label of a reached goal congratulates`() {
        #expect(
            Accessibility.goalReached(language: "en").label
                == "Goal reached! Congratulations on reaching your target weight!")
    }

    @Test func `a duration has its two largest units`() {
        let phrases = Phrases(language: "en")
        #expect(phrases.duration(seconds: 125).text == "2 minutes, 5 seconds")
        #expect(
            phrases.timerValue(seconds: 125, countsDown: true).text
                == "Time left: 2 minutes, 5 seconds")
    }

    /// The engine has English texts only.
    @Test func `a language without texts gives the source language and the reason`() throws {
        let accessibility = Accessibility.streak(days: 9, best: 9, language: "nl-BE")
        #expect(accessibility.value == "9 days, personal best")
        let fallback = try #require(Language("nl-BE").fallback)
        #expect(
            fallback.description
                == "there are no texts in 'nl-BE', only in 'en': they are in 'en' [no-texts]")
        #expect(Language("en-GB").fallback == nil && Language("ar-XB").fallback == nil)
    }
}
