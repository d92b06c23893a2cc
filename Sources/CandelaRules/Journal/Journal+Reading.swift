public import CandelaJSON

/// A journal read from a file, with the problems found.
public struct JournalReading: Sendable, Equatable {
    /// The journal, without the parts that could not be read.
    public let journal: Journal

    /// Errors for parts that could not be read and were omitted; empty unless reading was lenient.
    public let omissions: [Diagnostic]

    /// The rules that the journal breaks, as reported by ``Journal/validate()``, with their places.
    public let breaches: [Diagnostic]

    /// Warnings about members and words that are kept although this version does not support them.
    public let warnings: [Diagnostic]
}

extension Journal {
    /// Reads a journal from the bytes of a file.
    ///
    /// Records that break a rule are kept and reported in the result. A record that cannot be
    /// decoded, for example because a member is missing or a date does not exist, is an error,
    /// unless `lenient` is true: then it is omitted and all other records are kept. The same
    /// applies to records with JSON syntax errors and to truncated files.
    ///
    /// - Parameters:
    ///   - file: The file name used in places.
    ///   - lenient: Whether to omit parts that cannot be read.
    /// - Throws: Every part that cannot be read, with its place. Lenient reading throws only if the
    ///   file is not a journal, or its version cannot be read without loss.
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

    /// Reads a journal from a value in a document, as ``read(_:file:lenient:)`` does from a file.
    ///
    /// - Parameters:
    ///   - faults: Syntax errors whose parts were already omitted.
    ///   - warnings: Warnings found earlier.
    package static func read(
        _ root: JSONValue, faults: [Diagnostic] = [], warnings: [Diagnostic] = [],
        lenient: Bool = false
    ) throws(JSONDecodingError) -> JournalReading {
        var warnings = warnings
        let known = Set(CodingKeys.allCases.map(\.stringValue))
        for member in root.members where member.value.isNull && known.contains(member.name) {
            warnings.append(
                .warning(
                    "null-member", "'\(member.name)' is null, which counts as omitted",
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

    /// The rules that the journal breaks, with their places in the value it was decoded from.
    package func breaches(in root: JSONValue) -> [Diagnostic] {
        JournalPlaces(root, leftOut: []).diagnostics(for: validate())
    }

    /// The complete journal as JSON text, which ``read(_:file:lenient:)`` reads back.
    ///
    /// - Throws: An error with the path of a value that JSON cannot represent. Numbers of the
    ///   journal that are not finite are omitted instead.
    public func text(style: JSONWriter.Style = .pretty) throws(JSONEncodingError) -> [UInt8] {
        try JSONTextEncoder(style: style).encode(self)
    }
}

/// The places of a journal's parts in the file it was read from.
struct JournalPlaces {
    private let root: JSONValue

    /// The indices in the file's lists that have no record in the journal, ascending.
    private var leftOut: [String: [Int]] = [:]

    init(_ root: JSONValue, leftOut omissions: [DecodingOmission]) {
        self.root = root
        for omission in omissions {
            guard let position = omission.position else { continue }
            leftOut[omission.member, default: []].append(position)
        }
    }

    /// A diagnostic for each breach, with its place. Every list is walked only once.
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
