/// A token with its value, after all references are followed.
///
/// Copies share one storage, so passing large sets costs only a reference.
public struct ResolvedToken: Sendable, Hashable {
    private let storage: Storage

    /// Frequently used properties are stored, the others computed on demand.
    private final class Storage: Sendable {
        let path: String
        let type: TokenType
        let value: TokenValue
        let shared: SharedGraph
        let index: Int32
        /// The token that supplies hints missing from this one.
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

    /// Creates a token of a graph.
    ///
    /// - Parameters:
    ///   - index: Its index in the graph.
    ///   - path: Its path.
    /// - Returns: `nil` for a token with errors.
    init?(_ shared: SharedGraph, _ index: Int32, path: String) {
        let token = shared.graph.tokens[Int(index)]
        guard let type = token.type.type, token.value.isSomewhere,
            let value = ResolvedValueReader(shared, token).value
        else { return nil }
        storage = Storage(path: path, type: type, value: value, shared: shared, index: index)
    }

    /// The token with another value of its type.
    package func with(_ value: TokenValue) -> ResolvedToken {
        ResolvedToken(self, value, storage.fallback)
    }

    /// The token with missing hints supplied by another.
    package func completed(by other: ResolvedToken) -> ResolvedToken {
        ResolvedToken(self, value, other)
    }

    private init(_ other: ResolvedToken, _ value: TokenValue, _ fallback: ResolvedToken?) {
        let known = other.storage
        storage = Storage(
            path: known.path, type: known.type, value: value, shared: known.shared,
            index: known.index, fallback: fallback)
    }

    /// The hints in `$extensions`, with missing ones taken from the fallback.
    package var hints: CandelaHints {
        CandelaHints(extensions, completedBy: storage.fallback?.extensions, of: type)
    }

    /// The token's index in its graph.
    package var index: Int32 { storage.index }

    package var graph: TokenGraph { storage.shared.graph }
    private var token: TokenGraph.Token { graph.tokens[Int(storage.index)] }

    /// The token's path: the names of its groups and its own, joined by dots; paths of `$root`
    /// tokens end with `.$root`.
    public var path: String { storage.path }

    /// The token's type: its own, else the type of the token it refers to, else its group's.
    public var type: TokenType { storage.type }

    /// The value with all references resolved.
    public var value: TokenValue { storage.value }

    /// The author's description; `nil` without one. An alias has only its own, never its target's.
    public var description: String? { own(source.description)?.string }

    /// The bytes of its description; `nil` if it contains escapes.
    package var plainDescription: ArraySlice<UInt8>? { own(source.description)?.plainBytes }

    /// The deprecation set on the token, else on the nearest enclosing group that sets one; `nil`
    /// for `false` or none.
    public var deprecation: Deprecation? {
        let place = token.deprecated
        return place.isSomewhere ? Deprecation(graph.tree.value(place)) : nil
    }

    /// `$extensions` as written: an object keyed by vendor; `nil` if the token has none.
    public var extensions: JSONValue? { own(source.extensions) }

    /// The file that defines it.
    package var file: String {
        let source = graph.tree.nodes[Int(token.node)].source
        return source < 0 ? place.file : graph.tree.sources[Int(source)].storage.file
    }

    /// The place of its name.
    public var place: SourcePosition {
        // Every token has a value, and its name precedes the value.
        graph.tree.place(of: token.node) ?? graph.tree.value(token.value).place
    }

    /// The path of the token it is a direct alias of; `nil` if it is not an alias.
    public var aliasTarget: String? {
        guard case .alias(let target) = token.link else { return nil }
        return graph.path(target)
    }

    /// Writes `$extensions`, adding this package's members that only the other token has; writes
    /// nothing if neither has any.
    package func writeExtensions(completedBy other: ResolvedToken, to writer: inout JSONWriter) {
        let vendor = CandelaHints.vendor
        let (own, others) = (extensions?[vendor], other.extensions?[vendor])
        guard extensions != nil || others != nil else { return }
        writer.name("$extensions")
        writer.beginObject()
        let foreign = extensions.map { $0.members.filter { $0.name != vendor } } ?? []
        let named = own.map { Array($0.members) } ?? []
        let missing =
            others.map { $0.members.filter { !CandelaHints.isSaid($0.name, in: own) } } ?? []
        writer.copy(foreign)
        writer.name(vendor)
        writer.beginObject()
        writer.copy(named + missing)
        writer.endObject()
        writer.endObject()
    }

    private var source: SourceNode { graph.tree.source(of: token.node) }

    private func own(_ node: UInt32) -> JSONValue? {
        node == 0 ? nil : graph.tree.value(NodeLocation(source: token.source, node: node))
    }

    /// Whether the token has a ``deprecation``, directly or from a group.
    public var isDeprecated: Bool { deprecation != nil }

    /// Whether two tokens have the same path, type, value, description, deprecation, extensions,
    /// place and alias target.
    public static func == (left: ResolvedToken, right: ResolvedToken) -> Bool {
        left.hasSameValue(as: right)
            || left.path == right.path && left.type == right.type && left.value == right.value
                && left.description == right.description
                && left.deprecation == right.deprecation && left.extensions == right.extensions
                && left.place == right.place && left.aliasTarget == right.aliasTarget
    }

    /// Whether the two share storage, so that no comparison is needed.
    package func hasSameValue(as other: ResolvedToken) -> Bool { storage === other.storage }

    /// Hashes path and value, which suffice to distinguish most tokens.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(value)
    }
}

/// The deprecation of a token, with an optional reason.
public struct Deprecation: Sendable, Hashable {
    /// The author's reason; `nil` if the file only has `true`.
    public let reason: String?

    /// Reads a `$deprecated` member; `nil` unless it is a string or `true`.
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
