package import CandelaDTCG

/// The resolved tokens of one product in one appearance.
package struct TokenSet: Sendable {
    /// The product's name in the resolver document.
    package let product: String

    /// The index in ``ThemeGenerator/appearances``.
    package let appearance: Int

    /// The tokens in document order.
    package let tokens: [Entry]

    package init(product: String, appearance: Int, tokens: [Entry]) {
        self.product = product
        self.appearance = appearance
        self.tokens = tokens
    }

    /// The parts of a token that generated code needs.
    package struct Entry: Sendable {
        /// The token's path.
        package let path: String
        /// The resolved value.
        package let value: TokenValue
        /// The token's description.
        package let description: String?
        /// The reason for the deprecation, empty without one; `nil` if the token is not deprecated.
        package let deprecated: String?
        /// The token's extensions beyond the standard.
        package let hints: CandelaHints
        /// The path of the token it is an alias of, if any.
        package let origin: String?
        /// The place of the token's definition.
        package let place: SourcePosition

        package init(
            path: String, value: TokenValue, description: String?, deprecated: String?,
            hints: CandelaHints, origin: String?, place: SourcePosition
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

    /// The name of the set in messages.
    var name: String {
        "product '\(product)', appearance '\(ThemeGenerator.appearances[appearance])'"
    }
}
