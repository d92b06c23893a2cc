/// The offsets from UTC that one zone has used, as a table for fast lookup.
///
/// Lookup costs the same for any instant: time is cut into buckets of about twelve days, each of
/// which knows the offset it begins with, and few buckets hold a change.
package struct ZoneTable: Sendable {
    /// When each offset came into force, ascending. The first reaches back without end, and a
    /// last entry that no instant reaches closes the list.
    private let starts: [Int]
    private let offsets: [Int]
    private let buckets: [UInt16]

    /// Whether the zone ever left out most of a day, or had it twice, by changing sides of the
    /// date line.
    let crossesDateLine: Bool

    /// The years that are looked into: 1850 to 2199. Before and after, the nearest offset stands.
    static let begin = -3_786_825_600
    static let end = 7_258_118_400

    private static let bucketBits = 20

    /// A zone that never changes its offset.
    init(fixed offset: Int) {
        self.init(starts: [.min], offsets: [offset])
    }

    /// Finds the changes of an offset function.
    ///
    /// - Parameters:
    ///   - hints: Where changes are known to be. They save time and are not relied upon: the
    ///     function is also sampled every 30 days, and a difference is traced to its second.
    ///   - offset: Seconds ahead of UTC at an instant.
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

    /// How many stretches of constant offset there are.
    package var count: Int { offsets.count }

    /// Whether it is UTC at any time.
    var isUTC: Bool { offsets == [0] }

    /// One stretch of constant offset: its first instant, the first after it, and the offset.
    func stretch(_ index: Int) -> (start: Int, end: Int, offset: Int) {
        (starts[index], starts[index + 1], offsets[index])
    }

    /// Which stretch holds an instant.
    func index(at seconds: Int) -> Int {
        withLookup { $0.index(at: seconds) }
    }

    /// Seconds ahead of UTC at an instant.
    package func offset(at seconds: Int) -> Int {
        offsets[index(at: seconds)]
    }

    /// Runs a loop over many instants with the table's storage at hand.
    func withLookup<Result>(_ body: (Lookup) -> Result) -> Result {
        starts.withUnsafeBufferPointer { starts in
            offsets.withUnsafeBufferPointer { offsets in
                buckets.withUnsafeBufferPointer { buckets in
                    body(Lookup(starts: starts, offsets: offsets, buckets: buckets))
                }
            }
        }
    }

    /// The table's storage, borrowed for one loop.
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
