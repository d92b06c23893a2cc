import CandelaPipeline
import CandelaTokens

/// The tokens of a product in every appearance, in the order of ``Appearance``'s cases.
///
/// Their values are read once, since reading them takes longer than resolving them, and what is the
/// same in several appearances is read for all of them.
struct AppearanceTokens {
    let tokens: [ResolvedTokens]
    let values: [[ResolvedToken]]

    /// Those of the values that stand in the brand's files.
    let own: [[ResolvedToken]]

    /// The product's token at a path, without the brand; all appearances have the same paths and types.
    let base: ResolvedTokens

    /// - Parameters:
    ///   - tokens: Permutations of one project, which have their sources in common.
    ///   - files: The brand's.
    init(_ tokens: [ResolvedTokens], over base: ResolvedTokens, in files: [String]) {
        self.tokens = tokens
        self.base = base
        values = ResolvedTokens.tokens(of: tokens, with: .one)
        let files = Set(files)
        own = values.map { $0.filter { files.contains($0.file) } }
    }

    /// All values, with few of those that are the same in several appearances more than once.
    var distinct: [ResolvedToken] {
        let first = values.first ?? []
        return values.dropFirst().reduce(into: first) { all, tokens in
            for (place, token) in tokens.enumerated()
            where place >= first.count || !token.isMade(of: first[place]) {
                all.append(token)
            }
        }
    }

    /// The paths of the tokens that stand in the brand's files, in each appearance.
    var names: [Set<String>] { own.map { Set($0.map(\.path)) } }
}
