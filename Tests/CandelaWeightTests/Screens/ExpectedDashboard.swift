// The complete lines of the cards of the dashboard.

extension ExpectedTexts {
    var banner: [String]? {
        guard oracle.goalState == .reached else { return nil }
        let lines = [
            "label: \(english("weight.banner.label"))", "icon: icon.checkmark-circle-filled",
            english("weight.banner.title"), english("weight.banner.text"),
        ]
        guard oracle.isOld else { return lines }
        return [lines[0], lastDetail] + Array(lines[1...]) + [lastLine]
    }

    var hero: [String]? {
        guard let current = oracle.current else { return nil }
        let weight = oracle.shown(current)
        var lines = [
            "label: \(english("weight.hero.label", ["weight": .init(spoken(weight))]))"
        ]
        if oracle.isOld { lines.append(lastDetail) }
        lines += [english("weight.hero.title"), line(weight)]
        if oracle.isOld { return lines + [lastLine] }
        guard let change = oracle.change else { return lines + [unknownChange] }
        if !oracle.isContradicted { lines.append("icon: icon.\(Self.arrow(change))") }
        let spoken = spokenChange(change)
        let text = self.change(change)
        return lines + [text == spoken ? text : "\(text) | \(spoken)"]
    }

    static func arrow(_ change: WeightOracle.Change) -> String {
        ["arrow-down-right", "arrow-right", "arrow-up-right"][change.direction + 1]
    }

    var stats: [String]? {
        guard oracle.current != nil else { return nil }
        return ["label: \(english("weight.stats.name"))"] + weekStat + goalStat
    }

    private var weekStat: [String] {
        guard let change = oracle.change else {
            let title = english("weight.stat.week", ["days": .count(7)])
            let value = oracle.isOld ? last.spoken : unknownChange
            let label = english(
                "weight.stat.label", ["title": .init(title), "value": .init(value)])
            return [
                "label: \(label)", "icon: icon.calendar",
                oracle.isOld ? lastLine : unknownChange, title,
            ]
        }
        let isNeutral = change.direction == 0 || oracle.isContradicted
        return [
            "label: \(spokenChange(change))",
            "icon: icon.\(isNeutral ? "minus" : change.tenths < 0 ? "arrow-down" : "arrow-up")",
            "\(signed(change.tenths)) | \(spokenChange(change))",
            english("weight.stat.week", ["days": .count(change.days)]),
        ]
    }

    private var goalStat: [String] {
        let title = english("weight.stat.goal")
        guard let goal = oracle.goal, let current = oracle.current, let left = oracle.left else {
            let none = english("weight.stat.goal.none.spoken")
            let label = english("weight.stat.label", ["title": .init(title), "value": .init(none)])
            return [
                "label: \(label)", "icon: icon.calendar",
                "\(english("weight.stat.goal.none")) | \(none)", title,
            ]
        }
        let way = oracle.shown(current) - oracle.shown(goal)
        // With the same number shown, the unit of the goal decides that it is not reached.
        let isAbove = way == 0 ? oracle.isLoss : way > 0
        let key: String
        switch oracle.goalState {
        case .reached where oracle.isPastGoal: key = isAbove ? "above" : "below"
        case .reached, .holding:
            let text = english(
                oracle.goalState == .reached
                    ? "milestone.remaining.goal" : "weight.prediction.atGoal.text")
            return ["label: \(text)", "icon: icon.flag-filled", text, title]
        case .open, .offHold: key = isAbove ? "lose" : "gain"
        }
        let name = english("weight.stat.goal.\(key)")
        return ["label: \(figure(name, spoken(left)))", "icon: icon.flag-filled", line(left), name]
    }

    // MARK: - Milestones

    var milestone: [String]? {
        guard let goal = oracle.goal, let leg = oracle.leg else { return nil }
        if oracle.goalState == .reached {
            return reached("goal", oracle.shown(goal), leg, english("milestone.remaining.goal"))
        }
        if isReached(leg) {
            return reached("reached", leg.next, leg, english("milestone.remaining.reached"))
        }
        let (estimate, rate) = milestoneEstimate(leg)
        var lines = [
            "label: \(english("milestone.label", ["next": .init(spoken(leg.next))]))",
            "value: \(milestoneValue(leg))",
        ]
        if let estimate { lines.append(estimate.detail) }
        if let rate { lines.append(rate.detail) }
        let showsLast = oracle.isOld || (estimate != nil && !oracle.isOfToday)
        if showsLast { lines.append(lastDetail) }
        lines.append(english("milestone.next.title"))
        lines += target(leg.next)
        lines += ["bar: \(leg.perMille)", bound(leg.previous)]
        lines += [line("milestone.remaining", "amount", leg.left), bound(leg.next)]
        if let estimate { lines += ["icon: icon.calendar", estimate.line] }
        if let rate { lines.append(rate.line) }
        return showsLast ? lines + [lastLine] : lines
    }

