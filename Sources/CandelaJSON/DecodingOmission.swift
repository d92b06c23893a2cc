/// A part of a value that could not be decoded and was left out.
package struct DecodingOmission: Sendable, Hashable {
    /// The name of the omitted member, or of the list that contains the omitted element.
    package let member: String

    /// The element's index; `nil` if the whole member was omitted.
    package let position: Int?

    /// The decoding error, with its place in the file.
    package let diagnostic: Diagnostic
}

extension ValueDecoder {
    /// The elements of a list; `nil` if the member is absent or `null`. A lenient session leaves
    /// out elements that cannot be decoded.
    package func list<T: Decodable>(
        _ type: T.Type, forKey key: some CodingKey
    ) throws -> [T]? {
        guard let list = member(key.stringValue), !list.isNull else { return nil }
        guard list.isArray else {
            return try leniently(key, list) {
                throw mismatch([T].self, "an array", list, .key(key))
            }
        }
        let decoder = inner(list, .key(key))
        var read: [T] = []
        read.reserveCapacity(list.count)
        var position = 0
        for element in list.elements {
            let element = decoder.inner(element, .index(position))
            if let value = try leniently(
                key, element.value, at: position, in: element, { try element.whole(type) })
            {
                read.append(value)
            }
            position += 1
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

    private func leniently<T>(
        _ key: some CodingKey, _ value: JSONValue, at position: Int? = nil,
        in decoder: ValueDecoder? = nil, _ decode: () throws -> T
    ) throws -> T? {
        do {
            return try decode()
        } catch  where session.isLenient {
            let decoder = decoder ?? self
            session.omit(
                DecodingOmission(
                    member: key.stringValue, position: position,
                    diagnostic: session.diagnostic(
                        for: error, at: decoder.codingPath, in: decoder.value)), value)
            return nil
        }
    }
}
