import CandelaPipeline

/// The token files of this package, as text of the program.
///
/// Whole files, so that a token keeps its file, line and column.
enum PackageTokens {
    /// How the pipeline reads them, under the paths they have in the package.
    static let access: FileAccess = {
        let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
        return FileAccess { path throws(FileAccessError) in
            guard let text = texts[path] else { throw .missing }
            return Array(text.utf8)
        }
    }()
}
