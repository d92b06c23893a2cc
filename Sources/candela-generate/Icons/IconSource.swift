package import CandelaPipeline

/// One icon: its row of the table and its drawing.
package struct IconSource: Sendable, Hashable {
    /// The name, which is the file's: `flame-filled`.
    package let name: String
    /// What it shows, in words.
    package let description: String
    /// Path data in a view box of 24 by 24.
    package let path: String
    /// Whether it is flipped where the text runs from right to left.
    package let mirrors: Bool
    /// The names in SF Symbols, Material Symbols and A2UI; empty where there is none.
    package let names: [String]

    /// The token path of its role.
    package var rolePath: String { "icon.\(name)" }

    /// The name of its Swift member.
    package var member: String { RoleName.camelCase(name) }

    /// The members of a row that name the icon in other sets, in the order of ``names``.
    package static let sets = ["sfSymbols", "materialSymbols", "a2ui"]

    /// An icon from its row and its file, or `nil` after adding what is wrong to the diagnostics.
    package init?(
        _ row: JSONValue, folder: String, _ access: FileAccess, diagnostics: inout [Diagnostic]
    ) {
        guard let name = row["name"]?.string, let description = row["description"]?.string else {
            diagnostics.append(
                .error(
                    "bad-icon", "an icon has a 'name' and a 'description', both strings",
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
                    "bad-icon", "icon '\(name)' cannot have '\(member.name)' like this",
                    at: member.value.place,
                    help: [
                        "'mirrors' is true or false, names in "
                            + "\(Self.sets.joined(separator: ", ")) are strings"
                    ]))
            return nil
        }
        if let fault = RoleName.fault(RoleName.camelCase(name)) {
            diagnostics.append(
                .error("bad-member-name", "icon '\(name)' \(fault)", at: row.place))
            return nil
        }
        let file = "\(folder)/\(name).svg"
        guard let path = Self.path(in: file, access, &diagnostics) else { return nil }
        self.name = name
        self.description = description
        self.path = path
        mirrors = row["mirrors"]?.bool ?? false
        names = Self.sets.map { row[$0]?.string ?? "" }
    }

    private static func path(
        in file: String, _ access: FileAccess, _ diagnostics: inout [Diagnostic]
    ) -> String? {
        do throws(FileAccessError) {
            let text = String(decoding: try access.read(file), as: UTF8.self)
            if let path = path(of: text) { return path }
            diagnostics.append(
                .error(
                    "bad-icon", "'\(file)' is not one path in one colour",
                    help: [
                        "it is '\(head)', path data of M, L, C and Z, then '\(tail)'"
                    ]))
        } catch {
            diagnostics.append(.error("unreadable-file", "'\(file)' \(error)"))
        }
        return nil
    }

    private static let head =
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">"#
        + #"<path fill="currentColor" d=""#
    private static let tail = #""/></svg>"#

    /// The path data of a file in the one form icons have.
    private static func path(of text: String) -> String? {
        let line = text.hasSuffix("\n") ? text.dropLast() : text[...]
        guard line.hasPrefix(head), line.hasSuffix(tail), line.count > head.count + tail.count
        else { return nil }
        let path = line.dropFirst(head.count).dropLast(tail.count)
        let allowed = Set("MLCZ0123456789. ")
        return path.first == "M" && path.allSatisfy(allowed.contains) ? String(path) : nil
    }
}
