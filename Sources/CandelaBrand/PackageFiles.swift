package import CandelaPipeline

/// Files of this package, as text of the program: its tokens, its phrases and its tones.
///
/// Whole files, so that what is in them keeps its file, line and column.
package enum PackageFiles {
    /// The resolver document of the tokens.
    package static let tokensPath = "Tokens/candela.resolver.json"

    /// The string catalog of the phrases.
    package static let phrasesPath = "Sources/CandelaScreens/Language/Phrases.xcstrings"

    /// How the pipeline reads them, under the paths they have in the package.
    package static let access = FileAccess { path throws(FileAccessError) in
        guard let text = text(path) else { throw .missing }
        return Array(text.utf8)
    }

    /// The text of a file; nil for one that is not among them.
    static func text(_ path: String) -> String? { texts[path] }

    private static let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
}
