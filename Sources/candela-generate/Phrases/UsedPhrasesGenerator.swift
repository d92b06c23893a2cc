import CandelaStringCatalogs
package import CandelaDTCG

/// A generator that embeds the recorded lists of the phrases which each screen, and each part of a
/// session, say.
///
/// A test records the keys by presenter or part, in a file beside each catalog. The generated lists have the
/// places of the keys in the catalogs, which take far less space in an app. Keys that no catalog has
/// any more are left out; the test reports them.
package enum UsedPhrasesGenerator {
    /// The generated file beside a catalog's functions, or `nil` after adding errors to the
    /// diagnostics.
    package static func file(
        of catalog: PhraseGenerator.Catalog, _ access: FileAccess, diagnostics: inout [Diagnostic]
    ) -> GeneratedFile? {
        // The catalogs' own parts report their errors.
        var ignored: [Diagnostic] = []
        guard let read = PhraseGenerator.each(access, diagnostics: &ignored) else { return nil }
        // The engine's lists contain phrases of the engine only.
        let catalogs = zip(PhraseGenerator.catalogs, read).prefix(catalog.isPublic ? 1 : 2)
        do throws(FileAccessError) {
            let recorded = String(decoding: try access.read(catalog.usedPhrases), as: UTF8.self)
            let isEngine = catalog.isPublic
            let lists = lists(in: recorded).map { name, keys in
                let tables = catalogs.map { catalog, read in
                    let places = read.phrases.indices.filter { keys.contains(read.phrases[$0].key) }
                    let numbers = places.map(String.init).joined(separator: ", ")
                    return ".\(catalog.name): [\(numbers)]"
                }
                return isEngine ? part(name, tables) : presenter(name, tables)
            }
            return GeneratedFile(
                path: "\(catalog.folder)/UsedPhrases+\(isEngine ? "Session" : "Screens").swift",
                text: """
                    // swift-format-ignore-file
                    // Written by candela-generate from UsedPhrases.txt, which a test records.


                    """ + (isEngine ? session(lists) : screens(lists)))
        } catch {
            diagnostics.append(.error("unreadable-file", "'\(catalog.usedPhrases)' \(error)"))
            return nil
        }
    }

    private static func part(_ name: Substring, _ tables: [String]) -> String {
        "        case .\(name): UsedPhrases([\(tables.joined(separator: ", "))])\n"
    }

    private static func session(_ parts: [String]) -> String {
        """
        extension SessionPart {
            /// The phrases that specimens and journeys say.
            var usedPhrases: UsedPhrases {
                switch self {
        \(parts.joined())        }
            }
        }

        """
    }

    private static func presenter(_ name: Substring, _ tables: [String]) -> String {
        """
        extension \(name): PhraseListing {
            /// The phrases that specimens and journeys say.
            public var usedPhrases: UsedPhrases? {
                UsedPhrases([
        \(tables.map { "            \($0),\n" }.joined())        ])
            }
        }

        """
    }

    private static func screens(_ lists: [String]) -> String {
        "public import CandelaKit\n\n" + lists.joined(separator: "\n")
    }

    /// The keys by the name of the part or presenter that says them: a line for each name, followed by an
    /// indented line for each key.
    private static func lists(in text: String) -> [(name: Substring, keys: Set<String>)] {
        text.split(separator: "\n").reduce(into: []) { lists, line in
            if line.hasPrefix(" ") {
                guard !lists.isEmpty else { return }
                lists[lists.count - 1].keys.insert(String(line.drop { $0 == " " }))
            } else if !line.hasPrefix("#") {
                lists.append((line, []))
            }
        }
    }
}
