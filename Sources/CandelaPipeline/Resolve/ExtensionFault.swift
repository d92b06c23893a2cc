/// What can be wrong with `$extends`.
enum ExtensionFault {
    case malformed(String), missing(String), notGroup(String)
    case ancestor(String), descendant(String)
    case cycle([String])
    case tooMany

    func diagnostic(path: String, at place: SourcePlace?, groups: () -> [String]) -> Diagnostic {
        let name = path.isEmpty ? "the file's top" : "'\(path)'"
        switch self {
        case .malformed(let text):
            return .error(
                "malformed-reference", "'\(text)', which \(name) extends, is no reference",
                at: place, help: ["write '{group.name}' or '#/group/name'"])
        case .missing(let text):
            let written = text.hasPrefix("#/")
                ? text.dropFirst(2).split(separator: "/").joined(separator: ".")
                : String(text.dropFirst().dropLast())
            return .error(
                "unresolved-extends", "'\(text)', which \(name) extends, names no group",
                at: place, help: Suggestions.help(for: written, among: groups()))
        case .notGroup(let text):
            return .error(
                "extends-token", "'\(text)', which \(name) extends, is a token and not a group",
                at: place, help: ["only groups can be extended; a token is taken by reference"])
        case .ancestor(let target):
            return .error(
                "circular-extends",
                target == path
                    ? "\(name) extends itself, which is circular"
                    : "\(name) extends '\(target)', which holds it: that is circular",
                at: place)
        case .descendant(let target):
            return .warning(
                "extends-descendant", "\(name) extends '\(target)', which it holds itself",
                at: place)
        case .cycle(let paths):
            return .error(
                "circular-extends",
                "\(name) extends itself in a circle: \(Cycle.words(paths)) (circular)", at: place,
                help: ["let one of these groups hold its tokens itself"])
        case .tooMany:
            return .error(
                "too-many-tokens",
                "extension by \(name) makes more than \(GroupExtension.maximumNodes) tokens",
                at: place)
        }
    }
}

/// A circle in words.
enum Cycle {
    /// `a → b → c → a`; a long one with its middle left out.
    static func words(_ paths: [String]) -> String {
        guard let first = paths.first else { return "" }
        var shown = paths
        if paths.count > 8 {
            shown = Array(paths.prefix(5))
            shown.append("… (\(paths.count - 7) more)")
            shown += paths.suffix(2)
        }
        return (shown + [first]).joined(separator: " → ")
    }
}
