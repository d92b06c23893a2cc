/// A column of a table of weights or habits that an import can read.
public enum TableColumn: String, Sendable, Hashable, CaseIterable {
    /// The date, or the date and time.
    case date

    /// The time of day, if it has a column of its own.
    case time

    /// The offset from UTC, such as `UTC+0100`; dates and times are then in UTC.
    case offset

    /// The weight.
    case weight

    /// The weight's unit.
    case unit

    /// The body fat in percent, or its mass in the unit of the weight.
    case bodyFat = "body-fat"

    /// The height; a journal keeps the newest.
    case height

    /// The name of the habit; `*` for a table in which every other column is a habit.
    case habit

    /// The app's identifier of the habit, which stays when the habit is renamed.
    case habitID = "habit-id"

    /// The status: a word such as `done`, `missed`, `skipped`, `yes` or `no`, or 1 and 0.
    case done

    /// The amount done.
    case amount

    /// A note; with every other column a habit, the heading of each habit's notes, such as
    /// `Notes (*)`.
    case note

    /// The headings of columns, written `date=Datum,weight=Gewicht`, where `|` separates
    /// alternative headings and `?` marks a column that may be missing.
    ///
    /// - Throws: The part that is not written so, or whose column is unknown or named twice.
    static func mapping(_ text: String) throws(MappingError) -> [Mapping] {
        var found: [Mapping] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", maxSplits: 1).map(\.trimmed)
            var name = sides.first ?? ""
            let isOptional = name.last == "?"
            if isOptional { name.removeLast() }
            guard sides.count == 2, !sides[1].isEmpty, let column = TableColumn(rawValue: name),
                !found.contains(where: { $0.column == column })
            else { throw MappingError(part: String(part)) }
            found.append(
                Mapping(
                    column: column, headings: sides[1].split(separator: "|").map(Heading.init),
                    isOptional: isOptional))
        }
        return found
    }

    /// A part of a mapping that cannot be read.
    struct MappingError: Error {
        let part: String
    }

    /// The headings by which a column is found.
    struct Mapping {
        let column: TableColumn
        let headings: [Heading]
        let isOptional: Bool
    }

    /// The headings of columns as written on a command line: `date=Datum,weight=Gewicht`.
    ///
    /// - Returns: `nil` for a text that is not written so, names a column twice, or names neither a
    ///   weight, a height nor a habit.
    public static func headings(_ text: String) -> [TableColumn: String]? {
        guard let parts = try? mapping(text), !parts.contains(where: \.isOptional),
            parts.contains(where: { [.weight, .height, .habit].contains($0.column) })
        else { return nil }
        return Dictionary(
            uniqueKeysWithValues: parts.map { part in
                (part.column, part.headings.map(\.text).joined(separator: "|"))
            })
    }
}

/// A heading of a table: its name, and the unit in brackets after it.
struct Heading {
    /// The heading as in the file.
    let text: String

    /// The name in lowercase, without the unit, a `#` before it, or the prefix that Samsung Health
    /// adds.
    let name: String

    /// The unit, such as `kg` or `%`.
    let unit: String?

    init(_ text: some StringProtocol) {
        self.text = text.trimmed
        var name = self.text.lowercased()
        if name.hasPrefix("#") { name = name.dropFirst().trimmed }
        if name.hasPrefix("com.samsung.health."), let dot = name.lastIndex(of: ".") {
            name = String(name[name.index(after: dot)...])
        }
        var unit: String?
        if let last = name.last, let open = ["(": ")", "[": "]"].first(where: { $1 == "\(last)" }),
            let start = name.lastIndex(of: Character(open.key))
        {
            let inside = name[name.index(after: start)...].dropLast().trimmed
            if inside == "%" || ScaleUnit(inFile: inside) != nil
                || ScaleLength(inFile: inside) != nil
            {
                unit = inside
                name = name[..<start].trimmed
            }
        } else if name.hasSuffix(" %") {
            unit = "%"
            name = name.dropLast(2).trimmed
        }
        (self.name, self.unit) = (name, unit)
    }

    /// Whether two headings name the same column: their names are equal, and so are their units if
    /// both have one.
    func matches(_ other: Heading) -> Bool {
        name == other.name && (unit == nil || other.unit == nil || unit == other.unit)
    }
}
