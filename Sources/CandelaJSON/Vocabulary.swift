/// The words of string enums.
package enum Vocabulary {
    /// The raw values of all cases, in order; empty if they are not strings.
    package static func words<T: CaseIterable>(of type: T.Type) -> [String] {
        type.allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
    }
}
