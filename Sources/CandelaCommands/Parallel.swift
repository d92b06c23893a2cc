import CandelaDTCG
import Dispatch
import Foundation

/// Parallel execution of independent work on all cores.
package enum Parallel {
    /// The workers that read and check token files, one for each core.
    static let workers = Workers(count: ProcessInfo.processInfo.activeProcessorCount) {
        DispatchQueue.concurrentPerform(iterations: $0, execute: $1)
    }

    /// Runs two closures in parallel and returns both results.
    static func both<First: Sendable, Second: Sendable>(
        _ first: @Sendable () -> First, _ second: @Sendable () -> Second
    ) -> (First, Second) {
        // Each closure writes only its own variable.
        nonisolated(unsafe) var (one, other): (First?, Second?) = (nil, nil)
        DispatchQueue.concurrentPerform(iterations: 2) { place in
            if place == 0 { one = first() } else { other = second() }
        }
        return (one ?? first(), other ?? second())
    }

    /// Runs a closure for each index and returns the results in order.
    ///
    /// - Parameters:
    ///   - jobs: The maximum number of concurrent calls; the number of cores by default.
    ///   - done: Called with the number of finished calls, one call at a time.
    package static func map<Result: Sendable>(
        _ count: Int, jobs: Int? = nil, _ work: @Sendable (Int) -> Result,
        done: @Sendable (Int) -> Void = { _ in }
    ) -> [Result] {
        let lock = NSLock()
        // Accessed only under the lock.
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
