import CandelaScreens
import CandelaTokens

/// An element as something that can be drawn with letters in any number of columns.
///
/// It knows the kinds of elements and no card.
struct TextView {
    let draw: (Int) -> TextBlock

    init(_ draw: @escaping (Int) -> TextBlock) {
        self.draw = draw
    }

    init(_ text: String) {
        draw = { _ in TextBlock(lines: [.init(text: text, width: text.count)]) }
    }

    init(_ words: Words) {
        draw = { TextBlock(words, in: $0) }
    }

    init(_ parts: (any ElementConvertible)?..., isLarge: Bool) {
        self = .flow(parts.compactMap { $0?.element }.map { TextView($0, isLarge: isLarge) })
    }

    /// - Parameter isLarge: Whether the reader's type size is one of the accessibility sizes.
    init(_ element: Element, isLarge: Bool) {
        let views = element.children.map { TextView($0, isLarge: isLarge) }
        switch element.content {
        case .row(let row):
            let axis = (isLarge ? row.large?.axis : nil) ?? .row
            self =
                axis == .column || row.wraps
                ? axis == .column ? .column(views) : .flow(views)
                : .row(views, isSpread: row.justify == .spaceBetween)
        case .column(let column): self = .column(views, isCentered: column.align == .center)
        case .layers, .button, .ring: self = .flow(views)
        case .grid:
            // A row of cells goes on in the next line where it has no room.
            self = .column(
                zip(element.children, views).map { child, view in
                    guard case .row = child.content else { return view }
                    return .flow(child.children.map { TextView($0, isLarge: isLarge) })
                })
        case .list: self = .column(views)
        case .table(let table):
            let heads = TextView.flow(table.columns.compactMap(\.head).map { TextView($0) })
            self = .column([heads] + views)
        case .text(let words): self.init(words)
        case .icon(let icon): self.init(icon)
        case .bar(let bar): self.init(filled: bar.fraction)
        case .chart(let chart): self.init(chart)
        case .toggle(let toggle):
            self = .flow([TextView(toggle.isOn ? "[x]" : "[ ]")] + views)
        case .field(let field):
            let entered = (field.value ?? field.placeholder).map { TextView($0) } ?? .nothing
            let notes = [field.problem, field.warning].compactMap(\.self).map { TextView($0) }
            let label = field.label.map { TextView($0) } ?? .nothing
            let unit = field.unit.map { TextView($0) } ?? .nothing
            self = .column([.flow([label, entered.between("|", "|"), unit])] + notes)
        case .stepper(let stepper):
            let label = stepper.label.map { TextView($0) } ?? .nothing
            self = .flow([label, TextView("[-]"), TextView(stepper.value), TextView("[+]")])
        case .choice(let choice):
            let label = TextView(choice.icon, choice.label, isLarge: isLarge)
            self = .column([label, .flow(zip(element.children, views).map(TextView.option))])
        default: self = .column(views)
        }
        if case .button(let button) = element.content, element.accessibility?.role == .button,
            !views.isEmpty
        {
            self = button.isDisabled ? between("< ", " >") : between("[ ", " ]")
        }
        if element.surface?.shadow != nil || element.surface?.padding != nil { self = framed }
    }

    /// An option behind the mark that says whether it is chosen; by its name when it is a colour.
    private static func option(_ element: Element, _ view: TextView) -> TextView {
        let isChosen = element.accessibility?.states.contains(.selected) == true
        let isDrawn = !view.draw(80).lines.allSatisfy { $0.text.isEmpty }
        return .flow([
            TextView(isChosen ? "(•)" : "( )"),
            isDrawn ? view : TextView(element.accessibility?.label ?? ""),
        ])
    }

    static var nothing: TextView { TextView { _ in TextBlock() } }

    /// Things side by side where there is room, else under each other.
    static func row(_ views: [TextView], isSpread: Bool) -> TextView {
        TextView { columns in
            let blocks = views.map { $0.draw(columns) }
            let row = TextBlock.beside(blocks, spreadOver: isSpread ? columns : nil)
            return row.width <= columns ? row : .under(blocks)
        }
    }

    /// Things under each other.
    static func column(_ views: [TextView], isCentered: Bool = false) -> TextView {
        TextView { columns in
            let blocks = views.map { $0.draw(columns) }
            let widest = blocks.map(\.width).max() ?? 0
            return .under(isCentered ? blocks.map { $0.centered(in: widest) } : blocks)
        }
    }

    /// Things side by side as far as there is room, then in the next line.
    static func flow(_ views: [TextView]) -> TextView {
        TextView { columns in
            var rows: [TextBlock] = []
            for block in views.map({ $0.draw(columns) }) where !block.lines.isEmpty {
                if let last = rows.last, last.width + 1 + block.width <= columns {
                    rows[rows.count - 1] = .beside([last, block])
                } else {
                    rows.append(block)
                }
            }
            return .under(rows)
        }
    }

    /// The view between two marks: `[ Retry ]`.
    func between(_ start: String, _ end: String) -> TextView {
        TextView { columns in
            draw(max(columns - start.count - end.count, 1)).between(start, end)
        }
    }

    /// The view in a frame.
    var framed: TextView { TextView { draw($0 - 4).framed(in: $0) } }
}
