/// Values for modes, which several tools write into the `$extensions` of a token.
///
/// They are in `mode` or `modes`, in a member whose name ends in `.mode` or `.modes`, or in one of
/// those in a tool's own object.
///
/// Source: the documentation of Terrazzo (“Modes”) and the exports of plugins for Figma.
enum TokenModes {
    /// The member with values for modes; `nil` if there is none.
    static func member(of extensions: JSONValue) -> JSONMember? {
        for member in extensions.members where member.value.isObject {
            if hasModes(member) { return member }
            if let inner = member.value.members.first(where: hasModes) { return inner }
        }
        return nil
    }

    private static func hasModes(_ member: JSONMember) -> Bool {
        isName(member.name) && member.value.isObject && member.value.count > 0
    }

    private static func isName(_ name: String) -> Bool {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return ["mode", "modes"].contains(last)
    }
}

/// The conversion of a token file with values for modes to a resolver document with a modifier
/// `mode`.
struct ModeReader {
    private(set) var edits: [SourceEdit] = []
    private(set) var diagnostics: [Diagnostic] = []

    private struct Token {
        let path: [String]
        let object: JSONValue
        let extensions: JSONValue
        let modes: JSONMember
    }

    private var tokens: [Token] = []
    private var names: [String] = []

    /// - Parameter root: The file.
    init(_ scan: TokenScan, in root: JSONValue) {
        collect(scan)
        guard let first = tokens.first else { return }
        let known = Set(names)
        // A mode whose values are those of the tokens needs no context of its own. A token that
        // does not list it has its value there.
        let same = names.first { name in
            tokens.allSatisfy { token in
                guard let value = token.modes.value[name] else { return true }
                return token.object["$value"].map { $0.source == value.source } == true
            }
        }
        // Among appearances the light one is the default, and there is no other.
        let fallback = same ?? Self.light(of: names)
        let start = fallback == nil ? (known.contains("default") ? "base" : "default") : nil
        var contexts = start.map { ["\(StudioThemes.quoted($0)): []"] } ?? []
        for name in names {
            let list = name == same ? "" : overrides(of: name)
            contexts.append("\(StudioThemes.quoted(name)): [\(list)]")
        }
        let range = root.range
        edits.append(
            SourceEdit(
                range.lowerBound..<range.lowerBound,
                "{\"version\": \"2025.10\", \"sets\": {\"tokens\": {\"sources\": ["))
        for token in tokens { removeModes(of: token) }
        edits.append(
            SourceEdit(
                range.upperBound..<range.upperBound,
                "]}}, \"modifiers\": {\"mode\": {\"contexts\": {\(contexts.joined(separator: ", "))}, "
                    + "\"default\": \(StudioThemes.quoted(fallback ?? start ?? ""))}}, "
                    + "\"resolutionOrder\": [{\"$ref\": \"#/sets/tokens\"}, "
                    + "{\"$ref\": \"#/modifiers/mode\"}]}"))
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        diagnostics.append(
            .warning(
                "lenient-modes",
                "'\(first.modes.name)' contains values for modes, read as a modifier 'mode' with "
                    + "the contexts \(list)", at: first.modes.namePlace))
    }

    /// The plain light appearance among modes that are all appearances; `nil` without one.
    private static func light(of names: [String]) -> String? {
        guard AppearanceWords.areSpoken(by: names) else { return nil }
        return names.first { name in
            AppearanceWords(name).map { !$0.isDark && !$0.isIncreased } == true
        }
    }

    private mutating func collect(_ scan: TokenScan) {
        for (index, entry) in scan.entries.enumerated() where entry.isToken && !entry.isInside {
            guard let extensions = scan.json(entry.extensions),
                let modes = TokenModes.member(of: extensions), let object = scan.object(entry)
            else { continue }
            tokens.append(
                Token(
                    path: scan.names(to: index), object: object, extensions: extensions,
                    modes: modes))
            for member in modes.value.members where !names.contains(member.name) {
                names.append(member.name)
            }
        }
    }

    /// The tokens of a mode, nested as in the file.
    private func overrides(of mode: String) -> String {
        var text = "{"
        var open: [String] = []
        for token in tokens {
            guard let value = token.modes.value[mode] else { continue }
            let groups = token.path.dropLast()
            var common = 0
            while common < min(open.count, groups.count), open[common] == groups[common] {
                common += 1
            }
            text += String(repeating: "}", count: open.count - common)
            if !text.hasSuffix("{") { text += ", " }
            for group in groups.dropFirst(common) { text += "\(StudioThemes.quoted(group)): {" }
            open = Array(groups)
            text += "\(StudioThemes.quoted(token.path[token.path.count - 1])): "
            text += override(token, value)
        }
        return text + String(repeating: "}", count: open.count + 1)
    }

    /// A token with another value, and without modes.
    private func override(_ token: Token, _ value: JSONValue) -> String {
        var parts: [String] = []
        for member in token.object.members {
            switch member.name {
            case "$value": parts.append("\"$value\": \(value["$value"]?.source ?? value.source)")
            case "$extensions":
                let kept = token.extensions.members.filter { !holds($0, token.modes) }
                let list = kept.map { "\(StudioThemes.quoted($0.name)): \($0.value.source)" }
                if !list.isEmpty {
                    parts.append("\"$extensions\": {\(list.joined(separator: ", "))}")
                }
            default: parts.append("\(StudioThemes.quoted(member.name)): \(member.value.source)")
            }
        }
        return "{\(parts.joined(separator: ", "))}"
    }

    private func holds(_ member: JSONMember, _ modes: JSONMember) -> Bool {
        member.value.index <= modes.value.index
            && modes.value.index < Int(member.storage.nodes[member.value.index].next)
    }

    private mutating func removeModes(of token: Token) {
        if token.extensions.members.contains(where: { $0.value.index == token.modes.value.index }) {
            edits += token.extensions.edits(removing: [token.modes.name])
        } else if let owner = token.extensions.members.first(where: { holds($0, token.modes) }) {
            edits += owner.value.edits(removing: [token.modes.name])
        }
    }
}
