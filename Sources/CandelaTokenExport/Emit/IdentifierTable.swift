/// The unique identifiers of a variant's tokens in one language.
package struct IdentifierTable: Sendable {
    /// The interned identifiers.
    private var names = NameTable()

    /// The index of a token's identifier, by the token's position in its variant.
    private var numbers: [Int32]

    /// The owner of each identifier.
    private var owners: [Int] = []

    /// The owners by identifier, if one is not ASCII: canonically equivalent strings are the same
    /// identifier.
    private var others: [String: Int] = [:]
    private var arePlain = true

    /// The index, in the list of tokens, of the token with an identifier; the later one's if two
    /// clash.
    func owner(of name: String) -> Int? {
        arePlain ? names.find(name).map { owners[Int($0)] } : others[name]
    }

    /// Creates an identifier for every token.
    ///
    /// - Parameters:
    ///   - workers: The workers that make them.
    ///   - make: Returns the identifier for a path, as spelt in the language.
    ///   - diagnostics: Receives an error `identifier-clash` with both places if two paths have the
    ///     same identifier, and `no-identifier` if a path has none.
    init(
        _ tokens: [ExportToken], with workers: Workers, diagnostics: inout [Diagnostic],
        make: @Sendable (String) -> String
    ) {
        let last = tokens.reduce(-1) { max($0, $1.position) }
        numbers = [Int32](repeating: -1, count: last + 1)
        let made = workers.map(portionsOf: tokens) { NamePortion(of: $0, make) }
        arePlain = made.allSatisfy(\.arePlain)
        owners.reserveCapacity(arePlain ? tokens.count : 0)
        var index = 0
        for portion in made {
            portion.forEach { name in
                claim(name, tokens, index, &diagnostics)
                index += 1
            }
        }
    }

    /// Registers a token's identifier.
    private mutating func claim(
        _ name: UnsafeBufferPointer<UInt8>, _ tokens: [ExportToken], _ index: Int,
        _ diagnostics: inout [Diagnostic]
    ) {
        guard !name.isEmpty else {
            let token = tokens[index]
            diagnostics.append(
                Diagnostic(
                    .error, "no-identifier", "'\(token.path)' gives an empty name in the export",
                    at: token.base.place, help: ["give it a name with a letter or a digit"]
                ).about(token.path))
            return
        }
        let number = names.intern(name)
        numbers[tokens[index].position] = number
        guard let other = update(number, to: index) else { return }
        diagnostics.append(.clash(tokens[index], tokens[other], names[number]))
    }

    /// Sets the owner of an identifier.
    ///
    /// - Returns: The previous owner.
    private mutating func update(_ number: Int32, to owner: Int) -> Int? {
        guard arePlain else { return others.updateValue(owner, forKey: names[number]) }
        guard number < owners.count else {
            owners.append(owner)
            return nil
        }
        defer { owners[Int(number)] = owner }
        return owners[Int(number)]
    }

    /// The identifier of a token in the table.
    subscript(token: ExportToken) -> String { String(decoding: utf8(token), as: UTF8.self) }

    /// The identifier of a token as UTF-8.
    func utf8(_ token: ExportToken) -> ArraySlice<UInt8> {
        guard numbers.indices.contains(token.position), numbers[token.position] >= 0 else {
            return []
        }
        return names.utf8(numbers[token.position])
    }
}

extension Diagnostic {
    /// An error for two tokens that would have the same name.
    static func clash(_ token: ExportToken, _ owner: ExportToken, _ name: String) -> Diagnostic {
        .error(
            "identifier-clash",
            "'\(token.path)' and '\(owner.path)' would both be named '\(name)'",
            at: token.base.place, help: ["rename one of the two"],
            notes: [.init("'\(owner.path)' is here", at: owner.base.place)]
        ).about(token.path)
    }
}

/// Concatenated names.
private struct NamePortion: Sendable {
    private var bytes: [UInt8] = []
    private var ends: [Int] = []

    init(of tokens: ArraySlice<ExportToken>, _ make: (String) -> String) {
        ends.reserveCapacity(tokens.count)
        for token in tokens {
            bytes.append(make(token.name))
            ends.append(bytes.count)
        }
    }

    /// Whether all names are ASCII.
    var arePlain: Bool { bytes.allSatisfy { $0 < 0x80 } }

    func forEach(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            for end in ends {
                body(UnsafeBufferPointer(rebasing: bytes[start..<end]))
                start = end
            }
        }
    }
}
