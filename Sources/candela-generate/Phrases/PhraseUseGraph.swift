/// A call graph of Swift sources, by names and argument labels, that finds the phrases which a type
/// can say.
///
/// A use of `x.name(label:)` leads to each member with that name and those labels, of each type
/// that the code reached so far names. Members of `Kit` and `Phrases` are reached through values
/// called `kit` and `phrases` only. The graph has too many edges rather than too few: a phrase that
/// is listed and not said costs one translation too many, one that is not listed puts a screen into
/// another language.
struct PhraseUseGraph {
    private let members: [SwiftMember]
    private let byName: [String: [Int]]
    private let byType: [String: [Int]]
    private let source: SwiftMembers

    /// The keys by the names of their generated functions.
    private let functions: [String: String]
    private let keys: Set<String>

    /// Creates the graph.
    ///
    /// - Parameter functions: The keys of the phrases by the names of their generated functions.
    init(_ source: SwiftMembers, functions: [String: String]) {
        (self.source, members, self.functions) = (source, source.all, functions)
        byName = Dictionary(grouping: members.indices) { source.all[$0].name }
        byType = Dictionary(grouping: members.indices) { source.all[$0].type ?? "" }
        keys = Set(functions.values)
    }

    /// The types of a module that conform to a protocol, sorted.
    func types(conformingTo name: String, in module: Int) -> [String] {
        source.conformances.filter { type, names in
            names.contains(name)
                && source.declared[type]?.contains { $0.module == module } == true
        }.keys.sorted()
    }

    /// The members of a type, in a module or in all.
    func members(of type: String, in module: Int? = nil) -> [Int] {
        (byType[type] ?? []).filter { module == nil || members[$0].module == module }
    }

    /// The members of a type with a name.
    func members(of type: String, named name: String) -> [Int] {
        members(of: type).filter { members[$0].name == name }
    }

    /// The keys that code can use, starting from some members.
    func keys(from roots: [Int]) -> Set<String> {
        var keys: Set<String> = []
        var reached: Set<Int> = []
        var live = Set(roots.compactMap { members[$0].type })
        var waiting: [String: [Int]] = [:]
        var rest = roots
        while let next = rest.popLast() {
            guard reached.insert(next).inserted else { continue }
            let uses = uses(in: members[next])
            keys.formUnion(uses.keys)
            rest += uses.members
            for other in uses.others {
                guard let type = members[other].type, source.declared[type] != nil,
                    !live.contains(type)
                else {
                    rest.append(other)
                    continue
                }
                waiting[type, default: []].append(other)
            }
            for type in uses.types {
                rest += made(type, by: members[next])
                if live.insert(type).inserted { rest += waiting.removeValue(forKey: type) ?? [] }
            }
        }
        return keys
    }

    /// The members that run when a value of a type is made: initializers and constants. The body of
    /// a card is read by the screen.
    private func made(_ type: String, by user: SwiftMember) -> [Int] {
        members(of: type).filter { place in
            let member = members[place]
            guard isVisible(member, to: user) else { return false }
            return member.name == "init" || member.isConstant && !member.isStatic
                || ["body", "facts"].contains(member.name)
        }
    }

    private func isVisible(_ member: SwiftMember, to user: SwiftMember) -> Bool {
        (!member.isPrivate || member.file == user.file) && member.module <= user.module
    }

    /// The names and phrases that a member uses.
    private struct Uses {
        /// The keys of phrases.
        var keys: Set<String> = []

        /// The members of known types.
        var members: [Int] = []

        /// The members of values whose type is unknown, or of types that are inferred.
        var others: [Int] = []

        /// The types that are named.
        var types: Set<String> = []
    }

    /// The text before the dot that precedes a name.
    private enum Receiver: Equatable {
        /// No dot.
        case none
        /// A dot that follows nothing, as in `.streak(days:)`.
        case inferred
        /// A name: a type, or the last part of a path.
        case name(String)
        /// Another expression.
        case unknown
    }

    private func uses(in user: SwiftMember) -> Uses {
        var uses = Uses()
        let tokens = user.tokens
        let locals = Self.locals(of: user)
        for (place, token) in tokens.enumerated() {
            if case .literal(let text) = token, keys.contains(text) { uses.keys.insert(text) }
            guard case .word(let name) = token else { continue }
            let next = place + 1 < tokens.count ? tokens[place + 1] : nil
            if next?.isMark(":") == true, place > 0,
                tokens[place - 1].isMark("(") || tokens[place - 1].isMark(",")
            {
                continue
            }
            let receiver = Self.receiver(before: place, in: tokens)
            if let key = functions[name] {
                let isOwn = receiver == .none && user.type == "Phrases"
                if isOwn || receiver != .none && receiver != .inferred { uses.keys.insert(key) }
            }
            if name.first?.isUppercase == true {
                if Self.isType(receiver), isDeclared(name, for: user) { uses.types.insert(name) }
                continue
            }
            var known = (byName[name] ?? []).filter { isVisible(members[$0], to: user) }
            if known.isEmpty { continue }
            let labels: [String]? =
                if next?.isMark("(") == true {
                    Self.labels(from: place + 1, in: tokens)
                } else {
                    next?.isMark("{") == true ? [] : nil
                }
            if receiver == .none, next?.isMark("(") != true, locals.contains(name) {
                known.removeAll { members[$0].parameters != nil }
            }
            add(known, receiver, labels, of: user, to: &uses)
        }
        return uses
    }

