/// The tokens that the conversion of each token read in one permutation, so that other permutations
/// can take its result.
struct ConversionUses: Sendable {
    /// The tokens before the conversions.
    let tokens: [TokenGraph.Token]

    /// The tokens whose conversion depends on more than other tokens, such as a missing one.
    var uncertain: Set<Int32> = []

    /// The token that is being converted; -1 for none.
    var user: Int32 = -1

    /// The index of each token's last use, or -1.
    private(set) var last: [Int32]

    /// The uses, each with the index of the same token's use before it, or -1.
    private(set) var list: [(used: Int32, previous: Int32)] = []

    init(of graph: TokenGraph) {
        tokens = graph.tokens
        last = Array(repeating: -1, count: tokens.count)
    }

    /// Notes that the current token's conversion reads another token.
    mutating func note(_ used: Int32) {
        guard user >= 0, user != used else { return }
        list.append((used, last[Int(user)]))
        last[Int(user)] = Int32(truncatingIfNeeded: list.count - 1)
    }

    /// Notes that the current token's conversion depends on more than other tokens.
    mutating func noteDoubt() {
        if user >= 0 { uncertain.insert(user) }
    }
}
