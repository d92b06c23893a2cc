extension ValueDecoder {
    /// The elements of a list; `nil` if the member is absent or `null`. A lenient session leaves
    /// out elements that cannot be decoded.
    ///
    /// - Parameter known: A type that knows all members of an element; `nil` if `type` does.
    package func list<T: Decodable>(
        _ type: T.Type, forKey key: some CodingKey, knownTo known: (any Decodable.Type)? = nil
    ) throws -> [T]? {
        guard let list = member(key.stringValue), !list.isNull else { return nil }
        guard list.isArray else {
            return try leniently(key, list) {
                throw mismatch([T].self, "an array", list, .key(key))
            }
        }
        let decoder = inner(list, .key(key))
        var read: [T] = []
        let outside = session.beginParts()
        defer { session.endParts(outside) }
        for (position, element) in list.elements.enumerated() {
            let element = decoder.inner(element, .index(position))
            if let value = try leniently(
                key, element.value, at: position, in: element, { try element.whole(type) })
            {
                if read.isEmpty { read.reserveCapacity(list.count - position) }
                read.append(value)
                if let known { element.noteUnknown(to: known) }
            }
            element.close()
            session.endPart()
        }
        return read
    }

    /// An optional member; a lenient session also returns `nil` if it cannot be decoded.
    package func decodeIfPresent<T: Decodable>(
        _ type: T.Type, forKey key: some CodingKey
    ) throws -> T? {
        guard let value = member(key.stringValue), !value.isNull else { return nil }
        return try leniently(key, value) { try inner(value, .key(key)).whole(type) }
    }

    /// Notes the members and words of a decoded value that another type does not know, if warnings
    /// are needed. A value that the type cannot decode has none.
    package func noteUnknown<T: Decodable>(to type: T.Type) {
        guard session.notesMembers else { return }
        session.requestedSome(in: value)
        do {
            _ = try whole(type)
        } catch {
            session.leaveOut(value)
        }
    }

    /// Notes the members of the object whose names are not among the given ones as unknown, if
    /// warnings are needed.
    package func noteMembers(besides names: [String]) {
        session.noteMembers(of: value, besides: names)
    }

    @usableFromInline func leniently<T>(
        _ key: some CodingKey, _ value: JSONValue, at position: Int? = nil,
        in decoder: ValueDecoder? = nil, _ decode: () throws -> T
    ) throws -> T? {
        do {
            return try decode()
        } catch  where session.isLenient {
            let decoder = decoder ?? self
            session.omit(
                value, at: position, of: CodingPath.text(codingPath + [key]),
                session.diagnostic(for: error, at: decoder.codingPath, in: decoder.value))
            return nil
        }
    }
}