    private func add(
        _ known: [Int], _ receiver: Receiver, _ labels: [String]?, of user: SwiftMember,
        to uses: inout Uses
    ) {
        /// Whether a use of a function can be the function itself or a call of it.
        func fits(_ place: Int) -> Bool { labels == nil || members[place].fits(labels) }
        func own(_ type: String) -> [Int] { known.filter { members[$0].type == type && fits($0) } }
        switch receiver {
        case .none, .name("self"), .name("Self"):
            for type in user.types.reversed() {
                let types = (source.conformances[type] ?? []).union([type])
                let mine = known.filter { members[$0].type.map(types.contains) ?? false }
                if mine.isEmpty { continue }
                uses.members += mine.filter(fits)
                return
            }
            uses.members += known.filter { members[$0].type == nil && fits($0) }
        case .name("kit"): uses.members += own("Kit")
        case .name("phrases"): uses.members += own("Phrases")
        case .name(let name) where name.first?.isUppercase == true: uses.members += own(name)
        case .inferred:
            uses.others += known.filter { place in
                let member = members[place]
                return member.isStatic && member.type != "AppDefinition" && member.fits(labels)
            }
        case .name, .unknown:
            uses.others += known.filter { place in
                let member = members[place]
                guard let type = member.type, !member.isStatic else { return false }
                return !Self.named.contains(type) && member.fits(labels)
            }
        }
    }

    /// The types whose values have fixed names, or lead to all screens.
    private static let named: Set = ["Kit", "Phrases", "AppDefinition"]

    private static func isType(_ receiver: Receiver) -> Bool {
        switch receiver {
        case .none: true
        case .name(let name): name.first?.isUppercase == true
        case .inferred, .unknown: false
        }
    }

    private func isDeclared(_ type: String, for user: SwiftMember) -> Bool {
        type != "AppDefinition"
            && source.declared[type]?.contains { place in
                place.module <= user.module && (place.file == nil || place.file == user.file)
            } == true
    }

    private static func receiver(before place: Int, in tokens: [SwiftToken]) -> Receiver {
        guard place > 0, tokens[place - 1].isMark(".") else { return .none }
        var before = place - 2
        while before >= 0, tokens[before].isMark("?") || tokens[before].isMark("!") { before -= 1 }
        guard before >= 0 else { return .inferred }
        switch tokens[before] {
        case .word(let word):
            return expressionWords.contains(word) ? .inferred : .name(word)
        case .literal, .number: return .unknown
        case .mark(let mark):
            return [")", "]", "}", ">", "\\"].contains(mark) ? .unknown : .inferred
        }
    }

    /// The keywords that an expression can follow.
    private static let expressionWords: Set = [
        "in", "return", "else", "case", "try", "where", "if", "guard", "default", "is", "as",
    ]

    /// The argument labels of a call, from its parenthesis; those of a name such as `row(of:in:)`.
    private static func labels(from start: Int, in tokens: [SwiftToken]) -> [String] {
        var (labels, depth, isStart) = ([String](), 0, true)
        var place = start
        while place < tokens.count {
            let token = tokens[place]
            if token.closes {
                depth -= 1
                if depth == 0 { break }
            }
            let label = place + 1 < tokens.count && tokens[place + 1].isMark(":") ? token.word : nil
            if place > start, isStart, depth == 1 {
                labels.append(label ?? "_")
                isStart = false
            } else if depth == 1, let label, tokens[place - 1].isMark(":") {
                // A label right after another one: the name of a function.
                labels.append(label)
            }
            if token.opens { depth += 1 }
            if depth == 1, token.isMark(",") { isStart = true }
            place += 1
        }
        return labels
    }

    /// The names of parameters and local constants, which hide functions.
    private static func locals(of member: SwiftMember) -> Set<String> {
        let tokens = member.tokens
        var names = member.parameters == nil ? [] : parameterNames(in: tokens)
        for (place, token) in tokens.enumerated() where place + 1 < tokens.count {
            guard case .word(let word) = token else { continue }
            if ["let", "var", "for"].contains(word) {
                if tokens[place + 1].isMark("(") {
                    names.formUnion(
                        tokens[(place + 2)...].prefix { !$0.isMark(")") }.compactMap(\.word))
                } else if let name = tokens[place + 1].word {
                    names.insert(name)
                }
            } else if word == "in" {
                names.formUnion(
                    tokens[..<place].reversed()
                        .prefix {
                            $0.word != nil || $0.isMark(",") || $0.isMark("(") || $0.isMark(")")
                        }.compactMap(\.word))
            }
        }
        return names
    }

    /// The names of the parameters in the first parentheses.
    private static func parameterNames(in tokens: [SwiftToken]) -> Set<String> {
        guard let start = tokens.firstIndex(where: { $0.isMark("(") }) else { return [] }
        var (names, depth) = (Set<String>(), 0)
        for place in start..<tokens.count {
            if tokens[place].opens { depth += 1 }
            if tokens[place].closes { depth -= 1 }
            if depth == 0 { break }
            if depth == 1, let name = tokens[place].word,
                place + 1 < tokens.count, tokens[place + 1].isMark(":")
            {
                names.insert(name)
            }
        }
        return names
    }
}
