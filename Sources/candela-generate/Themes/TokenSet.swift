package import CandelaPipeline

/// The tokens of one product in one appearance, resolved.
package struct TokenSet: Sendable {
    /// The product's name in the resolver document.
    package let product: String

    /// The place in ``ThemeGenerator/appearances``.
    package let appearance: Int

    /// The tokens in document order.
    package let tokens: [Entry]

    /// A set of tokens.
    package init(product: String, appearance: Int, tokens: [Entry]) {
        self.product = product
        self.appearance = appearance
        self.tokens = tokens
    }

    /// One token as far as generated code needs it.
    package struct Entry: Sendable {
        /// The token's path.
        package let path: String
        /// The value with every reference followed.
        package let value: TokenValue
        /// What the token says about itself.
        package let description: String?
        /// Why not to use it any more; empty when the token gives no reason.
        package let deprecated: String?
        /// What it says beyond the standard.
        package let hints: CandelaHints
        /// The path it takes its value from, if it is an alias.
        package let origin: String?
        /// Where the token is defined.
        package let place: SourcePlace

        /// A token from its parts.
        package init(
            path: String, value: TokenValue, description: String?, deprecated: String?,
            hints: CandelaHints, origin: String?, place: SourcePlace
        ) {
            self.path = path
            self.value = value
            self.description = description
            self.deprecated = deprecated
            self.hints = hints
            self.origin = origin
            self.place = place
        }
    }

    /// In which set this is, for messages.
    var name: String {
        "product '\(product)', appearance '\(ThemeGenerator.appearances[appearance])'"
    }
}
