/// A decoder that can return the members of its object that were not decoded.
package protocol UnreadMembers: Decoder {
    /// The members with other names, as the text of a compact object; empty without any.
    func unreadMembers(besides names: [String]) -> [UInt8]
}

extension ValueDecoder: UnreadMembers {
    package func unreadMembers(besides names: [String]) -> [UInt8] {
        guard !hasReadAll else { return [] }
        let unread = value.members.filter { member in !names.contains(where: member.isNamed) }
        guard !unread.isEmpty else { return [] }
        var writer = JSONWriter(style: .compact)
        writer.beginObject()
        for member in unread { writer.copy(member) }
        writer.endObject()
        return writer.finishPart()
    }
}

extension JSONValue: Codable {
    /// Decodes a value from any decoder.
    ///
    /// ``JSONTextDecoder`` preserves the order of members and the spelling of numbers. With other
    /// decoders, members are sorted by name.
    public init(from decoder: any Decoder) throws {
        if let decoder = decoder as? ValueDecoder {
            self = decoder.value
            return
        }
        var writer = JSONWriter(style: .compact)
        try writer.copy(decoder)
        let document = try JSONDocument(parsing: writer.finishPart(), file: "")
        self = document.root
    }

    /// Encodes the value.
    ///
    /// ``JSONTextEncoder`` writes the members in order and the numbers in their spelling. Other
    /// encoders receive each number as an `Int` if it is whole and fits, otherwise as a `Double`.
    ///
    /// - Throws: Any error of another encoder, and `EncodingError.invalidValue` if it would receive
    ///   a number beyond the greatest finite `Double`.
    public func encode(to encoder: any Encoder) throws {
        if let encoder = encoder as? ValueEncoder {
            encoder.scalar { $0.copy(self) }
            return
        }
        switch kind {
        case .object:
            var container = encoder.container(keyedBy: IndexKey.self)
            for member in members {
                try container.encode(member.value, forKey: IndexKey(stringValue: member.name))
            }
        case .array:
            var container = encoder.unkeyedContainer()
            for element in elements { try container.encode(element) }
        case .string, .number, .boolean, .null:
            var container = encoder.singleValueContainer()
            if let string {
                try container.encode(string)
            } else if let bool {
                try container.encode(bool)
            } else if let number {
                if let integer = number.integer(as: Int.self) {
                    try container.encode(integer)
                } else if let double = number.double {
                    try container.encode(double)
                } else {
                    throw EncodingError.invalidValue(
                        self,
                        .init(
                            codingPath: encoder.codingPath,
                            debugDescription: "\(number) is beyond the range of this encoder"))
                }
            } else {
                try container.encodeNil()
            }
        }
    }
}

extension JSONWriter {
    /// Writes everything that can be decoded from any decoder.
    fileprivate mutating func copy(_ decoder: any Decoder) throws {
        if let object = try? decoder.container(keyedBy: IndexKey.self) {
            beginObject()
            for key in object.allKeys.ordered(by: { $0.stringValue < $1.stringValue }) {
                name(key.stringValue)
                copy(try object.decode(JSONValue.self, forKey: key))
            }
            endObject()
        } else if var array = try? decoder.unkeyedContainer() {
            beginArray()
            while !array.isAtEnd { copy(try array.decode(JSONValue.self)) }
            endArray()
        } else {
            let scalar = try decoder.singleValueContainer()
            if scalar.decodeNil() {
                null()
            } else if let value = try? scalar.decode(Bool.self) {
                bool(value)
            } else if let value = try? scalar.decode(Int.self) {
                number(value)
            } else if let value = try? scalar.decode(Double.self) {
                guard value.isFinite else {
                    throw DecodingError.dataCorruptedError(
                        in: scalar, debugDescription: "\(value) cannot be written as JSON")
                }
                number(value)
            } else {
                string(try scalar.decode(String.self))
            }
        }
    }
}
