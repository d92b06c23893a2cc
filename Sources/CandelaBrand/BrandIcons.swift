import CandelaDTCG
import CandelaTokens

extension ThemeAdditions {
    /// The icons in the folder `icon` beside a brand's file: a table, `icons.json`, and an SVG file
    /// for each of its rows, in the package's format.
    ///
    /// An icon with the name of a package icon replaces its drawing; any other is a new icon of the
    /// brand. Without a table, the brand has no icons.
    init(
        iconsBeside path: String, _ files: FileAccess, diagnostics: inout [Diagnostic]
    ) {
        self.init()
        // Standard input has no folder.
        guard path != "-" else { return }
        let folder = IconSource.folder(beside: path)
        do throws(FileAccessError) {
            let sources = try IconSource.all(in: folder, files, diagnostics: &diagnostics) { name in
                let role = IconRole("icon.\(name)")
                return Theme.base.answers(role) ? Theme.base.icon(role).description : nil
            }
            for source in sources { icons[IconRole(source.rolePath)] = IconToken(source) }
        } catch {
            guard error != .missing else { return }
            diagnostics.append(
                .error("unreadable-file", "'\(IconSource.tablePath(in: folder))' \(error)"))
        }
    }
}

extension IconToken {
    fileprivate init(_ source: IconSource) {
        let names = source.names.map { $0.isEmpty ? nil : $0 }
        self.init(
            path: source.path, description: source.description, mirrors: source.mirrors,
            sfSymbols: names[0], materialSymbols: names[1], a2ui: names[2])
    }
}
