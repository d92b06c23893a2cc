// The complete lines of the goal's prediction, the widgets, the logbook and the celebration.

extension ExpectedTexts {
    var prediction: [String]? {
        guard let goal = oracle.goal, case .open(let estimate) = oracle.prediction else {
            return nil
        }
        let words = prediction(estimate)
        let label =
            words.detail == nil
            ? english(
                "weight.prediction.label.short",
                ["title": .init(words.title), "text": .init(words.spokenText)])
            : english(
                "weight.prediction.label",
                [
                    "title": .init(words.title), "text": .init(words.spokenText),
                    "detail": .init(words.spokenDetail ?? words.detail ?? ""),
                ])
        let rate = words.hasRate ? oracle.rate.map { self.rate($0) } : nil
        let showsLast = oracle.isOld || (words.namesLast && !oracle.isOfToday)
        let goalDetail = "detail: \(english("weight.settings.goal")): \(spoken(oracle.shown(goal)))"
        var lines = ["label: \(label)", goalDetail]
        if let rate { lines.append(rate.detail) }
        if showsLast { lines.append(lastDetail) }
        lines += ["icon: icon.\(words.icon)", words.title, words.text]
        if let detail = words.detail { lines.append(detail) }
        if let rate { lines += ["icon: icon.\(rateIcon)", rate.line] }
        return showsLast ? lines + [lastLine] : lines
    }

    private var rateIcon: String { (oracle.rate ?? 0) < 0 ? "arrow-down-right" : "arrow-up-right" }

    private struct Words {
        var icon: String
        var title: String
        var text: String
        var spokenText: String
        var detail: String?
        var spokenDetail: String?
        var hasRate = false
        var namesLast = false
    }

    private func prediction(_ estimate: WeightOracle.Estimate) -> Words {
        let title = english("weight.prediction.title")
        let tracking = english("weight.prediction.title.tracking")
        func words(_ icon: String, _ title: String, _ key: String, _ detail: String?) -> Words {
            let text = english(key)
            return Words(icon: icon, title: title, text: text, spokenText: text, detail: detail)
        }
        switch estimate {
        case .missing(let missing):
            var words = words(
                "chart-line", tracking, "weight.prediction.few",
                self.missing(missing, isSpoken: false))
            words.spokenDetail = self.missing(missing, isSpoken: true)
            return words
        case .steady:
            return words(
                "arrow-right", tracking, "weight.prediction.steady",
                english("weight.prediction.steady.detail"))
        case .wrongDirection:
            let isLosing = (oracle.rate ?? 0) < 0
            var words = words(
                rateIcon, english("weight.prediction.title.alert"),
                isLosing ? "weight.prediction.losing" : "weight.prediction.gaining",
                english(isLosing ? "weight.prediction.mustGain" : "weight.prediction.mustLose"))
            words.hasRate = true
            return words
        case .tooSlow:
            let text = english("weight.prediction.slow", ["count": .count(2)])
            return Words(
                icon: "tortoise", title: title, text: text, spokenText: text,
                detail: english("weight.prediction.slow.detail"), hasRate: true, namesLast: true)
        case .due:
            var words = words("target", title, "weight.weighIn", nil)
            (words.hasRate, words.namesLast) = (true, true)
            return words
        case .days(_, let day):
            var words = Words(icon: "target", title: title, text: "", spokenText: "")
            switch oracle.ahead(day) {
            case .days(let days, _):
                words.text = english("weight.prediction.date", ["date": .init(English.medium(day))])
                words.spokenText = english(
                    "weight.prediction.date", ["date": .init(spokenDay(day))])
                words.detail = english("weight.prediction.days", ["count": .count(days)])
            case .weeks(let weeks):
                words.text = english("weight.prediction.weeks", ["count": .count(weeks)])
                words.spokenText = words.text
            case .months(let months):
                words.text = english("weight.prediction.months", ["count": .count(months)])
                words.spokenText = words.text
            }
            (words.hasRate, words.namesLast) = (true, true)
            return words
        }
    }

    // MARK: - Widgets

    var widgets: [[String]]? {
        guard let current = oracle.current else { return nil }
        let weight = oracle.shown(current)
        let change: String
        if oracle.isOld {
            change = last.spoken
        } else {
            change = oracle.change.map(spokenChange) ?? unknownChange
        }
        func label(_ detail: String) -> String {
            "label: "
                + english(
                    "weight.widget.label",
                    ["weight": .init(spoken(weight)), "detail": .init(detail)])
        }
        let title = english("weight.hero.title")
        let head = ["icon: icon.scale", title, line(weight)]
        var small = [label(change)] + head
        var large = small
        if oracle.isOld {
            small.append(lastLine)
            large.append(lastLine)
        } else if let found = oracle.change {
            let steady = english("weight.change.steady", ["days": .count(found.days)])
            if found.direction == 0 { small[0] = label(steady) }
            if !oracle.isContradicted { small.append("icon: icon.\(Self.arrow(found))") }
            small.append(found.direction == 0 ? steady : direction(found))
            let text = self.change(found)
            large.append(text == change ? text : "\(text) | \(change)")
        } else {
            small.append(unknownChange)
            large.append(unknownChange)
        }
        return [small, medium(weight, head, label), large]
    }

