/// A type of objects that their first member, `kind`, tells apart.
@usableFromInline package protocol MemberUnion: MemberWritable {
    /// Visits the kinds, in the order of their schema. Each states its name and its members once:
    /// with the values of an object to write them, and without to read them.
    static func visitKinds(
        _ kinds: inout KindSearch<Self>, _ member: inout Visitor
    ) throws

    /// The names of the kinds: those that ``KindSearch/allNames`` finds.
    static var kindNames: [String] { get }
}

extension MemberUnion {
    /// Decodes an object by its `kind`.
    ///
    /// - Throws: `DecodingError` if the kind is unknown, or a member is missing or invalid.
    public init(from decoder: any Decoder) throws {
        var reader = try Visitor(decoder)
        let kind: UnionKind<Self> = try reader("kind", nil)
        self = try Self(kind, &reader)
    }

    /// Visits the members of a kind.
    package init(_ kind: UnionKind<Self>, _ member: inout Visitor) throws {
        var search = KindSearch<Self>(name: kind.rawValue)
        try Self.visitKinds(&search, &member)
        guard let result = search.result else { throw AbsentMember("kind") }
        self = result
    }

    @usableFromInline package func record(to visitor: inout Visitor) {
        recordKind(to: &visitor)
    }

    /// The name of the object's kind; `nil` if it has none.
    package var kindName: String? {
        var members = Visitor(MemberNames())
        return recordKind(to: &members)
    }

    /// Passes the kind and its members to a visitor.
    ///
    /// - Returns: The name of the kind; `nil` if the object has none.
    @discardableResult
    package func recordKind(to visitor: inout Visitor) -> String? {
        withUnsafePointer(to: self) { object in
            var search = KindSearch(of: Written(object))
            // Only decoding throws; a text keeps its first error.
            try? Self.visitKinds(&search, &visitor)
            return search.found
        }
    }
}

/// The name of a kind in JSON.
@usableFromInline
package struct UnionKind<Union: MemberUnion>: MemberWord, Codable, CaseIterable, Sendable {
    @usableFromInline package let rawValue: String

    @usableFromInline package init?(rawValue: String) {
        guard Union.kindNames.contains(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    @usableFromInline
    package static var allCases: [UnionKind] { Union.kindNames.compactMap { Self(rawValue: $0) } }
}

/// A search among the kinds of a union: for the one with a name, whose members are read, or for the
/// one of an object, whose members are written.
@usableFromInline package struct KindSearch<Union> {
    @usableFromInline let name: String?
    @usableFromInline let object: Written<Union>?

    /// The name of the kind found.
    @usableFromInline package internal(set) var found: String?

    /// The names of all kinds, if nothing is searched for.
    @usableFromInline package internal(set) var names: [String] = []

    /// The object that was read.
    @usableFromInline package internal(set) var result: Union?

    /// Searches for the kind with a name, for the kind of an object, or for all kinds.
    @usableFromInline package init(name: String? = nil, of object: Written<Union>? = nil) {
        (self.name, self.object) = (name, object)
    }

    /// Visits a kind.
    ///
    /// - Parameters:
    ///   - own: The values of an object; `nil` if it is of another kind.
    ///   - members: Visits the members, with the values to write or without.
    @inlinable package mutating func visit<Own>(
        _ kind: String, _ member: inout Visitor, _ own: (Union) -> Own?,
        _ members: (inout Visitor, Own?) throws -> Union
    ) throws {
        guard found == nil else { return }
        if let object {
            guard let own = own(object.object.pointee) else { return }
            found = kind
            let _: String = try member("kind", kind)
            _ = try members(&member, own)
        } else if name == kind {
            found = kind
            result = try members(&member, nil)
        } else if name == nil {
            names.append(kind)
        }
    }
}

extension KindSearch where Union: MemberUnion {
    /// The names of all kinds.
    package static var allNames: [String] {
        var (search, members) = (Self(), Visitor(MemberNames()))
        try? Union.visitKinds(&search, &members)
        return search.names
    }
}
