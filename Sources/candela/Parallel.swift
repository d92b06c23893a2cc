import Dispatch
import Foundation

/// Independent pieces of work on all cores.
enum Parallel {
    /// The results of a piece of work for each place, in order.
    ///
    /// - Parameter done: Is told how many are done, one call at a time.
    static func map<Result: Sendable>(
        _ count: Int, _ work: @Sendable (Int) -> Result, done: @Sendable (Int) -> Void = { _ in }
    ) -> [Result] {
        let lock = NSLock()
        // Only touched under the lock.
        nonisolated(unsafe) var results: [Result?] = Array(repeating: nil, count: count)
        nonisolated(unsafe) var finished = 0
        DispatchQueue.concurrentPerform(iterations: count) { place in
            let result = work(place)
            lock.withLock {
                results[place] = result
                finished += 1
                done(finished)
            }
        }
        return results.compactMap(\.self)
    }
}
