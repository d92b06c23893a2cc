import CandelaPipeline
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
                guard let value else { return "-" }
                // A forecast can exceed the range of an integer, unlike a weight.
                guard abs(value) < 1e6 else { return "-" }
                let tenths = Int((abs(value) * 10).rounded())
                let sign = value < 0 && tenths > 0 ? "-" : ""
                return "\(sign)\(tenths / 10).\(tenths % 10) \(unit)"
            }
            if !text.isEmpty { text += "\n" }
            text += Self.aligned([
                ["weigh-ins", "\(weight.weighIns) on \(weight.days) days"],
                ["days", "\(weight.firstDay) to \(weight.lastDay)"],
                ["range", "\(shown(weight.lowest)) to \(shown(weight.highest))"],
                ["trend", shown(weight.level)],
                ["change in 7 days", shown(weight.weeklyChange)],
                ["expected in 30 days", shown(weight.forecastIn30Days)],
            ])
        }
        if let goal {
            let words =
                switch goal.status {
                case "onTrack": "reached on \(goal.day.map { "\($0)" } ?? "-")"
                case "atGoal": "reached"
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
        return [
            name, "\(habit.daysDone)", habit.firstDay.map { "\($0)" } ?? "-",
            habit.lastDay.map { "\($0)" } ?? "-", "\(habit.currentStreak)",
            "\(habit.longestStreak)", habit.bestWeek.map { "\($0.days) × \($0.start)" } ?? "-",
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
