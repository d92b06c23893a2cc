import CandelaScreens

/// The pieces all screens share.
extension TextView {
    /// A symbol as a letter or, when no letter looks like it, by its name where there is room.
    init(_ icon: Icon) {
        let letter = Self.letters[icon.symbol]
        draw = { columns in
            let name = "(\(icon.symbol))"
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

    init(_ bar: ProgressBar) {
        draw = { columns in
            let full = Int((bar.fraction * Double(columns)).rounded())
            let text =
                String(repeating: "█", count: full) + String(repeating: "░", count: columns - full)
            return TextBlock(lines: [.init(text: text, width: columns)])
        }
    }

    init(_ button: ButtonControl) {
        let parts = [button.icon.map { TextView($0) }, button.text.map { TextView($0) }]
        let face = TextView.flow(parts.compactMap(\.self))
        self = button.isEnabled ? face.between("[ ", " ]") : face.between("< ", " >")
    }

    init(_ choice: Choice) {
        let options = choice.options.map { option in
            let parts = [
                TextView(option.isSelected ? "(•)" : "( )"), option.icon.map { TextView($0) },
                option.text.map { TextView($0) },
                option.text == nil && option.icon == nil
                    ? TextView(option.accessibility.label) : nil,
            ]
            return TextView.flow(parts.compactMap(\.self))
        }
        let name = [choice.icon.map { TextView($0) }, choice.name.map { TextView($0) }]
        self = .column([.flow(name.compactMap(\.self)), .flow(options)])
    }

    init(_ toggle: ToggleControl) {
        let parts = [
            TextView(toggle.isOn ? "[x]" : "[ ]"), toggle.icon.map { TextView($0) },
            TextView(toggle.name), TextView(toggle.state),
        ]
        self = .column(
            [.flow(parts.compactMap(\.self)), toggle.detail.map { TextView($0) } ?? .nothing])
    }

    init(_ field: Field) {
        let entered = (field.value ?? field.placeholder).map { TextView($0) } ?? .nothing
        let parts = [
            TextView(field.name), entered.between("|", "|"), field.unit.map { TextView($0) },
        ]
        // What was entered hides the placeholder.
        let notes = [field.problem, field.warning].compactMap(\.self).map { TextView($0) }
        self = .column([.flow(parts.compactMap(\.self))] + notes)
    }

    init(_ link: LinkRow) {
        let parts = [
            TextView(link.icon), TextView(link.title), link.detail.map { TextView($0) },
            TextView(">"),
        ]
        self = .column(
            [.flow(parts.compactMap(\.self)), link.subtitle.map { TextView($0) } ?? .nothing])
    }

    /// A chart as a line of bars for each of its series under its name, with the texts around it.
    init(_ chart: ValueChart) {
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
