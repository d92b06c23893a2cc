/// Gradients as CSS writes them.
///
/// A token has stops alone; which way they run is in its extension. Without one they run to the
/// right, as they are drawn in the report. Leading is left: CSS knows no reading direction here,
/// so that the stops and the direction are there as parts to put together otherwise.
struct CSSGradient {
    private let stops: [GradientStop]
    private let hints: CandelaHints
    private let color: CSSColor.Form

    init(_ stops: [GradientStop], _ hints: CandelaHints, color: CSSColor.Form) {
        self.stops = stops
        self.hints = hints
        self.color = color
    }

    func write(to declarations: inout CSSDeclarations) {
        switch hints.direction {
        case .radial:
            let size = hints.endRadius.map { " \(CSSText.number($0))px" } ?? ""
            declare("radial-gradient(circle\(size), ", in: &declarations)
        case .angular:
            // From the trailing side, where angles are counted from and SwiftUI starts.
            declare("conic-gradient(from 90deg, ", in: &declarations)
        case nil, .leadingTrailing: declare(linear: "to right", in: &declarations)
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
        // One stop fills everything; CSS asks for two.
        let all = stops.count == 1 ? stops + stops : stops
        for (index, stop) in all.enumerated() {
            if index > 0 { text.append(plain: ", ") }
            CSSColor.write(stop.color, color, to: &text)
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
