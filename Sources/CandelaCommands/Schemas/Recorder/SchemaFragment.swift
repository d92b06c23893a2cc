import CandelaJSON

/// A hand-written schema, for a type whose decoding does not show what it accepts, such as a day,
/// which is a string in a fixed format, or a role, which is a path.
package struct SchemaFragment: Sendable, Hashable {
    let shape: SchemaShape

    private init(_ shape: SchemaShape) {
        self.shape = shape
    }

    /// A string.
    ///
    /// - Parameters:
    ///   - format: A format of JSON Schema, such as `date` or `date-time`.
    ///   - pattern: A regular expression (ECMA-262) the string matches, including `^` and `$`.
    ///   - examples: Some of the values.
    package static func string(
        format: String? = nil, pattern: String? = nil, examples: [String] = []
    ) -> SchemaFragment {
        SchemaFragment(.string(format: format, pattern: pattern, examples: examples))
    }

    /// A closed set of words.
    package static func words(_ words: [String]) -> SchemaFragment { SchemaFragment(.words(words)) }

    /// A whole number within inclusive bounds.
    package static func integer(minimum: Int? = nil, maximum: Int? = nil) -> SchemaFragment {
        SchemaFragment(.integer(minimum: minimum, maximum: maximum))
    }

    /// A finite number within inclusive bounds.
    package static func number(minimum: Double? = nil, maximum: Double? = nil) -> SchemaFragment {
        SchemaFragment(.number(minimum: minimum, maximum: maximum))
    }

    /// A Boolean.
    package static var boolean: SchemaFragment { SchemaFragment(.boolean) }

    /// An array whose elements match another fragment.
    package static func array(of element: SchemaFragment) -> SchemaFragment {
        SchemaFragment(.array(of: element.shape))
    }

    /// An object with arbitrary names, whose values match another fragment.
    package static func dictionary(of value: SchemaFragment) -> SchemaFragment {
        SchemaFragment(.object([], others: value.shape))
    }

    /// A value that matches at least one of several fragments.
    package static func any(of fragments: [SchemaFragment]) -> SchemaFragment {
        SchemaFragment(.anyOf(fragments.map(\.shape)))
    }

    /// Any JSON value.
    package static var anything: SchemaFragment { SchemaFragment(.anything) }

    /// The fragment with a description of the value.
    package func described(_ text: String) -> SchemaFragment {
        SchemaFragment(.described(shape, text))
    }
}
