/// A token with its value, every reference followed.
///
/// Copies share one storage, so that large sets are handed around at the price of a reference.
public struct ResolvedToken: Sendable, Hashable {
    private let storage: Storage

    /// What nearly everybody asks for is worked out, the rest when it is asked for.
    private final class Storage: Sendable {
        let path: String
        let type: TokenType
        let value: TokenValue
        let shared: SharedGraph
        let index: Int32
        /// The token that says what this one does not say of itself.
        let fallback: ResolvedToken?

        init(
            path: String, type: TokenType, value: TokenValue, shared: SharedGraph, index: Int32,
            fallback: ResolvedToken? = nil
        ) {
            self.path = path
            self.type = type
            self.value = value
            self.shared = shared
            self.index = index
            self.fallback = fallback
        }
    }

    /// A token of a graph.
    ///
    /// - Parameters:
    ///   - index: Its place in the graph.
    ///   - path: The names that lead to it.
    /// - Returns: Nothing for a token that is not sound.
    init?(_ shared: SharedGraph, _ index: Int32, path: String) {
        let token = shared.graph.tokens[Int(index)]
        guard let type = token.type.type, token.value.isSomewhere,
            let value = ResolvedValueReader(shared, token).value
        else { return nil }
        storage = Storage(path: path, type: type, value: value, shared: shared, index: index)
    }

    /// The same token with another value of its type.
    package func with(_ value: TokenValue) -> ResolvedToken {
        ResolvedToken(self, value, storage.fallback)
    }

    /// The same token with the hints of another where it has none of the kind.
    package func completed(by other: ResolvedToken) -> ResolvedToken {
        ResolvedToken(self, value, other)
    }

    private init(_ other: ResolvedToken, _ value: TokenValue, _ fallback: ResolvedToken?) {
        let known = other.storage
        storage = Storage(
            path: known.path, type: known.type, value: value, shared: known.shared,
            index: known.index, fallback: fallback)
    }

    /// The token's statements beyond the standard.
    package var hints: CandelaHints {
        CandelaHints(extensions, completedBy: storage.fallback?.extensions, of: type)
    }

    /// Its place in its graph.
    var index: Int32 { storage.index }

    private var graph: TokenGraph { storage.shared.graph }
    private var token: TokenGraph.Token { graph.tokens[Int(storage.index)] }

    /// The names that lead to it, joined by dots; `$root` tokens end in `.$root`.
    public var path: String { storage.path }

    /// Its type: its own, that of what it refers to, or its group's.
    public var type: TokenType { storage.type }

    /// Its value.
    public var value: TokenValue { storage.value }

    /// What its author says about it. An alias has its own words or none, never its target's.
    public var description: String? { own(source.description)?.string }

    /// The bytes of its description, where they are in the file as they are.
    var plainDescription: ArraySlice<UInt8>? { own(source.description)?.plainBytes }

    /// Whether it should no longer be used, by its own word or that of a group around it.
    public var deprecation: Deprecation? {
        let place = token.deprecated
        return place.isSomewhere ? Deprecation(graph.tree.value(place)) : nil
    }

    /// `$extensions` as written: an object keyed by vendor.
    public var extensions: JSONValue? { own(source.extensions) }

    /// The file its name stands in.
    package var file: String {
        let source = graph.tree.nodes[Int(token.node)].source
        return source < 0 ? place.file : graph.tree.sources[Int(source)].storage.file
    }

    /// Where its name stands.
    public var place: SourcePlace {
        // A token has a value somewhere, and its name stands before.
        graph.tree.place(of: token.node) ?? graph.tree.value(token.value).place
    }

    /// The path of the token its whole value is taken from directly, if it is an alias.
    public var aliasTarget: String? {
        guard case .alias(let target) = token.link else { return nil }
        return graph.path(target)
    }

    /// Writes `$extensions`, if there are any, with the members of the package's own that only another
    /// token has.
    package func writeExtensions(completedBy other: ResolvedToken, to writer: inout JSONWriter) {
        let vendor = CandelaHints.vendor
        let (own, others) = (extensions?[vendor], other.extensions?[vendor])
        guard extensions != nil || others != nil else { return }
        writer.name("$extensions")
        writer.beginObject()
        let foreign = extensions.map { $0.members.filter { $0.name != vendor } } ?? []
        let named = own.map { Array($0.members) } ?? []
        let names = Set(named.map(\.name))
        let missing = others.map { $0.members.filter { !names.contains($0.name) } } ?? []
        writer.copy(foreign)
        writer.name(vendor)
        writer.beginObject()
        writer.copy(named + missing)
        writer.endObject()
        writer.endObject()
    }

    private var source: SourceNode { graph.tree.source(of: token.node) }

    private func own(_ node: UInt32) -> JSONValue? {
        node == 0 ? nil : graph.tree.value(Location(source: token.value.source, node: node))
    }

    /// Whether it should no longer be used.
    public var isDeprecated: Bool { deprecation != nil }

    /// Whether two say the same of the same token.
    public static func == (left: ResolvedToken, right: ResolvedToken) -> Bool {
        left.isMade(of: right)
            || left.path == right.path && left.type == right.type && left.value == right.value
                && left.description == right.description
                && left.deprecation == right.deprecation && left.extensions == right.extensions
                && left.place == right.place && left.aliasTarget == right.aliasTarget
    }

    /// Whether the two are one, so that nothing need be compared.
    package func isMade(of other: ResolvedToken) -> Bool { storage === other.storage }

    /// Feeds path and value; the rest seldom tells tokens apart.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(value)
    }
}

/// That a token should no longer be used, and why.
public struct Deprecation: Sendable, Hashable {
    /// The author's reason; nothing when the file only says `true`.
    public let reason: String?

    /// What a `$deprecated` member means; nothing for `false`.
    init?(_ value: JSONValue) {
        if let reason = value.string {
            self.reason = reason
        } else if value.bool == true {
            reason = nil
        } else {
            return nil
        }
    }
}

extension JSONWriter {
    fileprivate mutating func copy(_ members: [JSONMember]) {
        for member in members {
            name(member.name)
            copy(member.value)
        }
    }
}
