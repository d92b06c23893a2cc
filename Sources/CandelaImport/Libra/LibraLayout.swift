/// The positions of the fields on a line of a Libra file.
struct LibraLayout {
    let columns: ColumnNames
    let date: Int
    let weight: Int
    let bodyFat: Int?
    let log: Int?

    /// The columns of a version, for a file without a header, limited to the number of fields on a
    /// line.
    init(version: Int, fields: Int) {
        let names =
            version >= 6
            ? "date;weight;weight trend;body fat;body fat trend;muscle mass;muscle mass trend;log"
            : "date;weight;weight trend;body fat;body fat trend;log"
        let known = names.split(separator: ";").map(String.init)
        self.init(Array(known.prefix(max(fields, 2))))
    }

    /// The columns of a header, with or without the leading `#`.
    ///
    /// - Returns: `nil` if the line is not a header.
    init?(header fields: [String]) {
        var fields = fields
        fields[0] = String(fields[0].drop { $0 == "#" })
        guard fields[0].trimmed.lowercased() == "date", fields.count > 1 else { return nil }
        self.init(fields)
    }

    private init(_ header: [String]) {
        columns = ColumnNames(header)
        date = columns.position(of: "date") ?? 0
        weight = columns.position(of: "weight") ?? 1
        bodyFat = columns.position(of: "body fat")
        log = columns.position(of: "log", "comment", "comments")
    }

    /// The fields of a line and their offsets. A log in the last column may contain the delimiter.
    func fields(_ line: [UInt8]) -> (texts: [String], offsets: [Int]) {
        let isLogLast = log == columns.count - 1
        let parts = line.split(
            separator: UInt8(ascii: ";"), maxSplits: isLogLast ? max(columns.count - 1, 0) : .max,
            omittingEmptySubsequences: false)
        return (
            parts.map { Self.unquoted(String(decoding: $0, as: UTF8.self).trimmed) },
            parts.map(\.startIndex)
        )
    }

    private static func unquoted(_ text: String) -> String {
        guard text.utf8.count >= 2, text.first == "\"", text.last == "\"" else { return text }
        return String(text.dropFirst().dropLast()).replacing("\"\"", with: "\"")
    }
}
