public import CandelaJSON

extension Intent {
    /// A value in an intent, or one that a person enters: any JSON value except `null`.
    public indirect enum Value: Sendable, Hashable {
        /// A text, a word, a day as `2026-03-18`, or a time of day as `08:00`.
        case text(String)
        /// A finite number.
        case number(Double)
        /// A Boolean.
        case flag(Bool)
        /// An array of values.
        case list([Value])
        /// An object: values by name.
        case object([String: Value])
    }
}

extension Intent.Value {
    /// The text; `nil` for other kinds of value.
    public var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The number; `nil` for other kinds of value.
    public var number: Double? { if case .number(let number) = self { number } else { nil } }

    /// The Boolean; `nil` for other kinds of value.
    public var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }

    /// The number as an integer; `nil` if it is not whole, and for other kinds of value.
    public var integer: Int? { number.flatMap { Int(exactly: $0) } }

    /// The value as quoted in messages.
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
    /// Creates a text from a string literal.
    public init(stringLiteral text: String) { self = .text(text) }

    /// Creates a number from a literal.
    public init(floatLiteral number: Double) { self = .number(number) }

    /// Creates a number from a literal.
    public init(integerLiteral number: Int) { self = .number(Double(number)) }

    /// Creates a Boolean from a literal.
    public init(booleanLiteral flag: Bool) { self = .flag(flag) }
}

extension Intent.Value: Codable {
    /// The maximum nesting depth of arrays and objects; decoding deeper ones would overflow a small
    /// stack.
    static let maximumDepth = 64

    /// Decodes any value except `null`, with arrays and objects nested up to 64 levels deep.
    ///
    /// - Throws: `DecodingError` for `null`, and for deeper nesting.
    public init(from decoder: any Decoder) throws {
        // Each failed attempt to decode another type would make a message.
        if let decoder = decoder as? ValueDecoder, let value = Self(decoder.value, depth: 0) {
            self = value
            return
        }
        try self.init(from: decoder, depth: 0)
    }

    /// The value written as JSON; `nil` if decoding it fails.
    private init?(_ value: JSONValue, depth: Int) {
        guard depth <= Self.maximumDepth else { return nil }
        switch value.kind {
        case .object:
            var object: [String: Intent.Value] = [:]
            for member in value.members {
                guard let inner = Self(member.value, depth: depth + 1) else { return nil }
                object[member.name] = inner
            }
            self = .object(object)
        case .array:
            var list: [Intent.Value] = []
            for element in value.elements {
                guard let inner = Self(element, depth: depth + 1) else { return nil }
                list.append(inner)
            }
            self = .list(list)
        case .string:
            guard let text = value.string else { return nil }
            self = .text(text)
        case .number:
            guard let number = value.double else { return nil }
            self = .number(number)
        case .boolean:
            guard let flag = value.bool else { return nil }
            self = .flag(flag)
        case .null: return nil
        }
    }

    private init(from decoder: any Decoder, depth: Int) throws {
        guard depth <= Self.maximumDepth else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "values are nested more than \(Self.maximumDepth) levels deep"
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

    /// Encodes the value; the members of an object are sorted by name.
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
            var container = encoder.container(keyedBy: MemberKey.self)
            for (name, value) in members.ordered(by: { $0.key < $1.key }) {
                try container.encode(value, forKey: MemberKey(stringValue: name))
            }
        }
    }
}

extension Intent.Value: MemberValue {
    @usableFromInline
    package func record(_ name: StaticString, to visitor: inout Visitor) {
        visitor.member(name, self as Intent.Value?)
    }
}

extension Visitor {
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
