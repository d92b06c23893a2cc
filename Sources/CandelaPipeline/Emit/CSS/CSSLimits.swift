extension Diagnostic {
    /// What CSS cannot say of a token: errors for values no property takes, warnings for those it
    /// says only nearly.
    static func limits(ofCSS token: ExportToken) -> [Diagnostic] {
        var found = limits(ofCSS: token.base.value, token)
        for override in token.overrides {
            for diagnostic in limits(ofCSS: override.value, token) where !found.contains(diagnostic)
            {
                found.append(diagnostic)
            }
        }
        return found
    }

    private static func limits(ofCSS value: TokenValue, _ token: ExportToken) -> [Diagnostic] {
        func error(_ what: String) -> Diagnostic {
            .error(
                "not-in-css", "'\(token.path)' has a negative \(what), which CSS does not know",
                at: token.base.place, help: ["make it 0 or more"])
        }
        switch value {
        case .strokeStyle(.dashes): return [.dashes(token)]
        case .border(let border):
            var found: [Diagnostic] = []
            if border.width.value < 0 { found.append(error("width")) }
            if case .dashes = border.style { found.append(.dashes(token)) }
            return found
        case .transition(let transition):
            return transition.duration.value < 0 ? [error("duration")] : []
        case .shadow(let layers) where layers.contains { $0.blur.value < 0 }:
            return [
                .warning(
                    "approximated-shadow",
                    "'\(token.path)' has a negative blur, which CSS says as none",
                    at: token.base.place)
            ]
        case .fontFamily(let names): return limits(of: names, token)
        case .typography(let style):
            return limits(of: style.fontFamily, token)
                + (style.fontSize.value < 0 ? [error("font size")] : [])
                + (style.lineHeight < 0 ? [error("line height")] : [])
        default: return []
        }
    }

    private static func limits(of fonts: [String], _ token: ExportToken) -> [Diagnostic] {
        guard fonts.contains(where: { $0.unicodeScalars.contains("\0") }) else { return [] }
        return [
            .warning(
                "approximated-font-name",
                "'\(token.path)' has a font name with the character U+0000, which CSS writes as"
                    + " U+FFFD",
                at: token.base.place, help: ["write the name alone"])
        ]
    }

    private static func dashes(_ token: ExportToken) -> Diagnostic {
        .warning(
            "approximated-stroke-style",
            "'\(token.path)' has dashes of its own, which CSS borders say as 'dashed'",
            at: token.base.place,
            help: ["SVG strokes take them from its '-dash-array' and '-line-cap'"])
    }
}
