import Foundation

/// A value protected by a lock.
///
/// The lock is `NSLock`, because the standard library's `Mutex` requires newer systems than the
/// package does.
package final class LockedValue<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) {
        self.value = value
    }

    /// Calls a closure with exclusive access to the value.
    package func with<Result, Fault>(
        _ body: (inout Value) throws(Fault) -> Result
    ) throws(Fault) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
