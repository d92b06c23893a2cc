package import CandelaStringCatalogs
package import CandelaDTCG
package import CandelaKit

/// The texts of an app's catalogs that differ from the package's, printed as Swift.
package struct WordingPrinter {
    /// The changed texts of each language that has any.
    package let sheets: [Sheet]

    /// The changed texts of one language.
    package struct Sheet {
        /// The language's tag, such as `pt-BR`.
        package let language: String

        /// The language that supplies all other texts; `nil` if the app supplies them all.
        package let base: String?

        /// The changed texts, with their keys.
        package let rows: [PhraseTable.Row]
    }

    /// Finds the texts in which the catalogs differ from a wording.
    ///
    /// - Parameters:
    ///   - keys: The phrases that a new language needs; `nil` for all.
    ///   - receiver: Called with each problem as it is found; `nil` to add the first of each kind
    ///     to `diagnostics`.
    /// - Returns: `nil` if the catalogs have errors.
    package init?(
        _ catalogs: [StringCatalog], over base: Wording, needing keys: Set<String>? = nil,
        diagnostics: inout [Diagnostic], passingTo receiver: (@Sendable (Diagnostic) -> Void)? = nil
    ) {
        guard let package = StringCatalog.parsed(base),
            let overlaid = StringCatalog.overlaid(
                catalogs, over: base, needing: keys, diagnostics: &diagnostics,
                passingTo: receiver)
        else { return nil }
        let (before, after) = (PhraseTable(package), PhraseTable(overlaid))
        sheets = after.languages.compactMap { language in
            let isThere = package.languages.contains(language)
            let base = isThere ? language : overlaid.parent(of: language)
            let known = base.map { isThere ? before.rows(in: $0) : after.rows(in: $0) } ?? []
            let texts = Dictionary(known.map { ($0.key, $0.text) }) { first, _ in first }
            let rows = after.rows(in: language).filter { texts[$0.key] != $0.text }
            return rows.isEmpty ? nil : Sheet(language: language, base: base, rows: rows)
        }
    }

    /// Whether a file begins with the heading of a generated file.
    package static func wrote(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: heading.utf8) || bytes.starts(with: StringCatalog.heading.utf8)
    }

    private static let heading =
        "// swift-format-ignore-file\n// Written by 'candela phrases build' from "

    /// The reason that a name cannot be a wording's name in Swift; `nil` if it can.
    package static func fault(ofName name: String) -> String? {
        SwiftName.fault(ofMember: name)
            ?? (name == "standard" ? "is the name of the package's wording" : nil)
    }

    /// A Swift file that declares a `Wording` with these texts.
    ///
    /// - Parameters:
    ///   - name: The wording's name: `own`.
    ///   - base: The name of the wording it overrides: `standard`.
    ///   - sources: The names of the catalogs.
    package func swift(
        named name: String, over base: String, from sources: [String]
    ) -> String {
        let tables = sheets.enumerated().map { place, sheet in
            let base = sheet.base.map { ", over: \(SwiftLiteral.string($0))" } ?? ""
            return """
                        WordTable(\(SwiftLiteral.string(sheet.language))\(base), \(name)Rows\(place)),

                """
        }
        let rows = sheets.enumerated().map { place, sheet in
            let texts = sheet.rows.map { row in
                "        \(SwiftLiteral.string(row.key)), \(SwiftLiteral.string(row.text)),\n"
            }
            return
                "\n    private static let \(name)Rows\(place): [String] = [\n\(texts.joined())    ]\n"
        }
        let list = SwiftLiteral.comment(sources.map { "'\($0)'" }.joined(separator: ", "))
        return """
            \(Self.heading)\(list); change the source instead.

            import CandelaKit\(base == "standard" ? "\nimport CandelaScreens" : "")

            extension Wording {
                /// The package's wording, overridden by the app's texts.
                static let \(name) = Wording([
            \(tables.joined())    ], over: .\(base))
            \(rows.joined())}

            """
    }
}
