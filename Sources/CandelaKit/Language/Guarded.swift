import Foundation

/// A value that several threads read and change, one after the other.
///
/// The lock is Foundation's, since that of the standard library needs a newer system than the package
/// does.
package final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) {
        self.value = value
    }

    /// Reads or changes the value while no other thread does.
    package func with<Result, Fault>(
        _ body: (inout Value) throws(Fault) -> Result
    ) throws(Fault) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
