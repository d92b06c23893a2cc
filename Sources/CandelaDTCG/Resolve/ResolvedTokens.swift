/// The tokens of one permutation in document order, with references followed.
///
/// A token with an error, or one that refers to such a token, is left out; the diagnostics of
/// ``TokenProject/resolve(_:diagnostics:)`` give the reasons.
public struct ResolvedTokens: Sendable {
    let shared: SharedGraph
    package var graph: TokenGraph { shared.graph }
    /// The indices in the graph of the tokens without errors that passed the filter.
    let order: [Int32]
    /// The same indices as a set for lookups; `nil` without a filter.
    private let kept: Set<Int32>?

    init(_ graph: TokenGraph) {
        self.init(
            SharedGraph(graph),
            graph.tokens.indices.filter { graph.tokens[$0].isSound }
                .map { Int32(truncatingIfNeeded: $0) })
    }

    private init(_ shared: SharedGraph, _ order: [Int32], kept: Set<Int32>? = nil) {
        self.shared = shared
        self.order = order
        self.kept = kept
    }

    /// The tokens whose paths pass a test; values taken from other tokens are kept.
    package func filtered(_ isIncluded: (String) -> Bool) -> ResolvedTokens {
        let order = order.filter { isIncluded(graph.path($0)) }
        return ResolvedTokens(shared, order, kept: Set(order))
    }

    /// The nodes of its tokens and their enclosing groups.
    package var shownNodes: Set<Int32> {
        var shown: Set<Int32> = []
        for index in order {
            var node = graph.tokens[Int(index)].node
            while node >= 0, shown.insert(node).inserted {
                node = graph.tree.nodes[Int(node)].parent
            }
        }
        return shown
    }

    /// Whether a filter was applied.
    package var isPart: Bool { kept != nil }

    /// The number of tokens, without those left out.
    public var count: Int { order.count }

    /// All tokens with their typed values. Computed on every access, so keep the result.
    public var tokens: [ResolvedToken] { tokens(with: .one) }

    /// The tokens whose own `$extensions` pass a test, with their typed values.
    package func tokens(whoseExtensions test: (JSONValue) -> Bool) -> [ResolvedToken] {
        order.compactMap { index in
            let token = graph.tokens[Int(index)]
            let extensions = graph.tree.source(of: token.node).extensions
            guard extensions != 0 else { return nil }
            let place = NodeLocation(source: token.source, node: extensions)
            return test(graph.tree.value(place)) ? self.token(index) : nil
        }
    }

    /// The tokens of a type, with their typed values.
    package func tokens(of type: TokenType) -> [ResolvedToken] {
        order.compactMap { graph.tokens[Int($0)].type.type == type ? token($0) : nil }
    }

    /// The tokens of types outside the standard.
    package var ofOtherTypes: [ResolvedToken] {
        order.compactMap { index in
            graph.tokens[Int(index)].type.type?.isStandard == false ? token(index) : nil
        }
    }

    /// The size of the file in bytes, as an estimate of the output's size; 0 if there are several
    /// files.
    package var sourceSize: Int {
        graph.tree.sources.count == 1 ? graph.tree.sources[0].storage.bytes.count : 0
    }

    /// The paths of all tokens, in document order.
    public var paths: [String] { order.map { graph.path($0) } }

    /// The token at a path, such as `color.text.muted` or `space.$root`; `nil` if it does not exist
    /// or is left out.
    public subscript(path: String) -> ResolvedToken? { index(at: path).flatMap(token) }

    /// The index in the graph of the token at a path; `nil` if it does not exist or is left out.
    func index(at path: String) -> Int32? {
        let steps = path.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard case .node(let node) = graph.tree.target(curly: steps) else { return nil }
        let index = graph.tokenOf[Int(node)]
        return index >= 0 && contains(index) ? index : nil
    }

    /// Writes a flat object: token path → `{"$type", "$value"}` and, if present, `$description`,
    /// `$deprecated`, `$extensions`.
    ///
    /// Types and deprecations include inherited ones. References are replaced by their values, and
    /// numbers keep their spelling.
    ///
    /// - Parameter prefix: The first step of every path; empty for none.
    public func writeJSON(to writer: inout JSONWriter, prefix: String = "") {
        writeJSON(of: order, to: &writer, prefix: prefix) { index, writer in
            write(index, deprecation: true, to: &writer)
        }
    }

