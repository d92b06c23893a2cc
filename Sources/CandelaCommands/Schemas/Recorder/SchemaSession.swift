import CandelaJSON

/// The state of one recording: the types described so far.
final class SchemaSession {
    private enum Knowledge {
        /// Being recorded; a recursive type references its own definition.
        case begun(name: String)
        case known(SchemaShape)
    }

    private let fragments: [ObjectIdentifier: SchemaFragment]
    private let samples: [ObjectIdentifier: [JSONValue]]
    private let unions: [ObjectIdentifier: RegisteredUnion]
    private let examples: [ObjectIdentifier: [String]]
    private let choices: [ObjectIdentifier: [String: [String]]]
    private let sentences: @Sendable (String, String?, String?) -> String?
    let userInfo: [CodingUserInfoKey: any Sendable]
    private var knowledge: [ObjectIdentifier: Knowledge] = [:]
    private var usedInside: Set<String> = []

    /// Definitions in order of first use; a name is reserved before its shape is known.
    private var names: [String] = []
    private var shapes: [String: SchemaShape] = [:]
    private var descriptions: [String: String] = [:]

    init(
        fragments: [ObjectIdentifier: SchemaFragment], samples: [ObjectIdentifier: [JSONValue]],
        unions: [ObjectIdentifier: RegisteredUnion], examples: [ObjectIdentifier: [String]],
        choices: [ObjectIdentifier: [String: [String]]],
        userInfo: [CodingUserInfoKey: any Sendable],
        sentences: @escaping @Sendable (String, String?, String?) -> String?
    ) {
        self.fragments = fragments
        self.samples = samples
        self.unions = unions
        self.examples = examples
        self.choices = choices
        self.userInfo = userInfo
        self.sentences = sentences
    }

    var definitions: [SchemaDefinition] {
        names.compactMap { name in
            shapes[name].map { shape in
                SchemaDefinition(name: name, shape: shape, description: descriptions[name])
            }
        }
    }

    /// The shape of a type, recorded on first use.
    func describe<T: Decodable>(_ type: T.Type) throws -> SchemaShape {
        if let shape = Self.scalars[ObjectIdentifier(type)] { return shape }
        switch knowledge[ObjectIdentifier(type)] {
        case .known(let shape): return shape
        case .begun(let name):
            usedInside.insert(name)
            return .reference(name)
        case nil: break
        }
        if let wrapper = type as? any TransparentShape.Type,
            let shape = try wrapper.describe(in: self)
        {
            knowledge[ObjectIdentifier(type)] = .known(shape)
            return shape
        }
        let name = takeName(for: type)
        knowledge[ObjectIdentifier(type)] = .begun(name: name)
        var shape =
            try fragments[ObjectIdentifier(type)]?.shape ?? words(of: type)
            ?? registeredUnion(type, name)
            ?? record(type, name)
        if isNamed(shape, name) || fragments[ObjectIdentifier(type)] != nil {
            shapes[name] = shape
            descriptions[name] = sentences(TypeName.of(type).words, nil, nil)
            shape = .reference(name)
        } else {
            names.removeAll { $0 == name }
        }
        knowledge[ObjectIdentifier(type)] = .known(shape)
        return shape
    }

    func decode<T: Decodable>(
        _ type: T.Type, from sample: JSONValue
    ) throws(JSONDecodingError) -> T {
        try JSONTextDecoder(userInfo: userInfo).decode(type, from: sample)
    }

    /// Some value of a type, so that decoding can continue.
    func value<T: Decodable>(_ type: T.Type, depth: Int) throws -> T {
        if let sample = samples[ObjectIdentifier(type)]?.first {
            return try decode(type, from: sample)
        }
        if let first = (type as? any CaseIterable.Type)?.firstCase as? T { return first }
        guard depth < 100 else {
            throw SchemaError(type: TypeName.of(type).words, reason: "its recursion never ends")
        }
        var choice = 0
        while true {
            let decoder = SchemaDecoder(self, choice: choice, sample: nil, depth: depth)
            do {
                return try T(from: decoder)
            } catch {
                choice += 1
                if choice >= decoder.choices { throw failure(error, type) }
            }
        }
    }

