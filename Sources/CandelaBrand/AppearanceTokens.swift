import CandelaPipeline
import CandelaTokens

/// The tokens of a product in every appearance, in the order of ``Appearance``'s cases.
///
/// Their values are read once, since reading them takes longer than resolving them, and what is the
/// same in several appearances is read for all of them.
struct AppearanceTokens {
    let tokens: [ResolvedTokens]
    let values: [[ResolvedToken]]

    /// - Parameter tokens: Permutations of one project, which have their sources in common.
    init(_ tokens: [ResolvedTokens]) {
        self.tokens = tokens
        values = ResolvedTokens.tokens(of: tokens, with: .one)
    }
}
