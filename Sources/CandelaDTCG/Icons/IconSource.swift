/// An icon from a folder of icons: its row in the table, `icons.json`, and its drawing, an SVG file
/// beside the table.
package struct IconSource: Sendable, Hashable {
    /// The name of the icon and of its file: `flame-filled`.
    package let name: String
    /// A description of the drawing.
    package let description: String
    /// Path data in a 24 × 24 view box.
    package let path: String
    /// Whether it is mirrored in right-to-left layouts.
    package let mirrors: Bool
    /// The names in SF Symbols, Material Symbols and A2UI; empty for a set without such an icon.
    package let names: [String]
    /// The place of its row.
    package let place: SourcePosition

    /// The token path of its role.
    package var rolePath: String { "icon.\(name)" }

    /// The members of a row with names in other icon sets, in the order of ``names``.
    package static let sets = ["sfSymbols", "materialSymbols", "a2ui"]

    /// The icon folder beside a file.
    package static func folder(beside path: String) -> String {
        FilePath.resolve("icon", from: FilePath.directory(of: path))
    }

    /// The table in an icon folder.
    package static func tablePath(in folder: String) -> String {
        FilePath.resolve("icons.json", from: folder)
    }

    /// The icons in a folder. Problems in the table and the drawings are added to `diagnostics`,
    /// and icons with errors are left out.
    ///
    /// - Parameter describe: Returns a description for an icon whose row has none; `nil` if the row
    ///   must have one.
    /// - Throws: The reason that the table cannot be read.
    package static func all(
        in folder: String, _ access: FileAccess, diagnostics: inout [Diagnostic],
        describe: (String) -> String? = { _ in nil }
    ) throws(FileAccessError) -> [IconSource] {
        let path = tablePath(in: folder)
        let bytes = try access.read(path)
        guard let root = JSONDocument.parse(bytes, file: path, diagnostics: &diagnostics)?.root
        else { return [] }
        guard root.isArray else {
            diagnostics.append(
                .error("bad-icon", "a table of icons must be a list of objects", at: root.place))
            return []
        }
        var icons: [IconSource] = []
        var log = DiagnosticLog()
        for row in root.elements {
            var found: [Diagnostic] = []
            let icon = IconSource(
                row, folder: folder, access, diagnostics: &found, describe: describe)
            if let icon { icons.append(icon) }
            log += found
        }
        diagnostics += log.diagnostics
        return icons
    }

    /// Reads an icon from its row and its file; `nil` after adding an error to `diagnostics`.
    package init?(
        _ row: JSONValue, folder: String, _ access: FileAccess, diagnostics: inout [Diagnostic],
        describe: (String) -> String? = { _ in nil }
    ) {
        if let name = row["name"], let text = name.string, !Self.isName(text) {
            diagnostics.append(
                .error(
                    "bad-icon",
                    "'\(text)' is not an icon name: use words of a-z and 0-9, joined by hyphens",
                    at: name.place))
            return nil
        }
        guard let name = row["name"]?.string,
            let description = row["description"]?.string ?? describe(name)
        else {
            diagnostics.append(
                .error(
                    "bad-icon", "an icon needs a 'name' and a 'description', both strings",
                    at: row.place))
            return nil
        }
        for member in row.members {
            let isKnown =
                switch member.name {
                case "name", "description": true
                case "mirrors": member.value.bool != nil
                default: Self.sets.contains(member.name) && member.value.isString
                }
            guard !isKnown else { continue }
            diagnostics.append(
                .error(
                    "bad-icon", "icon '\(name)' has an invalid '\(member.name)'",
                    at: member.value.place,
                    help: [
                        "'mirrors' is true or false, names in "
                            + "\(Self.sets.joined(separator: ", ")) are strings"
                    ]))
            return nil
        }
        let file = FilePath.resolve("\(name).svg", from: folder)
        guard let path = Self.path(in: file, of: row, access, &diagnostics) else { return nil }
        self.name = name
        self.description = description
        self.path = path
        mirrors = row["mirrors"]?.bool ?? false
        names = Self.sets.map { row[$0]?.string ?? "" }
        place = row.place
    }

    /// Whether a name is words of a–z and 0–9 joined by hyphens: a single step of a token path, and
    /// a file inside the folder.
    private static func isName(_ text: String) -> Bool {
        let words = text.utf8.split(
            separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return words.allSatisfy { word in
            !word.isEmpty
                && word.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
        }
    }

    private static func path(
        in file: String, of row: JSONValue, _ access: FileAccess,
        _ diagnostics: inout [Diagnostic]
    ) -> String? {
        do throws(FileAccessError) {
            let text = String(decoding: try access.read(file), as: UTF8.self)
            if let path = path(of: text) { return path }
            diagnostics.append(
                .error(
                    "bad-icon", "'\(file)' is not one path in one colour",
                    at: SourcePosition(file: file, line: 1, column: 1),
                    help: [
                        "it is '\(head)', path data of M, L, C and Z, then '\(tail)'"
                    ]))
        } catch {
            diagnostics.append(
                .error("unreadable-file", "'\(file)' \(error)", at: row["name"]?.place))
        }
        return nil
    }

    private static let head =
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">"#
        + #"<path fill="currentColor" d=""#
    private static let tail = #""/></svg>"#

    /// The path data of a file in the single format that icons may have.
    private static func path(of text: String) -> String? {
        let line = text.hasSuffix("\n") ? text.dropLast() : text[...]
        guard line.hasPrefix(head), line.hasSuffix(tail), line.count > head.count + tail.count
        else { return nil }
        let path = line.dropFirst(head.count).dropLast(tail.count)
        let allowed = Set("MLCZ0123456789. ")
        return path.first == "M" && path.allSatisfy(allowed.contains) ? String(path) : nil
    }
}
