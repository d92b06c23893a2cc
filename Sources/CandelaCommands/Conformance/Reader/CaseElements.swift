import CandelaElements
import CandelaTokens

/// A reader of the elements of one case.
///
/// A line is an element: `text#b "cde" grows`, with the kind, the id and the members. A line that
/// begins with `.` is an object in an array of the element above it: `.columns id=a width=32`.
struct CaseElements {
    let builder: CaseBuilder

    /// The words of the kinds of elements and objects that the file names.
    let kinds: [String: ArraySlice<CaseWord>]

    /// The elements of lines.
    ///
    /// - Throws: A failure for a line that is not an element.
    func elements(
        _ lines: [CaseLine], _ values: [String: String]
    ) throws(Failure) -> [Element] {
        var elements: [Element] = []
        for line in lines {
            for node in try nodes(line, values) { elements.append(try node.element()) }
        }
        return elements
    }

    /// The elements of a line: one for each id such as `a` and `b` in `#a,b`, or `1` to `9` in
    /// `#1..9`, which is the value of `$id` in it.
    private func nodes(
        _ line: CaseLine, _ values: [String: String]
    ) throws(Failure) -> [CaseNode] {
        let first = try line.first.filled(values)
        let parts = first.text.split(separator: "#", maxSplits: 1)
        guard parts.count == 2 else { return [try node(String(parts[0]), nil, line, values)] }
        var nodes: [CaseNode] = []
        for id in try ids(parts[1], first) {
            var values = values
            values["id"] = id
            nodes.append(try node(String(parts[0]), id, line, values))
        }
        return nodes
    }

    private func ids(_ text: Substring, _ word: CaseWord) throws(Failure) -> [String] {
        var ids: [String] = []
        for part in text.split(separator: ",") {
            guard let dots = part.firstRange(of: "..") else {
                ids.append(String(part))
                continue
            }
            guard let low = Int(part[..<dots.lowerBound]),
                let high = Int(part[dots.upperBound...]), low <= high
            else { throw word.failure("'\(part)' is not a range of numbers") }
            ids += (low...high).map { "\($0)" }
        }
        return ids
    }

    private func node(
        _ kind: String, _ id: String?, _ line: CaseLine, _ values: [String: String]
    ) throws(Failure) -> CaseNode {
        var (kind, own) = (kind, ArraySlice<CaseWord>())
        if let words = kinds[kind], let first = words.first {
            (kind, own) = (first.text, words.dropFirst())
        }
        guard Self.members[kind] != nil || Element.Content.Kind(rawValue: kind) != nil else {
            throw line.first.failure("unknown kind '\(kind)'")
        }
        var node = CaseNode(at: line.first.place)
        node.set(["kind"], to: CaseNode(kind, at: line.first.place))
        if let id { node.set(["id"], to: CaseNode(id, at: line.first.place)) }
        let members = Self.members[kind, default: ""].split(separator: " ")
        var reader = CaseMembers(kind: kind, builder: builder)
        for member in members {
            try reader.read(CaseWord(text: String(member), place: line.first.place), into: &node)
        }
        for word in own + line.rest { try reader.read(word.filled(values), into: &node) }
        if let label = reader.label { node.append(label, to: ["children"]) }
        try readChildren(of: line, values, into: &node)
        return node
    }

    /// Reads the lines below an element or an object.
    private func readChildren(
        of line: CaseLine, _ values: [String: String], into node: inout CaseNode
    ) throws(Failure) {
        for child in line.children {
            let path = child.first.text
            guard path.hasPrefix(".") else {
                for one in try nodes(child, values) { node.append(one, to: ["children"]) }
                continue
            }
            var object = CaseNode(at: child.first.place)
            var reader = CaseMembers(kind: "", builder: builder)
            let named = child.rest.first.flatMap { kinds[$0.text] }
            let words = named.map { $0 + child.rest.dropFirst() } ?? child.rest
            for word in words { try reader.read(word.filled(values), into: &object) }
            try readChildren(of: child, values, into: &object)
            node.append(object, to: path.dropFirst().split(separator: ".")[...])
        }
    }

    /// The members of kinds unless a line has others; names that are no kinds are short for one.
    private static let members = [
        "line": "kind=row",
        "row": "large.axis=column",
        "text": "style=type.body color=color.text.primary",
        "block": "kind=shape fill=color.primary-graphic",
        "icon": "color=color.text.primary",
        "divider": "color=color.border",
        "bar": "fraction=0.5 fill=color.primary-graphic",
        "button": action,
        "option": "kind=button accessibility.role=radio " + action,
        "toggle": "isOn=true large.axis=column " + action,
        "field": action,
        "stepper": action,
    ]

    private static let action =
        #"action.id=act action.intent.kind=app action.intent.name=act action.label="Act""#
}
