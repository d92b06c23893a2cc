/// The package's own figures with other values; contrast does not depend on them.
extension Theme {
    /// The theme with another length for a role of the package.
    package func replacing(_ role: SizeRole, with points: Double) -> Theme {
        precondition(role.index >= 0, "'\(role.path)' is no role of the package: add it")
        var theme = self
        theme.tables.sizes[role.index] = points
        return theme
    }

    /// The theme with another figure for a role of the package.
    package func replacing(_ role: NumberRole, with number: Double) -> Theme {
        precondition(role.index >= 0, "'\(role.path)' is no role of the package: add it")
        var theme = self
        theme.tables.numbers[role.index] = number
        return theme
    }
}
