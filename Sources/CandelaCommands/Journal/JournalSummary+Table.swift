import CandelaDTCG
import CandelaRules

extension JournalSummary {
    /// The maximum width of a habit name in terminal cells; longer names are truncated, so that a
    /// row fits in 80 columns.
    private static let widestName = 24

    /// The summary as aligned lines of text.
    package var table: String {
        var text = ""
        if !habits.isEmpty {
            let heads = ["HABIT", "DONE", "FIRST", "LAST", "STREAK", "LONGEST", "BEST WEEK"]
            text += Self.aligned([heads] + habits.map(Self.row))
        }
        if let weight {
            let unit = weight.unit.rawValue
            func shown(_ value: Double?) -> String {
                value.map { "\($0) \(unit)" } ?? "-"
            }
            let rate = weight.rate.map { rate in
                let hundredths = Int((abs(rate) * 100).rounded())
                let rest = hundredths % 100
                return (rate < 0 ? "-" : "") + "\(hundredths / 100)." + (rest < 10 ? "0" : "")
                    + "\(rest) \(unit)"
            }
            if !text.isEmpty { text += "\n" }
            text += Self.aligned([
                ["weigh-ins", "\(weight.weighIns) on \(weight.days) days"],
                ["days", "\(weight.firstDay) to \(weight.lastDay)"],
                ["range", "\(shown(weight.lowest)) to \(shown(weight.highest))"],
                ["current weight", shown(weight.currentWeight)],
                ["7-day average", shown(weight.average)],
                ["change in \(weight.changeDays ?? 7) days", shown(weight.change)],
                ["trend in 7 days", rate ?? "-"],
                ["expected in 14 days", shown(weight.forecastIn14Days)],
            ])
        }
        if let goal {
            let words =
                switch goal.status {
                case "onTrack":
                    goal.day.map { "reached on \($0)" } ?? "weigh in to see where you are"
                case "atGoal": "reached"
                case "steady": "the weight is steady"
                case "wrongDirection": "the trend leads away from it"
                case "tooSlow": "more than two years away"
                default: "not enough data for a prediction"
                }
            text += "goal of \(goal.goal) \(goal.unit.rawValue): \(words)\n"
        }
        return text.isEmpty ? "nothing is recorded\n" : text
    }

    private static func row(_ habit: HabitSummary) -> [String] {
        var name = habit.name.onOneLine
        if TerminalText.width(name) > widestName {
            while TerminalText.width(name) >= widestName { name.removeLast() }
            name += "…"
        }
        func length(_ streak: Int) -> String {
            habit.weeklyTarget == nil ? "\(streak)" : "\(streak) wk"
        }
        return [
            name, "\(habit.daysDone)", habit.firstDay.map { "\($0)" } ?? "-",
            habit.lastDay.map { "\($0)" } ?? "-", length(habit.currentStreak),
            length(habit.longestStreak), habit.bestWeek.map { "\($0.days) × \($0.start)" } ?? "-",
        ]
    }

    private static func aligned(_ rows: [[String]]) -> String {
        let widths = (rows.first ?? []).indices.map { column in
            rows.map { TerminalText.width($0[column]) }.max() ?? 0
        }
        return rows.map { row in
            let last = row.count - 1
            let cells = row.indices.map {
                $0 == last ? row[$0] : TerminalText.pad(row[$0], to: widths[$0])
            }
            return cells.joined(separator: "  ") + "\n"
        }.joined()
    }
}
