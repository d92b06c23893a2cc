import CandelaTestSupport

/// A random resolver document with three modifiers, for lenient reading: literals, aliases,
/// calculations, modified colours, gradients of CSS, composites with references and an extended
/// group. Any token may differ in any context.
struct RandomTokens {
    /// The modifiers with their contexts, in the order they apply.
    static let modifiers: [(name: String, contexts: [String])] = [
        ("brand", ["x", "y"]), ("density", ["tight", "wide"]),
        ("scheme", ["light", "dark", "light-high-contrast", "dark-high-contrast"]),
    ]

    /// All combinations of contexts.
    static var permutations: [[String: String]] {
        modifiers.reduce([[:]]) { inputs, modifier in
            inputs.flatMap { input in
                modifier.contexts.map { input.merging([modifier.name: $0]) { $1 } }
            }
        }
    }

    /// The value of a number or a length.
    private indirect enum Amount {
        case literal(Double)
        case token(Int)
        case product(Amount, Double)
        case sum(Amount, Amount)
    }

    /// A token in the base set or in a context of a modifier.
    private struct Version {
        /// The modifier and its context; `nil` for the base set.
        let place: (modifier: Int, context: Int)?
        /// The members of the token, as JSON text.
        let json: String
        let amount: Amount?
    }

    private struct Token {
        let path: String
        let type: String
        var versions: [Version] = []
    }

