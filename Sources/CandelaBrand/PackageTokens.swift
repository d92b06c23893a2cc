package import CandelaDTCG

/// The package's token files, compiled in as outlines and parsed on demand.
package enum PackageTokens {
    /// The path of the resolver document.
    package static let path = "Tokens/candela.resolver.json"

    /// Read access to the files by their paths in the package.
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
