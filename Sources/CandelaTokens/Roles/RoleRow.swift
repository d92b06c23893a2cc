/// The numbers of one of the package's roles, in one product and appearance.
package struct RoleRow {
    /// The numbers of all roles of the kind.
    let rows: RoleRows

    /// The index of the role and, if values differ between appearances, of the appearance.
    let entry: Int

    /// The number in a column, from 0.
    subscript(column: Int) -> Double { rows.numbers[rows.starts[entry] + column] }

    /// The colour whose red, green, blue and alpha begin in a column.
    func color(_ column: Int, wide: DisplayP3Color? = nil) -> ColorToken {
        let start = rows.starts[entry] + column
        return ColorToken(
            red: rows.numbers[start], green: rows.numbers[start + 1],
            blue: rows.numbers[start + 2], alpha: rows.numbers[start + 3], displayP3: wide)
    }

    /// The colour in Display P3; `nil` unless it is outside sRGB.
    var wideColor: DisplayP3Color? {
        let wide = rows.wide
        for start in stride(from: 0, to: wide.count, by: 4) where wide[start] == Double(entry) {
            return DisplayP3Color(
                red: wide[start + 1], green: wide[start + 2], blue: wide[start + 3])
        }
        return nil
    }
}