    /// The union of the registered kinds of a type; `nil` if it has none.
    private func registeredUnion<T>(_ type: T.Type, _ name: String) throws -> SchemaShape? {
        guard let union = unions[ObjectIdentifier(type)] else { return nil }
        var variants: [(kind: String, shape: SchemaShape)] = []
        for (kind, type) in union.kinds { variants.append((kind, try record(type, ""))) }
        return try self.union(of: type, name, by: union.member, variants)
    }

    /// A union of objects. The members that all have in common are stated once.
    private func union(
        of type: Any.Type, _ name: String, by member: String,
        _ variants: [(kind: String, shape: SchemaShape)]
    ) throws -> SchemaShape {
        let words = TypeName.of(type).words
        let forms = try variants.map { kind, shape in
            guard case .object(let properties, nil) = shape else {
                throw SchemaError(type: kind, reason: "it is not an object with fixed members")
            }
            return (kind: kind, properties: properties.filter { $0.name != member })
        }
        let first = forms.first?.properties ?? []
        let common = first.filter { property in
            forms.count > 1 && forms.allSatisfy { $0.properties.contains { property.isLike($0) } }
        }
        return .union(
            SchemaUnion(
                name: name, member: member,
                memberDescription: sentences(words, nil, member),
                common: common.map { property in
                    var property = property
                    property.description = sentences(words, nil, property.name)
                    return property
                },
                variants: forms.map { kind, properties in
                    SchemaUnion.Variant(
                        kind: kind,
                        properties: properties.filter { own in !common.contains { own.isLike($0) } }
                            .map { property in
                                var property = property
                                property.description =
                                    property.description ?? sentences(words, kind, property.name)
                                return property
                            },
                        description: sentences(words, kind, nil),
                        choice: choices[ObjectIdentifier(type)]?[kind] ?? [])
                }))
    }

    /// A shape with a description of each member.
    private func described(_ shape: SchemaShape, _ type: Any.Type) -> SchemaShape {
        guard case .object(let properties, let others) = shape else { return shape }
        let name = TypeName.of(type).words
        let members = properties.map { property in
            var property = property
            property.description = sentences(name, nil, property.name)
            return property
        }
        return .object(members, others: others)
    }

    /// Records a type's decoding, once for each of its kinds.
    private func record<T: Decodable>(_ type: T.Type, _ name: String) throws -> SchemaShape {
        var variants: [SchemaShape] = []
        var kinds: [String] = []
        var takesOtherKinds = false
        while true {
            let decoder = SchemaDecoder(
                self, choice: variants.count, samples: samples[ObjectIdentifier(type)] ?? [])
            do {
                _ = try T(from: decoder)
            } catch {
                throw failure(error, type)
            }
            if MemoryLayout<T>.size == 0 { decoder.recording.noteEmpty() }
            variants.append(decoder.recording.shape)
            kinds.append(decoder.kind ?? "")
            takesOtherKinds = decoder.takesOtherKinds
            guard variants.count < decoder.choices else { break }
        }
        guard variants.count > 1 else {
            return described(withExamples(variants[0], type), type)
        }
        if let merged = Self.merged(variants, isOpen: takesOtherKinds) {
            return described(merged, type)
        }
        return try union(of: type, name, by: "kind", Array(zip(kinds, variants)))
    }

    /// Merges a union whose kinds all have the same members into one object with a choice of kinds.
    ///
    /// - Parameter isOpen: Whether other kinds are accepted too.
    private static func merged(_ variants: [SchemaShape], isOpen: Bool) -> SchemaShape? {
        var kinds: [String] = []
        var common: [SchemaShape.Property]?
        for case .object(var properties, nil) in variants {
            guard let index = properties.firstIndex(where: { $0.name == "kind" }),
                case .word(let kind) = properties[index].shape
            else { return nil }
            properties[index] = .init(name: "kind", shape: .word(""), isRequired: true)
            guard common == nil || common == properties else { return nil }
            common = properties
            kinds.append(kind)
        }
        guard let common, kinds.count == variants.count else { return nil }
        let shape: SchemaShape = isOpen ? .openWords(kinds) : .words(kinds)
        return .object(
            common.map {
                $0.name == "kind" ? .init(name: "kind", shape: shape, isRequired: true) : $0
            })
    }

