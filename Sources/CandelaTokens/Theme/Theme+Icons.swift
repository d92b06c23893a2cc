extension Theme {
    /// The icon for a role, with its drawing and its names in other icon sets.
    public func icon(_ role: IconRole) -> IconToken {
        if let added = additions.icons[role] { return added }
        guard role.index >= 0 else { return Fallback.icon }
        return IconTable.token(role.index)
    }

    /// The role of the icon with a name: a role's path, the path without `icon.`, or a name in SF
    /// Symbols or Material Symbols.
    ///
    /// The app's own icons take precedence. Several icons may share a name in Material Symbols,
    /// which uses one name for outlined and filled forms; the first by path is returned. If no icon
    /// has the name itself, a name that differs only by a final `.fill` also matches.
    ///
    /// - Returns: The role, or `nil` if no icon of the theme has the name.
    public func iconRole(named name: String) -> IconRole? {
        let filled = ".fill"
        let other = name.hasSuffix(filled) ? String(name.dropLast(filled.count)) : name + filled
        return exactIconRole(named: name) ?? exactIconRole(named: other)
    }

    private func exactIconRole(named name: String) -> IconRole? {
        let own = additions.icons.filter { role, icon in
            [role.path, role.name, icon.sfSymbols, icon.materialSymbols].contains(name)
        }
        return own.keys.min { $0.path < $1.path } ?? IconTable.roles[name]
    }
}

extension IconRole {
    /// The path without `icon.`: `flame` for `icon.flame`.
    fileprivate var name: String {
        path.hasPrefix("icon.") ? String(path.dropFirst("icon.".count)) : path
    }
}

/// The package's icons, read from their generated table.
private enum IconTable {
    /// The cells per icon: path data, description, whether it mirrors, then the names in SF
    /// Symbols, Material Symbols and A2UI, each empty if there is none.
    private static let width = 6

    static func token(_ index: Int) -> IconToken {
        IconToken(
            path: cell(index, 0) ?? "", description: cell(index, 1) ?? "",
            mirrors: cell(index, 2) != nil, sfSymbols: cell(index, 3),
            materialSymbols: cell(index, 4), a2ui: cell(index, 5))
    }

    private static func cell(_ index: Int, _ column: Int) -> String? {
        let text = IconRole.table[index * width + column]
        return text.isEmpty ? nil : text
    }

    /// The icons by all their names; the icon's own name has precedence over SF Symbols, and SF
    /// Symbols over Material Symbols.
    static let roles: [String: IconRole] = {
        let all = IconRole.all
        var roles: [String: IconRole] = [:]
        for names in [
            { IconRole.tokenPaths[$0] }, { all[$0].name }, { cell($0, 3) }, { cell($0, 4) },
        ] as [(Int) -> String?] {
            for role in all {
                guard let name = names(role.index), roles[name] == nil else { continue }
                roles[name] = role
            }
        }
        return roles
    }()
}
