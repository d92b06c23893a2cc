import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaTokens

/// A renderer of elements as text. It handles element kinds only, and no specific cards.
struct TextRenderer {
    let columns: Int

    /// Whether the reader's type size is one of the accessibility sizes.
    let isLarge: Bool

    /// The sizes of the type styles.
    let sizes: TypeSizes

    func draw(_ element: Element) -> TextBlock {
        guard element.surface?.shadow != nil || element.surface?.padding != nil else {
            return drawContent(element)
        }
        return narrower(by: 4).drawContent(element).framed(in: columns)
    }

    private func narrower(by margin: Int) -> TextRenderer {
        TextRenderer(columns: max(columns - margin, 1), isLarge: isLarge, sizes: sizes)
    }

    func flow(_ blocks: [TextBlock]) -> TextBlock { .flow(blocks, in: columns) }

    private func drawContent(_ element: Element) -> TextBlock {
        let children = element.children
        switch element.content {
        case .row(let row):
            let blocks = children.map(draw)
            if isLarge, row.large?.axis == .column { return blocks.flatMap(\.self) }
            if row.wraps { return flow(blocks) }
            let spread = row.justify == .spaceBetween ? columns : 0
            let line = TextBlock.beside(blocks, spreadOver: spread)
            return line.width <= columns ? line : blocks.flatMap(\.self)
        case .column(let column):
            let block = children.flatMap(draw)
            return column.align == .center ? block.centered : block
        case .button(let button) where element.accessibility?.role == .button:
            let (start, end) = button.isDisabled ? ("< ", " >") : ("[ ", " ]")
            let inner = narrower(by: 4)
            return inner.flow(children.map(inner.draw)).between(start, end)
        case .layers, .ring, .button: return flow(children.map(draw))
        case .grid:
            // A row of cells wraps where it does not fit.
            return children.flatMap { child in
                guard case .row = child.content else { return draw(child) }
                return flow(child.children.map(draw))
            }
        case .table(let table):
            return flow(table.columns.map { write($0.head) }) + children.flatMap(draw)
        case .text(let words): return write(words)
        case .icon(let icon): return draw(icon)
        case .bar(let bar):
            let full = Int((bar.fraction * Double(columns)).rounded())
            let (done, rest) = (String(repeating: "█", count: full), columns - full)
            return TextBlock(done + String(repeating: "░", count: rest))
        case .chart(let chart): return draw(chart)
        case .toggle(let toggle):
            return flow([TextBlock(toggle.isOn ? "[x]" : "[ ]")] + children.map(draw))
        case .field(let field):
            let entered = narrower(by: 2).write(field.value ?? field.placeholder)
            let line = [write(field.label), entered.between("|", "|"), write(field.unit)]
            return flow(line) + write(field.problem) + write(field.warning)
        case .stepper(let stepper):
            let (less, more) = (TextBlock("[-]"), TextBlock("[+]"))
            return flow([write(stepper.label), less, write(stepper.value), more])
        case .choice(let choice):
            let head = [choice.icon.map(draw) ?? [], write(choice.label)]
            return flow(head) + flow(children.map(drawOption))
        default: return children.flatMap(draw)
        }
    }

    /// An option after a mark for its state; a colour is drawn as its name.
    private func drawOption(_ element: Element) -> TextBlock {
        let isChosen = element.accessibility?.states.contains(.selected) == true
        let face = draw(element)
        let isEmpty = face.allSatisfy(\.text.isEmpty)
        let name = TextBlock(element.accessibility?.label ?? "")
        return flow([TextBlock(isChosen ? "(•)" : "( )"), isEmpty ? name : face])
    }

    /// A text that wraps between words. A word longer than the line shrinks to its minimum scale
    /// and then breaks, unless it contains a digit.
    private func write(_ words: StyledText?) -> TextBlock {
        guard let words else { return [] }
        let styles = words.parts?.map { $0.style ?? words.style } ?? [words.style]
        let size = styles.compactMap { sizes[$0]?.size }.max() ?? 17
        // A character occupies as many columns as it is wide compared with body text.
        let widths = [1, words.minimumScale ?? 1].map { max(Int((size * $0 / 17).rounded()), 1) }
        let longest = words.text.split { " \n".contains($0) }.map(\.count).max() ?? 0
        let width = longest * widths[0] > columns ? widths[1] : widths[0]
        var lines: [String] = []
        for paragraph in words.text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for word in paragraph.split(separator: " ") {
                let step = word.contains(where: \.isNumber) ? word.count : max(columns / width, 1)
                for start in stride(from: 0, to: word.count, by: step) {
                    let piece = word.dropFirst(start).prefix(step)
                    if !line.isEmpty, (line.count + 1 + piece.count) * width > columns {
                        lines.append(line)
                        line = ""
                    }
                    line += (line.isEmpty ? "" : " ") + piece
                }
            }
            lines.append(line)
        }
        return lines.map { TextLine(text: $0, width: $0.count * width) }
    }

    /// An icon as a similar character, or else as its name if it fits.
    private func draw(_ icon: Icon) -> TextBlock {
        let symbol = Theme.habit.icon(icon.icon).sfSymbols ?? icon.icon.path
        let name = symbol.count + 2 <= columns ? "(\(symbol))" : "◇"
        return TextBlock(Self.letters[symbol] ?? name)
    }

    private static let letters = [
        "checkmark.circle.fill": "●", "circle": "○", "checkmark": "✓", "plus": "+", "flag": "⚐",
        "exclamationmark.triangle.fill": "⚠", "flame.fill": "▲", "calendar": "▦", "target": "◎",
        "chevron.right": "›", "chevron.forward": "›", "chevron.backward": "‹", "circle.fill": "●",
        "moon.fill": "☾", "flag.fill": "⚑", "checkmark.seal.fill": "✓", "lock.fill": "⊘",
        "arrow.down": "↓", "arrow.right": "→", "arrow.down.right": "↘", "arrow.up.right": "↗",
        "note.text": "✎", "info.circle": "ⓘ",
    ]

    /// A chart as a line of bars per series, with its legend and other texts.
    private func draw(_ chart: Element.Chart) -> TextBlock {
        let (low, high) = (chart.y.min ?? 0, chart.y.max ?? 1)
        let series = chart.series.flatMap { series in
            let share = max(Double(series.points.count) / Double(columns), 1)
            let bars = stride(from: 0, to: Double(series.points.count), by: share).map { place in
                let height = (series.points[Int(place)].y - low) / max(high - low, 1e-9)
                let level = Int((min(max(height, 0), 1) * 7).rounded())
                return String("▁▂▃▄▅▆▇█".dropFirst(level).prefix(1))
            }
            return write(series.legend) + TextBlock(bars.joined())
        }
        let marks = [chart.y, chart.x].flatMap { flow($0.marks.map { write($0.text) }) }
        let above = [chart.summary] + (chart.selection?.lines ?? [])
        return above.flatMap(write) + series + marks + chart.rules.flatMap { write($0.text) }
    }
}
