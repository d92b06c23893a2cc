import CandelaDTCG
import CandelaTokens

/// The tokens of a product in every appearance, in the order of ``Appearance``'s cases.
///
/// Reading values takes longer than resolving them, so they are read once, and values shared by
/// several appearances are read together.
struct AppearanceTokens {
    let tokens: [ResolvedTokens]
    let values: [[ResolvedToken]]

    /// The values defined in the brand's files.
    let own: [[ResolvedToken]]

    /// The product's tokens without the brand; all appearances have the same paths and types.
    let base: ResolvedTokens

    /// - Parameters:
    ///   - tokens: Permutations of one project, with shared sources.
    ///   - files: The brand's files.
    init(_ tokens: [ResolvedTokens], over base: ResolvedTokens, in files: [String]) {
        self.tokens = tokens
        self.base = base
        values = ResolvedTokens.tokens(of: tokens, with: .one)
        let files = Set(files)
        own = values.map { $0.filter { files.contains($0.file) } }
    }

    /// All values, with most duplicates between appearances removed.
    var distinct: [ResolvedToken] {
        let first = values.first ?? []
        return values.dropFirst().reduce(into: first) { all, tokens in
            for (place, token) in tokens.enumerated()
            where place >= first.count || !token.hasSameValue(as: first[place]) {
                all.append(token)
            }
        }
    }

    /// The paths of the tokens in the brand's files, in each appearance.
    var names: [Set<String>] { own.map { Set($0.map(\.path)) } }
}
