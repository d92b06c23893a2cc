package import CandelaPipeline

/// The package's token files, compiled in as outlines and read as they are needed.
package enum PackageTokens {
    /// The resolver document.
    package static let path = "Tokens/candela.resolver.json"

    /// Access for the pipeline, under the paths they have in the package.
    package static let access = FileAccess { file throws(FileAccessError) in
        if file == path { return Array(resolver.utf8) }
        guard let outline = texts[file] else { throw .missing }
        return TokenOutline.json(of: outline)
    }

    private static let texts = Dictionary(
        uniqueKeysWithValues: stride(from: 0, to: outlines.count, by: 2).map { place in
            (outlines[place], outlines[place + 1])
        })
}
