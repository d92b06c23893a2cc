/// An error in `$extends`.
enum ExtensionFault {
    case malformed(String), missing(String), notGroup(String)
    case ancestor(String), descendant(String)
    /// A cycle, as text.
    case cycle(String)
    case tooMany

    /// The dotted name in a reference.
    static func name(in text: String) -> String {
        text.hasPrefix("#/")
            ? text.dropFirst(2).split(separator: "/").joined(separator: ".")
            : String(text.dropFirst().dropLast())
    }

    func diagnostic(path: String, at place: SourcePosition?, closest: [String]) -> Diagnostic {
        let name = path.isEmpty ? "the file's top" : "'\(path)'"
        switch self {
        case .malformed(let text):
            return .error(
                "malformed-reference", "'\(text)', which \(name) extends, is not a reference",
                at: place, help: ["write '{group.name}' or '#/group/name'"])
        case .missing(let text):
            return .error(
                "unresolved-extends", "'\(text)', which \(name) extends, names no group",
                at: place, help: closest)
        case .notGroup(let text):
            return .error(
                "extends-token", "'\(text)', which \(name) extends, is a token, not a group",
                at: place, help: ["only groups can be extended; a token is taken by reference"])
        case .ancestor(let target):
            return .error(
                "circular-extends",
                target == path
                    ? "\(name) extends itself, which is circular"
                    : "\(name) extends '\(target)', which contains it: this is circular",
                at: place)
        case .descendant(let target):
            return .warning(
                "extends-descendant", "\(name) extends '\(target)', which it contains",
                at: place, help: [OtherReading.circleDownwards])
        case .cycle(let words):
            return .error(
                "circular-extends",
                "\(name) extends itself in a circle: \(words) (circular)", at: place,
                help: ["define the tokens of one of these groups directly"])
        case .tooMany:
            return .error(
                "too-many-tokens",
                "extension down to \(name) copies more than \(GroupExtension.maximumCopies) tokens",
                at: place)
        }
    }
}

/// Formatting of cycles.
enum Cycle {
    /// The text `a → b → c → a`, starting at any member; long cycles are shortened in the middle.
    static func words(_ count: Int, from start: Int, path: (Int) -> String) -> String {
        func member(_ offset: Int) -> String { path((start + offset) % count) }
        guard count > 0 else { return "" }
        guard count > 8 else {
            return (0...count).map(member).joined(separator: " → ")
        }
        let shown = (0..<5).map(member) + ["… (\(count - 7) more)"]
        return (shown + [count - 2, count - 1, 0].map(member)).joined(separator: " → ")
    }
}
