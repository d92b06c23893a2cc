/// Colours in the notations of older files.
extension LenientReader {
    mutating func convertColor(_ value: JSONValue) throws(SkippedToken) {
        if value.isString { return try convertLiteral(value, .color) }
        guard value.isObject, value["$ref"] == nil else { return }
        if value["colorSpace"] == nil {
            convertPlainColor(value)
        } else {
            try repairColor(value)
        }
    }

    /// Converts `{r, g, b, a}`, `{h, s, l, a}` and `{hex}`.
    private mutating func convertPlainColor(_ value: JSONValue) {
        func numbers(_ names: [String]) -> [JSONNumber]? {
            let found = names.compactMap { value[$0]?.number }
            return found.count == names.count ? found : nil
        }
        for function in ["hsl", "rgb"] where hasReferences(value, function) { return }
        let alpha = (value["a"] ?? value["alpha"])?.number?.text
        if let parts = numbers(["r", "g", "b"]) {
            let isBytes = parts.contains { ($0.double ?? 0) > 1 }
            let texts = parts.map { isBytes ? DraftColor.spell(($0.double ?? 0) / 255) : $0.text }
            warn(
                "lenient-color-object",
                "has 'r', 'g' and 'b', read as sRGB from 0 to \(isBytes ? "255" : "1")", at: value)
            replace(value, with: DraftColor(.srgb, texts, alpha).json)
        } else if let parts = numbers(["h", "s", "l"]) {
            let isFraction = parts.dropFirst().allSatisfy { ($0.double ?? 0) <= 1 }
            var texts = parts.map {
                isFraction ? DraftColor.spell(($0.double ?? 0) * 100) : $0.text
            }
            texts[0] = DraftColor.spell(DraftColor.wrapped(parts[0].double ?? 0))
            warn(
                "lenient-color-object",
                "has 'h', 's' and 'l', read as HSL in \(isFraction ? "fractions" : "percent")",
                at: value)
            replace(value, with: DraftColor(.hsl, texts, alpha).json)
        } else if let hex = value["hex"]?.string, value["components"] == nil,
            value["channels"] == nil, var color = DraftColor(hex: hex)
        {
            color.alpha = alpha ?? color.alpha
            warn("lenient-color-object", "has a colour with only 'hex', read as sRGB", at: value)
            replace(value, with: color.json)
        }
    }

    /// Leaves a colour as written if one of its parts is a reference.
    ///
    /// - Parameter function: The function of CSS with these parts.
    private mutating func hasReferences(_ value: JSONValue, _ function: String) -> Bool {
        let parts = function.compactMap { value[String($0)] }
        guard parts.count == function.count, parts.contains(where: Self.isReference) else {
            return false
        }
        warn(
            "lenient-color-object", "has parts that are references, read as in '\(function)()'",
            at: value)
        convertLater(value, as: .parts(of: function))
        return true
    }

    /// Repairs mistakes in a colour of the current form.
    private mutating func repairColor(_ value: JSONValue) throws(SkippedToken) {
        var space = value["colorSpace"]?.string
        if space == "xyz", let written = value["colorSpace"] {
            space = "xyz-d65"
            warn("lenient-color-object", "has the space 'xyz', read as 'xyz-d65'", at: written)
            replace(written, with: "\"xyz-d65\"")
        }
        if let channels = value.member("channels"), value["components"] == nil {
            edits.append(SourceEdit(channels.nameRange, "\"components\""))
            warn("lenient-color-object", "has 'channels', read as 'components'", at: channels.value)
        }
        if let alpha = value["alpha"], alpha.isString { try repairAlpha(alpha) }
        let components = value["components"] ?? value["channels"]
        if space == "rgb", let written = value["colorSpace"] {
            space = "srgb"
            replace(written, with: "\"srgb\"")
            let numbers = components?.elements.map { $0.number?.double ?? 0 } ?? []
            let isBytes = numbers.contains { $0 > 1 }
            warn(
                "lenient-color-object",
                "has the space 'rgb', read as 'srgb' from 0 to \(isBytes ? "255" : "1")",
                at: written)
            if isBytes, let components {
                let parts = numbers.map { DraftColor.spell(min(max($0 / 255, 0), 1)) }
                return replace(components, with: "[\(parts.joined(separator: ", "))]")
            }
        }
        keepRange(of: components, in: space.flatMap(ColorSpace.init(rawValue:)))
        let hueIndex = space.flatMap(ColorSpace.init(rawValue:))?.hueIndex
        for (index, part) in (components?.elements.map { $0 } ?? []).enumerated() {
            if part.isNull {
                warn("lenient-color-object", "has the component null, read as 'none'", at: part)
                replace(part, with: "\"none\"")
            } else if index == hueIndex, let hue = part.number?.double,
                !(0..<360).contains(hue), hue.isFinite
            {
                let turned = DraftColor.spell(DraftColor.wrapped(hue))
                warn(
                    "lenient-color-object", "has the hue \(part.source), read as \(turned)",
                    at: part)
                replace(part, with: turned)
            }
        }
        if let hex = value["hex"], let text = hex.string, text.utf8.count != 7,
            let digits = DraftColor(hex: text)?.hex
        {
            warn("lenient-color-object", "has the hex '\(text)', read as '\(digits)'", at: hex)
            replace(hex, with: "\"\(digits)\"")
        }
    }

    /// Converts an opacity in quotes, or leaves a reference as written.
    private mutating func repairAlpha(_ alpha: JSONValue) throws(SkippedToken) {
        if Self.hasBraces(alpha) {
            warn(
                "lenient-color-object",
                "has the opacity \(Self.shown(alpha)), a reference in braces: its value is used",
                at: alpha)
            convertLater(alpha, as: .value(.number))
        } else {
            try convertLiteral(alpha, .number)
        }
    }

    /// Tolerates components out of range in RGB and XYZ spaces.
    private mutating func keepRange(of components: JSONValue?, in space: ColorSpace?) {
        guard let components, let space, space.hueIndex == nil else { return }
        let isBeyond = components.elements.enumerated().contains { index, part in
            guard index < 3, let number = part.number?.double else { return false }
            return !space.range(ofComponent: index).contains(number)
        }
        guard isBeyond, space != .lab, space != .oklab else { return }
        tolerate(components)
        warn(
            "lenient-range",
            "has components beyond the range of \(space.rawValue), kept as they are",
            at: components)
    }
}
