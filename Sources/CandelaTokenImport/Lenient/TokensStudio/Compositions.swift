/// The conversion of compositions, which list properties of a component, to groups with a token for
/// each property.
///
/// Source: “Composition” in the documentation of Tokens Studio, and its list of properties.
struct Compositions {
    private(set) var edits: [SourceEdit] = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ scan: TreeIndex) {
        for (index, entry) in scan.entries.enumerated()
        where entry.isToken && entry.type != 0 && entry.code == .none {
            guard let type = scan.json(entry.type), type.isString("composition"),
                let object = scan.object(entry), let value = scan.json(entry.value), value.isObject,
                let first = Array(value.members).first
            else { continue }
            read(value, first, of: object)
            diagnostics.warn(
                "lenient-composition",
                "'\(scan.path(of: index))' is a composition, read as a group with a token for "
                    + "each of its properties", at: value.place)
        }
    }

    private mutating func read(_ value: JSONValue, _ first: JSONMember, of object: JSONValue) {
        let members = Array(object.members)
        guard let owner = members.first(where: { $0.isNamed("$value") }) else { return }
        edits.append(SourceEdit(owner.start..<first.start, ""))
        var end = first.value.range.upperBound
        for property in value.members {
            let type = Self.type(of: property.name).map { "\"$type\": \"\($0)\", " } ?? ""
            let range = property.value.range
            edits.append(
                SourceEdit(range.lowerBound..<range.lowerBound, "{\(type)\"$value\": "))
            edits.append(SourceEdit(range.upperBound..<range.upperBound, "}"))
            end = range.upperBound
        }
        edits.append(SourceEdit(end..<value.range.upperBound, ""))
        edits += object.edits(removing: ["$type"])
    }

    /// The type of a property; `nil` if its value shows it.
    private static func type(of property: String) -> String? {
        let name = property.lowercased()
        if name.contains("padding") || name.contains("spacing") && !name.contains("letter") {
            return "spacing"
        }
        if name.hasPrefix("borderradius") { return "borderRadius" }
        if name.hasPrefix("borderwidth") { return "borderWidth" }
        return types[name]
    }

    private static let types = [
        "fill": "color", "color": "color", "bordercolor": "color", "sizing": "sizing",
        "width": "sizing", "height": "sizing", "minwidth": "sizing", "minheight": "sizing",
        "maxwidth": "sizing", "maxheight": "sizing", "gap": "spacing", "backgroundblur": "sizing",
        "opacity": "opacity", "fontfamilies": "fontFamilies", "fontfamily": "fontFamilies",
        "fontweights": "fontWeights", "fontweight": "fontWeights", "fontsizes": "fontSizes",
        "fontsize": "fontSizes", "lineheights": "lineHeights", "lineheight": "lineHeights",
        "letterspacing": "letterSpacing", "textcase": "textCase",
        "textdecoration": "textDecoration", "typography": "typography", "boxshadow": "boxShadow",
        "border": "border",
    ]
}
