/// Warnings about approximations in SwiftUI, each reported once for a token in several variants.
struct SwiftUILimits {
    private var seen: Set<Finding> = []

    private struct Finding: Hashable {
        let id: String
        let place: SourcePosition?
    }

    /// Warns of parts that SwiftUI does not draw. The exported value keeps them if possible.
    mutating func report(
        _ token: ExportToken, _ hints: CandelaHints, diagnostics: inout [Diagnostic]
    ) {
        var found: [Diagnostic] = []
        func warn(_ id: String, _ message: String, help: [String] = []) {
            found.append(
                .warning(id, "'\(token.path)' \(message)", at: token.base.place, help: help))
        }
        if hints.direction == .radial, hints.endRadius == nil {
            warn(
                "no-radius", "is radial without an 'endRadius' and exported as a plain 'Gradient'",
                help: ["add 'endRadius' in points"])
        }
        if hints.direction == nil, hints.angle != nil {
            warn("gradient-angle", "has an angle, which SwiftUI draws exactly in squares only")
        }
        for value in [token.base.value] + token.overrides.map(\.value) {
            if let weight = value.fontWeight,
                weight.number != (weight.number / 100).rounded() * 100
                    || weight.number > 900 || weight.number < 100
            {
                warn(
                    "font-weight-nearly",
                    "has weight \(SwiftLiteral.number(weight.number)), drawn as the nearest one,"
                        + " '\(SwiftUIExpression.text(weight))'")
            }
            switch value {
            case .shadow(let layers) where layers.contains { $0.spread.value != 0 }:
                warn("shadow-spread", "has a spread, which SwiftUI does not draw")
            case .gradient(let stops) where !stops.areInOrder:
                warn("gradient-order", "has a stop before its predecessor; it is moved there")
            case .typography(let style) where style.lineHeight < 1.2:
                warn(
                    "line-height-nearly", "has a line height below SwiftUI's minimum",
                    help: ["the minimum is 1.2 times the size"])
            default: break
            }
            if let keyword = value.strokeKeyword, ![.solid, .dashed, .dotted].contains(keyword) {
                warn(
                    "stroke-style-nearly", "is '\(keyword.rawValue)', which SwiftUI draws as solid")
            }
        }
        for diagnostic in found
        where seen.insert(Finding(id: diagnostic.id, place: diagnostic.place)).inserted {
            diagnostics.append(diagnostic)
        }
    }
}

extension TokenValue {
    fileprivate var fontWeight: FontWeightValue? {
        switch self {
        case .fontWeight(let weight): weight
        case .typography(let style): style.fontWeight
        default: nil
        }
    }

    fileprivate var strokeKeyword: StrokeStyleValue.Keyword? {
        switch self {
        case .strokeStyle(.keyword(let keyword)): return keyword
        case .border(let border):
            if case .keyword(let keyword) = border.style { return keyword }
            return nil
        default: return nil
        }
    }
}

extension [GradientStop] {
    fileprivate var areInOrder: Bool {
        zip(self, dropFirst()).allSatisfy { $0.position <= $1.position }
    }
}
