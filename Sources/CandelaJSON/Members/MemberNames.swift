/// A visitor that reads and writes nothing, and collects the names of members up to the first
/// required one without a value.
package struct MemberNames: MemberVisitor {
    private var names: [String] = []

    /// The names of a type's members, in order.
    package static func of<Object: MemberList>(_ type: Object.Type) -> [String] {
        var visitor = MemberNames()
        _ = try? Object(&visitor, of: nil)
        return visitor.names
    }

    package mutating func required<Value: MemberValue>(
        _ name: StaticString, _ own: Value?
    ) throws -> Value {
        guard let own else { throw AbsentMember(name) }
        return own
    }

    package mutating func optional<Value: MemberValue>(
        _ name: StaticString, _ own: Value?
    ) throws -> Value? {
        names.append(name.description)
        return own
    }

    package mutating func known<Word: MemberWord>(
        _ name: StaticString, _ own: Word?
    ) throws -> Word? {
        own
    }
}