    private var tokens: [Token] = []
    private var random: SplitMix

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
        for type in ["number", "dimension", "color", "duration", "fontWeight", "fontFamily"] {
            for number in 0..<(type == "color" ? 6 : 3) { add("\(type)-\(number)", type) }
        }
        for type in ["cubicBezier", "strokeStyle"] {
            for number in 0..<2 { add("\(type)-\(number)", type) }
        }
        add("kit.size", "dimension")
        add("kit.ink", "color")
        add("own.size", "dimension")
        for type in ["border", "transition", "shadow", "gradient", "typography"] {
            for number in 0..<3 { add("\(type)-\(number)", type) }
        }
        for number in 6..<10 { add("color-\(number)", "color") }
    }

    /// The numbers of the number and dimension tokens in a combination of contexts.
    func amounts(in inputs: [String: String]) -> [String: Double] {
        var amounts: [String: Double] = [:]
        for (index, token) in tokens.enumerated() {
            guard ["number", "dimension"].contains(token.type) else { continue }
            amounts[token.path] = amount(.token(index), inputs)
        }
        return amounts
    }

    private func amount(_ amount: Amount, _ inputs: [String: String]) -> Double {
        switch amount {
        case .literal(let number): return number
        case .product(let factor, let other): return self.amount(factor, inputs) * other
        case .sum(let a, let b): return self.amount(a, inputs) + self.amount(b, inputs)
        case .token(let index):
            let applying = tokens[index].versions.last { version in
                guard let place = version.place else { return true }
                let modifier = Self.modifiers[place.modifier]
                return inputs[modifier.name] == modifier.contexts[place.context]
            }
            return applying?.amount.map { self.amount($0, inputs) } ?? .nan
        }
    }

    /// The document.
    var text: String {
        func tree(_ place: (modifier: Int, context: Int)?) -> String {
            var groups: [(name: String, members: [String])] = []
            for token in tokens {
                let steps = token.path.split(separator: ".").map(String.init)
                for version in token.versions
                where version.place?.modifier == place?.modifier
                    && version.place?.context == place?.context
                {
                    let group = steps.count > 1 ? steps[0] : ""
                    let index = groups.firstIndex { $0.name == group } ?? groups.count
                    if index == groups.count {
                        let extended = group == "own" && place == nil
                        groups.append((group, extended ? [#""$extends": "{kit}""#] : []))
                    }
                    groups[index].members.append(
                        #""\#(steps[steps.count - 1])": {\#(version.json)}"#)
                }
            }
            let members = groups.map { group in
                let list = group.members.joined(separator: ",\n")
                return group.name.isEmpty ? list : #""\#(group.name)": {\#(list)}"#
            }
            return "{\(members.joined(separator: ",\n"))}"
        }
        let modifiers = Self.modifiers.enumerated().map { index, modifier in
            let contexts = modifier.contexts.enumerated().map {
                #""\#($1)": [\#(tree((index, $0)))]"#
            }
            return #""\#(modifier.name)": {"contexts": {\#(contexts.joined(separator: ",\n"))}}"#
        }
        let order = Self.modifiers.map { ##"{"$ref": "#/modifiers/\##($0.name)"}"## }
        return #"""
            {"version": "2025.10", "sets": {"base": {"sources": [\#(tree(nil))]}},
            "modifiers": {\#(modifiers.joined(separator: ",\n"))},
            "resolutionOrder": [{"$ref": "#/sets/base"}, \#(order.joined(separator: ", "))]}
            """#
    }

    private mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &random) < percent
    }

    private mutating func pick<T>(_ list: [T]) -> T {
        list[Int.random(in: 0..<list.count, using: &random)]
    }

    /// Adds a token that is in the base set, in every context of a modifier or in both, and may be
    /// replaced in single contexts.
    private mutating func add(_ path: String, _ type: String) {
        var token = Token(path: path, type: type)
        let home = Int.random(in: -1..<Self.modifiers.count, using: &random)
        if home < 0 || path == "own.size" { token.versions.append(version(type, nil)) }
        for (index, modifier) in Self.modifiers.enumerated() {
            for context in modifier.contexts.indices where index == home || chance(15) {
                token.versions.append(version(type, (index, context)))
            }
        }
        tokens.append(token)
    }

    private mutating func version(
        _ type: String, _ place: (modifier: Int, context: Int)?
    ) -> Version {
        if type == "number" || type == "dimension" {
            let amount = amount(type)
            let value = json(amount, type)
            return Version(
                place: place, json: #""$type": "\#(type)", "$value": \#(value)"#, amount: amount)
        }
        if type == "gradient", chance(40), let color = reference("color") {
            let text = #""linear-gradient(90deg, \#(color), #102030 80%)""#
            return Version(
                place: place, json: #""$type": "color", "$value": \#(text)"#, amount: nil)
        }
        return Version(
            place: place, json: #""$type": "\#(type)", "$value": \#(value(type))\#(hint(type))"#,
            amount: nil)
    }

    /// A member with further facts about a token, or nothing.
    private mutating func hint(_ type: String) -> String {
        switch type {
        case "color" where chance(25):
            let kind = pick(["lighten", "darken", "alpha"])
            return #", "$extensions": {"studio.tokens": {"modify": {"type": "\#(kind)", "#
                + #""value": "0.\#(pick([1, 2, 3]))", "space": "srgb"}}}"#
        // Every gradient has one direction, which that of CSS is read as.
        case "gradient":
            return #", "$extensions": {"org.candela": {"direction": "leading-trailing"}}"#
        default: return ""
        }
    }

    private mutating func amount(_ type: String) -> Amount {
        let known = tokens.indices.filter { tokens[$0].type == type }
        guard !known.isEmpty, !chance(30) else {
            return .literal(Double(Int.random(in: 1...40, using: &random)) / 2)
        }
        switch pick([0, 1, 1, 2]) {
        case 0: return .token(pick(known))
        case 1: return .product(.token(pick(known)), pick([0.5, 2, 1.5]))
        default: return .sum(.token(pick(known)), .token(pick(known)))
        }
    }

    private func json(_ amount: Amount, _ type: String) -> String {
        func text(_ amount: Amount) -> String {
            switch amount {
            case .literal(let number): "\(number)"
            case .token(let index): "{\(tokens[index].path)}"
            case .product(let factor, let other): "\(text(factor)) * \(other)"
            case .sum(let a, let b): "\(text(a)) + \(text(b))"
            }
        }
        guard case .literal(let number) = amount else { return #""\#(text(amount))""# }
        return type == "number" ? "\(number)" : #"{"value": \#(number), "unit": "px"}"#
    }

    /// A reference to an earlier token; `nil` before the first.
    private mutating func reference(_ type: String) -> String? {
        let known = tokens.filter { $0.type == type }
        return known.isEmpty ? nil : "{\(pick(known).path)}"
    }

    /// A value of a type as JSON text.
    private mutating func value(_ type: String) -> String {
        if chance(35), let target = reference(type) { return #""\#(target)""# }
        switch type {
        case "number", "dimension": return json(amount(type), type)
        case "color":
            if chance(40), let target = reference("color") {
                return #""rgba(\#(target), 0.\#(pick([2, 4, 5, 6])))""#
            }
            let digits = (0..<3).map { _ in pick(["00", "33", "80", "cc", "ff"]) }
            return ##""#\##(digits.joined())""##
        case "duration":
            if chance(40), let target = reference(type) { return #""\#(target) * 2""# }
            return #"{"value": \#(pick([100, 150, 200])), "unit": "ms"}"#
        case "fontWeight":
            if chance(40) { return #""{number-0} * 20""# }
            return pick(["300", "400", "\"bold\""])
        case "fontFamily": return pick([#""Inter""#, #"["Fira Sans", "sans-serif"]"#])
        case "cubicBezier": return pick(["[0, 0, 1, 1]", "[0.5, 0, 0.25, 1]"])
        case "strokeStyle": return pick([#""solid""#, #""dotted""#])
        case "border":
            return object(["color": "color", "width": "dimension", "style": "strokeStyle"])
        case "transition":
            return object([
                "duration": "duration", "delay": "duration", "timingFunction": "cubicBezier",
            ])
        case "shadow":
            // Android names the parts of a single layer without a number.
            let layers = (0..<2).map { _ in
                object([
                    "color": "color", "offsetX": "dimension", "offsetY": "dimension",
                    "blur": "dimension", "spread": "dimension",
                ])
            }
            return "[\(layers.joined(separator: ", "))]"
        case "gradient":
            return
                #"[{"color": \#(value("color")), "position": 0}, {"color": \#(value("color")), "position": 1}]"#
        default:
            return object([
                "fontFamily": "fontFamily", "fontSize": "dimension", "fontWeight": "fontWeight",
                "letterSpacing": "dimension", "lineHeight": "number",
            ])
        }
    }

    private mutating func object(_ parts: [String: String]) -> String {
        let members = parts.sorted { $0.key < $1.key }.map { #""\#($0.key)": \#(value($0.value))"# }
        return "{\(members.joined(separator: ", "))}"
    }
}
