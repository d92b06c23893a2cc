import CandelaKit
import CandelaRules

/// A value that is made when it is first needed, and kept.
final class MadeOnce<Value: Sendable>: Sendable {
    private let make: @Sendable () -> Value
    private let made = LockedValue<Value?>(nil)

    init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    var value: Value {
        made.with { made in
            if let made { return made }
            let value = make()
            made = value
            return value
        }
    }
}
