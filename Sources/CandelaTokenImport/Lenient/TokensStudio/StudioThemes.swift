/// The sets and themes of a Tokens Studio or Penpot project, as the modifiers and the resolution
/// order of a resolver document.
///
/// Each group of themes is a modifier; each theme is a context with the sets that it has enabled or
/// uses as a source. Sets that a group always uses are not part of the choice. Later sets override
/// earlier ones. Where there is a choice, sets that no theme uses are left out.
///
/// Source: “Themes” and “Token sets” in the documentation of Tokens Studio for Figma, and
/// `getTokenSetsOrder` in its source.
struct StudioThemes {
    /// The sets in the order they apply.
    private(set) var sets: [String]
    /// The sets that no theme uses.
    private(set) var unused: [String] = []
    /// Themes that are left out, with the reason.
    private(set) var problems: [(message: String, place: SourcePosition)] = []

    private var groups: [Group] = []
    /// All sets in order.
    private var all: [String]

    private struct Group {
        let name: String
        /// The themes with the indices of their sets.
        var themes: [(name: String, sets: Set<Int>)] = []

        /// The sets that every theme of the group uses.
        var always: Set<Int> {
            guard var common = themes.first?.sets else { return [] }
            for theme in themes.dropFirst() { common.formIntersection(theme.sets) }
            return common
        }
    }

    /// - Parameters:
    ///   - sets: The names of all sets, as found.
    ///   - order: `tokenSetOrder`, if there is one.
    ///   - themes: `$themes`, if there are any.
    init(sets: [String], order: JSONValue?, themes: JSONValue?) {
        var unlisted = Set(sets)
        let named = order?.elements.compactMap(\.string) ?? []
        let listed = named.filter { unlisted.remove($0) != nil }
        all = listed + sets.filter(unlisted.contains)
        self.sets = all
        let index = Dictionary(
            all.enumerated().map { ($0.element, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        for theme in themes?.elements.map({ $0 }) ?? [] { read(theme, index) }
        guard !groups.isEmpty else { return }
        let used = groups.reduce(into: Set<Int>()) { used, group in
            for theme in group.themes { used.formUnion(theme.sets) }
        }
        let others = all.indices.filter { !used.contains($0) }.map { all[$0] }
        let rest = used.sorted().map { all[$0] }
        if groups.contains(where: { $0.themes.count > 1 }) {
            unused = others
            self.sets = rest
        } else {
            // Without a choice all sets apply; those without a theme have the lowest precedence.
            all = others + rest
            self.sets = all
        }
    }

    private mutating func read(_ theme: JSONValue, _ index: [String: Int]) {
        guard let name = theme["name"]?.string, let chosen = theme["selectedTokenSets"] else {
            problems.append(("a theme has no name or no sets and is left out", theme.place))
            return
        }
        let group = theme["group"]?.string ?? "theme"
        let sets = chosen.members.compactMap {
            $0.value.isString("enabled") || $0.value.isString("source") ? index[$0.name] : nil
        }
        let place = groups.firstIndex { $0.name == group } ?? groups.count
        if place == groups.count { groups.append(Group(name: group)) }
        guard !groups[place].themes.contains(where: { $0.name == name }) else {
            problems.append(
                ("'\(name)' is the name of two themes; the second is left out", theme.place))
            return
        }
        groups[place].themes.append((name, Set(sets)))
    }

    /// The modifiers as JSON text, and the order of sets and modifiers.
    var json: (modifiers: String, order: String) {
        let always = groups.reduce(into: Set<Int>()) { $0.formUnion($1.always) }
        let references = all.map { Self.reference("sets", $0) }
        var modifiers: [String] = []
        var steps: [(index: Int, json: String)] = []
        var covered: Set<Int> = []
        for group in groups where group.themes.count > 1 {
            let choice = group.themes.reduce(into: Set<Int>()) { choice, theme in
                choice.formUnion(theme.sets.subtracting(always))
            }
            guard let first = choice.min(), let last = choice.max() else { continue }
            // Sets between those of the choice are repeated, so that the order is kept.
            let others = flags(always.subtracting(choice))
            let contexts = group.themes.map { theme in
                let own = flags(theme.sets.intersection(choice))
                let used = (first...last).filter { own[$0] || others[$0] }
                let list = used.map { references[$0] }
                return "\(Self.quoted(theme.name)): [\(list.joined(separator: ", "))]"
            }
            covered.formUnion(choice)
            modifiers.append(
                "\(Self.quoted(group.name)): {\"contexts\": {\(contexts.joined(separator: ", "))}, "
                    + "\"default\": \(Self.quoted(group.themes[0].name))}")
            steps.append((last, Self.reference("modifiers", group.name)))
        }
        let used = Set(sets)
        for (place, name) in all.enumerated() where used.contains(name) && !covered.contains(place)
        {
            steps.append((place, references[place]))
        }
        steps.sort { ($0.index, $0.json) < ($1.index, $1.json) }
        return (
            "{\(modifiers.joined(separator: ", "))}",
            "[\(steps.map(\.json).joined(separator: ", "))]"
        )
    }

    private func flags(_ places: Set<Int>) -> [Bool] {
        var flags = Array(repeating: false, count: all.count)
        for place in places { flags[place] = true }
        return flags
    }

    /// A reference object to a set or modifier of the document.
    static func reference(_ list: String, _ name: String) -> String {
        "{\"$ref\": \(quoted(pointer(list, name)))}"
    }

    /// The pointer to a set or modifier of the document.
    static func pointer(_ list: String, _ name: String) -> String {
        var step: [UInt8] = []
        step.reserveCapacity(name.utf8.count * 2)
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "~"), UInt8(ascii: "/"):
                step.append(UInt8(ascii: "~"))
                step.append(byte == UInt8(ascii: "~") ? UInt8(ascii: "0") : UInt8(ascii: "1"))
            case UInt8(ascii: "%"): step += "%25".utf8
            default: step.append(byte)
            }
        }
        return "#/\(list)/\(String(decoding: step, as: UTF8.self))"
    }

    static func quoted(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy {
            (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
        }
        if isPlain { return "\"\(text)\"" }
        var writer = JSONWriter()
        writer.string(text)
        return String(decoding: writer.finish(), as: UTF8.self).trimmed
    }
}
