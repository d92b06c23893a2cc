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

/// Values by key, each computed on first use; callers that ask for the same one wait.
package final class LazyTable<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Key: LazyValue<Value>] = [:]

    package init() {}

    /// The value of a key, made by the first caller.
    package func value(
        for key: Key, _ make: @escaping @Sendable () throws -> Value
    ) throws -> Value {
        let value = lock.withLock {
            let value = values[key] ?? LazyValue(make)
            values[key] = value
            return value
        }
        return try value.get()
    }
}
