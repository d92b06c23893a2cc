extension Theme {
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
        return own.keys.min { $0.path < $1.path } ?? IconKind.roles[name]
    }
}

extension IconRole {
    /// The path without `icon.`: `flame` for `icon.flame`.
    fileprivate var name: String {
        path.hasPrefix("icon.") ? String(path.dropFirst("icon.".count)) : path
    }
}

extension IconKind {
    /// The package's icons by all their names; the icon's own name has precedence over SF Symbols,
    /// and SF Symbols over Material Symbols.
    fileprivate static let roles: [String: IconRole] = {
        let all = IconRole.all
        var roles: [String: IconRole] = [:]
        for names in [
            { all[$0].path }, { all[$0].name }, { cell($0, 3) }, { cell($0, 4) },
        ] as [(Int) -> String?] {
            for role in all {
                guard let name = names(role.index), roles[name] == nil else { continue }
                roles[name] = role
            }
        }
        return roles
    }()
}
