/// A member of a type, or a global function or variable, with its tokens.
struct SwiftMember {
    /// The name: `content`; `init` for initializers.
    let name: String

    /// The enclosing types, outermost first; the last one owns the member.
    let types: [String]

    /// The path of the file.
    let file: String

    /// The index of the module among those read; a module uses earlier ones only.
    let module: Int

    /// Whether only its file can use the member.
    let isPrivate: Bool

    /// Whether the member belongs to the type itself: static members, cases and initializers.
    let isStatic: Bool

    /// Whether the member is a constant, or a variable without a computed value.
    let isConstant: Bool

    /// The parameters; `nil` for a property or a case without values.
    let parameters: [Parameter]?

    /// The tokens after the name.
    var tokens: [SwiftToken] = []

    /// A parameter of a function.
    struct Parameter {
        /// The label in calls: `_` for none.
        let label: String

        /// Whether calls can omit the label or the argument: it has a default or is a closure.
        let isOptional: Bool
    }

    /// The type that owns the member; `nil` for a global one.
    var type: String? { types.last }

    /// Whether a call with these argument labels can be one of the member; `nil` for a use without
    /// arguments.
    func fits(_ labels: [String]?) -> Bool {
        guard let parameters else { return true }
        guard let labels else { return false }
        var rest = parameters[...]
        for label in labels {
            while let next = rest.first, next.label != label {
                guard next.isOptional else { return false }
                rest.removeFirst()
            }
            guard rest.popFirst() != nil else { return false }
        }
        return rest.allSatisfy(\.isOptional)
    }
}

/// The types and members declared in Swift sources.
///
/// It reads tokens, not grammar: as much as a call graph by names and argument labels needs.
struct SwiftMembers {
    /// All members, in the order of the files.
    private(set) var all: [SwiftMember] = []

    /// The declared types, each with the modules and, for private types, the files.
    private(set) var declared: [String: [(module: Int, file: String?)]] = [:]

    /// The types named after the colon of declarations and extensions, by the name of the type.
    private(set) var conformances: [String: Set<String>] = [:]

    private var file = ""
    private var module = 0
    private var tokens: [SwiftToken] = []
    private var place = 0

    /// The open braces: with the name of a type, or `nil` for code.
    private var scopes: [(type: String?, isPrivate: Bool)] = []

    /// Reads one file.
    mutating func read(_ bytes: [UInt8], named file: String, module: Int) {
        (self.file, self.module, place, scopes) = (file, module, 0, [])
        tokens = SwiftLexer.tokens(of: bytes)
        var current: Int?
        var brackets = 0
        var modifiers: Set<String> = []
        while place < tokens.count {
            let token = tokens[place]
            if scopes.last.map({ $0.type != nil }) ?? true, brackets == 0, let word = token.word {
                if Self.typeWords.contains(word), readType(word, modifiers) {
                    (current, modifiers) = (nil, [])
                    continue
                }
                if Self.memberWords.contains(word) {
                    current = readMember(word, modifiers)
                    modifiers = []
                    continue
                }
                // `private(set)` does not hide the member.
                let setsOnly = tokens.dropFirst(place + 1).starts(with: [.mark("("), .word("set")])
                if !setsOnly { modifiers.insert(word) }
            }
            if token.isMark("{") {
                scopes.append((nil, false))
            } else if token.isMark("}") {
                if scopes.popLast()?.type != nil { current = nil }
            } else if token.opens {
                brackets += 1
            } else if token.closes {
                brackets -= 1
            }
            if let current { all[current].tokens.append(token) }
            place += 1
        }
    }

    private static let typeWords: Set = [
        "struct", "enum", "class", "actor", "protocol", "extension",
    ]
    private static let memberWords: Set = [
        "func", "init", "subscript", "var", "let", "case", "typealias", "associatedtype",
    ]

    /// Whether the modifiers or the enclosing types hide a member from other files.
    private func isPrivate(_ modifiers: Set<String>) -> Bool {
        !modifiers.isDisjoint(with: ["private", "fileprivate"])
            || scopes.contains(where: \.isPrivate)
    }

    /// Reads the header of a type or an extension up to its brace; `false` if there is none.
    private mutating func readType(_ keyword: String, _ modifiers: Set<String>) -> Bool {
        guard let brace = tokens[place...].firstIndex(where: { $0.isMark("{") }) else {
            return false
        }
        let header = tokens[place + 1..<brace]
        guard let first = header.first, first.word.map({ !Self.memberWords.contains($0) }) ?? true
        else { return false }
        var name = first.word ?? "Array"
        var rest = header.dropFirst()
        while rest.first?.isMark(".") == true, let next = rest.dropFirst().first?.word {
            name = next
            rest = rest.dropFirst(2)
        }
        conformances[name, default: []].formUnion(rest.compactMap(\.word))
        let isHidden = isPrivate(modifiers)
        if keyword != "extension" {
            declared[name, default: []].append((module, isHidden ? file : nil))
        }
        scopes.append((name, isHidden))
        place = brace + 1
        return true
    }

    /// Reads the name and the parameters of a member.
    ///
    /// - Returns: The index of the member.
    private mutating func readMember(_ keyword: String, _ modifiers: Set<String>) -> Int {
        var next = place + 1
        var name = keyword
        if !["init", "subscript"].contains(keyword), next < tokens.count {
            name = tokens[next].word ?? "?"
            next += 1
        }
        place = next
        let parameters =
            ["func", "init", "subscript", "case"].contains(keyword)
            ? parameters(from: next, ofCase: keyword == "case") : nil
        all.append(
            SwiftMember(
                name: name, types: scopes.compactMap(\.type), file: file, module: module,
                isPrivate: isPrivate(modifiers),
                isStatic: modifiers.contains("static") || ["case", "init"].contains(keyword),
                isConstant: keyword == "let", parameters: parameters))
        return all.count - 1
    }

    /// The parameters of a function, whose name ends before an index; `nil` if there are none of a
    /// case.
    private func parameters(from start: Int, ofCase isCase: Bool) -> [SwiftMember.Parameter]? {
        var next = start
        func token() -> SwiftToken? { next < tokens.count ? tokens[next] : nil }
        if token()?.isMark("?") == true { next += 1 }
        if token()?.isMark("<") == true {
            var depth = 0
            repeat {
                if tokens[next].isMark("<") { depth += 1 }
                if tokens[next].isMark(">") { depth -= 1 }
                next += 1
            } while depth > 0 && next < tokens.count
        }
        guard token()?.isMark("(") == true else { return isCase ? nil : [] }
        var (depth, lists) = (0, [[SwiftToken]()])
        repeat {
            if tokens[next].opens { depth += 1 }
            if tokens[next].closes { depth -= 1 }
            if depth == 1, tokens[next].isMark(",") {
                lists.append([])
            } else if depth > 1 || !tokens[next].isMark("("), depth > 0 {
                lists[lists.count - 1].append(tokens[next])
            }
            next += 1
        } while depth > 0 && next < tokens.count
        return lists.filter { !$0.isEmpty }.map { list in
            var list = list[...]
            while list.first?.isMark("@") == true { list = list.dropFirst(2) }
            let isLabelled = !isCase || list.dropFirst().first?.isMark(":") == true
            return SwiftMember.Parameter(
                label: isLabelled ? list.first?.word ?? "_" : "_",
                isOptional: list.contains { $0.isMark("=") || $0.isMark("->") })
        }
    }
}
