import CandelaElements
import CandelaTokens

/// Everything that a card shows and says, one line for each text, symbol and bar, in reading
/// order.
enum CardLines {
    /// The element and its descendants, in reading order.
    static func elements(of element: Element) -> [Element] {
        [element] + element.children.flatMap(elements)
    }

    static func lines(of element: Element) -> [String] {
        var lines: [String] = []
        if let words = element.accessibility {
            if words.role == .decorative { return [] }
            if !words.label.isEmpty, element.children.isEmpty == false || element.chart != nil {
                lines.append("label: \(words.label)")
            }
            if let value = words.value { lines.append("value: \(value)") }
            lines += words.details.map { "detail: \($0.label): \($0.value)" }
        }
        switch element.content {
        case .text(let text):
            lines.append(text.spoken.map { "\(text.text) | \($0)" } ?? text.text)
        case .icon(let icon): lines.append("icon: \(icon.icon.path)")
        case .bar(let bar): lines.append("bar: \(Int((bar.fraction * 1000).rounded()))")
        case .chart(let chart): lines += chart.rules.map { "rule: \($0.text.text)" }
        default: break
        }
        return lines + element.children.flatMap(Self.lines)
    }
}
