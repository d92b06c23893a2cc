/// The tokens of one permutation in the order of their documents, references followed.
///
/// A token with an error, or one that leads to such a token, is left out; the diagnostics of
/// ``TokenProject/resolve(_:diagnostics:)`` say which and why.
public struct ResolvedTokens: Sendable {
    private let shared: SharedGraph
    var graph: TokenGraph { shared.graph }
    /// The sound tokens, indices of the graph's.
    private let order: [Int32]

    init(_ graph: TokenGraph) {
        shared = SharedGraph(graph)
        order = graph.tokens.indices.filter { graph.tokens[$0].isSound }
            .map { Int32(truncatingIfNeeded: $0) }
    }

    /// How many tokens there are.
    public var count: Int { order.count }

    /// All tokens with their typed values. They are made anew by every call, so keep the result.
    public var tokens: [ResolvedToken] {
        var tokens: [ResolvedToken] = []
        tokens.reserveCapacity(order.count)
        for index in order {
            if let token = token(index) { tokens.append(token) }
        }
        return tokens
    }

    /// The tokens whose own `$extensions` pass a test, with their typed values.
    package func tokens(whoseExtensions test: (JSONValue) -> Bool) -> [ResolvedToken] {
        order.compactMap { index in
            let token = graph.tokens[Int(index)]
            let extensions = graph.tree.source(of: token.node).extensions
            guard extensions != 0 else { return nil }
            let place = Location(source: token.value.source, node: extensions)
            return test(graph.tree.value(place)) ? self.token(index) : nil
        }
    }

    /// The bytes of the file, which is about what the tokens take when they are written; 0 where
    /// there are several.
    var sourceSize: Int {
        graph.tree.sources.count == 1 ? graph.tree.sources[0].storage.bytes.count : 0
    }

    /// The paths of all tokens.
    public var paths: [String] { order.map { graph.path($0) } }

    /// The token at a path, such as `color.text.muted` or `space.$root`.
    public subscript(path: String) -> ResolvedToken? {
        let steps = path.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard case .node(let node) = graph.tree.target(curly: steps) else { return nil }
        let index = graph.tokenOf[Int(node)]
        guard index >= 0, graph.tokens[Int(index)].isSound else { return nil }
        return token(index)
    }

    /// Writes one flat object: token path → `{"$type", "$value"}` and, where there are any,
    /// `$description`, `$deprecated`, `$extensions`.
    ///
    /// Types and deprecations are those in force, inherited ones too. References are replaced by
    /// what they lead to, and numbers keep their spelling.
    public func writeJSON(to writer: inout JSONWriter) {
        writer.beginObject()
        var lastParent: Int32 = -1
        var prefix = ""
        for index in order {
            let node = graph.tree.nodes[Int(graph.tokens[Int(index)].node)]
            if node.parent != lastParent {
                lastParent = node.parent
                prefix = node.parent > 0 ? graph.tree.path(of: node.parent) + "." : ""
            }
            writer.name(prefix + graph.tree.names[node.name])
            write(index, deprecation: true, to: &writer)
        }
        writer.endObject()
    }

    /// Writes one token, with the deprecation in force when asked for it.
    func write(_ index: Int32, deprecation: Bool, to writer: inout JSONWriter) {
        let token = graph.tokens[Int(index)]
        let source = graph.tree.source(of: token.node)
        let origin = token.value.source
        writer.beginObject()
        writer.name("$type")
        writer.string(token.type.type?.rawValue ?? "")
        writer.name("$value")
        ResolvedValueWriter(shared).write(token, to: &writer)
        if source.description != 0 {
            writer.name("$description")
            writer.copy(graph.tree.value(Location(source: origin, node: source.description)))
        }
        if deprecation, token.deprecated.isSomewhere {
            writer.name("$deprecated")
            writer.copy(graph.tree.value(token.deprecated))
        }
        if source.extensions != 0 {
            writer.name("$extensions")
            writer.copy(graph.tree.value(Location(source: origin, node: source.extensions)))
        }
        writer.endObject()
    }

    private func token(_ index: Int32) -> ResolvedToken? {
        let token = graph.tokens[Int(index)]
        guard let type = token.type.type, let place = graph.tree.place(of: token.node),
            let value = ResolvedValueReader(shared).value(of: token)
        else { return nil }
        let source = graph.tree.source(of: token.node)
        func own(_ node: UInt32) -> JSONValue? {
            node == 0 ? nil : graph.tree.value(Location(source: token.value.source, node: node))
        }
        var aliasTarget: String?
        if case .alias(let target) = token.link { aliasTarget = graph.path(target) }
        return ResolvedToken(
            path: graph.path(index), type: type, value: value,
            description: own(source.description)?.string,
            deprecation: token.deprecated.isSomewhere
                ? Deprecation(graph.tree.value(token.deprecated)) : nil,
            extensions: own(source.extensions), place: place, aliasTarget: aliasTarget)
    }
}
