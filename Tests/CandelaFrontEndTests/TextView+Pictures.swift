import CandelaScreens
import CandelaTokens

/// What is drawn and not written.
extension TextView {
    /// An icon as a letter or, when no letter looks like it, by its name where there is room.
    init(_ icon: Icon) {
        let symbol = Theme.habit.icon(icon.icon).sfSymbols ?? icon.icon.path
        let letter = Self.letters[symbol]
        draw = { columns in
            let name = "(\(symbol))"
            let text = letter ?? (name.count <= columns ? name : "◇")
            return TextBlock(lines: [.init(text: text, width: text.count)])
        }
    }

    private static let letters = [
        "checkmark.circle.fill": "●", "circle": "○", "checkmark": "✓", "plus": "+", "xmark": "×",
        "exclamationmark.triangle.fill": "⚠", "flame.fill": "▲", "calendar": "▦",
        "chevron.right": "›", "chevron.forward": "›", "chevron.backward": "‹", "circle.fill": "●",
        "moon.fill": "☾", "flag.fill": "⚑", "flag": "⚐", "checkmark.seal.fill": "✓",
        "lock.fill": "⊘", "arrow.down": "↓", "arrow.up": "↑", "arrow.right": "→",
        "arrow.down.right": "↘", "arrow.up.right": "↗", "note.text": "✎", "target": "◎",
        "info.circle": "ⓘ",
    ]

    /// A bar, a share of it filled.
    init(filled share: Double) {
        draw = { columns in
            let full = Int((share * Double(columns)).rounded())
            let text =
                String(repeating: "█", count: full) + String(repeating: "░", count: columns - full)
            return TextBlock(lines: [.init(text: text, width: columns)])
        }
    }

    /// A chart as a line of bars for each of its series under its name, with the texts around it.
    init(_ chart: Element.Chart) {
        let (low, high) = (chart.y.min ?? 0, chart.y.max ?? 1)
        let lines = chart.series.flatMap { series in
            let bars = TextView { columns in
                let heights = series.points.map { ($0.y - low) / Swift.max(high - low, 1e-9) }
                let share = Swift.max(Double(heights.count) / Double(columns), 1)
                let text = stride(from: 0, to: Double(heights.count), by: share).map { start in
                    let level = Int((Swift.min(Swift.max(heights[Int(start)], 0), 1) * 7).rounded())
                    return String("▁▂▃▄▅▆▇█".dropFirst(level).prefix(1))
                }.joined()
                return TextBlock(lines: [.init(text: text, width: text.count)])
            }
            return [series.legend.map { TextView($0) } ?? .nothing, bars]
        }
        let marks = [chart.y, chart.x].map { axis in
            TextView.flow(axis.marks.map { TextView($0.text) })
        }
        let rules = chart.rules.map { TextView($0.text) }
        let selected = chart.selection?.lines.map { TextView($0) } ?? []
        self = .column(
            [chart.summary.map { TextView($0) } ?? .nothing] + selected + lines + marks + rules)
    }
}
