/// Gradients as CSS writes them.
///
/// A token has stops alone; which way they run is in its extension. Without one they run to the
/// right, as they are drawn in the report. Leading is left: CSS knows no reading direction here,
/// so that the stops and the direction are there as parts to put together otherwise.
struct CSSGradient {
    private let stops: [GradientStop]
    private let hints: CandelaHints
    private let color: (ColorValue) -> String

    init(_ stops: [GradientStop], _ hints: CandelaHints, color: @escaping (ColorValue) -> String) {
        self.stops = stops
        self.hints = hints
        self.color = color
    }

    var declarations: [(suffix: String, text: String)] {
        let stops = stopText
        switch hints.direction {
        case .radial:
            let size = hints.endRadius.map { " \(CSSText.number($0))px" } ?? ""
            return [("", "radial-gradient(circle\(size), \(stops))"), ("-stops", stops)]
        case .angular:
            // From the trailing side, where angles are counted from and SwiftUI starts.
            return [("", "conic-gradient(from 90deg, \(stops))"), ("-stops", stops)]
        case nil, .leadingTrailing: return linear("to right", stops)
        case .topLeadingBottomTrailing: return linear("to bottom right", stops)
        case .topBottom: return linear("to bottom", stops)
        case .bottomTop: return linear("to top", stops)
        }
    }

    private func linear(_ direction: String, _ stops: String) -> [CSSValue.Declaration] {
        [
            ("", "linear-gradient(\(direction), \(stops))"), ("-stops", stops),
            ("-direction", direction),
        ]
    }

    private var stopText: String {
        // One stop fills everything; CSS asks for two.
        let all = stops.count == 1 ? stops + stops : stops
        return all.map { "\(color($0.color)) \(place($0.position))" }.joined(separator: ", ")
    }

    private func place(_ position: Double) -> String {
        guard hints.direction == .radial, let start = hints.startRadius, start > 0,
            let end = hints.endRadius
        else { return CSSText.percent(position) }
        let radius = start + position * (end - start)
        return CSSText.number((radius * 1e10).rounded() / 1e10) + "px"
    }
}
