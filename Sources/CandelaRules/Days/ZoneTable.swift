/// The offsets from UTC that one zone has used, as a table for fast lookup.
///
/// Lookup takes the same time for any instant: time is divided into buckets of about twelve days,
/// each of which stores the index of its first offset, and few buckets contain a change.
package struct ZoneTable: Sendable {
    /// The start of each offset, ascending. The first is unbounded, and a final sentinel ends the
    /// list.
    private let starts: [Int]
    private let offsets: [Int]
    private let buckets: [UInt16]

    /// Whether the zone ever moved across the date line, and so skipped or repeated most of a day.
    let crossesDateLine: Bool

    /// The range searched, in seconds since 1970: the years 1850 to 2199. Before and after, the
    /// nearest offset applies.
    static let begin = -3_786_825_600
    static let end = 7_258_118_400

    private static let bucketBits = 20

    /// A zone that never changes its offset.
    init(fixed offset: Int) {
        self.init(starts: [.min], offsets: [offset])
    }

    /// Finds the transitions of an offset function.
    ///
    /// - Parameters:
    ///   - hints: Known transitions, which are sampled in addition to every 30th day. A change
    ///     between two samples is located to the second by bisection.
    ///   - offset: Returns the offset from UTC at an instant, in seconds.
    package init(hints: [Int], offset: (Int) -> Int) {
        var points = Array(stride(from: ZoneTable.begin, to: ZoneTable.end, by: 30 * 86_400))
        for hint in hints where hint > ZoneTable.begin && hint < ZoneTable.end {
            points += [hint - 1, hint]
        }
        points.sort()
        var starts = [Int.min]
        var offsets = [offset(ZoneTable.begin)]
        var known = (at: ZoneTable.begin, offset: offsets[0])
        for point in points {
            let reached = offset(point)
            while known.offset != reached {
                var before = known.at
                var after = point
                while after - before > 1 {
                    let middle = before + (after - before) / 2
                    if offset(middle) == known.offset { before = middle } else { after = middle }
                }
                known = (at: after, offset: offset(after))
                starts.append(known.at)
                offsets.append(known.offset)
            }
            known.at = point
        }
        self.init(starts: starts, offsets: offsets)
    }

    private init(starts: [Int], offsets: [Int]) {
        self.offsets = offsets
        self.starts = starts + [.max]
        crossesDateLine = zip(offsets, offsets.dropFirst()).contains { abs($0 - $1) > 12 * 3600 }
        var buckets: [UInt16] = []
        var segment = 0
        if offsets.count > 1 {
            for bucket in stride(
                from: ZoneTable.begin, to: ZoneTable.end, by: 1 << ZoneTable.bucketBits)
            {
                while self.starts[segment + 1] <= bucket { segment += 1 }
                buckets.append(UInt16(truncatingIfNeeded: segment))
            }
        }
        self.buckets = buckets.isEmpty ? [0] : buckets
    }

    /// The number of stretches of constant offset.
    package var count: Int { offsets.count }

    /// Whether the zone is UTC at all times.
    var isUTC: Bool { offsets == [0] }

    /// A stretch of constant offset: its first instant and the first instant after it, in seconds
    /// since 1970, and the offset in seconds.
    func stretch(_ index: Int) -> (start: Int, end: Int, offset: Int) {
        (starts[index], starts[index + 1], offsets[index])
    }

    /// The index of the stretch that contains an instant.
    func index(at seconds: Int) -> Int {
        withLookup { $0.index(at: seconds) }
    }

    /// The offset from UTC at an instant, in seconds.
    package func offset(at seconds: Int) -> Int {
        offsets[index(at: seconds)]
    }

    /// Calls a closure with direct access to the table's storage, for loops over many instants.
    func withLookup<Result>(_ body: (Lookup) -> Result) -> Result {
        starts.withUnsafeBufferPointer { starts in
            offsets.withUnsafeBufferPointer { offsets in
                buckets.withUnsafeBufferPointer { buckets in
                    body(Lookup(starts: starts, offsets: offsets, buckets: buckets))
                }
            }
        }
    }

    /// The table's storage, valid during one call of ``withLookup(_:)``.
    struct Lookup {
        fileprivate let starts: UnsafeBufferPointer<Int>
        fileprivate let offsets: UnsafeBufferPointer<Int>
        fileprivate let buckets: UnsafeBufferPointer<UInt16>

        func index(at seconds: Int) -> Int {
            let inRange = Swift.min(Swift.max(seconds, ZoneTable.begin), ZoneTable.end - 1)
            let bucket = (inRange - ZoneTable.begin) >> ZoneTable.bucketBits
            var index = Int(buckets[Swift.min(bucket, buckets.count - 1)])
            while inRange >= starts[index + 1] { index += 1 }
            return index
        }

        func offset(at seconds: Int) -> Int {
            offsets[index(at: seconds)]
        }
    }
}
