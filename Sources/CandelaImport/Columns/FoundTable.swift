/// A table whose header was found among the first lines of a file, with the character between its
/// cells.
struct FoundTable<Header> {
    /// Reads the rows after the header.
    var rows: TableReader

    /// The header's row.
    let row: TableReader.Row

    /// The meaning of the header's cells.
    let header: Header

    /// The most lines before a header, such as the account that The Hacker's Diet writes there.
    private static var most: Int { 30 }

    /// The characters between cells. Spreadsheets in countries with decimal commas use semicolons,
    /// and trale uses spaces.
    private static var delimiters: [UInt8] { Array(",;\t ".utf8) }

    /// Finds the first line that is a header.
    ///
    /// - Parameters:
    ///   - match: Returns the meaning of a line's cells; `nil` if it is not a header.
    ///   - fallback: Makes the error for a file without one, from its first line.
    init(
        _ text: TextSource, _ match: ([String]) -> Header?,
        else fallback: (TableReader.Row?) -> ImportError
    ) throws(ImportError) {
        var lines = LineReader(text)
        var first: [LineReader.Line] = []
        while first.count < Self.most, let line = try lines.next() { first.append(line) }
        for index in first.indices {
            for delimiter in Self.delimiters {
                // A reader of the line alone.
                var alone = TableReader(
                    LineReader(TextSource.none(text.file)), first: [first[index]],
                    delimiter: delimiter)
                guard let row = try alone.next(), row.fault == nil, let header = match(row.cells)
                else { continue }
                rows = TableReader(lines, first: first[(index + 1)...], delimiter: delimiter)
                (self.row, self.header) = (row, header)
                return
            }
        }
        var alone = TableReader(
            LineReader(TextSource.none(text.file)), first: first.prefix(1),
            delimiter: UInt8(ascii: ","))
        throw fallback(try alone.next())
    }
}
