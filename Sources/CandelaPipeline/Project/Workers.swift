/// How the pipeline uses several cores: it starts no thread itself.
///
/// The tool hands over a function that spreads work; a library does it piece by piece. Results are
/// the same in either case.
package struct Workers: Sendable {
    /// How many pieces of work are done at the same time.
    package let count: Int

    private let run: @Sendable (Int, @Sendable (Int) -> Void) -> Void

    /// One piece of work after the other.
    package static let one = Workers(count: 1) { count, work in
        for place in 0..<count { work(place) }
    }

    /// Workers of the caller's.
    ///
    /// - Parameters:
    ///   - count: How many there are.
    ///   - run: Calls the function it gets with each number from 0 up to a count, once, and returns
    ///     when all calls have.
    package init(
        count: Int, run: @escaping @Sendable (Int, @Sendable (Int) -> Void) -> Void
    ) {
        self.count = count
        self.run = run
    }

    /// The results of some pieces of work, in order.
    package func map<Result: Sendable>(
        _ pieces: Int, _ work: @Sendable (Int) -> Result
    ) -> [Result] {
        guard pieces > 1, count > 1 else { return (0..<pieces).map(work) }
        var results = [Result?](repeating: nil, count: pieces)
        results.withUnsafeMutableBufferPointer { places in
            // Every piece has a place of its own.
            nonisolated(unsafe) let places = places
            run(pieces) { places[$0] = work($0) }
        }
        return results.compactMap(\.self)
    }

    /// The results of work on a list, portion by portion, in order.
    package func map<Element: Sendable, Result: Sendable>(
        portionsOf list: [Element], _ work: @Sendable (ArraySlice<Element>) -> Result
    ) -> [Result] {
        // Small enough for all to be busy to the end, and large enough to be worth it.
        let size = count > 1 ? 1_024 : max(list.count, 1)
        return map((list.count + size - 1) / size) { portion in
            work(list[portion * size..<min((portion + 1) * size, list.count)])
        }
    }
}