    private func failure(_ error: any Error, _ type: Any.Type) -> SchemaError {
        switch error {
        case let error as SchemaError: error
        case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context),
            DecodingError.valueNotFound(_, let context), DecodingError.keyNotFound(_, let context):
            SchemaError(type: TypeName.of(type).words, reason: context.debugDescription)
        default: SchemaError(type: TypeName.of(type).words, reason: "\(error)")
        }
    }

    /// The words of a closed string enum; `nil` for any other type.
    private func words<T>(of type: T.Type) -> SchemaShape? {
        guard let vocabulary = type as? any CaseIterable.Type, vocabulary.isClosed
        else { return nil }
        let words = Vocabulary.words(of: vocabulary)
        return words.isEmpty ? nil : .words(words)
    }

    private func withExamples<T>(_ shape: SchemaShape, _ type: T.Type) -> SchemaShape {
        guard case .string(nil, nil, []) = shape else { return shape }
        if let words = examples[ObjectIdentifier(type)] { return .string(examples: words) }
        guard let vocabulary = type as? any CaseIterable.Type else { return shape }
        return .string(examples: Vocabulary.words(of: vocabulary))
    }

    /// Whether a shape gets a definition: it is an object with fixed members, a union, or
    /// recursive.
    private func isNamed(_ shape: SchemaShape, _ name: String) -> Bool {
        if usedInside.contains(name) { return true }
        return switch shape {
        case .object(_, let others): others == nil
        case .union: true
        default: false
        }
    }

    /// A unique definition name for a type, in characters allowed in a reference and in the names
    /// of classes.
    private func takeName(for type: Any.Type) -> String {
        let name = TypeName.of(type).definition.numbered(after: "", where: names.contains)
        names.append(name)
        return name
    }

    private static let scalars: [ObjectIdentifier: SchemaShape] = [
        ObjectIdentifier(String.self): .string(), ObjectIdentifier(Bool.self): .boolean,
        ObjectIdentifier(Double.self): .number(), ObjectIdentifier(Float.self): .number(),
        ObjectIdentifier(Int.self): .integer(), ObjectIdentifier(Int64.self): .integer(),
        ObjectIdentifier(Int32.self): .integer(minimum: -1 << 31, maximum: 1 << 31 - 1),
        ObjectIdentifier(Int16.self): .integer(minimum: -1 << 15, maximum: 1 << 15 - 1),
        ObjectIdentifier(Int8.self): .integer(minimum: -1 << 7, maximum: 1 << 7 - 1),
        ObjectIdentifier(UInt.self): .integer(minimum: 0),
        ObjectIdentifier(UInt64.self): .integer(minimum: 0),
        ObjectIdentifier(UInt32.self): .integer(minimum: 0, maximum: 1 << 32 - 1),
        ObjectIdentifier(UInt16.self): .integer(minimum: 0, maximum: 1 << 16 - 1),
        ObjectIdentifier(UInt8.self): .integer(minimum: 0, maximum: 1 << 8 - 1),
    ]
}

extension CaseIterable {
    fileprivate static var firstCase: Any? { allCases.first }

    /// Whether the vocabulary is closed: an open one accepts any other word as well.
    static var isClosed: Bool {
        guard let type = self as? any RawRepresentable.Type else { return false }
        return refusesOtherWords(type)
    }

    private static func refusesOtherWords<Word: RawRepresentable>(_ type: Word.Type) -> Bool {
        guard let other = "\u{0}" as? Word.RawValue else { return false }
        return Word(rawValue: other).map { _ in true } == nil
    }
}
