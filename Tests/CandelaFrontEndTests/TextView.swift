import CandelaScreens

/// Something a text front end can draw in any number of columns.
struct TextView {
    let draw: (Int) -> TextBlock

    /// Whether it stands in the middle of its card.
    private(set) var isCentered = false

    init(_ draw: @escaping (Int) -> TextBlock) {
        self.draw = draw
    }

    init(_ words: Words) {
        draw = { TextBlock(words, in: $0) }
    }

    init(_ text: String) {
        draw = { _ in TextBlock(lines: [.init(text: text, width: text.count)]) }
    }

    static var nothing: TextView { TextView { _ in TextBlock() } }

    /// Things laid out as a screen says. A row that has no room becomes a column.
    init(_ stack: Stack, _ views: [TextView]) {
        let isAccessible = stack.applies == .accessibilityForm
        let axis = isAccessible ? stack.accessibilityForm.axis : stack.axis
        let alignment = isAccessible ? stack.accessibilityForm.alignment : stack.alignment
        let isCentered = axis == .stack && alignment == .center
        let isSpread = !isAccessible && stack.distribution == .spaceBetween
        draw = { columns in
            let blocks = views.map { $0.draw(columns) }
            if axis == .row {
                let row = TextBlock.beside(blocks, spreadOver: isSpread ? columns : nil)
                if row.width <= columns { return row }
            }
            guard isCentered else { return .under(blocks) }
            let widest = blocks.map(\.width).max() ?? 0
            return .under(blocks.map { $0.centered(in: widest) })
        }
        self.isCentered = isCentered
    }

    /// Things under each other.
    static func column(_ views: [TextView]) -> TextView {
        TextView { columns in .under(views.map { $0.draw(columns) }) }
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

    /// Things side by side when all are as small as a day of a calendar, else under each other.
    static func cells(_ views: [TextView]) -> TextView {
        TextView { columns in
            let isSmall = views.allSatisfy { $0.draw(columns).width <= 8 }
            return (isSmall ? flow(views) : column(views)).draw(columns)
        }
    }

    /// The view between two marks: `[ Retry ]`.
    func between(_ start: String, _ end: String) -> TextView {
        TextView { columns in
            draw(max(columns - start.count - end.count, 1)).between(start, end)
        }
    }

    /// The view in a frame.
    var framed: TextView {
        TextView { columns in
            let block = draw(columns - 4)
            let shift = isCentered ? max(columns - 4 - block.width, 0) / 2 : 0
            return block.between(String(repeating: " ", count: shift), "").framed(in: columns)
        }
    }
}
