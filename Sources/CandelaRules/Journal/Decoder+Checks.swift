extension Decoder {
    /// Decodes a value from a string, or throws an error that quotes it and names the allowed form.
    func text<Value>(_ allowed: String, _ parse: (String) -> Value?) throws -> Value {
        let container = try singleValueContainer()
        let text = try container.decode(String.self)
        guard let value = parse(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "'\(text)' is not \(allowed)")
        }
        return value
    }

    /// Decodes a word of a closed vocabulary, or throws an error that lists the vocabulary.
    func word<Word: RawRepresentable & CaseIterable>(as: Word.Type, called name: String) throws
        -> Word
    where Word.RawValue == String {
        let words = Word.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        let container = try singleValueContainer()
        let text = try container.decode(String.self)
        guard let word = Word(rawValue: text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "unknown \(name) '\(text)': use one of \(words)")
        }
        return word
    }
}

extension KeyedDecodingContainer {
    /// The value of an optional key, or `standard` if it is absent or null.
    func decode<Value: Decodable>(_ key: Key, or standard: Value) throws -> Value {
        try decodeIfPresent(Value.self, forKey: key) ?? standard
    }

    /// Throws unless a condition holds; the error points at the key.
    func require(_ holds: Bool, _ key: Key, _ message: @autoclosure () -> String) throws {
        guard holds else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: self, debugDescription: message())
        }
    }
}
