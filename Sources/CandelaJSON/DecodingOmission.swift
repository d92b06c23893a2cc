/// A part of a value that could not be read and was left out.
package struct DecodingOmission: Sendable, Hashable {
    /// The member it is, or is an element of.
    package let member: String

    /// Its position, when it is an element of a list.
    package let position: Int?

    /// Why it cannot be read.
    package let diagnostic: Diagnostic
}

extension ValueDecoder {
    /// The elements of a list, or nothing when there is no such member. When the session is lenient,
    /// elements that cannot be read are left out.
    package func list<T: Decodable>(
        _ type: T.Type, forKey key: some CodingKey
    ) throws -> [T]? {
        guard let list = member(key.stringValue), !list.isNull else { return nil }
        guard list.isArray else {
            return try leniently(key) { throw mismatch([T].self, "an array", list, .key(key)) }
        }
        let decoder = inner(list, .key(key))
        var read: [T] = []
        read.reserveCapacity(list.count)
        var position = 0
        for element in list.elements {
            let element = decoder.inner(element, .index(position))
            if let value = try leniently(
                key, at: position, in: element, { try element.whole(type) })
            {
                read.append(value)
            }
            position += 1
        }
        return read
    }

    /// A member that may be left out; when the session is lenient, also because it cannot be read.
    package func decodeIfPresent<T: Decodable>(
        _ type: T.Type, forKey key: some CodingKey
    ) throws -> T? {
        guard let value = member(key.stringValue), !value.isNull else { return nil }
        return try leniently(key) { try inner(value, .key(key)).whole(type) }
    }

    private func leniently<T>(
        _ key: some CodingKey, at position: Int? = nil, in decoder: ValueDecoder? = nil,
        _ decode: () throws -> T
    ) throws -> T? {
        do {
            return try decode()
        } catch  where session.isLenient {
            let decoder = decoder ?? self
            session.omit(
                DecodingOmission(
                    member: key.stringValue, position: position,
                    diagnostic: session.diagnostic(
                        for: error, at: decoder.codingPath, in: decoder.value)))
            return nil
        }
    }
}
