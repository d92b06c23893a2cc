package import CandelaDTCG

/// A generator of the icon roles and their table from the icon files.
package enum IconGenerator {
    /// The folder with the drawings, one file per icon, and the table of their names.
    package static let source = "Tokens/icon"

    /// The generated file, or `nil` when the icons have errors.
    package static func files(
        _ access: FileAccess, diagnostics: inout [Diagnostic]
    ) -> [GeneratedFile]? {
        var found: [Diagnostic] = []
        var icons: [IconSource] = []
        do throws(FileAccessError) {
            icons = try IconSource.all(in: source, access, diagnostics: &found)
        } catch {
            found.append(
                .error("unreadable-file", "'\(IconSource.tablePath(in: source))' \(error)"))
        }
        checkNames(icons, &found)
        diagnostics += found
        guard !found.hasErrors else { return nil }
        return [file(icons.sorted { $0.name < $1.name })]
    }

    private static func checkNames(_ icons: [IconSource], _ found: inout [Diagnostic]) {
        var members: [String: String] = [:]
        var symbols: [String: String] = [:]
        for icon in icons {
            if let fault = RoleName.fault(icon.member) {
                found.append(
                    .error("bad-member-name", "icon '\(icon.name)' \(fault)", at: icon.place))
            }
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
                        help: ["journals refer to icons by this name, so it must be unique"]))
            }
        }
    }

    private static func file(_ icons: [IconSource]) -> GeneratedFile {
        let members = icons.enumerated().map { index, icon in
            SwiftText.roleMember(
                icon.member, at: index,
                comment: "\(icon.description) Token `\(icon.rolePath)`.")
        }
        // The kinds whose values are tokens come first.
        let position = TokenRoleKind.allCases.count
        let paths = icons.map { "        \(SwiftLiteral.string($0.rolePath)),\n" }
        var text = """
            \(SwiftText.head)
            extension Role<IconKind> {
            \(members.joined(separator: "\n"))}

            extension IconKind {
                /// The package's icons.
                public static let generated = GeneratedRoles(\(position), paths: [
            \(paths.joined())    ])


            """
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

extension IconSource {
    /// The name of its Swift member.
    fileprivate var member: String { RoleName.camelCase(name) }
}
