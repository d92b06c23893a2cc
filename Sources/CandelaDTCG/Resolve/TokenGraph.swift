/// The tokens of one permutation while references, types and values are resolved.
package struct TokenGraph {
    /// A token. Unknown indices are -1, unknown types `none`.
    package struct Token {
        package let node: Int32
        /// The source that defines the token.
        package let source: Int32
        /// The token's `$value`, or the string of its `$ref`; for a computed token, the result.
        package var value: NodeLocation
        /// Whether the value is the `$ref` of an object without `$value`.
        package let isLink: Bool
        package var ownType: TypeCode
        /// The type of the nearest group that has one.
        package var groupType: TypeCode
        /// The token's own type or, without one, its group's type.
        package var writtenType: TypeCode { ownType == .none ? groupType : ownType }
        /// The `$deprecated` of the token, or else of the nearest group that has one.
        let deprecated: NodeLocation
        package var link = Link.literal
        /// The last token of the alias chain; itself for a token without a reference.
        var final: Int32 = -1
        var type = TypeCode.none
        /// The location of the value after following references to whole values.
        package var finalValue = NodeLocation.nowhere
        /// Whether the final value contains references.
        var hasReferences = false
        /// Whether the token and everything it refers to are free of errors.
        package var isSound = true
        /// Whether the value is a literal without references or problems.
        var isPlain = false
        /// Whether the value is computed from others.
        package var isComputed: Bool { value.source != source }
    }

    /// The link of a token's whole value.
    package enum Link {
        /// A literal value.
        case literal
        /// An alias of another token.
        case alias(Int32)
        /// A reference to a part of a token's value, or another place in the tree.
        case part
        /// A faulty reference; reported.
        case broken
    }

    package var tree: TokenTree
    package var tokens: [Token] = []
    /// The token of each tree node, or -1.
    package private(set) var tokenOf: [Int32]
    package var diagnostics: [Diagnostic] = []
    /// The tokens with a reported error.
    package var faulty: Set<Int32> = []

    /// In strict reading, the reader that knows values of other tools; `nil` without one.
    var adviser: (any ForeignReader)?

    /// A reader's notes on the values it converted, for other permutations.
    package var conversions: (any Sendable)?

    /// The targets of references inside values, each followed once.
    var followed: [NodeLocation: Followed] = [:]
    /// The tokens that each token's value refers to, other than whole aliases: pairs (user, used)
    /// in the order of users.
    package var uses: [(user: Int32, used: Int32)] = []
    /// The location of the single layer or stop of a shadow or gradient that takes it from another
    /// token.
    var singles: [Int32: NodeLocation] = [:]
    /// Tokens with circular values.
    var circular: Set<Int32> = []
    /// All token paths, for suggestions; computed on first use.
    var suggestions: SuggestionIndex?
    /// Unresolved references for which suggestions were given, in this permutation or an earlier
    /// one.
    var unresolved: Set<NodeLocation> = []
    /// Whether this is the first permutation.
    private(set) var isFirst = true
    /// The tokens sorted by the location of their values, to find the one that contains a location;
    /// computed on first use.
    var owners: [Int32]?

    /// Creates the list of tokens in a tree, each with its groups' properties.
    init(_ tree: TokenTree) {
        self.tree = tree
        tokenOf = Array(repeating: -1, count: tree.nodes.count)
        tokens.reserveCapacity(tree.nodes.count)
        var stack: [(node: Int32, type: TypeCode, deprecated: NodeLocation)] = [
            (0, .none, .nowhere)
        ]
        while let (node, type, deprecated) = stack.popLast() {
            guard node >= 0 else { continue }
            let entry = tree.nodes[Int(node)]
            if node > 0 { stack.append((entry.nextSibling, type, deprecated)) }
            if entry.kind == .group {
                let own = tree.properties[Int(entry.properties)]
                stack.append(
                    (
                        entry.firstChild, own.typeNode.isSomewhere ? own.type : type,
                        own.deprecated.isSomewhere ? own.deprecated : deprecated
                    ))
            } else {
                tokenOf[Int(node)] = Int32(truncatingIfNeeded: tokens.count)
                tokens.append(Self.token(node, entry, tree, type, deprecated))
            }
        }
    }

    private static func token(
        _ node: Int32, _ entry: TokenTree.Node, _ tree: TokenTree, _ groupType: TypeCode,
        _ deprecated: NodeLocation
    ) -> Token {
        let source = tree.source(of: node)
        let isLink = source.value == 0
        return Token(
            node: node, source: entry.source,
            value: NodeLocation(
                source: entry.source, node: isLink ? source.reference : source.value),
            isLink: isLink, ownType: source.type, groupType: groupType,
            deprecated: source.deprecated == 0
                ? deprecated : NodeLocation(source: entry.source, node: source.deprecated))
    }

    /// The dotted path of a token.
    package func path(_ token: Int32) -> String { tree.path(of: tokens[Int(token)].node) }

    /// Runs every stage, in the order of the format's pipeline.
    ///
    /// - Parameter known: The graph for other contexts of the project: values without errors there
    ///   are not checked again.
    mutating func resolve(after known: TokenGraph? = nil) {
        if let known { (unresolved, isFirst) = (known.unresolved, false) }
        readLinks()
        followChains()
        assignTypes()
        checkValues(after: known)
        checkCycles()
    }
}
