/// A plural form, by the name that string catalogs and CLDR give it.
package enum PluralCategory: String, Sendable, Hashable, CaseIterable {
    /// Nothing, in Arabic; English has no such form.
    case zero

    /// The singular. In some languages it also serves 0, 21 or 1.5.
    case one

    /// The dual: Arabic and Hebrew.
    case two

    /// Small numbers, as Slavic languages and Arabic count them.
    case few

    /// Larger numbers, and whole millions in Romance languages.
    case many

    /// Everything else. Every language has it.
    case other

    /// The form's place in a phrase table, from 0.
    package var slot: Int {
        switch self {
        case .zero: 0
        case .one: 1
        case .two: 2
        case .few: 3
        case .many: 4
        case .other: 5
        }
    }
}

extension [PluralCategory] {
    /// The names of the forms, separated by commas.
    var listed: String { map(\.rawValue).joined(separator: ", ") }
}
