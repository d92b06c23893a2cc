/// A named value in a text.
package struct PhrasePlaceholder: Sendable, Hashable {
    /// The name, and the argument label of the generated function.
    package let name: String

    /// The type of the value.
    package let specifier: Specifier

    /// The type of a placeholder.
    package enum Specifier: String, Sendable, Hashable, CaseIterable {
        /// A count, which can select plural forms.
        case integer = "lld"
        /// A formatted number.
        case number = "lf"
        /// Text from outside the catalog.
        case text = "@"
    }

    package init(name: String, specifier: Specifier) {
        (self.name, self.specifier) = (name, specifier)
    }

    /// The placeholder in a text: `%(count)lld`.
    package var text: String { "%(\(name))\(specifier.rawValue)" }
}
