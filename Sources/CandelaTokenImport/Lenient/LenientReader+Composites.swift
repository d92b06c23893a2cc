/// Composite values.
extension LenientReader {
    private static let zero = Conversion.measure("0", "px")

    /// Converts a border or a transition.
    mutating func convertParts(of value: JSONValue, _ type: TokenType) throws(SkippedToken) {
        guard value.isObject else { return }
        let missing = type == .transition ? ["delay": Conversion.measure("0", "ms")] : [:]
        try convertParts(value, type.parts, missing: missing, at: "")
    }

    mutating func convertShadow(_ value: JSONValue) throws(SkippedToken) {
        if value.isObject { return try convertLayer(value, at: "") }
        for (index, layer) in value.elements.enumerated() where layer.isObject {
            guard !Self.isReference(layer) else { continue }
            try convertLayer(layer, at: "/\(index)")
        }
    }

    private mutating func convertLayer(_ layer: JSONValue, at spot: String) throws(SkippedToken) {
        var missing = ["spread": Self.zero]
        var dropped: Set<String> = []
        for (old, new) in [("x", "offsetX"), ("y", "offsetY"), ("radius", "blur")] {
            guard let member = layer.member(old), layer[new] == nil else { continue }
            edits.append(SourceEdit(member.nameRange, "\"\(new)\""))
            warn("lenient-value-member", "has '\(old)', read as '\(new)'", at: member.value)
        }
        let kinds = ["type", "$type", "shadowType"].lazy.compactMap { layer.member($0) }
        if let member = kinds.first, layer["inset"] == nil,
            let word = member.value.string, ["innerShadow", "dropShadow"].contains(word)
        {
            dropped = [member.name]
            if word == "innerShadow" { missing["inset"] = "true" }
            warn(
                "lenient-value-member",
                "has the shadow '\(word)', read as \(word == "innerShadow" ? "" : "not ")inset",
                at: member.value)
        }
        if let inset = layer["inset"], let word = inset.string, ["true", "false"].contains(word) {
            replace(inset, with: word)
            warn("lenient-value-member", "has the inset '\(word)', read as \(word)", at: inset)
        }
        try convertParts(
            layer, Self.layerTypes, missing: missing, dropping: dropped, at: spot)
    }

    /// The parts of a layer, with parts of other names and types.
    private static let layerTypes: [String: TokenType?] = TokenType.shadow.parts.mapValues { $0 }
        .merging(["x": .dimension, "y": .dimension, "radius": .dimension, "inset": nil]) { $1 }

    mutating func convertGradient(_ value: JSONValue) throws(SkippedToken) {
        var list = value
        if let stops = value["stops"], stops.isArray {
            list = stops
            replace(value, byItsPart: stops)
            warn("lenient-value-member", "has 'stops', read as the gradient's list", at: value)
            let isKnown = value["angle"].flatMap(GradientText.hint(ofAngle:)) != nil
            _ = keep(from: value, except: isKnown ? ["stops", "angle"] : ["stops"], at: "")
        }
        for (index, stop) in list.elements.enumerated() where stop.isObject {
            guard !Self.isReference(stop) else { continue }
            try convertParts(stop, TokenType.gradient.parts, at: "/\(index)")
        }
    }

    /// Reads a gradient of CSS, or leaves one with references as written; what is not a stop of it
    /// is a hint.
    mutating func convertGradient(
        _ text: String, _ value: JSONValue, hadType: Bool
    ) throws(SkippedToken) {
        let gradient = try GradientText(text)
        let stops = Reference.looksLikeCurly(text) ? nil : try gradient.json
        hint = gradient.hint
        if !gradient.isUnsure || unread != nil {
            warn("lenient-gradient", gradient.reading, at: value)
        }
        if let stops {
            replace(value, with: stops)
        } else {
            convertLater(value, as: .gradient(gradient))
        }
        changeType(to: .gradient, hadType)
    }

