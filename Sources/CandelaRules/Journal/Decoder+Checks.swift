extension Decoder {
    /// A value written as one text, or an error that quotes the text and says what is allowed.
    func text<Value>(_ allowed: String, _ parse: (String) -> Value?) throws -> Value {
        let container = try singleValueContainer()
        let text = try container.decode(String.self)
        guard let value = parse(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "'\(text)' is not \(allowed)")
        }
        return value
    }

    /// A word from a closed vocabulary, or an error that lists the vocabulary.
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
    /// The value of a key that may be left out.
    func decode<Value: Decodable>(_ key: Key, or standard: Value) throws -> Value {
        try decodeIfPresent(Value.self, forKey: key) ?? standard
    }

    /// Refuses a list of records of one kind in each other that lies too deep: decoding it would overflow a
    /// small stack.
    func requireShallow(_ list: Key) throws {
        guard contains(list) else { return }
        let most = RoutineStep.maximumDepth
        try require(
            codingPath.count { $0.stringValue == list.stringValue } < most, list,
            "'\(list.stringValue)' lie more than \(most) deep in each other")
    }

    /// Refuses a value that a rule does not allow; the error points at its key.
    func require(_ holds: Bool, _ key: Key, _ message: @autoclosure () -> String) throws {
        guard holds else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: self, debugDescription: message())
        }
    }
}
