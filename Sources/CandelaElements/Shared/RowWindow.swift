/// The part of a long list that is shown at once.
///
/// Rows with equal keys stay together, so windows are identified by the keys of their first rows.
public struct RowWindow<Key: Equatable & Sendable>: Sendable {
    /// The indices of the shown rows in the list.
    public let range: Range<Int>

    /// The key at the start of the next window; `nil` if this is the last one.
    public let next: Key?

    /// The key at the start of the previous window; `nil` if that is the first one.
    public let previous: Key?

    /// Whether the window starts with the first row.
    public var isFirst: Bool { range.lowerBound == 0 }

    /// Creates the window that starts at a row.
    ///
    /// - Parameters:
    ///   - keys: The keys of all rows; rows with equal keys are adjacent.
    ///   - first: A row with the first shown key, from 0 to the number of rows.
    ///   - rows: The number of rows to show, at most `most`; to include all rows of the last key,
    ///     up to twice `most` are shown. Further rows of that key are in no window.
    public init(of keys: [Key], from first: Int, rows: Int?, most: Int) {
        let rows = Self.rows(rows, most: most)
        var start = first
        while start > 0, start < keys.count, keys[start - 1] == keys[start] { start -= 1 }
        var end = min(start + rows, keys.count)
        while end < keys.count, keys[end] == keys[end - 1], end - start < 2 * most { end += 1 }
        range = start..<end
        next = end > start ? keys[end...].first { $0 != keys[end - 1] } : nil
        previous = start > rows ? keys[start - rows] : nil
    }

    /// The number of rows shown for a requested number: between 1 and `most`, which is the default.
    public static func rows(_ asked: Int?, most: Int) -> Int { min(max(asked ?? most, 1), most) }
}
