package import CandelaKit
package import CandelaPipeline
package import CandelaWords

/// What an app's catalogs say otherwise than the package, and the Swift that says it without them.
package struct WordingPrinter {
    /// The texts of each language that has any.
    package let sheets: [Sheet]

    /// What one language says otherwise.
    package struct Sheet {
        /// The language.
        package let language: String

        /// The language whose texts hold where it has none; nil for a language of its own.
        package let base: String?

        /// Its texts.
        package let rows: [PhraseTable.Row]
    }

    /// - Returns: Nothing when anything is wrong with the catalogs.
    package init?(
        _ catalogs: [WordCatalog], over base: Wording, diagnostics: inout [Diagnostic]
    ) {
        guard let package = WordCatalog.parsed(base),
            let laid = WordCatalog.laid(catalogs, over: base, diagnostics: &diagnostics)
        else { return nil }
        let (before, after) = (PhraseTable(package), PhraseTable(laid))
        sheets = after.languages.compactMap { language in
            let isThere = package.languages.contains(language)
            let base = isThere ? language : laid.parent(of: language)
            let known = base.map { isThere ? before.rows(in: $0) : after.rows(in: $0) } ?? []
            let texts = Dictionary(known.map { ($0.key, $0.text) }) { first, _ in first }
            let rows = after.rows(in: language).filter { texts[$0.key] != $0.text }
            return rows.isEmpty ? nil : Sheet(language: language, base: base, rows: rows)
        }
    }

    /// Whether the beginning of a file says that it was printed.
    package static func wrote(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: heading.utf8) || bytes.starts(with: WordCatalog.heading.utf8)
    }

    private static let heading =
        "// swift-format-ignore-file\n// Written by 'candela phrases build' from "

    /// Why a wording cannot be called by a name in Swift, in words; `nil` when it can.
    package static func fault(ofName name: String) -> String? {
        SwiftName.fault(ofMember: name)
            ?? (name == "standard" ? "is what the words of the package are called" : nil)
    }

    /// A Swift file with a `Wording` that says the same.
    ///
    /// - Parameters:
    ///   - name: What the wording is called: `own`.
    ///   - base: The name of the wording it is laid over: `standard`.
    ///   - sources: What the catalogs are called.
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
            \(Self.heading)\(list). Change that, not this.

            import CandelaKit\(base == "standard" ? "\nimport CandelaScreens" : "")

            extension Wording {
                /// The words of the package with those of the app over them.
                static let \(name) = Wording([
            \(tables.joined())    ], over: .\(base))
            \(rows.joined())}

            """
    }
}
