import CandelaPipeline
import CandelaTokens

extension ThemeAdditions {
    /// The icons in the folder `icon` beside a brand's file: a table, `icons.json`, and an SVG file for each
    /// of its rows, in the form of the package's own.
    ///
    /// A name of the package's replaces its drawing, any other is an icon of the brand's own. Without a
    /// table there are none.
    init(
        iconsBeside path: String, _ files: FileAccess, diagnostics: inout [Diagnostic]
    ) {
        self.init()
        // What is on standard input has nothing beside it.
        guard path != "-" else { return }
        let folder = IconSource.folder(beside: path)
        do throws(FileAccessError) {
            let sources = try IconSource.all(in: folder, files, diagnostics: &diagnostics) { name in
                let role = IconRole("icon.\(name)")
                return Theme.habit.answers(role) ? Theme.habit.icon(role).description : nil
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
