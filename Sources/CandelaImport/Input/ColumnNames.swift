/// Where the columns of a table are, by the names in its header.
struct ColumnNames {
    private let positions: [String: Int]
    let count: Int

    /// Upper and lower case and blanks around a name do not count; of two columns with one name the
    /// first holds. Nameless columns at the end, which a delimiter too many makes, are none.
    init(_ header: [String]) {
        let names = header.map(Self.normal)
        count = names.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
        positions = Dictionary(
            names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The position of the first of some names that the header has.
    func position(of names: String...) -> Int? {
        names.lazy.compactMap { positions[Self.normal($0)] }.first
    }

    /// Why a row does not fit the header; nil when it does.
    ///
    /// A row with a cell more or less cannot be read: one that is cut may end amid a number, and one
    /// with a delimiter too many, such as the comma of `80,5`, has its values in the wrong columns.
    /// Empty cells at the end do no harm.
    func misfit(of cells: [String]) -> (cell: Int, reason: String)? {
        guard cells.count != count else { return nil }
        guard cells.count > count else {
            return (
                cells.count, "\(cells.count) fields where the header names \(count): the row is cut"
            )
        }
        guard let extra = cells.indices.dropFirst(count).first(where: { !cells[$0].isEmpty }) else {
            return nil
        }
        return (extra, "\(cells.count) fields where the header names \(count)")
    }

    private static func normal(_ name: String) -> String {
        name.trimmed.lowercased()
    }
}

extension StringProtocol {
    /// Without white space at either end.
    var trimmed: String {
        let tail = drop { $0.isWhitespace }
        guard let last = tail.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(tail[...last])
    }
}

extension Array {
    /// The element at a position that a short row may lack.
    subscript(ifPresent index: Int?) -> Element? {
        guard let index, indices.contains(index) else { return nil }
        return self[index]
    }
}
