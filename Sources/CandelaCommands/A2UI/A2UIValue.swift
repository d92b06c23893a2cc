import CandelaJSON

/// A value in a message of the A2UI protocol.
indirect enum A2UIValue: Sendable, Equatable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([A2UIValue])
    case object([A2UIMember])
    /// JSON from another document.
    case json(JSONValue)

    /// A binding to the value at a path of the data model.
    static func path(_ path: String) -> A2UIValue { ["path": .text(path)] }

    /// The ids of components.
    static func ids(_ ids: [String]) -> A2UIValue { .list(ids.map { .text($0) }) }

    func write(to writer: inout JSONWriter) {
        switch self {
        case .text(let text): writer.string(text)
        case .number(let number): writer.number(number)
        case .flag(let flag): writer.bool(flag)
        case .list(let values):
            writer.beginArray()
            for value in values { value.write(to: &writer) }
            writer.endArray()
        case .object(let members):
            writer.beginObject()
            for member in members { member.write(to: &writer) }
            writer.endObject()
        case .json(let value): writer.copy(value)
        }
    }
}

/// A name and a value in a message of the A2UI protocol.
struct A2UIMember: Sendable, Equatable {
    let name: String
    var value: A2UIValue

    init(_ name: String, _ value: A2UIValue) { (self.name, self.value) = (name, value) }

    func write(to writer: inout JSONWriter) {
        writer.name(name)
        value.write(to: &writer)
    }
}

extension A2UIValue: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
    init(stringLiteral text: String) { self = .text(text) }
    init(booleanLiteral flag: Bool) { self = .flag(flag) }
    init(arrayLiteral values: A2UIValue...) { self = .list(values) }

    init(dictionaryLiteral members: (String, A2UIValue)...) {
        self = .object(members.map { A2UIMember($0, $1) })
    }
}

/// A component of a surface: its name in the catalog and its properties.
struct A2UIComponent: Sendable, Equatable {
    let id: String
    var name: String
    var members: [A2UIMember]

    /// The visible text as it is spoken; empty for components without text.
    var said = ""

    subscript(name: String) -> A2UIValue? {
        get { members.first { $0.name == name }?.value }
        set {
            members.removeAll { $0.name == name }
            if let newValue { members.append(A2UIMember(name, newValue)) }
        }
    }

    /// The component on one line, as it is compared and sent.
    func write(to writer: inout JSONWriter) {
        var line = JSONWriter(style: .compact)
        line.beginObject()
        line.name("id")
        line.string(id)
        line.name("component")
        line.string(name)
        for member in members { member.write(to: &line) }
        line.endObject()
        writer.write(part: line.finishPart())
    }
}
