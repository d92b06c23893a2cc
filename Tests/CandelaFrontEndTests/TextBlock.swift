/// A line of text. A large character occupies several columns, so a line can be wider than its
/// printed characters.
struct TextLine {
    var text: String
    /// The number of columns the line occupies.
    var width: Int
}

/// A rectangle of text.
typealias TextBlock = [TextLine]

extension TextBlock {
    init(_ text: String) { self = [TextLine(text: text, width: text.count)] }

    var width: Int { map(\.width).max() ?? 0 }

    /// Blocks side by side with equal gaps, spread over a minimum width.
    static func beside(_ blocks: [TextBlock], spreadOver columns: Int = 0) -> TextBlock {
        let blocks = blocks.filter { !$0.isEmpty }
        guard var result = blocks.first else { return [] }
        var left = Swift.max(columns - blocks.map(\.width).reduce(0, +), blocks.count - 1)
        for (position, block) in blocks.enumerated().dropFirst() {
            let gap = left / (blocks.count - position)
            left -= gap
            let start = result.width + gap
            for (row, line) in block.enumerated() {
                if row == result.count { result.append(TextLine(text: "", width: 0)) }
                result[row].text +=
                    String(repeating: " ", count: start - result[row].width) + line.text
                result[row].width = start + line.width
            }
        }
        return result
    }

    /// Blocks side by side, wrapped to the available columns.
    static func flow(_ blocks: [TextBlock], in columns: Int) -> TextBlock {
        var rows: [TextBlock] = []
        for block in blocks where !block.isEmpty {
            if let last = rows.last, last.width + 1 + block.width <= columns {
                rows[rows.count - 1] = .beside([last, block])
            } else {
                rows.append(block)
            }
        }
        return rows.flatMap(\.self)
    }

    /// The block with every line centred.
    var centered: TextBlock {
        map { line in
            let space = String(repeating: " ", count: (width - line.width) / 2)
            return TextLine(text: space + line.text, width: width)
        }
    }

    /// The block between two marks: `[ Retry ]`.
    func between(_ start: String, _ end: String) -> TextBlock {
        enumerated().map { row, line in
            let mark = row == 0 ? start : String(repeating: " ", count: start.count)
            let text = mark + line.text + (row == count - 1 ? end : "")
            return TextLine(text: text, width: line.width + text.count - line.text.count)
        }
    }

    /// The block in a frame as wide as the available columns.
    func framed(in columns: Int) -> TextBlock {
        let bar = String(repeating: "─", count: Swift.max(columns - 2, 0))
        let sides = map { line in
            // Printed lines have fewer characters than columns if their characters are large.
            let space = String(repeating: " ", count: Swift.max(columns - 4 - line.text.count, 0))
            return TextLine(
                text: "│ \(line.text)\(space) │", width: Swift.max(line.width + 4, columns))
        }
        return TextBlock("┌\(bar)┐") + sides + TextBlock("└\(bar)┘")
    }
}
