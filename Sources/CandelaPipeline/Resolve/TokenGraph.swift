/// The tokens of one permutation while references, types and values are worked out.
struct TokenGraph {
    /// One token. What is not known yet is -1 or nothing.
    struct Token {
        let node: Int32
        /// Its `$value`, or the text of its `$ref`.
        let value: Location
        /// Whether the value is the `$ref` of an object without `$value`.
        let isLink: Bool
        let ownType: TypeCode
        /// The type of the nearest group that has one.
        let groupType: TypeCode
        /// `$deprecated` as in force.
        let deprecated: Location
        var link = Link.literal
        /// The last token of the chain of aliases; itself for a token without reference.
        var final: Int32 = -1
        var type = TypeCode.none
        /// The value at the end of all references that stand for the whole value.
        var finalValue = Location.nowhere
        /// Whether the final value holds references inside.
        var hasReferences = false
        /// Whether the token and all it leads to are free of errors.
        var isSound = true
        /// Whether the value is its own, without references, and nothing is to be said of it.
        var isPlain = false
    }

    /// What stands for a token's whole value.
    enum Link {
        /// The value itself.
        case literal
        /// Another token's value.
        case alias(Int32)
        /// A part of a token's value, or another place in the tree.
        case part
        /// A reference that leads nowhere; reported.
        case broken
    }

    let tree: TokenTree
    var tokens: [Token] = []
    /// The token of a tree node, or -1.
    private(set) var tokenOf: [Int32]
    var diagnostics: [Diagnostic] = []

    /// Where references inside values lead, each followed once.
    var followed: [Location: Followed] = [:]
    /// Tokens each token's value takes values from, apart from a whole alias: pairs (user, used)
    /// in the order of users.
    var uses: [(user: Int32, used: Int32)] = []
    /// Where the one layer or stop of a shadow or gradient is that takes it from another token.
    var singles: [Int32: Location] = [:]
    /// Tokens whose values lead back to themselves.
    var circular: Set<Int32> = []
    /// All token paths, for suggestions; made when first needed.
    var suggestions: SuggestionIndex?
    /// The references that lead nowhere in another permutation, which told what was meant.
    var unresolved: Set<Location> = []
    /// False when another permutation was looked at before.
    private(set) var isFirst = true
    /// The tokens by the place of their values, for looking up what holds a place; made when first
    /// needed.
    var owners: [Int32]?

    /// Lists the tokens of a tree in order, each with what its groups say.
    init(_ tree: TokenTree) {
        self.tree = tree
        tokenOf = Array(repeating: -1, count: tree.nodes.count)
        tokens.reserveCapacity(tree.nodes.count)
        var stack: [(node: Int32, type: TypeCode, deprecated: Location)] = [(0, .none, .nowhere)]
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
        _ deprecated: Location
    ) -> Token {
        let source = tree.source(of: node)
        let isLink = source.value == 0
        return Token(
            node: node,
            value: Location(
                source: entry.source, node: isLink ? source.reference : source.value),
            isLink: isLink, ownType: source.type, groupType: groupType,
            deprecated: source.deprecated == 0
                ? deprecated : Location(source: entry.source, node: source.deprecated))
    }

    /// The dotted path of a token.
    func path(_ token: Int32) -> String { tree.path(of: tokens[Int(token)].node) }

    /// Runs every stage in the order of the format's pipeline.
    ///
    /// - Parameter known: The same for other contexts of the project: what it found in order is not
    ///   looked at again.
    mutating func resolve(after known: TokenGraph? = nil) {
        if let known { (unresolved, isFirst) = (known.unresolved, false) }
        readLinks()
        followChains()
        assignTypes()
        checkValues(after: known)
        checkCycles()
    }
}
