extension Diagnostic {
    /// The limits of CSS: errors for values that no property accepts, warnings for approximations.
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
                "not-in-css", "'\(token.path)' has a negative \(what), which CSS does not allow",
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
                    "'\(token.path)' has a negative blur, which is exported as 0",
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
                "'\(token.path)' has a font name with the character U+0000, which CSS replaces by"
                    + " U+FFFD",
                at: token.base.place, help: ["write only the name"])
        ]
    }

    private static func dashes(_ token: ExportToken) -> Diagnostic {
        .warning(
            "approximated-stroke-style",
            "'\(token.path)' has custom dashes, which become 'dashed' in CSS borders",
            at: token.base.place,
            help: ["for SVG strokes use its '-dash-array' and '-line-cap'"])
    }
}
