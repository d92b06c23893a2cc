/// Where the columns of a table are, by the names in its header.
struct ColumnNames {
    private let positions: [String: Int]
    let count: Int

    /// Upper and lower case and blanks around a name do not count; of two columns with one name the
    /// first holds.
    init(_ header: [String]) {
        count = header.count
        positions = Dictionary(
            header.enumerated().map { (Self.normal($1), $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The position of the first of some names that the header has.
    func position(of names: String...) -> Int? {
        names.lazy.compactMap { positions[Self.normal($0)] }.first
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
