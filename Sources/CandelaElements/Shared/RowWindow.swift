/// The part of a long list that is shown at once.
///
/// Rows of one key stay together, so that the keys of their ends tell windows apart.
public struct RowWindow<Key: Equatable & Sendable>: Sendable {
    /// The rows shown, counted from the first of the list.
    public let range: Range<Int>

    /// The beginning of the next window; `nil` when nothing follows.
    public let next: Key?

    /// The beginning of the window before; `nil` when that is the first one.
    public let previous: Key?

    /// True when it begins with the first row.
    public var isFirst: Bool { range.lowerBound == 0 }

    /// Chooses a window.
    ///
    /// - Parameters:
    ///   - keys: The keys of all rows; those of one key are neighbours.
    ///   - first: A row of the first key that is shown, from 0 up to the count of rows.
    ///   - rows: How many rows are shown, at most `most`; more to end with a whole key, up to twice `most`.
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

    /// The number of rows shown where so many are asked for.
    public static func rows(_ asked: Int?, most: Int) -> Int { min(max(asked ?? most, 1), most) }
}
