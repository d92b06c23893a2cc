import CandelaPipeline
import Dispatch
import Foundation

/// Independent pieces of work on all cores.
enum Parallel {
    /// All cores, for the token pipeline.
    static let workers = Workers(count: ProcessInfo.processInfo.activeProcessorCount) {
        DispatchQueue.concurrentPerform(iterations: $0, execute: $1)
    }

    /// The results of two pieces of work that are done side by side.
    static func both<First: Sendable, Second: Sendable>(
        _ first: @Sendable () -> First, _ second: @Sendable () -> Second
    ) -> (First, Second) {
        // Each piece has a result of its own.
        nonisolated(unsafe) var (one, other): (First?, Second?) = (nil, nil)
        DispatchQueue.concurrentPerform(iterations: 2) { place in
            if place == 0 { one = first() } else { other = second() }
        }
        return (one ?? first(), other ?? second())
    }

    /// The results of a piece of work for each place, in order.
    ///
    /// - Parameters:
    ///   - jobs: At most how many pieces are worked on at the same time; as many as there are cores
    ///     unless said.
    ///   - done: Is told how many are done, one call at a time.
    static func map<Result: Sendable>(
        _ count: Int, jobs: Int? = nil, _ work: @Sendable (Int) -> Result,
        done: @Sendable (Int) -> Void = { _ in }
    ) -> [Result] {
        let lock = NSLock()
        // Only touched under the lock.
        nonisolated(unsafe) var results: [Result?] = Array(repeating: nil, count: count)
        nonisolated(unsafe) var (begun, finished) = (0, 0)
        @Sendable func next() -> Int? {
            lock.withLock {
                defer { begun += 1 }
                return begun < count ? begun : nil
            }
        }
        let workers = min(count, jobs ?? ProcessInfo.processInfo.activeProcessorCount)
        DispatchQueue.concurrentPerform(iterations: workers) { _ in
            while let place = next() {
                let result = work(place)
                lock.withLock {
                    results[place] = result
                    finished += 1
                    done(finished)
                }
            }
        }
        return results.compactMap(\.self)
    }
}
