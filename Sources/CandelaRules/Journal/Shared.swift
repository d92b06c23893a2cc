/// A large value that copies of a structure share until one of them changes it, so that copying the
/// structure copies one reference.
struct Shared<Value: Sendable & Equatable>: Sendable, Equatable {
    private var box: Box

    init(_ value: Value) { box = Box(value) }

    var value: Value {
        _read { yield box.value }
        _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
            yield &box.value
        }
    }

    static func == (left: Shared, right: Shared) -> Bool {
        left.box === right.box || left.box.value == right.box.value
    }

    /// Sendable, because it is changed only while it has one owner.
    private final class Box: @unchecked Sendable {
        var value: Value

        init(_ value: Value) { self.value = value }
    }
}
