/// Access to several cores, provided by the caller: the token compiler starts no threads.
///
/// The tool passes a function that runs work in parallel; the public API runs it serially. The
/// results are the same.
package struct Workers: Sendable {
    /// The number of pieces of work done in parallel.
    package let count: Int

    private let run: @Sendable (Int, @Sendable (Int) -> Void) -> Void

    /// Serial execution.
    package static let one = Workers(count: 1) { count, work in
        for place in 0..<count { work(place) }
    }

    /// Creates workers from a function.
    ///
    /// - Parameters:
    ///   - count: The number of workers.
    ///   - run: Calls the given function once with each number from 0 up to a count, and returns
    ///     after all calls have returned.
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
            // Each piece writes only its own element.
            nonisolated(unsafe) let places = places
            run(pieces) { places[$0] = work($0) }
        }
        return results.compactMap(\.self)
    }

    /// The results of work on the portions of a list, in order.
    package func map<Element: Sendable, Result: Sendable>(
        portionsOf list: [Element], _ work: @Sendable (ArraySlice<Element>) -> Result
    ) -> [Result] {
        // Small enough to keep all workers busy, large enough to be worth the overhead.
        let size = count > 1 ? 1_024 : max(list.count, 1)
        return map((list.count + size - 1) / size) { portion in
            work(list[portion * size..<min((portion + 1) * size, list.count)])
        }
    }
}
