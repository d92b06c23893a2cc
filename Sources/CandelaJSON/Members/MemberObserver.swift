/// An observer of the members of existing objects, which reads and writes nothing.
@usableFromInline package protocol MemberObserver: AnyObject {
    /// Whether values are passed too, including the values of nested objects.
    var observesValues: Bool { get }

    /// Takes the name of an optional member, or of one with a default value.
    func noteOptional(_ name: StaticString)

    /// Takes a value that is written as its text.
    func note(_ text: any MemberText)

    /// Whether the members of a nested object are observed.
    func observes(_ object: any MemberWritable.Type) -> Bool
}

extension MemberObserver {
    @usableFromInline package var observesValues: Bool { false }
    @usableFromInline package func noteOptional(_ name: StaticString) {}
    @usableFromInline package func note(_ text: any MemberText) {}
    @usableFromInline package func observes(_ object: any MemberWritable.Type) -> Bool { true }
}

/// An observer that collects the names of members up to the first required one without a value.
package final class MemberNames: MemberObserver {
    private var names: [String] = []

    package init() {}

    /// The names of a type's members, in order.
    package static func of<Object: MemberList>(_ type: Object.Type) -> [String] {
        let observer = MemberNames()
        var visitor = Visitor(observer)
        _ = try? Object(&visitor, writing: nil)
        return observer.names
    }

    package func noteOptional(_ name: StaticString) { names.append(name.description) }
}

/// The error for a required member without a value.
@usableFromInline package struct AbsentMember: Error {
    let name: String

    @usableFromInline package init(_ name: StaticString) { self.name = name.description }
}
