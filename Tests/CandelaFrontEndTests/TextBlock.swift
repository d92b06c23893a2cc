/// A rectangle of letters. A large letter takes several columns, so that a block may be wider than
/// what is printed.
struct TextBlock {
    struct Line {
        var text: String
        /// The columns the line takes.
        var width: Int
    }

    var lines: [Line] = []

    var width: Int { lines.map(\.width).max() ?? 0 }

    static func under(_ blocks: [TextBlock]) -> TextBlock {
        TextBlock(lines: blocks.flatMap(\.lines))
    }

    /// Blocks side by side with equal gaps, as wide as asked for when they are spread.
    static func beside(_ blocks: [TextBlock], spreadOver columns: Int? = nil) -> TextBlock {
        let blocks = blocks.filter { !$0.lines.isEmpty }
        guard let first = blocks.first else { return TextBlock() }
        let widths = blocks.map(\.width)
        var left = max((columns ?? 0) - widths.reduce(0, +), blocks.count - 1)
        if columns == nil { left = blocks.count - 1 }
        var result = first
        for (position, block) in blocks.enumerated().dropFirst() {
            let gap = left / (blocks.count - position)
            left -= gap
            let start = result.width + gap
            for (row, line) in block.lines.enumerated() {
                if row == result.lines.count { result.lines.append(Line(text: "", width: 0)) }
                let space = start - result.lines[row].width
                result.lines[row].text += String(repeating: " ", count: space) + line.text
                result.lines[row].width = start + line.width
            }
        }
        return result
    }

    /// Every line in the middle of some columns.
    func centered(in columns: Int) -> TextBlock {
        TextBlock(
            lines: lines.map { line in
                let space = max(columns - line.width, 0) / 2
                let text = String(repeating: " ", count: space) + line.text
                return Line(text: text, width: max(columns, line.width))
            })
    }

    /// The block behind a mark and before another.
    func between(_ start: String, _ end: String) -> TextBlock {
        var block = self
        for row in block.lines.indices {
            let mark = row == 0 ? start : String(repeating: " ", count: start.count)
            let tail = row == block.lines.count - 1 ? end : ""
            block.lines[row].text = mark + block.lines[row].text + tail
            block.lines[row].width += mark.count + tail.count
        }
        return block
    }

    /// The block in a frame that takes all columns.
    func framed(in columns: Int) -> TextBlock {
        let inner = max(columns - 4, 0)
        let bar = String(repeating: "─", count: inner + 2)
        var framed = [Line(text: "┌\(bar)┐", width: columns)]
        for line in lines {
            // A printed line is shorter than its letters are wide.
            let space = String(repeating: " ", count: max(inner - line.text.count, 0))
            framed.append(
                Line(text: "│ \(line.text)\(space) │", width: max(line.width + 4, columns)))
        }
        framed.append(Line(text: "└\(bar)┘", width: columns))
        return TextBlock(lines: framed)
    }
}
