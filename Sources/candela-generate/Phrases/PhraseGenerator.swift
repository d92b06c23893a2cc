package import CandelaStringCatalogs
package import CandelaDTCG

/// A generator of Swift from string catalogs: a function per phrase, a table of texts per language.
package enum PhraseGenerator {
    /// A catalog of the package.
    package struct Catalog: Sendable {
        /// The catalog's name in Swift.
        package let name: String

        /// The path of the file, relative to the package's top level.
        package let path: String

        /// The folder of the generated files.
        package let folder: String

        /// Whether the functions are public.
        let isPublic: Bool

        /// The type and folder of the texts in a module below; `nil` if they are with the functions.
        var texts: (type: String, folder: String)?

        /// The generated files of the texts, which are the only ones in their folder.
        package func isText(_ file: GeneratedFile) -> Bool {
            texts.map { file.path.hasPrefix($0.folder) } ?? false
        }

        /// The path of the recorded lists of used phrases.
        var usedPhrases: String { path.dropLast(fileName.count) + "UsedPhrases.txt" }

        /// The last component of the path.
        var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }

        /// A generated file with its heading.
        func file(_ name: String, isText: Bool = false, _ text: String) -> GeneratedFile {
            let texts = isText ? texts : nil
            let importsKit = !isPublic && texts == nil
            let importsWords = isPublic && self.texts != nil && texts == nil
            return GeneratedFile(
                path: "\(texts?.folder ?? folder)/\(name).swift",
                text: """
                    // swift-format-ignore-file
                    // Written by candela-generate from \(fileName); change that file instead.

                    \(importsKit ? "import CandelaKit\n\n" : "")\
                    \(importsWords ? "import CandelaLanguage\n\n" : "")\(text)
                    """)
        }
    }

    /// The catalog of phrases that the screens of every app use.
    package static let engine = Catalog(
        name: "engine", path: "Sources/CandelaKit/Language/Engine.xcstrings",
        folder: "Sources/CandelaKit/Generated", isPublic: true,
        texts: ("EngineTexts", "Sources/CandelaLanguage/Generated"))

    /// The catalog of the phrases of the four products.
    package static let products = Catalog(
        name: "products", path: "Sources/CandelaScreens/Language/Products.xcstrings",
        folder: "Sources/CandelaScreens/Generated", isPublic: false)

    /// The catalogs of the package. Each may use the units of the others.
    package static let catalogs = [engine, products]

    /// The files to write for a catalog.
    ///
    /// - Parameters:
    ///   - bytes: The catalog's bytes.
    ///   - file: The name of the catalog in diagnostics.
    ///   - units: The names of units from another catalog.
    ///   - style: The severity of the rules for words; `nil` to skip them.
    /// - Returns: All files, or `nil` if `diagnostics` received an error.
    package static func files(
        of catalog: Catalog, _ bytes: [UInt8], named file: String, units: Set<String> = [],
        style: PhraseStyle? = .strict, diagnostics: inout [Diagnostic]
    ) -> [GeneratedFile]? {
        let read = PhraseCatalog.read(
            bytes, named: file, units: units, style: style, diagnostics: &diagnostics)
        guard let read else { return nil }
        let printer = PhrasePrinter(
            PhraseTable(read), named: catalog.name, from: catalog.fileName,
            isPublic: catalog.isPublic, textsIn: catalog.texts?.type, quoted: SwiftLiteral.string)
        let name = catalog.name.prefix(1).uppercased() + catalog.name.dropFirst()
        let languages = printer.languages.map { language in
            catalog.file("\(name)Texts+\(language)", isText: true, printer.texts(in: language))
        }
        return [catalog.file("Phrases+\(name)", printer.functions)] + languages
            + (printer.textsType.map { [catalog.file("\(name)Texts", isText: true, $0)] } ?? [])
    }

    /// The phrases of all catalogs merged into one, unchecked; `nil` if a catalog cannot be read or
    /// parsed.
    package static func all(
        _ access: FileAccess, diagnostics: inout [Diagnostic]
    ) -> PhraseCatalog? {
        each(access, diagnostics: &diagnostics)?.reduce(nil) { all, next in
            all?.adding(next) ?? next
        }
    }

    /// The phrases of each catalog, unchecked; `nil` if a catalog cannot be read or parsed.
    static func each(
        _ access: FileAccess, diagnostics: inout [Diagnostic]
    ) -> [PhraseCatalog]? {
        var found: [PhraseCatalog] = []
        for catalog in catalogs {
            do throws(FileAccessError) {
                guard
                    let read = PhraseCatalog.parse(
                        try access.read(catalog.path), named: catalog.path,
                        diagnostics: &diagnostics)
                else { return nil }
                found.append(read)
            } catch {
                diagnostics.append(.error("unreadable-file", "'\(catalog.path)' \(error)"))
                return nil
            }
        }
        return found
    }
}