    /// Writes the roles among the tokens as ``writeJSON(to:prefix:)`` does, each on its own line,
    /// with only those `$extensions` needed for drawing.
    package func writeRoles(to writer: inout JSONWriter) {
        // The first path step decides whether a token is a role, so each step is tested once.
        var decided: [Int32: Bool] = [:]
        let roles = order.filter { index in
            let top = graph.tree.top(above: graph.tokens[Int(index)].node)
            if let isRole = decided[top] { return isRole }
            let isRole = RolePath.isRole(graph.tree.path(of: top))
            decided[top] = isRole
            return isRole
        }
        writeJSON(of: roles, to: &writer, prefix: "") { index, writer in
            writer.inOneLine { write(index, deprecation: true, drawingAlone: true, to: &$0) }
        }
    }

    private func writeJSON(
        of order: [Int32], to writer: inout JSONWriter, prefix: String,
        token: (Int32, inout JSONWriter) -> Void
    ) {
        writer.beginObject()
        var path = PathBuilder(prefix: prefix)
        for index in order {
            path.move(to: graph.tokens[Int(index)].node, in: graph.tree)
            path.utf8.withUnsafeBufferPointer { writer.name(utf8: $0) }
            token(index, &writer)
        }
        writer.endObject()
    }

    /// Writes a token, optionally with its effective deprecation.
    ///
    /// - Parameter drawingAlone: Whether to omit `$extensions` that do not affect the drawing of
    ///   the value.
    package func write(
        _ index: Int32, deprecation: Bool, drawingAlone: Bool = false, to writer: inout JSONWriter
    ) {
        let token = graph.tokens[Int(index)]
        let source = graph.tree.source(of: token.node)
        let origin = token.source
        writer.beginObject()
        writer.name(plain: "$type")
        writer.string(token.type.type?.rawValue ?? "")
        writer.name(plain: "$value")
        ResolvedValueWriter(shared).write(token, to: &writer)
        if source.description != 0 {
            writer.name(plain: "$description")
            writer.copy(graph.tree.value(NodeLocation(source: origin, node: source.description)))
        }
        if deprecation, token.deprecated.isSomewhere {
            writer.name("$deprecated")
            writer.copy(graph.tree.value(token.deprecated))
        }
        if source.extensions != 0 {
            let extensions = graph.tree.value(NodeLocation(source: origin, node: source.extensions))
            if !drawingAlone {
                writer.name("$extensions")
                writer.copy(extensions)
            } else if let type = token.type.type {
                write(extensions, drawing: type, to: &writer)
            }
        }
        writer.endObject()
    }

    /// Writes a token with references followed; a missing description and missing hints are taken
    /// from another token.
    package func write(
        _ token: ResolvedToken, completedBy other: ResolvedToken, to writer: inout JSONWriter
    ) {
        writer.beginObject()
        writer.name("$type")
        writer.string(token.type.rawValue)
        writer.name("$value")
        ResolvedValueWriter(shared).write(graph.tokens[Int(token.index)], to: &writer)
        if let words = token.description ?? other.description {
            writer.name("$description")
            writer.string(words)
        }
        token.writeExtensions(completedBy: other, to: &writer)
        writer.endObject()
    }

    private func write(
        _ extensions: JSONValue, drawing type: TokenType, to writer: inout JSONWriter
    ) {
        let own = extensions[CandelaHints.vendor]
        let drawn = own?.members.filter { CandelaHints.draws($0.name, type) } ?? []
        guard !drawn.isEmpty else { return }
        writer.name("$extensions")
        writer.beginObject()
        writer.name(CandelaHints.vendor)
        writer.beginObject()
        for member in drawn {
            writer.name(member.name)
            writer.copy(member.value)
        }
        writer.endObject()
        writer.endObject()
    }

    private func contains(_ index: Int32) -> Bool {
        kept?.contains(index) ?? graph.tokens[Int(index)].isSound
    }

    func token(_ index: Int32) -> ResolvedToken? {
        ResolvedToken(shared, index, path: graph.path(index))
    }
}
