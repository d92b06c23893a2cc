package import CandelaPipeline

/// Makes the members of `IconRole` and the table behind them out of the icon files.
package enum IconGenerator {
    /// Where the drawings are, one file an icon, and the table of their names.
    package static let source = "Tokens/icon"

    /// The table of names.
    package static let tablePath = "\(source)/icons.json"

    /// The generated file, or `nil` when something is wrong with the icons.
    package static func files(
        _ access: FileAccess, diagnostics: inout [Diagnostic]
    ) -> [GeneratedFile]? {
        var found: [Diagnostic] = []
        let icons = icons(access, &found)
        checkNames(icons, &found)
        diagnostics += found
        guard !found.hasErrors else { return nil }
        return [file(icons.sorted { $0.name < $1.name })]
    }

    private static func icons(
        _ access: FileAccess, _ found: inout [Diagnostic]
    ) -> [IconSource] {
        do throws(FileAccessError) {
            let bytes = try access.read(tablePath)
            let document = JSONDocument.parse(bytes, file: tablePath, diagnostics: &found)
            guard let root = document?.root else { return [] }
            var icons: [IconSource] = []
            for row in root.elements {
                let icon = IconSource(row, folder: source, access, diagnostics: &found)
                if let icon { icons.append(icon) }
            }
            return icons
        } catch {
            found.append(.error("unreadable-file", "'\(tablePath)' \(error)"))
            return []
        }
    }

    private static func checkNames(_ icons: [IconSource], _ found: inout [Diagnostic]) {
        var members: [String: String] = [:]
        var symbols: [String: String] = [:]
        for icon in icons {
            if let other = members.updateValue(icon.name, forKey: icon.member) {
                found.append(
                    .error(
                        "member-name-clash",
                        "icons '\(icon.name)' and '\(other)' would both be "
                            + "'IconRole.\(icon.member)'"))
            }
            let symbol = icon.names[0]
            if !symbol.isEmpty, let other = symbols.updateValue(icon.name, forKey: symbol) {
                found.append(
                    .error(
                        "icon-name-clash",
                        "icons '\(icon.name)' and '\(other)' are both '\(symbol)' in SF Symbols",
                        help: ["journals name icons so: each name means one"]))
            }
        }
    }

    private static func file(_ icons: [IconSource]) -> GeneratedFile {
        var text = SwiftText.head + "\nextension IconRole {\n"
        for (index, icon) in icons.enumerated() {
            text += SwiftText.comment(
                [icon.description, "Token `\(icon.rolePath)`."], indent: "    ")
            text += "    public static let \(icon.member) = "
            text += "IconRole(\(SwiftLiteral.string(icon.rolePath)), index: \(index))\n\n"
        }
        text += "    static let tokenPaths: [String] = [\n"
        text += icons.map { "        \(SwiftLiteral.string($0.rolePath)),\n" }.joined()
        text += "    ]\n\n"
        text += "    static let table: [String] = [\n"
        for icon in icons {
            let cells =
                [icon.path, icon.description, icon.mirrors ? "mirrors" : ""] + icon.names
            text += "        \(cells.map { SwiftLiteral.string($0) }.joined(separator: ", ")),\n"
        }
        text += "    ]\n}\n"
        return GeneratedFile(
            path: "\(ThemeGenerator.folder)/IconRole+Tokens.swift", text: text)
    }
}
