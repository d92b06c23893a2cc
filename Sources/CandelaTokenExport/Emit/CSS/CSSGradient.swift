/// Gradients in CSS syntax.
///
/// The direction or the angle comes from the token's extension; without one, a gradient is linear
/// and runs to the right. CSS gradients ignore the reading direction, so leading is always left. A style sheet
/// for right-to-left text can build its own gradient: the stops, and the direction of linear
/// gradients, are also declared separately.
struct CSSGradient {
    private let stops: [GradientStop]
    private let hints: CandelaHints
    private let value: CSSValue

    init(_ stops: [GradientStop], _ hints: CandelaHints, _ value: CSSValue) {
        self.stops = stops
        self.hints = hints
        self.value = value
    }

    func write(to declarations: inout CSSDeclarations) {
        switch hints.direction {
        case .radial:
            let size = hints.endRadius.map { " \(CSSText.number($0))px" } ?? ""
            declare("radial-gradient(circle\(size), ", in: &declarations)
        case .angular:
            // Starts at the trailing side, where SwiftUI's angles start.
            declare("conic-gradient(from 90deg, ", in: &declarations)
        case nil:
            let angle = hints.angle.map { CSSText.number($0) + "deg" }
            declare(linear: angle ?? "to right", in: &declarations)
        case .leadingTrailing: declare(linear: "to right", in: &declarations)
        case .topLeadingBottomTrailing: declare(linear: "to bottom right", in: &declarations)
        case .topBottom: declare(linear: "to bottom", in: &declarations)
        case .bottomTop: declare(linear: "to top", in: &declarations)
        }
    }

    private func declare(linear direction: String, in declarations: inout CSSDeclarations) {
        declare("linear-gradient(\(direction), ", in: &declarations)
        declarations.declare("-direction") { $0.append(direction) }
    }

    private func declare(_ opener: String, in declarations: inout CSSDeclarations) {
        declarations.declare("") { text in
            text.append(opener)
            writeStops(to: &text)
            text.append(plain: ")")
        }
        declarations.declare("-stops") { writeStops(to: &$0) }
    }

    private func writeStops(to text: inout [UInt8]) {
        // A single stop fills everything, but CSS requires two.
        let all = stops.count == 1 ? stops + stops : stops
        for (index, stop) in all.enumerated() {
            if index > 0 { text.append(plain: ", ") }
            value.write("\(stops.count == 1 ? 0 : index).color", to: &text) {
                CSSColor.write(stop.color, $1, to: &$0)
            }
            text.append(plain: " ")
            text.append(place(stop.position))
        }
    }

    private func place(_ position: Double) -> String {
        guard hints.direction == .radial, let start = hints.startRadius, start > 0,
            let end = hints.endRadius
        else { return CSSText.percent(position) }
        let radius = start + position * (end - start)
        return CSSText.number((radius * 1e10).rounded() / 1e10) + "px"
    }
}
