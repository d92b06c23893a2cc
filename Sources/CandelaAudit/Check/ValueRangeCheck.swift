import CandelaElements

extension AuditCheck {
    /// A number outside of its bounds.
    public static let valueOutOfRange = AuditCheck(
        "value-out-of-range", .error, "Numbers are inside their bounds.")
}

/// A check that numbers are inside their bounds: ranges, fractions of bars and rings, the values of
/// steppers, and levels of headings.
///
/// Source: axe-core `aria-valid-attr-value`.
enum ValueRangeCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        screen.nodes.flatMap { node in
            node.numbers.compactMap { name, number, low, high in
                guard !(low...max(low, high)).contains(number) || low > high else { return nil }
                let figures = [number, low, high].map { "\($0)" }
                return screen.finding(
                    .valueOutOfRange,
                    "the \(name) of \(node.name) is \(figures[0]), which is not between "
                        + "\(figures[1]) and \(figures[2])",
                    help: "limit the number to its bounds, or correct them", at: node)
            }
        }
    }
}

extension AuditedNode {
    /// The numbers of the element with their bounds.
    fileprivate var numbers: [(name: String, number: Double, low: Double, high: Double)] {
        var numbers: [(name: String, number: Double, low: Double, high: Double)] = []
        if let range = accessibility?.range {
            // Empty bounds have no position for a value.
            let high = range.max == range.min ? -Double.infinity : range.max
            numbers.append(("range", range.now, range.min, high))
        }
        if let level = accessibility?.headingLevel {
            numbers.append(("heading level", Double(level), 1, 6))
        }
        switch element.content {
        case .bar(let bar): numbers.append(("fraction", bar.fraction, 0, 1))
        case .ring(let ring): numbers.append(("fraction", ring.fraction, 0, 1))
        case .stepper(let stepper):
            if let value = stepper.input.value?.number {
                let (low, high) = (stepper.input.min?.number, stepper.input.max?.number)
                numbers.append(("value", value, low ?? -.infinity, high ?? .infinity))
            }
        default: break
        }
        return numbers
    }
}
