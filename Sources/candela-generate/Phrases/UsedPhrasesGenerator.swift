import CandelaCatalogs
package import CandelaPipeline

/// A generator that lists the phrases which each screen, and the sessions of every app, can say.
package enum UsedPhrasesGenerator {
    /// The folders of the sources, the engine's first; each uses the earlier ones only.
    private static let folders = ["Sources/CandelaKit", "Sources/CandelaScreens"]

    /// A catalog and its name in Swift.
    private typealias Named = (name: String, catalog: PhraseCatalog)

    /// The generated file beside a catalog's functions, or `nil` when a catalog cannot be parsed.
    package static func file(
        of catalog: PhraseGenerator.Catalog, _ source: SourceFolder,
        diagnostics: inout [Diagnostic]
    ) -> GeneratedFile? {
        // The catalogs' own parts report their errors.
        var ignored: [Diagnostic] = []
        guard let read = PhraseGenerator.each(source.access, diagnostics: &ignored) else {
            return nil
        }
        let catalogs = Array(zip(PhraseGenerator.catalogs.map(\.name), read))
        return catalog.name == PhraseGenerator.engine.name
            ? engineFile(source, catalogs) : screensFile(source, catalogs)
    }

    /// The generated file of the engine: the phrases of sessions, tabs and failures.
    private static func engineFile(
        _ source: SourceFolder, _ catalogs: [Named]
    ) -> GeneratedFile {
        let graph = graph(source, folders: 1, catalogs)
        let roots =
            graph.members(of: "Session") + graph.members(of: "Screen", named: "make")
        return file(
            PhraseGenerator.engine, "UsedPhrases+Session",
            """
            extension UsedPhrases {
                /// The phrases of sessions, tabs and failures, which every app can say.
                static let session = UsedPhrases([
            \(list(graph.keys(from: roots), catalogs.prefix(1), indent: "        "))
                ])
            }

            """)
    }

    /// The generated file of the screens: the phrases of each presenter.
    private static func screensFile(
        _ source: SourceFolder, _ catalogs: [Named]
    ) -> GeneratedFile {
        let graph = graph(source, folders: 2, catalogs)
        let defaults = graph.members(of: "Presenter", in: 0)
        let presenters = graph.types(conformingTo: "Presenter", in: 1).map { presenter in
            let keys = graph.keys(from: graph.members(of: presenter) + defaults)
            return """
                extension \(presenter) {
                    /// The phrases that the screen can say.
                    public var usedPhrases: UsedPhrases? {
                        UsedPhrases([
                \(list(keys, catalogs[...], indent: "            "))
                        ])
                    }
                }

                """
        }
        return file(
            PhraseGenerator.products, "UsedPhrases+Screens",
            presenters.joined(separator: "\n"))
    }

    private static func file(
        _ catalog: PhraseGenerator.Catalog, _ name: String, _ text: String
    ) -> GeneratedFile {
        let isEngine = catalog.folder == PhraseGenerator.engine.folder
        return GeneratedFile(
            path: "\(catalog.folder)/\(name).swift",
            text: """
                // swift-format-ignore-file
                // Written by candela-generate from the sources and catalogs; change those instead.

                \(isEngine ? "" : "public import CandelaKit\n\n")\(text)
                """)
    }

    private static func graph(
        _ source: SourceFolder, folders count: Int, _ catalogs: [Named]
    ) -> PhraseUseGraph {
        var members = SwiftMembers()
        for (module, folder) in folders.prefix(count).enumerated() {
            for path in source.swiftFiles(below: folder) where !path.contains("/Generated/") {
                guard let bytes = try? source.read(path) else { continue }
                members.read(bytes, named: path, module: module)
            }
        }
        let phrases = catalogs.flatMap(\.catalog.phrases).filter { !$0.isSpoken }
        return PhraseUseGraph(
            members,
            functions: Dictionary(phrases.map { ($0.functionName, $0.key) }) { first, _ in first })
    }

    /// A line for each table: the places of the keys.
    private static func list(
        _ keys: Set<String>, _ catalogs: ArraySlice<Named>, indent: String
    ) -> String {
        catalogs.map { name, catalog in
            let places = catalog.phrases.indices.filter { keys.contains(catalog.phrases[$0].key) }
            return "\(indent).\(name): [\(places.map(String.init).joined(separator: ", "))],"
        }.joined(separator: "\n")
    }
}
