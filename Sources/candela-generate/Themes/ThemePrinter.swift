import CandelaPipeline

/// Prints the tables of one product's theme.
struct ThemePrinter {
    let roles: RoleList
    var diagnostics: [Diagnostic] = []

    private typealias Row = (literals: [String], path: String)

    init(_ roles: RoleList) {
        self.roles = roles
    }

    /// The file of one product.
    mutating func file(_ product: String) -> GeneratedFile {
        let number = roles.products.firstIndex(of: product) ?? 0
        let name = RoleName.camelCase(product)
        var writer = TableWriter(roles: roles, product: number)
        let tables = writer.tables()
        diagnostics += writer.numbers.diagnostics
        var text = SwiftText.head + "\nextension ThemeTables {\n"
        text += "    static let \(name) = ThemeTables(\n"
        text += tables.map { "        \($0.name): \(name)\($0.name.capitalizedFirst)" }.joined(
            separator: ",\n")
        text += ")\n}\n"
        for table in tables {
            text +=
                "\n"
                + SwiftText.table(
                    name + table.name.capitalizedFirst, table.type, table.rows)
        }
        return GeneratedFile(
            path: "\(ThemeGenerator.folder)/Theme+\(name.capitalizedFirst).swift", text: text)
    }
}

/// One table of a theme, ready to print.
struct PrintedTable {
    let name: String
    var type = "Double"
    let rows: [(literals: [String], path: String)]
}

/// Makes the tables of one product.
private struct TableWriter {
    let roles: RoleList
    let product: Int
    var numbers = ThemeNumbers()

    private typealias Row = (literals: [String], path: String)

    mutating func tables() -> [PrintedTable] {
        var families: [[String]] = []
        let gradients = records(.gradient) { numbers, roles, entry in
            guard case .gradient(let stops) = entry.value else { return [] }
            return numbers.gradient(stops, entry, roles)
        }
        let texts = rows(.type) { numbers, entry in
            guard case .typography(let value) = entry.value else { return [] }
            return numbers.text(value, entry, families: &families)
        }
        let shadows = records(.shadow) { _, _, entry in
            guard case .shadow(let layers) = entry.value else { return [] }
            return ThemeNumbers.shadow(layers)
        }
        let familyRows: [Row] = families.map {
            (["[\($0.map(SwiftLiteral.string).joined(separator: ", "))]"], "")
        }
        return [
            PrintedTable(name: "colors", rows: colors()),
            PrintedTable(name: "wideColors", rows: wideColors()),
            PrintedTable(name: "gradients", rows: gradients.rows),
            PrintedTable(name: "gradientStarts", type: "Int", rows: gradients.starts),
            PrintedTable(name: "spaces", rows: lengths(.space)),
            PrintedTable(name: "radii", rows: lengths(.radius)),
            PrintedTable(name: "texts", rows: texts),
            PrintedTable(name: "families", type: "[String]", rows: familyRows),
            PrintedTable(name: "shadows", rows: shadows.rows),
            PrintedTable(name: "shadowStarts", type: "Int", rows: shadows.starts),
            PrintedTable(name: "motions", rows: motions()),
            PrintedTable(name: "opacities", rows: plain(.opacity)),
            PrintedTable(name: "haptics", rows: haptics()),
            PrintedTable(name: "materials", rows: materials()),
            PrintedTable(name: "sizes", rows: lengths(.size)),
            PrintedTable(name: "numbers", rows: plain(.number)),
        ]
    }

    /// One row a role, from the entry of the first appearance.
    private mutating func rows(
        _ kind: RoleKind, _ row: (inout ThemeNumbers, TokenSet.Entry) -> [Double]
    ) -> [Row] {
        var rows: [Row] = []
        for role in roles[kind] {
            let literals = row(&numbers, role.entries[product][0]).map(SwiftLiteral.number)
            rows.append((literals, role.path))
        }
        return rows
    }

    /// One row a role, of the numbers of all appearances.
    private mutating func wideRows(
        _ kind: RoleKind, _ row: (inout ThemeNumbers, TokenSet.Entry) -> [Double]
    ) -> [Row] {
        var rows: [Row] = []
        for role in roles[kind] {
            let literals = role.entries[product].flatMap { row(&numbers, $0) }
            rows.append((literals.map(SwiftLiteral.number), role.path))
        }
        return rows
    }

    /// Records of different lengths, one an appearance, and where each starts.
    private mutating func records(
        _ kind: RoleKind, _ record: (inout ThemeNumbers, RoleList, TokenSet.Entry) -> [Double]
    ) -> (rows: [Row], starts: [Row]) {
        var rows: [Row] = []
        var starts: [Row] = []
        var length = 0
        for role in roles[kind] {
            var literals: [String] = []
            var places: [String] = []
            for entry in role.entries[product] {
                places.append("\(length)")
                let record = record(&numbers, roles, entry)
                length += record.count
                literals += record.map(SwiftLiteral.number)
            }
            rows.append((literals, role.path))
            starts.append((places, role.path))
        }
        return (rows, starts)
    }

    private mutating func colors() -> [Row] {
        wideRows(.color) { _, entry in
            guard case .color(let color) = entry.value else { return [] }
            return ThemeNumbers.color(color)
        }
    }

    private func wideColors() -> [Row] {
        var rows: [Row] = []
        for (index, role) in roles[.color].enumerated() {
            for (appearance, entry) in role.entries[product].enumerated() {
                guard case .color(let color) = entry.value,
                    let wide = ThemeNumbers.wideColor(color)
                else { continue }
                let numbers = [Double(index * 4 + appearance)] + wide
                rows.append((numbers.map(SwiftLiteral.number), role.path))
            }
        }
        return rows
    }

    private mutating func lengths(_ kind: RoleKind) -> [Row] {
        rows(kind) { _, entry in
            guard case .dimension(let value) = entry.value else { return [] }
            return [value.pixels()]
        }
    }

    private mutating func plain(_ kind: RoleKind) -> [Row] {
        rows(kind) { _, entry in
            guard case .number(let value) = entry.value else { return [] }
            return [value]
        }
    }

    private mutating func motions() -> [Row] {
        rows(.motion) { _, entry in
            guard case .transition(let value) = entry.value else { return [] }
            return ThemeNumbers.motion(value, entry.hints)
        }
    }

    private mutating func haptics() -> [Row] {
        rows(.haptic) { numbers, entry in
            guard case .number(let intensity) = entry.value else { return [] }
            return numbers.haptic(intensity, entry)
        }
    }

    private mutating func materials() -> [Row] {
        wideRows(.material) { numbers, entry in
            guard case .color(let fallback) = entry.value else { return [] }
            return numbers.material(fallback, entry)
        }
    }
}