    /// Whether the next milestone is reached; the goal is only while its state says so.
    private func isReached(_ leg: WeightOracle.Leg) -> Bool {
        guard let goal = oracle.goal, oracle.goalState != .reached else { return true }
        return leg.left == 0 && leg.next != oracle.shown(goal)
    }

    private func reached(
        _ kind: String, _ tenths: Int, _ leg: WeightOracle.Leg, _ text: String
    ) -> [String] {
        var lines = [
            "label: \(english("milestone.label.\(kind)", ["next": .init(spoken(tenths))]))",
            "value: \(english.spoken("percent.value", ["percent": .count(100)]))",
        ]
        if oracle.isOld { lines.append(lastDetail) }
        lines.append(
            english(kind == "goal" ? "milestone.goal.title" : "milestone.reached.title"))
        lines += target(tenths)
        lines += ["bar: 1000", bound(leg.previous), text, bound(tenths)]
        return oracle.isOld ? lines + [lastLine] : lines
    }

    private func target(_ tenths: Int) -> [String] {
        [English.number(tenths: tenths, drops: true), oracle.unit.rawValue]
    }

    private func bound(_ tenths: Int) -> String {
        let number = English.Argument(English.number(tenths: tenths, drops: true))
        return "\(english("milestone.bound", ["value": number])) | \(spoken(tenths))"
    }

    func milestoneValue(_ leg: WeightOracle.Leg) -> String {
        let percent = English.Argument.count(leg.percent)
        return english(
            "milestone.value", ["percent": percent, "remaining": .init(spoken(leg.left))])
    }

    private typealias Estimate = (line: String, detail: String)

    /// The estimate of the next milestone and the rate behind it.
    private func milestoneEstimate(
        _ leg: WeightOracle.Leg
    ) -> (estimate: Estimate?, rate: (line: String, detail: String)?) {
        guard let rate = oracle.rate, leg.left > 0 else { return (nil, nil) }
        let shown = self.rate(rate)
        switch oracle.estimate(to: leg.next) {
        case .days(_, let day):
            let days: [String: English.Argument] = ["count": .count(day - oracle.today)]
            let spoken = english("milestone.estimate.spoken", days)
            return (
                (
                    "\(english("milestone.estimate", days)) | \(spoken)",
                    "detail: \(english("milestone.estimate.name")): \(spoken)"
                ), shown
            )
        case .due:
            let text = english("weight.weighIn")
            return ((text, "detail: \(english("settings.detail.name")): \(text)"), shown)
        case .tooSlow:
            let years: [String: English.Argument] = ["count": .count(2)]
            let spoken = english("milestone.estimate.long.spoken", years)
            return (
                (
                    "\(english("milestone.estimate.long", years)) | \(spoken)",
                    "detail: \(english("milestone.estimate.name")): \(spoken)"
                ), shown
            )
        default: return (nil, nil)
        }
    }

    var compact: [String]? {
        guard let goal = oracle.goal, let leg = oracle.leg, let full = milestone else { return nil }
        var lines = Array(full[0...1])
        if oracle.isOld { lines.append(lastDetail) }
        let isReached = isReached(leg)
        let next = oracle.goalState == .reached ? oracle.shown(goal) : leg.next
        if isReached {
            let isGoal = next == oracle.shown(goal)
            lines.append(
                english(isGoal ? "milestone.remaining.goal" : "milestone.remaining.reached"))
        } else {
            lines.append(line("milestone.compact.remaining", "amount", leg.left))
        }
        lines.append("bar: \(isReached ? 1000 : leg.perMille)")
        lines.append(
            line(
                "milestone.compact.goal", "next", next, drops: true,
                spokenText: "milestone.compact.goal.spoken"))
        return oracle.isOld ? lines + [lastLine] : lines
    }

    /// The milestones reached, newest first.
    func history(_ milestones: [OracleMilestone]) -> [String]? {
        guard !milestones.isEmpty else { return nil }
        let title = english("weight.history.title")
        let rows = milestones.enumerated().sorted {
            ($0.element.day, $0.offset) > ($1.element.day, $1.offset)
        }
        return ["label: \(title)", title]
            + rows.flatMap { _, milestone in
                let date = English.medium(milestone.day)
                let full =
                    "\(English.weekday(milestone.day)), \(English.monthAndDay(milestone.day)), "
                    + "\(English.year(milestone.day))"
                let spoken = self.spoken(milestone.tenths, milestone.unit)
                let row = english(
                    "weight.history.row", ["milestone": .init(spoken), "date": .init(full)])
                return [
                    "label: \(row)", "icon: icon.checkmark-circle-filled",
                    "\(drawn(milestone.tenths, drops: true, milestone.unit)) | \(spoken)",
                    "\(date) | \(full)",
                ]
            }
    }
}

extension WeightOracle.Leg {
    /// The filled part of the bar in thousandths.
    var perMille: Int { Int((fraction * 1000).rounded()) }
}