    private func medium(
        _ weight: Int, _ head: [String], _ label: (String) -> String
    ) -> [String] {
        guard let goal = oracle.goal, let percent = oracle.percent, let left = oracle.left else {
            let none = english("weight.widget.noGoal")
            guard oracle.isOld else { return [label(none)] + head + [none] }
            return [label("\(none) and \(last.spoken)")] + head + [none, lastLine]
        }
        let target = oracle.shown(goal)
        let goalSpoken = english("weight.chart.goal", ["goal": .init(spoken(target))])
        let isDone = oracle.goalState == .reached || oracle.goalState == .holding
        let percentSpoken = english.spoken("percent.value", ["percent": .count(percent)])
        let percentText = english("percent.value", ["percent": .init("\(percent)%")])
        var leftSpoken = english("weight.widget.left", ["amount": .init(spoken(left))])
        var leftLine = line("weight.widget.left", "amount", left)
        if isDone {
            let key =
                oracle.goalState == .reached
                ? "milestone.remaining.goal" : "weight.prediction.atGoal.text"
            leftSpoken = english(key)
            leftLine = leftSpoken
        }
        let end = oracle.isOld ? "\(leftSpoken) and \(last.spoken)" : leftSpoken
        let label = english(
            "weight.widget.label.medium",
            [
                "weight": .init(spoken(weight)), "goal": .init(goalSpoken),
                "percent": .init("\(percentSpoken) complete"), "left": .init(end),
            ])
        let goalLine = line("weight.chart.goal", "goal", target, drops: true)
        var lines = ["label: \(label)", head[0], head[1], goalLine, head[2]]
        lines += ["bar: \(percentBar)", "\(percentText) | \(percentSpoken)", leftLine]
        return oracle.isOld ? lines + [lastLine] : lines
    }

    /// The filled part of the goal's bar in thousandths.
    private var percentBar: Int {
        guard let goal = oracle.goal, let start = oracle.start, let current = oracle.current else {
            return 0
        }
        switch oracle.goalState {
        case .reached, .holding: return 1000
        case .offHold: return 0
        case .open: break
        }
        let done = Double(oracle.shown(start) - oracle.shown(current))
        let whole = Double(oracle.shown(start) - oracle.shown(goal))
        return Int((min(max(done / whole, 0), 1) * 1000).rounded())
    }

    // MARK: - Celebration

    /// The celebration of a milestone; the goal has its own words.
    func celebration(_ milestone: OracleMilestone) -> [String] {
        let isGoal = oracle.goal.map { goal in
            milestone.unit.tenths(of: goal.value, goal.unit) == milestone.tenths
        }
        let key = isGoal == true ? "weight.celebration.goal" : "weight.celebration"
        let title = english("\(key).title")
        let weight = drawn(milestone.tenths, drops: true, milestone.unit)
        return [
            "label: \(title)", title,
            "\(weight) | \(spoken(milestone.tenths, milestone.unit))", english("\(key).text"),
            "label: \(english("action.close"))", english("action.close"),
        ]
    }

    // MARK: - Logbook

    /// The rows of the logbook, newest day first.
    func logbook(_ count: Int) -> [String]? {
        guard oracle.current != nil else { return nil }
        let name = english("weight.tab.logbook")
        var lines = ["label: \(name)"]
        var month = ""
        let rows = oracle.ordered.enumerated().sorted {
            ($0.element.day, $0.offset) > ($1.element.day, $1.offset)
        }
        for (_, reading) in rows.prefix(count) {
            if English.month(reading.day) != month {
                month = English.month(reading.day)
                lines.append(month)
            }
            lines += row(reading)
        }
        return lines
    }

    private func row(_ reading: OracleReading) -> [String] {
        let weight = oracle.shown(reading)
        let key = reading.note == nil ? "weight.logbook.row" : "weight.logbook.row.note"
        let time = time(of: reading)
        var date = spokenDay(reading.day)
        if let time {
            date = english("weight.logbook.row.time", ["date": .init(date), "time": .init(time)])
        }
        let label = english(key, ["date": .init(date), "weight": .init(spoken(weight))])
        var lines = ["label: \(label)"]
        let average = oracle.average(on: reading.day)
        if let average {
            let name = english("weight.logbook.average", ["days": .count(7)])
            lines.append("detail: \(name): \(spoken(average))")
        }
        let change = oracle.change(to: reading)
        if let change {
            let name =
                change.tenths == 0
                ? english("weight.stat.week", ["days": .count(change.days)]) : direction(change)
            lines.append("detail: \(name): \(spoken(change.tenths))")
        }
        let weekday = English.weekday(reading.day)
        lines += ["\(English.date(reading.day).day)", "\(weekday.prefix(3)) | \(weekday)"]
        if let time { lines.append(time) }
        lines.append(plain(weight))
        if let average { lines.append(plain(average)) }
        if let change {
            let icon = ["arrow-down", "minus", "arrow-up"][change.direction + 1]
            lines += ["icon: icon.\(icon)", plain(abs(change.tenths))]
        }
        if reading.note != nil { lines.append("icon: icon.note") }
        return lines
    }

    /// The time of day of a reading, if its day has several.
    private func time(of reading: OracleReading) -> String? {
        guard let time = reading.time, let offset = reading.offset,
            oracle.ordered.count(where: { $0.day == reading.day }) > 1
        else { return nil }
        let minute = (time + offset) % 86_400 / 60
        let hour = minute / 60
        let digits = String("\(100 + minute % 60)".dropFirst())
        return "\(hour % 12 == 0 ? 12 : hour % 12):\(digits)\u{202F}\(hour < 12 ? "AM" : "PM")"
    }

    /// A number without a unit, whose spoken form drops a zero decimal.
    private func plain(_ tenths: Int) -> String {
        let (text, spoken) = (
            English.number(tenths: tenths), English.number(tenths: tenths, drops: true)
        )
        return text == spoken ? text : "\(text) | \(spoken)"
    }
}
