public import CandelaJSON

/// A journal that was read from a file, and what was found on the way.
public struct JournalReading: Sendable, Hashable {
    /// What could be read.
    public let journal: Journal

    /// What was left out because it cannot be read; empty unless leniency was asked for.
    public let omissions: [Diagnostic]

    /// The rules that the journal breaks, as ``Journal/validate()`` has them, each with its place.
    public let breaches: [Diagnostic]

    /// What is kept without being understood: members and words this version does not know.
    public let warnings: [Diagnostic]
}

extension Journal {
    /// Reads a journal from the bytes of a file.
    ///
    /// Breaking a rule fails nothing: what a journal can hold is kept and told in the result. A record
    /// that is no record, for want of a member or with a day that no calendar has, is an error unless
    /// told to be lenient; then all others are kept. So it is with a record that breaks JSON's grammar,
    /// and with a file that was cut off.
    ///
    /// - Parameters:
    ///   - file: What to call the file in places.
    ///   - lenient: Whether to leave out what cannot be read.
    /// - Throws: All that cannot be read, each with its place; also when lenient, if it is no journal or
    ///   one of a version that cannot be kept.
    public static func read(
        _ bytes: [UInt8], file: String, lenient: Bool = false
    ) throws(JSONDecodingError) -> JournalReading {
        var found: [Diagnostic] = []
        var document = JSONDocument.parse(bytes, file: file, diagnostics: &found)
        if document == nil, lenient {
            found = []
            document = JSONDocument.salvage(bytes, file: file, diagnostics: &found)
        }
        let faults = found.filter { $0.severity == .error }
        guard let document, lenient || faults.isEmpty else { throw JSONDecodingError(faults) }
        return try read(
            document.root, faults: faults, warnings: found.filter { $0.severity == .warning },
            lenient: lenient)
    }

    /// Reads a journal from a value of a document, as ``read(_:file:lenient:)`` does from a file.
    ///
    /// - Parameters:
    ///   - faults: What was left out already because it breaks the grammar.
    ///   - warnings: What was found already.
    package static func read(
        _ root: JSONValue, faults: [Diagnostic] = [], warnings: [Diagnostic] = [],
        lenient: Bool = false
    ) throws(JSONDecodingError) -> JournalReading {
        var warnings = warnings
        let known = Set(CodingKeys.allCases.map(\.stringValue))
        for member in root.members where member.value.isNull && known.contains(member.name) {
            warnings.append(
                .warning(
                    "null-member", "'\(member.name)' is null, which counts as left out",
                    at: member.value.place))
        }
        var omissions: [DecodingOmission] = []
        let journal = try JSONTextDecoder().decode(
            Journal.self, from: root, omissions: &omissions, warnings: &warnings)
        guard lenient || omissions.isEmpty else {
            throw JSONDecodingError(omissions.map(\.diagnostic))
        }
        let places = JournalPlaces(root, leftOut: omissions)
        return JournalReading(
            journal: journal, omissions: faults + omissions.map(\.diagnostic),
            breaches: places.diagnostics(for: journal.validate()), warnings: warnings)
    }

    /// The text of the journal, with all it holds; ``read(_:file:lenient:)`` makes the same of it.
    public func text(style: JSONWriter.Style = .pretty) throws(JSONEncodingError) -> [UInt8] {
        try JSONTextEncoder(style: style).encode(self)
    }
}

/// Where the parts of a journal stand in the file it was read from.
struct JournalPlaces {
    private let root: JSONValue

    /// The positions in the file's lists that have no record in the journal, ascending.
    private var leftOut: [String: [Int]] = [:]

    init(_ root: JSONValue, leftOut omissions: [DecodingOmission]) {
        self.root = root
        for omission in omissions {
            guard let position = omission.position else { continue }
            leftOut[omission.member, default: []].append(position)
        }
    }

    /// Each breach at its place. Every list is walked once, however many there are.
    func diagnostics(for breaches: [JournalBreach]) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var rest = breaches[...]
        while let first = rest.first {
            guard case .member(let member) = first.path.steps.first else { break }
            let ofMember = rest.prefix { $0.path.steps.first == .member(member) }
            rest = rest.dropFirst(ofMember.count)
            guard let value = root[member] else {
                found += ofMember.map { diagnostic($0, at: root, $0.path.steps.dropFirst(0)) }
                continue
            }
            guard value.isArray else {
                found += ofMember.map { diagnostic($0, at: value, $0.path.steps.dropFirst()) }
                continue
            }
            let missing = Set(leftOut[member] ?? [])
            var waiting = ofMember
            var position = 0
            for (index, element) in value.elements.enumerated() where !missing.contains(index) {
                while let breach = waiting.first,
                    breach.path.steps.dropFirst().first == .element(position)
                {
                    found.append(diagnostic(breach, at: element, breach.path.steps.dropFirst(2)))
                    waiting = waiting.dropFirst()
                }
                position += 1
                if waiting.isEmpty { break }
            }
        }
        return found
    }

    private func diagnostic(
        _ breach: JournalBreach, at start: JSONValue, _ steps: ArraySlice<JournalPath.Step>
    ) -> Diagnostic {
        var value = start
        for step in steps {
            let next: JSONValue? =
                switch step {
                case .member(let name): value[name]
                case .element(let position): value[position]
                }
            guard let next else { break }
            value = next
        }
        return .error(
            breach.id, "invalid '\(breach.path)': \(breach.message)", at: value.place)
    }
}
