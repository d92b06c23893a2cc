/// A plural form, named as in CLDR and string catalogs.
package enum PluralCategory: String, Sendable, Hashable, CaseIterable {
    /// Zero, in Arabic; English has no such form.
    case zero

    /// The singular. In some languages it is also used for 0, 21 or 1.5.
    case one

    /// The dual, in Arabic and Hebrew.
    case two

    /// Small numbers, in Slavic languages, Romanian and Arabic.
    case few

    /// Larger numbers; in most Romance languages whole millions, in Czech and Slovak decimals.
    case many

    /// All other numbers. Every language has it.
    case other

    /// The form's index in a phrase table, from 0.
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
    package var listed: String { map(\.rawValue).joined(separator: ", ") }
}
