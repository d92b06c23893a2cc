/// The identifiers of a variant's tokens in one language, each its own.
struct IdentifierTable: Sendable {
    /// Every identifier once.
    private var names = NameTable()

    /// The number of a token's identifier, by the token's place in its variant.
    private var numbers: [Int32]

    /// The owner of each number.
    private var owners: [Int] = []

    /// The owners by identifier, where one is not ASCII: two forms of one text in Unicode are one
    /// identifier.
    private var others: [String: Int] = [:]
    private var arePlain = true

    /// Which token has an identifier, as a position in the list the table was made from; of two that
    /// clash, the later one.
    func owner(of name: String) -> Int? {
        arePlain ? names.find(name).map { owners[Int($0)] } : others[name]
    }

    /// Names every token.
    ///
    /// - Parameters:
    ///   - workers: Who makes them.
    ///   - make: The identifier of a path, as the language spells it.
    ///   - diagnostics: Gets an error `identifier-clash` with both places where two paths would get
    ///     one identifier, and `no-identifier` where a path has none.
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

    /// Gives a name to a token.
    private mutating func claim(
        _ name: UnsafeBufferPointer<UInt8>, _ tokens: [ExportToken], _ index: Int,
        _ diagnostics: inout [Diagnostic]
    ) {
        guard !name.isEmpty else {
            let token = tokens[index]
            diagnostics.append(
                Diagnostic(
                    .error, "no-identifier", "'\(token.path)' leaves no name to export",
                    at: token.base.place, help: ["give it a name with a letter or a digit"]))
            return
        }
        let number = names.intern(name)
        numbers[tokens[index].position] = number
        guard let other = update(number, to: index) else { return }
        let (token, owner) = (tokens[index], tokens[other])
        diagnostics.append(
            Diagnostic(
                .error, "identifier-clash",
                "'\(token.path)' and '\(owner.path)' would both be named '\(names[number])'",
                at: token.base.place, help: ["rename one of the two"],
                notes: [.init("'\(owner.path)' is here", at: owner.base.place)]))
    }

    /// Gives an identifier an owner.
    ///
    /// - Returns: The one it had.
    private mutating func update(_ number: Int32, to owner: Int) -> Int? {
        guard arePlain else { return others.updateValue(owner, forKey: names[number]) }
        guard number < owners.count else {
            owners.append(owner)
            return nil
        }
        defer { owners[Int(number)] = owner }
        return owners[Int(number)]
    }

    /// The identifier of a token of the table.
    subscript(token: ExportToken) -> String { String(decoding: utf8(token), as: UTF8.self) }

    /// The same as UTF-8.
    func utf8(_ token: ExportToken) -> ArraySlice<UInt8> {
        guard numbers.indices.contains(token.position), numbers[token.position] >= 0 else {
            return []
        }
        return names.utf8(numbers[token.position])
    }
}

/// Some names one after another.
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

    /// Whether all of them are ASCII.
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
