import CandelaElements
import CandelaJSON

/// A JSON value that is made from words of a `.cases` file, so that an error in it is reported at
/// the word.
struct CaseNode: Sendable {
    private enum Value: Sendable {
        /// The JSON text of a string, number or literal.
        case scalar(String)
        case array([CaseNode])
        case object([(name: String, node: CaseNode)])
    }

    private var value: Value
    private let place: SourcePosition

    /// An object without members.
    init(at place: SourcePosition) { (value, self.place) = (.object([]), place) }

    /// A string.
    init(_ text: String, at place: SourcePosition) {
        var writer = JSONWriter(style: .compact)
        writer.string(text)
        self.init(json: String(decoding: writer.finishPart(), as: UTF8.self), at: place)
    }

    /// A value with a JSON text.
    init(json: String, at place: SourcePosition) { (value, self.place) = (.scalar(json), place) }

    /// An array.
    init(_ nodes: [CaseNode], at place: SourcePosition) {
        (value, self.place) = (.array(nodes), place)
    }

    /// Sets or removes the member at a path of names, and makes the objects on the way.
    mutating func set(_ path: ArraySlice<Substring>, to node: CaseNode?) {
        change(path) { $0 = node }
    }

    /// Appends to the array at a path of names.
    mutating func append(_ node: CaseNode, to path: ArraySlice<Substring>) {
        change(path) { old in
            if case .array(let nodes) = old?.value {
                old = CaseNode(nodes + [node], at: node.place)
            } else {
                old = CaseNode([node], at: node.place)
            }
        }
    }

    private mutating func change(
        _ path: ArraySlice<Substring>, _ change: (inout CaseNode?) -> Void
    ) {
        guard let name = path.first else { return }
        var members: [(name: String, node: CaseNode)] = []
        if case .object(let own) = value { members = own }
        let index = members.firstIndex { $0.name == name }
        var member = index.map { members[$0].node }
        if path.count == 1 {
            change(&member)
        } else {
            var object = member ?? CaseNode(at: place)
            object.change(path.dropFirst(), change)
            member = object
        }
        switch (index, member) {
        case (let index?, let member?): members[index].node = member
        case (let index?, nil): members.remove(at: index)
        case (nil, let member?): members.append((String(name), member))
        case (nil, nil): break
        }
        value = .object(members)
    }

    /// The element whose JSON this is.
    ///
    /// - Throws: A failure for a member that is missing, unknown or of another type.
    func element() throws(Failure) -> Element {
        // Each member begins a line of the text, so that a line has one place.
        var text = ""
        var places = [place]
        write(to: &text, &places)
        let place = { (diagnostic: Diagnostic) in
            var moved = diagnostic
            moved.severity = .error
            moved.place = diagnostic.place.map { places[$0.line - 1] }
            return moved
        }
        var warnings: [Diagnostic] = []
        do throws(JSONDecodingError) {
            let element = try JSONTextDecoder().decode(
                Element.self, from: Array(text.utf8), file: self.place.file, warnings: &warnings)
            guard warnings.isEmpty else { throw JSONDecodingError(warnings) }
            return element
        } catch {
            throw Failure(error.diagnostics.map(place))
        }
    }

    private func write(to text: inout String, _ places: inout [SourcePosition]) {
        func begin(_ node: CaseNode, isFirst: Bool, _ name: String = "") {
            text += isFirst ? "\n" : ",\n"
            text += name
            places.append(node.place)
            node.write(to: &text, &places)
        }
        switch value {
        case .scalar(let json): text += json
        case .array(let nodes):
            text += "["
            for (index, node) in nodes.enumerated() { begin(node, isFirst: index == 0) }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                begin(member.node, isFirst: index == 0, "\"\(member.name)\": ")
            }
            text += "}"
        }
    }
}
