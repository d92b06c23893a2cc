/// An Android resource made from a token or a part of it.
struct AndroidResource: Hashable {
    /// The type of resource.
    enum Kind: Hashable {
        case color, dimen, float, integer, bool, string, strings, array, style, interpolator

        /// The class of `R` that lists it; names must be unique within the class.
        var list: String {
            switch self {
            case .color: "color"
            case .dimen, .float: "dimen"
            case .integer: "integer"
            case .bool: "bool"
            case .string: "string"
            case .strings, .array: "array"
            case .style: "style"
            case .interpolator: "interpolator"
            }
        }
    }

    /// A line in a resource; the name is empty in arrays.
    struct Item: Hashable {
        let name: String
        let text: String
    }

    let kind: Kind

    /// The suffix for the part of the token: `_color`; empty for the token itself.
    let part: String

    /// The text of a simple resource, escaped for XML.
    let text: String

    /// The lines of other resources, escaped for XML.
    let items: [Item]

    init(_ kind: Kind, _ part: String, _ text: String) {
        (self.kind, self.part, self.text) = (kind, part, text)
        items = []
    }

    init(_ kind: Kind, _ part: String, items: [Item]) {
        (self.kind, self.part, self.items) = (kind, part, items)
        text = ""
    }

    /// Writes the element of a file in `values/`.
    func write(as name: String, to xml: inout String) {
        switch kind {
        case .color: element("color", name, "", to: &xml)
        case .dimen: element("dimen", name, "", to: &xml)
        case .float: element("item", name, #" type="dimen" format="float""#, to: &xml)
        case .integer: element("integer", name, "", to: &xml)
        case .bool: element("bool", name, "", to: &xml)
        case .string: element("string", name, #" translatable="false""#, to: &xml)
        case .strings: list("string-array", name, #" translatable="false""#, to: &xml)
        case .array: list("array", name, "", to: &xml)
        case .style: list("style", name, #" parent="""#, to: &xml)
        case .interpolator: break
        }
    }

    /// The complete file of an interpolator, the only resource with a separate file.
    var file: String {
        var xml = """
            <?xml version="1.0" encoding="utf-8"?>
            <pathInterpolator xmlns:android="http://schemas.android.com/apk/res/android"
            """
        for item in items { xml += "\n    android:\(item.name)=\"\(item.text)\"" }
        return xml + " />\n"
    }

    private func element(_ tag: String, _ name: String, _ more: String, to xml: inout String) {
        xml += "    <\(tag) name=\"\(name)\"\(more)>\(text)</\(tag)>\n"
    }

    private func list(_ tag: String, _ name: String, _ more: String, to xml: inout String) {
        xml += "    <\(tag) name=\"\(name)\"\(more)>\n"
        for item in items {
            let name = item.name.isEmpty ? "" : " name=\"\(item.name)\""
            xml += "        <item\(name)>\(item.text)</item>\n"
        }
        xml += "    </\(tag)>\n"
    }
}
