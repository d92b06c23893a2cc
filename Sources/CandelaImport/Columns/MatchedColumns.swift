/// The columns of a table, found in its header.
struct MatchedColumns {
    let table: KnownTable
    let header: [Heading]
    private let positions: [TableColumn: Int]

    /// The units in the headings, or else in the headings asked for.
    private let units: [TableColumn: String]

    /// The unit of weights that the app's format or the person gives.
    private let ownUnit: ScaleUnit?

    /// A column of a habit, with its name as the heading and a status in its cells.
    struct HabitColumn {
        let position: Int

        /// The position of the column with the habit's own notes; `nil` without one.
        let note: Int?
    }

    /// The columns of habits; empty for tables with a row for each habit and day.
    let habitColumns: [HabitColumn]

    /// The first known table whose headings are all in a header.
    ///
    /// - Parameter asked: The headings to use instead.
    init?(_ cells: [String], asked: [TableColumn: String]) {
        let header = cells.map { Heading($0) }
        if !asked.isEmpty {
            let columns = asked.map { "\($0.key.rawValue)=\($0.value)" }.joined(separator: ",")
            self.init(KnownTable("table", columns), header)
            return
        }
        for table in KnownTable.all {
            if let found = MatchedColumns(table, header) {
                self = found
                return
            }
        }
        return nil
    }

    init?(_ table: KnownTable, _ header: [Heading]) {
        guard let mapping = try? TableColumn.mapping(table.columns) else { return nil }
        func position(of heading: Heading) -> Int? {
            header.firstIndex { $0.text == heading.text }
                ?? header.firstIndex(where: heading.matches)
        }
        if let sign = table.sign, position(of: Heading(sign)) == nil { return nil }
        var positions: [TableColumn: Int] = [:]
        var units: [TableColumn: String] = [:]
        let isMatrix = mapping.contains { $0.column == .habit && $0.headings.map(\.text) == ["*"] }
        var noteHeading: Heading?
        var own = table.unit
        for part in mapping {
            if isMatrix, part.column == .habit { continue }
            if isMatrix, part.column == .note, let heading = part.headings.first,
                heading.text.contains("*")
            {
                noteHeading = heading
                continue
            }
            if let found = part.headings.lazy.compactMap({ asked in
                position(of: asked).map { (position: $0, unit: header[$0].unit ?? asked.unit) }
            }).first {
                positions[part.column] = found.position
                units[part.column] = found.unit
                continue
            }
            // 'unit=kg' names the unit itself, not a column with units.
            if part.column == .unit,
                let unit = part.headings.lazy.compactMap({ ScaleUnit(inFile: $0.text) }).first
            {
                own = unit
            } else if !part.isOptional {
                return nil
            }
        }
        ownUnit = own
        self.table = table
        self.header = header
        self.positions = positions
        self.units = units
        let read = Set(positions.values)
        let others =
            !isMatrix
            ? []
            : header.indices.filter {
                !read.contains($0) && !header[$0].text.isEmpty
            }
        guard let noteHeading else {
            habitColumns = others.map { HabitColumn(position: $0, note: nil) }
            return
        }
        let columns = others.map { position in
            let note = noteHeading.text.replacing("*", with: header[position].text)
            return HabitColumn(position: position, note: header.firstIndex { $0.text == note })
        }
        let notes = Set(columns.compactMap(\.note))
        habitColumns = columns.filter { !notes.contains($0.position) }
        if habitColumns.isEmpty || notes.isEmpty { return nil }
    }

    /// Whether the table has habits; if not, it has weights.
    var hasHabits: Bool { self[.habit] != nil || !habitColumns.isEmpty }

    /// The position of a column.
    subscript(column: TableColumn) -> Int? { positions[column] }

    /// The unit of weights that a heading or the app's format gives.
    var unit: ScaleUnit? {
        units[.weight].flatMap(ScaleUnit.init(inFile:))
            ?? self[.weight].flatMap { ScaleUnit(inFile: header[$0].name) } ?? ownUnit
    }

    /// The unit of heights that the heading gives; centimetres in a format that stores kilograms.
    var heightUnit: ScaleLength? {
        units[.height].flatMap(ScaleLength.init(inFile:))
            ?? (table.unit == .kilograms ? .centimeters : nil)
    }

    /// Whether the body fat is a mass, as its heading or the heading's unit says.
    var isFatMass: Bool {
        guard let heading = self[.bodyFat].map({ header[$0] }) else { return false }
        return units[.bodyFat].map { $0 != "%" } ?? (heading.name == "fat mass")
    }

    /// The unit that the heading gives of body fat as a mass.
    var fatUnit: ScaleUnit? { units[.bodyFat].flatMap(ScaleUnit.init(inFile:)) }

    /// The columns that are read, for display: `date from 'Date', weight in kg from 'Weight (kg)'`.
    private var taken: String {
        let others = habitColumns.map { header[$0.position].text.quoted }
        let notes = habitColumns.contains { $0.note != nil } ? " with notes" : ""
        let habits =
            others.isEmpty ? [] : ["habits\(notes) from \(others.joined(separator: ", "))"]
        let columns = TableColumn.allCases.compactMap { column in
            self[column].map { place in
                let name = column.rawValue.replacing("-", with: " ")
                let unit = column == .weight ? unit.map { " in \($0.rawValue)" } ?? "" : ""
                let mass = column == .bodyFat && isFatMass ? " as a part of the weight" : ""
                return "\(name)\(unit) from \(header[place].text.quoted)\(mass)"
            }
        }
        return (columns + habits).joined(separator: ", ")
    }

    /// The headings of the other columns.
    private var leftOut: [String] {
        let read = Set(positions.values).union(habitColumns.map(\.position))
            .union(habitColumns.compactMap(\.note))
        return header.indices.filter { !read.contains($0) && !header[$0].text.isEmpty }
            .map { header[$0].text }
    }

    /// The report on the columns, for display.
    var description: String {
        let app = table.app == "table" ? "" : "read as an export of \(table.app): "
        let others = leftOut.map(\.quoted)
        let more = others.count > 12 ? " and \(others.count - 12) more" : ""
        let rest =
            others.isEmpty ? "" : "; left out: \(others.prefix(12).joined(separator: ", "))\(more)"
        return "\(app)\(taken)\(rest)"
    }
}
