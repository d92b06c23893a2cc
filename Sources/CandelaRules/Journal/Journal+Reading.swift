public import CandelaJSON

/// A journal read from a file, with the problems found.
///
/// Of each kind of problem the first hundred are listed; a last one gives the number of the others.
public struct JournalReading: Sendable, Equatable {
    /// The journal, without the parts that could not be read.
    public let journal: Journal

    /// The problems, with their numbers.
    package let problems: JournalProblems

    /// The number of records that were changed to make the journal valid.
    package let mending: Journal.Mending

    /// Errors for parts that could not be read and were omitted; empty unless reading was lenient.
    public var omissions: [Diagnostic] { problems.omissions.diagnostics }

    /// The rules that the journal breaks, as reported by ``Journal/validate(as:)``, with their
    /// places; a record that names an omitted one is not listed.
    public var breaches: [Diagnostic] { problems.breaches.diagnostics }

    /// Warnings about members and words that are kept although this version does not support them.
    public var warnings: [Diagnostic] { problems.warnings.diagnostics }
}

/// The problems found while a journal is read.
package struct JournalProblems: Sendable, Equatable {
    /// Errors for parts that could not be read.
    package var omissions: DiagnosticLog

    /// The rules that the journal breaks; of a mended journal, those for which records were left
    /// out.
    package var breaches: DiagnosticLog

    /// The rules that records of a mended journal broke, which are kept with a part changed.
    package var changes: DiagnosticLog

    /// Warnings about members and words that are kept.
    package var warnings: DiagnosticLog

    /// - Parameters:
    ///   - omissions: Called with each error for a part that cannot be read.
    ///   - breaches: Called with each broken rule.
    ///   - changes: Called with each broken rule for which a part of a record is changed.
    ///   - warnings: Called with each warning.
    package init(
        omissions: (@Sendable (Diagnostic) -> Void)? = nil,
        breaches: (@Sendable (Diagnostic) -> Void)? = nil,
        changes: (@Sendable (Diagnostic) -> Void)? = nil,
        warnings: (@Sendable (Diagnostic) -> Void)? = nil
    ) {
        self.omissions = DiagnosticLog(passingTo: omissions)
        self.breaches = DiagnosticLog(passingTo: breaches)
        self.changes = DiagnosticLog(passingTo: changes)
        self.warnings = DiagnosticLog(passingTo: warnings)
    }
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
    ///   - data: The data that apps declare, whose breaches are reported.
    /// - Throws: Every part that cannot be read, with its place. Lenient reading throws only if the
    ///   file is not a journal, or its version cannot be read without loss.
    public static func read(
        _ bytes: [UInt8], file: String, lenient: Bool = false, as data: [any OwnData] = []
    ) throws(JSONDecodingError) -> JournalReading {
        try read(bytes, file: file, lenient: lenient, as: data, noting: JournalProblems())
    }

    /// Reads a journal as ``read(_:file:lenient:as:)`` does.
    ///
    /// - Parameters:
    ///   - data: The data that apps declare.
    ///   - days: The days that records may have, for a journal that is mended; `nil` to keep records
    ///     that break a rule.
    ///   - problems: The logs that receive the problems. Errors that were passed on as they were
    ///     found are not thrown again.
    package static func read(
        _ bytes: [UInt8], file: String, lenient: Bool,
        as data: @autoclosure () -> [any OwnData] = [],
        mendedWithin days: RecordDays? = nil, noting problems: JournalProblems
    ) throws(JSONDecodingError) -> JournalReading {
        var found: [Diagnostic] = []
        var document = JSONDocument.parse(bytes, file: file, diagnostics: &found)
        if document == nil, lenient {
            found = []
            document = JSONDocument.salvage(bytes, file: file, diagnostics: &found)
        }
        let faults = found.filter { $0.severity == .error }
        guard let document, lenient || faults.isEmpty else { throw JSONDecodingError(faults) }
        var problems = problems
        problems.omissions += faults
        problems.warnings += found.filter { $0.severity == .warning }
        return try read(
            document.root, lenient: lenient, as: data(), mendedWithin: days, noting: problems)
    }

    /// Reads a journal from a value in a document, as ``read(_:file:lenient:as:)`` does from a
    /// file.
    ///
    /// - Parameter problems: The logs that receive the problems, with those found earlier.
    package static func read(
        _ root: JSONValue, lenient: Bool = false, as data: @autoclosure () -> [any OwnData] = [],
        mendedWithin days: RecordDays? = nil, noting problems: JournalProblems = JournalProblems()
    ) throws(JSONDecodingError) -> JournalReading {
        var problems = problems
        let known = Set(CodingKeys.allCases.map(\.stringValue))
        for member in root.members where member.value.isNull && known.contains(member.name) {
            problems.warnings.append(
                .warning(
                    "null-member", "'\(member.name)' is null, which counts as omitted",
                    at: member.value.place))
        }
        let hasOwnData = root[Self.own] != nil || root["settings"]?[Self.own] != nil
        let data = hasOwnData ? data() : []
        let decoded = try JSONTextDecoder(userInfo: [.ownData: data]).decode(
            Journal.self, from: root, omissions: &problems.omissions, warnings: &problems.warnings)
        guard lenient || problems.omissions.isEmpty else {
            throw JSONDecodingError(problems.omissions.diagnostics)
        }
        var places = JournalPlaces(root, leftOut: decoded.omitted)
        var journal = decoded.value
        var mending = Mending()
        if let days {
            mending = journal.mend(within: days) { breach, isKept in
                guard let diagnostic = places.diagnostic(breach) else { return }
                if isKept {
                    problems.changes.append(diagnostic)
                } else {
                    problems.breaches.append(diagnostic)
                }
            }
        } else {
            journal.validate(as: data) { breach in
                let diagnostic = places.diagnostic(breach, skippingOmitted: true)
                if let diagnostic { problems.breaches.append(diagnostic) }
            }
        }
        return JournalReading(journal: journal, problems: problems, mending: mending)
    }

    /// The rules that the journal breaks, with their places in the value it was decoded from.
    ///
    /// - Parameter data: The data that apps declare.
    package func breaches(in root: JSONValue, as data: [any OwnData]) -> [Diagnostic] {
        var places = JournalPlaces(root, leftOut: [:])
        var found = DiagnosticLog()
        validate(as: data) { breach in
            if let diagnostic = places.diagnostic(breach) { found.append(diagnostic) }
        }
        return found.diagnostics
    }

    /// The complete journal as JSON text, which ``read(_:file:lenient:as:)`` reads back.
    ///
    /// - Throws: An error with the path of a value that JSON cannot represent. Numbers of the
    ///   journal that are not finite are omitted instead.
    public func text(style: JSONWriter.Style = .pretty) throws(JSONEncodingError) -> [UInt8] {
        try JSONTextEncoder(style: style).encode(self)
    }
}