    mutating func convertTypography(_ value: JSONValue) throws(SkippedToken) {
        guard value.isObject else { return }
        for (name, other) in Self.otherNames where value[name] == nil {
            guard let member = value.member(other) else {
                throw .because("its '\(name)' is missing and has no default")
            }
            edits.append(SourceEdit(member.nameRange, "\"\(name)\""))
            warn(
                "lenient-value-member", "has '\(other)', read as '\(name)'", at: member.value)
        }
        let written = value["fontSize"] ?? value["fontSizes"]
        let size = written.flatMap(Quantity.init(literal:))
        if let height = value["lineHeight"] ?? value["lineHeights"],
            !isRelative(height, as: .lineHeight, in: value), height.number == nil,
            let quantity = Quantity(literal: height)
        {
            replaceRelative(
                "line height", height, try Conversion.lineHeight(quantity, size: size))
        }
        if let spacing = value["letterSpacing"],
            !isRelative(spacing, as: .letterSpacing, in: value),
            let quantity = Quantity(literal: spacing)
        {
            if case .measure(let length) = quantity, ["px", "rem", ""].contains(length.unit) {
                try convert(spacing, to: .dimension)
            } else {
                replaceRelative(
                    "letter spacing", spacing,
                    try Conversion.letterSpacing(quantity, size: size ?? .text("")))
            }
        }
        var types: [String: TokenType?] = TokenType.typography.parts.mapValues { $0 }
        // These two are converted above.
        for name in ["lineHeight", "letterSpacing"] { types.updateValue(nil, forKey: name) }
        for (name, other) in Self.otherNames where value[name] == nil {
            types[other] = types.removeValue(forKey: name)
        }
        try convertParts(value, types, missing: ["letterSpacing": Self.zero], at: "")
    }

    /// The parts that a text style must have, with Penpot's names for them.
    private static let otherNames = [
        ("fontFamily", "fontFamilies"), ("fontSize", "fontSizes"), ("fontWeight", "fontWeights"),
        ("lineHeight", "lineHeights"),
    ]

    private mutating func replaceRelative(_ noun: String, _ value: JSONValue, _ new: Quantity) {
        let json = new.json
        warn(
            "lenient-number", "has the \(noun) \(Self.shown(value)), read as \(json)", at: value)
        replace(value, with: json)
    }

    /// Leaves a part that may be relative to the font size, if it or the size is a reference.
    ///
    /// - Returns: Whether it does.
    private mutating func isRelative(
        _ value: JSONValue, as kind: ForeignValue.Kind, in typography: JSONValue
    ) -> Bool {
        func refers(_ value: JSONValue) -> Bool { Self.isReference(value) || Self.hasBraces(value) }
        guard let size = typography["fontSize"] ?? typography["fontSizes"] else { return false }
        let isPlain = if case .lineHeight = kind { value.number != nil } else { false }
        guard refers(value) || refers(size) && !isPlain else { return false }
        convertLater(ForeignValue(kind: kind, value: value, size: size))
        return true
    }

    /// Converts the members of an object, adds missing ones, and moves unknown ones to the
    /// extensions.
    private mutating func convertParts(
        _ object: JSONValue, _ types: [String: TokenType?], missing: [String: String] = [:],
        dropping dropped: Set<String> = [], at spot: String
    ) throws(SkippedToken) {
        var dropped = dropped
        for member in object.members {
            guard let known = types[member.name], let type = known else { continue }
            if type == .color, let opacity = object.member("alpha") ?? object.member("opacity") {
                _ = try readOpacity(opacity, of: member.value, .known(.color), hasType: true)
                dropped.insert(opacity.name)
                continue
            }
            try convert(member.value, to: type)
        }
        let added = missing.filter { object[$0.key] == nil }.sorted { $0.key < $1.key }
        for (name, text) in added where name != "inset" {
            warn("lenient-missing-part", "has no '\(name)', read as \(text)", at: object)
        }
        let strange = keep(from: object, except: dropped.union(types.keys), at: spot)
        let gone = strange.union(dropped)
        guard !gone.isEmpty || !added.isEmpty else { return }
        edits += object.edits(removing: gone, adding: added.map { ["\"\($0.key)\": \($0.value)"] })
    }
}
