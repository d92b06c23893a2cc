import CandelaDTCG

/// A printer for the declared pairs of foregrounds and surfaces.
struct ContrastPrinter {
    let roles: RoleList
    var diagnostics: [Diagnostic] = []

    init(_ roles: RoleList) {
        self.roles = roles
    }

    /// The file with all pairs, as declared by the tokens' `on` and `use`.
    mutating func file() -> GeneratedFile {
        var text = SwiftText.head + "\nextension ContrastPair {\n"
        text += "    static let table: [Int] = [\n"
        for role in roles[.color] + roles[.gradient] {
            let rows = role.surfaces.compactMap { row(role, $0) }
            if rows.isEmpty { continue }
            text += "        \(rows.joined(separator: ",  ")),  // \(role.path)\n"
        }
        return GeneratedFile(
            path: "\(ThemeGenerator.folder)/ContrastPair+Tokens.swift", text: text + "    ]\n}\n")
    }

    private mutating func row(_ role: TokenRole, _ surface: CandelaHints.Named) -> String? {
        let use = role.entries.joined().first { !$0.hints.on.isEmpty }?.hints.use ?? .text
        guard let foreground = number(role.path), let ground = number(surface.path) else {
            let paths = roles[.color].map(\.path) + roles[.gradient].map(\.path)
            diagnostics.append(.noRole(surface, among: paths))
            return nil
        }
        return "\(foreground), \(ground), \(use.position)"
    }

    /// A colour's index, or −1 minus a gradient's index.
    private func number(_ path: String) -> Int? {
        guard let place = roles.place(path) else { return nil }
        switch place.kind {
        case .color: return place.index
        case .gradient: return -1 - place.index
        default: return nil
        }
    }
}
