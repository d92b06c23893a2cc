/// Composite values.
extension LenientReader {
    private static let zero = measure("0", "px")

    mutating func convertBorder(_ value: JSONValue) throws(SkippedToken) {
        guard value.isObject else { return }
        try convertParts(
            value, ["color": .color, "width": .dimension, "style": .strokeStyle], at: "")
    }

    mutating func convertTransition(_ value: JSONValue) throws(SkippedToken) {
        guard value.isObject else { return }
        try convertParts(
            value, ["duration": .duration, "delay": .duration, "timingFunction": .cubicBezier],
            missing: ["delay": Self.measure("0", "ms")], at: "")
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
        for (old, new) in [("x", "offsetX"), ("y", "offsetY")] {
            guard let member = layer.member(old), layer[new] == nil else { continue }
            edits.append(SourceEdit(member.nameRange, "\"\(new)\""))
            warn("lenient-value-member", "has '\(old)', read as '\(new)'", at: member.value)
        }
        if let member = layer.member("type") ?? layer.member("$type"), layer["inset"] == nil,
            let word = member.value.string, ["innerShadow", "dropShadow"].contains(word)
        {
            let kind = member.value
            dropped = [member.name]
            if word == "innerShadow" { missing["inset"] = "true" }
            warn(
                "lenient-value-member",
                "has the shadow '\(word)', read as \(word == "innerShadow" ? "" : "not ")inset",
                at: kind)
        }
        if let inset = layer["inset"], let word = inset.string, ["true", "false"].contains(word) {
            replace(inset, with: word)
            warn("lenient-value-member", "has the inset '\(word)', read as \(word)", at: inset)
        }
        try convertParts(
            layer, Self.layerTypes, missing: missing, dropping: dropped, at: spot)
    }

    private static let layerTypes: [String: TokenType?] = [
        "color": .color, "offsetX": .dimension, "x": .dimension, "offsetY": .dimension,
        "y": .dimension, "blur": .dimension, "spread": .dimension, "inset": nil,
    ]

    mutating func convertGradient(_ value: JSONValue) throws(SkippedToken) {
        var list = value
        if let stops = value["stops"], stops.isArray {
            list = stops
            let (outer, inner) = (value.range, stops.range)
            edits.append(SourceEdit(outer.lowerBound..<inner.lowerBound, ""))
            edits.append(SourceEdit(inner.upperBound..<outer.upperBound, ""))
            warn("lenient-value-member", "has 'stops', read as the gradient's list", at: value)
            _ = keep(from: value, except: ["stops"], at: "")
        }
        for (index, stop) in list.elements.enumerated() where stop.isObject {
            guard !Self.isReference(stop) else { continue }
            try convertParts(stop, ["color": .color, "position": .number], at: "/\(index)")
        }
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
        let size = written.flatMap { size in
            DecimalUnit(size.string ?? size.number?.text ?? "")
                ?? DecimalUnit((size["value"]?.source ?? "") + (size["unit"]?.string ?? ""))
        }
        if let height = value["lineHeight"] ?? value["lineHeights"] {
            try convertLineHeight(height, size, value)
        }
        if let spacing = value["letterSpacing"] { try convertSpacing(spacing, size, value) }
        var types: [String: TokenType?] = [
            "fontFamily": .fontFamily, "fontSize": .dimension, "fontWeight": .fontWeight,
            "lineHeight": nil, "letterSpacing": nil,
        ]
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

    private mutating func convertLineHeight(
        _ value: JSONValue, _ size: DecimalUnit?, _ typography: JSONValue
    ) throws(SkippedToken) {
        if computes(value, as: "lineHeight", in: typography) { return }
        let height =
            value.string.flatMap(DecimalUnit.init)
            ?? DecimalUnit((value["value"]?.source ?? "") + (value["unit"]?.string ?? ""))
        guard let height, !height.unit.isEmpty, height.unit != "%" else {
            return try convert(value, to: .number)
        }
        guard let size, size.value != 0,
            size.unit == height.unit || size.unit.isEmpty && height.unit == "px"
        else {
            throw .because("its line height has a different unit from its font size")
        }
        let new = DraftColor.spell(height.value / size.value)
        let shown = Self.shown(value)
        warn("lenient-number", "has the line height \(shown), read as \(new)", at: value)
        replace(value, with: new)
    }

    /// Marks a part that may be relative to the font size, if it or the size is a reference.
    private mutating func computes(
        _ value: JSONValue, as kind: String, in typography: JSONValue
    ) -> Bool {
        func refers(_ value: JSONValue) -> Bool {
            Self.isReference(value) || value.string.map(Reference.looksLikeCurly) == true
        }
        guard let size = typography["fontSize"] ?? typography["fontSizes"] else { return false }
        let isPlain = value.number != nil && kind == "lineHeight"
        guard refers(value) || refers(size) && !isPlain else { return false }
        compute(value, as: kind, ", \"size\": \(size.source)")
        return true
    }

    private mutating func convertSpacing(
        _ value: JSONValue, _ size: DecimalUnit?, _ typography: JSONValue
    ) throws(SkippedToken) {
        if computes(value, as: "letterSpacing", in: typography) { return }
        let written = value.string ?? value.number?.text
        let spacing =
            DecimalUnit(written ?? "")
            ?? DecimalUnit((value["value"]?.source ?? "") + (value["unit"]?.string ?? ""))
        guard let spacing, !["px", "rem", ""].contains(spacing.unit) else {
            return try convert(value, to: .dimension)
        }
        var new = Self.zero
        if spacing.value != 0 {
            guard ["em", "%"].contains(spacing.unit), let size,
                ["px", "rem", ""].contains(size.unit)
            else {
                throw .because("its letter spacing \(Self.shown(value)) needs a plain font size")
            }
            let factor = spacing.unit == "%" ? spacing.value / 100 : spacing.value
            let unit = size.unit.isEmpty ? "px" : size.unit
            new = Self.measure(DraftColor.spell(factor * size.value), unit)
        }
        let shown = Self.shown(value)
        warn("lenient-number", "has the letter spacing \(shown), read as \(new)", at: value)
        replace(value, with: new)
    }

    /// Converts the members of an object, adds missing ones, and moves unknown ones to the
    /// extensions.
    private mutating func convertParts(
        _ object: JSONValue, _ types: [String: TokenType?], missing: [String: String] = [:],
        dropping dropped: Set<String> = [], at spot: String
    ) throws(SkippedToken) {
        for member in object.members {
            guard let known = types[member.name], let type = known else { continue }
            try convert(member.value, to: type)
        }
        let added = missing.filter { object[$0.key] == nil }.sorted { $0.key < $1.key }
        for (name, text) in added where name != "inset" {
            warn("lenient-missing-part", "has no '\(name)', read as \(text)", at: object)
        }
        let strange = keep(from: object, except: dropped.union(types.keys), at: spot)
        let gone = strange.union(dropped)
        guard !gone.isEmpty || !added.isEmpty else { return }
        edits += object.edits(removing: gone, adding: added.map { "\"\($0.key)\": \($0.value)" })
    }
}
