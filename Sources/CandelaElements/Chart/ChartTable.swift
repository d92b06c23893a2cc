/// The values of a chart as a table, in words.
public struct ChartTable: Sendable, Hashable, Codable {
    /// What the table is called.
    public let caption: String

    /// What each column holds.
    public let headers: [String]

    /// The rows; each has a cell a column.
    public let rows: [[String]]

    /// A table with a header and a cell for each column.
    public init(_ caption: String, headers: [String], rows: [[String]]) {
        self.caption = caption
        self.headers = headers
        self.rows = rows
    }
}

extension ChartTable: MemberObject {
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        caption = try member("caption", own?.caption)
        headers = try member("headers", own?.headers)
        rows = try member("rows", own.map { TextRows(coded: $0.rows) }).rows
    }
}
