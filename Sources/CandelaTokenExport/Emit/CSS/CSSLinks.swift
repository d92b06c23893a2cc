/// The references between tokens in style sheets.
///
/// A property with a reference takes the value of another where it is declared, and rules for an
/// appearance declare only what varies. So a declaration may refer to another token only if that
/// has the same value in every appearance in which the declaration stays in effect.
struct CSSLinks: Sendable {
    private let tokens: [String: ExportToken]
    private let appearances: [ExportAppearance]

    init(_ variant: ExportVariant) {
        tokens = Dictionary(
            variant.tokens.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        appearances = variant.appearances
    }

    /// The token that another refers to in an appearance; `nil` if its value must be written.
    func target(of token: ExportToken, in appearance: ExportAppearance) -> ExportToken? {
        guard let path = token.source(in: appearance).aliasTarget, let target = tokens[path],
            target.base.type == token.base.type,
            target.value(in: appearance) == token.value(in: appearance),
            isSteady(target, while: token, in: appearance)
        else { return nil }
        return target
    }

    /// The tokens that the members of a composite value refer to in an appearance, by the member's
    /// name: `color`, or `0.color` in a list.
    func members(
        of token: ExportToken, in appearance: ExportAppearance
    ) -> [String: ExportToken] {
        guard token.base.type.isComposite else { return [:] }
        let value = token.value(in: appearance)
        var members: [String: ExportToken] = [:]
        for (name, path) in token.source(in: appearance).memberTargets {
            guard let target = tokens[path], let member = value.member(name),
                target.value(in: appearance) == member,
                isSteady(target, while: token, in: appearance)
            else { continue }
            members[name] = target
        }
        return members
    }

    /// Whether a token has one value in all appearances in which another has the value of a given
    /// one.
    private func isSteady(
        _ target: ExportToken, while token: ExportToken, in appearance: ExportAppearance
    ) -> Bool {
        guard !target.overrides.isEmpty else { return true }
        let (value, wanted) = (token.value(in: appearance), target.value(in: appearance))
        return appearances.allSatisfy { other in
            token.value(in: other) != value || target.value(in: other) == wanted
        }
    }

    /// The declarations of a token, each with the name of the same part of its target.
    ///
    /// - Returns: `nil` if the token is no alias, or a part of it differs from its target's.
    func references(
        of token: ExportToken, in appearance: ExportAppearance, _ names: CSSNames, _ value: CSSValue
    ) -> [(suffix: String, name: String, text: String)]? {
        guard let target = target(of: token, in: appearance) else { return nil }
        let own = value.declarations(token.value(in: appearance), token.base.hints)
        let others = value.declarations(target.value(in: appearance), target.base.hints)
        guard own.count == others.count,
            zip(own, others).allSatisfy({ $0.suffix == $1.suffix && $0.text == $1.text })
        else { return nil }
        return own.map { ($0.suffix, names[target, $0.suffix], $0.text) }
    }
}

extension ResolvedToken {
    /// The paths of the tokens that the members of its value are references to, by the member's
    /// name: `color`, or `0.color` in a list.
    ///
    /// A list with an element that is itself a reference has none, since that may add several.
    var memberTargets: [(name: String, path: String)] {
        let place = graph.tokens[Int(index)].finalValue
        let value = graph.tree.value(place)
        guard value.isArray else {
            // A single layer may be written without a list.
            return targets(of: value, in: place, type == .shadow ? "0." : "")
        }
        let layers = Array(value.elements)
        guard layers.allSatisfy(\.isObject) else { return [] }
        return layers.enumerated().flatMap { targets(of: $1, in: place, "\($0).") }
    }

    private func targets(
        of value: JSONValue, in place: NodeLocation, _ prefix: String
    ) -> [(name: String, path: String)] {
        guard value.isObject else { return [] }
        return value.members.compactMap { member in
            let target = graph.token(curlyAt: NodeLocation(place.source, member.value.index))
            return target < 0 ? nil : (prefix + member.name, graph.path(target))
        }
    }
}

extension TokenValue {
    /// A member of a composite value: `color`, or `0.color` in a list.
    fileprivate func member(_ name: String) -> TokenValue? {
        switch (self, name) {
        case (.border(let value), "color"): return .color(value.color)
        case (.border(let value), "width"): return .dimension(value.width)
        case (.border(let value), "style"): return .strokeStyle(value.style)
        case (.transition(let value), "duration"): return .duration(value.duration)
        case (.transition(let value), "delay"): return .duration(value.delay)
        case (.transition(let value), "timingFunction"): return .cubicBezier(value.timingFunction)
        case (.typography(let value), "fontFamily"): return .fontFamily(value.fontFamily)
        case (.typography(let value), "fontSize"): return .dimension(value.fontSize)
        case (.typography(let value), "fontWeight"): return .fontWeight(value.fontWeight)
        case (.typography(let value), "letterSpacing"): return .dimension(value.letterSpacing)
        case (.typography(let value), "lineHeight"): return .number(value.lineHeight)
        case (.shadow(let layers), _):
            guard let (layer, member) = Self.element(name, of: layers) else { return nil }
            switch member {
            case "color": return .color(layer.color)
            case "offsetX": return .dimension(layer.offsetX)
            case "offsetY": return .dimension(layer.offsetY)
            case "blur" where layer.blur.value >= 0: return .dimension(layer.blur)
            case "spread": return .dimension(layer.spread)
            default: return nil
            }
        case (.gradient(let stops), _):
            let found = Self.element(name, of: stops)
            return found?.member == "color" ? found.map { .color($0.element.color) } : nil
        default: return nil
        }
    }

    /// The element of a list and the name of its member in a name such as `0.color`.
    private static func element<T>(
        _ name: String, of list: [T]
    ) -> (element: T, member: Substring)? {
        let parts = name.split(separator: ".")
        guard parts.count == 2, let index = Int(parts[0]), list.indices.contains(index) else {
            return nil
        }
        return (list[index], parts[1])
    }
}
