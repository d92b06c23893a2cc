/// Which field of a line of a Libra file holds what.
struct LibraLayout {
    private(set) var date = 0
    private(set) var weight = 1
    private(set) var bodyFat: Int?
    private(set) var muscleMass: Int?
    private(set) var log: Int?
    private(set) var count: Int

    /// The columns of a version, for a file without a column line.
    init(version: Int) {
        let names =
            version >= 6
            ? "date;weight;weight trend;body fat;body fat trend;muscle mass;muscle mass trend;log"
            : "date;weight;weight trend;body fat;body fat trend;log"
        count = 0
        read(names.split(separator: ";").map(String.init))
    }

    /// The columns a header names, with or without the `#` in front.
    ///
    /// - Returns: Nil when it is not a header.
    init?(header fields: [String]) {
        var fields = fields
        fields[0] = String(fields[0].drop { $0 == "#" })
        guard fields[0].trimmed.lowercased() == "date", fields.count > 1 else { return nil }
        count = 0
        read(fields)
    }

    private mutating func read(_ header: [String]) {
        let columns = ColumnNames(header)
        date = columns.position(of: "date") ?? 0
        weight = columns.position(of: "weight") ?? 1
        bodyFat = columns.position(of: "body fat")
        muscleMass = columns.position(of: "muscle mass")
        log = columns.position(of: "log", "comment", "comments")
        count = columns.count
    }

    /// The fields of a line. A log in the last column may hold the delimiter.
    func fields(_ line: String) -> [String] {
        let isLogLast = log == count - 1
        return line.split(
            separator: ";", maxSplits: isLogLast ? max(count - 1, 0) : .max,
            omittingEmptySubsequences: false
        ).map { Self.unquoted($0.trimmed) }
    }

    private static func unquoted(_ text: String) -> String {
        guard text.count >= 2, text.first == "\"", text.last == "\"" else { return text }
        return String(text.dropFirst().dropLast()).replacing("\"\"", with: "\"")
    }
}
