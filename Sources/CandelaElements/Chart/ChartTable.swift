public import CandelaJSON

/// The values of a chart as a table of texts.
public struct ChartTable: Sendable, Equatable, Codable {
    /// The caption of the table.
    public let caption: String

    /// The column headers, in the order of the cells.
    public let headers: [String]

    /// The rows, with one cell for each column.
    public let rows: [[String]]

    /// Creates a table; each row has one cell for each column.
    public init(_ caption: String, headers: [String], rows: [[String]]) {
        self.caption = caption
        self.headers = headers
        self.rows = rows
    }
}

extension ChartTable: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        caption = try member("caption", own?.caption)
        headers = try member("headers", own?.headers)
        rows = try member("rows", own.map { TextRows(coded: $0.rows) }).rows
    }
}
