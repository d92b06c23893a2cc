extension Theme {
    /// An icon's drawing and its names in other icon sets.
    public func icon(_ role: IconRole) -> IconToken {
        if let added = additions.icons[role] { return added }
        guard role.index >= 0 else { return Fallback.icon }
        return IconTable.token(role.index)
    }

    /// The icon that a name means: a role's path, the path's last step, or a name in SF Symbols or
    /// Material Symbols.
    ///
    /// Icons of the app's own come first. Several icons may share a name in Material Symbols, which
    /// has filled forms under the names of the open ones; it means the first of them by path. A name
    /// in SF Symbols that differs from a known one by `.fill` alone means the same picture, and is
    /// taken when nothing has the name itself.
    ///
    /// - Returns: Nil when no icon of the theme has such a name.
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
    /// The path without its first step: `flame` for `icon.flame`.
    fileprivate var name: String {
        path.hasPrefix("icon.") ? String(path.dropFirst("icon.".count)) : path
    }
}

/// Reads the package's icons from their generated table.
private enum IconTable {
    /// The cells of one icon: path data, description, whether it mirrors, then the names in SF
    /// Symbols, Material Symbols and A2UI, each empty where there is none.
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

    /// The icons by all their names: an SF Symbols name wins over a Material Symbols one, and the
    /// icon's own name over both.
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
