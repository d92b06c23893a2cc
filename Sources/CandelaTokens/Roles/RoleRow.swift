/// The numbers of one of the package's roles, in one product and appearance.
package struct RoleRow {
    /// The index of the role and, if values differ between appearances, of the appearance.
    let entry: Int

    private let rows: RoleRows
    private let start: Int

    /// - Parameter rows: The rows of the kind; empty if its values are not numbers.
    init(_ rows: RoleRows, entry: Int) {
        (self.rows, self.entry) = (rows, entry)
        start = rows.starts.isEmpty ? 0 : rows.starts[entry]
    }

    /// The number in a column, from 0.
    subscript(column: Int) -> Double { rows.numbers[start + column] }

    /// The colour whose red, green, blue and alpha begin in a column.
    func color(_ column: Int, wide: DisplayP3Color? = nil) -> ColorToken {
        ColorToken(
            red: self[column], green: self[column + 1], blue: self[column + 2],
            alpha: self[column + 3], displayP3: wide)
    }

    /// The colour in Display P3; `nil` unless it is outside sRGB.
    var wideColor: DisplayP3Color? {
        let wide = rows.wide
        guard !wide.isEmpty else { return nil }
        for start in stride(from: 0, to: wide.count, by: 4) where wide[start] == Double(entry) {
            return DisplayP3Color(
                red: wide[start + 1], green: wide[start + 2], blue: wide[start + 3])
        }
        return nil
    }
}
