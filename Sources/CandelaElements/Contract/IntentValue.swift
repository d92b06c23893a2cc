extension Intent {
    /// A value that an intent names or a person enters: what JSON can say, without `null`.
    public indirect enum Value: Sendable, Hashable {
        /// A text, a word, a day as `2026-03-18` or a time of day as `08:00`.
        case text(String)
        /// A number, finite.
        case number(Double)
        /// Yes or no.
        case flag(Bool)
        /// Several values in order.
        case list([Value])
        /// Values by their names.
        case object([String: Value])
    }
}

extension Intent.Value {
    /// The text; `nil` for another kind of value.
    public var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The number; `nil` for another kind of value.
    public var number: Double? { if case .number(let number) = self { number } else { nil } }

    /// Yes or no; `nil` for another kind of value.
    public var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }

    /// The number when it is a whole one.
    public var integer: Int? { number.flatMap { Int(exactly: $0) } }

    /// The value as a message quotes it.
    package var quoted: String {
        switch self {
        case .text(let text): "'\(text)'"
        case .number(let number): "\(number)"
        case .flag(let flag): "\(flag)"
        case .list: "a list"
        case .object: "an object"
        }
    }
}

extension Intent.Value: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
    /// A text.
    public init(stringLiteral text: String) { self = .text(text) }

    /// A number.
    public init(floatLiteral number: Double) { self = .number(number) }

    /// A whole number.
    public init(integerLiteral number: Int) { self = .number(Double(number)) }

    /// Yes or no.
    public init(booleanLiteral flag: Bool) { self = .flag(flag) }
}

extension Intent.Value: Codable {
    /// The most lists and objects that a value may lie in: decoding more would overflow a small stack.
    static let maximumDepth = 64

    /// Reads any value but `null`, of up to 64 lists and objects in each other.
    public init(from decoder: any Decoder) throws {
        try self.init(from: decoder, depth: 0)
    }

    private init(from decoder: any Decoder, depth: Int) throws {
        guard depth <= Self.maximumDepth else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "values lie more than \(Self.maximumDepth) deep in each other"
                ))
        }
        if let members = try? decoder.members {
            var object: [String: Intent.Value] = [:]
            for name in members.allKeys {
                object[name.stringValue] = try Self(
                    from: members.superDecoder(forKey: name), depth: depth + 1)
            }
            self = .object(object)
            return
        }
        if var elements = try? decoder.unkeyedContainer() {
            var list: [Intent.Value] = []
            while !elements.isAtEnd {
                list.append(try Self(from: elements.superDecoder(), depth: depth + 1))
            }
            self = .list(list)
            return
        }
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    /// Writes the value; members of an object in the order of their names.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text):
            var container = encoder.singleValueContainer()
            try container.encode(text)
        case .number(let number):
            var container = encoder.singleValueContainer()
            try container.encode(number)
        case .flag(let flag):
            var container = encoder.singleValueContainer()
            try container.encode(flag)
        case .list(let values):
            var container = encoder.singleValueContainer()
            try container.encode(values)
        case .object(let members):
            var container = encoder.container(keyedBy: MemberName.self)
            for (name, value) in members.sorted(by: { $0.key < $1.key }) {
                try container.encode(value, forKey: MemberName(stringValue: name))
            }
        }
    }
}

extension MemberSink {
    mutating func member(_ name: StaticString, _ value: Intent.Value?) {
        switch value {
        case nil: break
        case .text(let text)?: member(name, text)
        case .number(let number)?: member(name, number)
        case .flag(let flag)?: member(name, flag)
        case let value?: member(name, coded: value)
        }
    }
}
