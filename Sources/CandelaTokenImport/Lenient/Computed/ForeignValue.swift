/// A value in another notation that refers to tokens, so that it is converted in each context.
///
/// The document keeps the author's text. The values are read from the text as the reader saw it.
struct ForeignValue: Sendable {
    /// The value that is wanted.
    enum Kind: Sendable {
        case value(TokenType)
        /// A dimension; lengths of CSS that are no dimension as a text.
        case lengths
        /// A multiple of the font size or, if it has a unit, like ``lengths``.
        case multiple
        /// A line height in a text style.
        case lineHeight
        /// A letter spacing in a text style.
        case letterSpacing
        /// A letter spacing by itself, which may be a text like ``lengths``.
        case tracking
        /// The colour of an object with a member for each letter of a function of CSS.
        case parts(of: String)
        /// The stops of a gradient that has the same hints in each context.
        case gradient(GradientText)
    }

    let kind: Kind
    let value: JSONValue
    /// The font size of its text style.
    var size: JSONValue?
    /// The alpha of a colour, which replaces its own.
    var alpha: JSONValue?
    /// The modification of a colour in Tokens Studio.
    var change: JSONValue?
}

extension JSONValue {
    /// The value to convert; `nil` for a value of the format.
    var foreign: ForeignValue? { storage.note(on: index) as? ForeignValue }
}
