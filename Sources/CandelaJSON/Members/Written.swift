/// An object whose members are written, for the time of its writing.
///
/// It refers to the object, because reading a member of an optional structure copies the whole
/// structure.
@dynamicMemberLookup @usableFromInline package struct Written<Object> {
    @usableFromInline let object: UnsafePointer<Object>

    @inlinable init(_ object: UnsafePointer<Object>) { self.object = object }

    /// The whole object, copied.
    @inlinable package var whole: Object { object.pointee }

    /// A member of the object.
    @inlinable package subscript<Value>(dynamicMember path: KeyPath<Object, Value>) -> Value {
        object.pointee[keyPath: path]
    }
}

@available(*, unavailable) extension Written: Sendable {}
