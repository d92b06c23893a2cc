/// The positions of a table's columns, by the names in its header.
struct ColumnNames {
    private let positions: [String: Int]
    let count: Int

    /// Creates the positions from a header. Case and surrounding whitespace are ignored; if a name
    /// occurs twice, the first column is used. Empty names at the end, caused by trailing
    /// delimiters, are ignored.
    init(_ header: [String]) {
        let names = header.map(Self.normal)
        count = names.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
        positions = Dictionary(
            names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The position of the first of these names that is in the header.
    func position(of names: String...) -> Int? {
        names.lazy.compactMap { positions[Self.normal($0)] }.first
    }

    /// The reason why a row does not match the header; `nil` if it does.
    ///
    /// A row with too many or too few cells cannot be read: a truncated one may end within a
    /// number, and an extra delimiter, such as the comma in `80,5`, moves values into the wrong
    /// columns. Empty cells at the end are ignored.
    func headerMismatch(of cells: [String]) -> (cell: Int, reason: String)? {
        guard cells.count != count else { return nil }
        guard cells.count > count else {
            return (
                cells.count,
                "\(cells.count) fields, but the header has \(count): the row is truncated"
            )
        }
        guard let extra = cells.indices.dropFirst(count).first(where: { !cells[$0].isEmpty }) else {
            return nil
        }
        return (extra, "\(cells.count) fields, but the header has \(count)")
    }

    private static func normal(_ name: String) -> String {
        name.trimmed.lowercased()
    }
}

extension StringProtocol {
    /// The text without surrounding whitespace.
    var trimmed: String {
        let tail = drop { $0.isWhitespace }
        guard let last = tail.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(tail[...last])
    }
}

extension Array {
    /// The element at an index, or `nil` if the row is too short.
    subscript(ifPresent index: Int?) -> Element? {
        guard let index, indices.contains(index) else { return nil }
        return self[index]
    }
}
