import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTestSupport
import CandelaTokens
import Testing

struct NextMilestoneCardTests {
    private let today = CalendarDay(daysSince1970: 20_530)

    private func context(_ change: (inout Context) -> Void = { _ in }) -> Context {
        var context = Context(
            now: Instant(secondsSince1970: 20_530 * 86_400 + 61_200), zone: .utc)
        change(&context)
        return context
    }

    /// Readings on consecutive days, ending today.
    private func journal(
        _ weights: [Double], _ unit: WeightUnit = .pounds, from start: Double? = nil,
        to goal: Double
    ) -> Journal {
        var journal = Journal()
        journal.settings.unit = unit
        var weightGoal = WeightGoal(Weight(unchecked: goal, unit))
        weightGoal.start = start.map { Weight(unchecked: $0, unit) }
        journal.goal = weightGoal
        journal.weighIns = weights.enumerated().map { index, weight in
            WeighIn(
                day: today.adding(days: index + 1 - weights.count),
                weight: Weight(unchecked: weight, unit))
        }
        return journal
    }

    /// Weights between milestones and on them, and both boundaries past the goal.
    @Test(arguments: [
        (231.4, "235", "230", 0.72, "1.4\u{A0}lb to go"),
        (233, "235", "230", 0.4, "3.0\u{A0}lb to go"),
        (235, "235", "230", 0, "5.0\u{A0}lb to go"), (226, "230", "225", 0.8, "1.0\u{A0}lb to go"),
        (225, "230", "225", 1, "Milestone reached"),
        (223.2, "225", "220", 0.36, "3.2\u{A0}lb to go"),
        (213.5, "215", "212", 0.5, "1.5\u{A0}lb to go"), (212, "215", "212", 1, "Goal reached"),
        (209, "215", "212", 1, "Goal reached"),
    ])
    func `shows the journey's stretch from 231.4 to 212 pounds`(
        current: Double, previous: String, next: String, fraction: Double, remaining: String
    ) throws {
        let journal = journal([current], from: 231.4, to: 212)
        let card = try #require(
            NextMilestoneCard(journal, with: Kit(.weight, context(), journal.settings)))
        #expect(card.words("previous")?.text == previous)
        #expect(card.words("next")?.text == next)
        #expect(card.target == "\(next) lb")
        #expect(card.facts.milestoneFraction == fraction)
        #expect(card.words("remaining")?.text == remaining)
        let compact = try #require(
            NextMilestoneCompactCard(journal, with: Kit(.weight, context(), journal.settings)))
        #expect(compact.facts.milestoneFraction == fraction)
        #expect(compact.words("goal")?.text == "Goal: \(next)\u{A0}lb")
        #expect(compact.body.accessibility?.label == card.body.accessibility?.label)
        #expect(compact.body.accessibility?.value == card.body.accessibility?.value)
    }

    @Test func `counts up to a goal above the start`() throws {
        let journal = journal([63.1], .kilograms, from: 61.3, to: 68)
        let card = try #require(
            NextMilestoneCard(journal, with: Kit(.weight, context(), journal.settings)))
        #expect(card.facts.milestoneFraction == 0.55)
        #expect(card.words("remaining")?.text == "0.9\u{A0}kg to go")
        #expect(card.words("remaining")?.spoken == "0.9 kilograms to go")
    }

    @Test func `speaks each figure once`() throws {
        let card = try #require(
            NextMilestoneCard(journal([226], from: 231.4, to: 212), with: Kit(.weight, context())))
        #expect(card.body.accessibility?.label == "Next milestone 225 pounds")
        #expect(card.body.accessibility?.value == "80 percent complete. 1 pound remaining")
        #expect(card.body.accessibility?.range == ValueRange(now: 0.8))
        #expect(card.body.accessibility?.children == .combine)
    }

    @Test(arguments: [
        // (225 − 210.1) / 15 and (225 − 224.9) / 15.
        (210.1, 0.993, "99 percent complete. 0.1 pounds remaining"),
        (224.9, 0.007, "1 percent complete. 14.9 pounds remaining"),
    ])
    func `never rounds to complete or to zero`(
        current: Double, fraction: Double, value: String
    ) throws {
        var journal = journal([current], from: 226, to: 195)
        journal.settings.milestoneInterval = .fifteen
        let card = try #require(NextMilestoneCard(journal, with: Kit(.weight, context())))
        #expect(abs(card.facts.milestoneFraction - fraction) < 0.001)
        #expect(card.body.accessibility?.value == value)
    }

    @Test func `shows a fractional goal with its decimal everywhere`() throws {
        let card = try #require(
            NextMilestoneCard(journal([188.9], from: 195, to: 187.5), with: Kit(.weight, context()))
        )
        #expect(card.target == "187.5 lb")
        #expect(card.words("next")?.text == "187.5")
        #expect(card.body.accessibility?.label == "Next milestone 187.5 pounds")
    }

    // A line of −0.25 a day is −1.75 a week: 3.2 × 7 / 1.75 = 12.8 days.
    @Test func `estimates whole days, cut off, and the rate`() throws {
        let weights = (0..<12).map { 223.2 + 0.25 * Double(11 - $0) }
        let card = try #require(
            NextMilestoneCard(journal(weights, from: 231.4, to: 212), with: Kit(.weight, context()))
        )
        #expect(card.facts.daysToMilestone == 12)
        #expect(card.words("estimate")?.text == "~12 days at current pace")
        #expect(card.words("estimate")?.spoken == "about 12 days at the current pace")
        #expect(card.facts.rate == -1.75)
        #expect(card.words("rate")?.text == "Trend: −1.75\u{A0}lb/week")
        #expect(card.words("rate")?.spoken == "Trend, losing per week: 1.75 pounds")
    }

    @Test func `estimates at least one day, in the singular`() throws {
        let weights = (0..<12).map { 225.1 + 0.3 * Double(11 - $0) }
        let card = try #require(
            NextMilestoneCard(journal(weights, from: 231.4, to: 212), with: Kit(.weight, context()))
        )
        #expect(card.words("estimate")?.text == "~1 day at current pace")
    }

    @Test(arguments: [
        ([225.0, 226], 231.4, 212.0), ([226], 231.4, 212), ([225.9, 225], 231.4, 212),
        ([64, 63.1], 61.3, 68),
    ])
    func `gives no estimate away from the milestone, on it, or without a trend`(
        weights: [Double], start: Double, goal: Double
    ) throws {
        let card = try #require(
            NextMilestoneCard(
                journal(weights, from: start, to: goal), with: Kit(.weight, context())))
        #expect(card.facts.daysToMilestone == nil)
        #expect(card.words("rate") == nil)
    }

    @Test func `shows no rate before three weigh-ins over ten days`() throws {
        var journal = journal([226.5, 226], from: 231.4, to: 212)
        func card() throws -> NextMilestoneCard {
            try #require(
                NextMilestoneCard(journal, with: Kit(.weight, context(), journal.settings)))
        }
        #expect(try card().words("rate") == nil)
        #expect(
            try card().words("estimate")?.text == "Weigh in once more, on March 27 or later")
        journal.weighIns.append(
            WeighIn(day: today.adding(days: -10), weight: Weight(unchecked: 228, .pounds)))
        #expect(try card().facts.daysToMilestone != nil)
        #expect(try card().words("rate") != nil)
    }

    /// The estimate is counted from the last weigh-in, three days ago, which is named: 3.2 × 7 /
    /// 1.75 = 12 days, of which 9 are left.
    @Test func `counts from the last weigh-in and names its day`() throws {
        var journal = journal(
            (0..<12).map { 223.2 + 0.25 * Double(11 - $0) }, from: 231.4, to: 212)
        for place in journal.weighIns.indices {
            journal.weighIns[place].day = journal.weighIns[place].day.adding(days: -3)
        }
        let card = try #require(
            NextMilestoneCard(journal, with: Kit(.weight, context(), journal.settings)))
        #expect(card.words("estimate")?.text == "~9 days at current pace")
        #expect(card.words("last")?.text == "Last weighed March 15")
        for place in journal.weighIns.indices {
            journal.weighIns[place].day = journal.weighIns[place].day.adding(days: -6)
        }
        journal.weighIns.append(
            WeighIn(day: today.adding(days: -9), weight: Weight(unchecked: 220.1, .pounds)))
        let due = try #require(
            NextMilestoneCard(journal, with: Kit(.weight, context(), journal.settings)))
        #expect(due.words("estimate")?.text == "Weigh in to see where you are")
        #expect(due.facts.daysToMilestone == nil && due.facts.milestoneDay == nil)
    }

    @Test func `shows weights in the unit of the settings`() throws {
        var journal = journal([100], .kilograms, from: 104.3, to: 97)
        journal.settings.unit = .pounds
        let card = try #require(
            NextMilestoneCard(journal, with: Kit(.weight, context(), journal.settings)))
        // 100 kg are 220.462 lb, 97 kg are 213.848 lb: the next multiple of 5 is 220.
        #expect(card.target == "220 lb")
        #expect(card.words("remaining")?.text == "0.5\u{A0}lb to go")
    }

    @Test func `is missing without a reading or a goal`() {
        var journal = journal([], to: 212)
        #expect(NextMilestoneCard(journal, with: Kit(.weight, context(), journal.settings)) == nil)
        journal.weighIns = [WeighIn(day: today, weight: Weight(unchecked: 226, .pounds))]
        #expect(NextMilestoneCard(journal, with: Kit(.weight, context(), journal.settings)) != nil)
        journal.goal = nil
        #expect(
            NextMilestoneCompactCard(journal, with: Kit(.weight, context(), journal.settings))
                == nil)
    }

    /// A weigh-in at this second counts; one in an hour is future-dated until then.
    @Test func `is valid until the next weigh-in counts`() throws {
        var journal = journal([228, 227, 226, 225.5], from: 231.4, to: 212)
        let now = context().now
        func validUntil() throws -> Instant? {
            try Screen.make(
                NextMilestoneOptions(), phase: .ready(journal), of: .weight, in: context()
            )
            .validUntil?.instant
        }
        journal.weighIns[3].at = ZonedInstant(now)
        #expect(
            try #require(
                NextMilestoneCard(journal, with: Kit(.weight, context(), journal.settings))
            ).facts.currentWeight == 225.5)
        #expect(try #require(try validUntil()) > now.adding(seconds: 3600))
        journal.weighIns[3].at = ZonedInstant(now.adding(seconds: 3600))
        #expect(
            try #require(
                NextMilestoneCard(journal, with: Kit(.weight, context(), journal.settings))
            ).facts.currentWeight == 226)
        #expect(try validUntil() == now.adding(seconds: 3600))
        // Without a weigh-in there is no need to set a goal.
        let empty = try Screen.make(
            NextMilestoneOptions(), phase: .ready(Journal()), of: .weight, in: context())
        #expect(empty.cards.isEmpty)
    }

    @Test func `announces a recorded milestone until it is celebrated`() throws {
        var journal = journal([225], from: 231.4, to: 212)
        func facts() throws -> MilestoneFacts {
            try #require(
                NextMilestoneCard(journal, with: Kit(.weight, context(), journal.settings))
            )
            .facts
        }
        // Without a record nothing is congratulated.
        #expect(try facts().announcement == nil && facts().haptic == nil)
        journal.completedMilestones = [CompletedMilestone(Weight(unchecked: 225, .pounds))]
        #expect(try facts().announcement == "weight-milestone-225-lb")
        #expect(try facts().haptic == .success)
        // 102.058 kg are 225.0 lb within 0.05: the unit has been changed since.
        var milestone = CompletedMilestone(Weight(unchecked: 102.058, .kilograms))
        milestone.isCelebrated = true
        journal.completedMilestones = [milestone]
        #expect(try facts().announcement == nil && facts().haptic == nil)
    }

    @Test(arguments: [
        (TypeSize.xSmall, 10.33, 5.33), (.large, 12, 6), (.accessibility3, 26.33, 13),
        (.accessibility5, 33.67, 17),
    ])
    func `scales its bar with body text`(
        typeSize: TypeSize, full: Double, compact: Double
    ) throws {
        let journal = journal([226], from: 231.4, to: 212)
        let context = context { $0.typeSize = typeSize }
        let card = try #require(
            NextMilestoneCard(journal, with: Kit(.weight, context, journal.settings)))
        let height = try #require(card.bar?.thickness)
        #expect(abs(height.points - full) < 0.005)
        let small = try #require(
            NextMilestoneCompactCard(journal, with: Kit(.weight, context, journal.settings))?.bar?
                .thickness)
        #expect(abs(small.points - compact) < 0.005)
    }

    @Test func `stacks adjacent texts at accessibility sizes`() throws {
        let card = try #require(
            NextMilestoneCard(journal([226], from: 231.4, to: 212), with: Kit(.weight, context())))
        for row in card.body.children {
            guard case .row(let own) = row.content else { continue }
            // A symbol stays beside its text, and the bounds stay at the ends of the bar.
            let isLine =
                !ElementQueries.icons(row).isEmpty
                || ElementQueries.part("previous", in: row) != nil
            #expect(own.large == (isLine ? nil : .column()))
        }
        // The heading with its weight, the bounds of the bar, and the symbol before what is
        // missing.
        #expect(card.body.children.count { $0.children.count > 1 } == 3)
    }

    @Test func `outlines the track and uses a solid fill when contrast is increased`() throws {
        let journal = journal([226], from: 231.4, to: 212)
        let plain = try #require(
            NextMilestoneCard(journal, with: Kit(.weight, context(), journal.settings)))
        #expect(plain.bar?.own?.fill == Paint(.progressPositive))
        #expect(plain.bar?.own?.outline?.opacity == .progressOutline)
        #expect(plain.body.surface?.border == nil)
        let strong = try #require(
            NextMilestoneCard(
                journal,
                with: Kit(.weight, context { $0.increaseContrast = true }, journal.settings)))
        #expect(strong.bar?.own?.fill == Paint(.successGraphic))
        #expect(strong.bar?.own?.outline?.color == .progressOutline)
        #expect(strong.body.surface?.border?.color == .cardBorder)
    }
}

extension Element {
    /// The members of a bar.
    fileprivate var own: Bar? { if case .bar(let own) = content { own } else { nil } }

    /// The thickness of a bar.
    fileprivate var thickness: Size? { if case .size(let size) = height { size } else { nil } }
}
