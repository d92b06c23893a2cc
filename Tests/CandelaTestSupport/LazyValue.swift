import Foundation

/// A value computed on first use; concurrent callers wait.
package final class LazyValue<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private let make: @Sendable () throws -> Value
    private var made: Result<Value, any Error>?

    package init(_ make: @escaping @Sendable () throws -> Value) { self.make = make }

    /// The value, or the error of the computation.
    package func get() throws -> Value {
        try lock.withLock {
            let made = self.made ?? Result { try make() }
            self.made = made
            return try made.get()
        }
    }
}
