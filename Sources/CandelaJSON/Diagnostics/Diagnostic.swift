/// A problem in the data, with its place and a remedy.
///
/// Printed in the format of compilers, so that editors and CI link to the place:
///
/// ```text
/// color.tokens.json:41:17: error: '{color.orange.550}' names no token [unresolved-alias]
///   help: closest names are 'color.orange.500' and 'color.orange.600'
/// ```
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    /// The severity of a problem.
    public enum Severity: String, Sendable, Hashable, CaseIterable {
        /// The data cannot be used; the tool exits with 1.
        case error
        /// The data can be used, but is probably not as intended.
        case warning
    }

    /// A related place or remark.
    public struct Note: Sendable, Hashable, CustomStringConvertible {
        /// The message: lowercase, without a full stop.
        public var message: String

        /// The place the note refers to, if any.
        public var place: SourcePosition?

        /// Creates a note. A message of more than 480 Unicode scalars is shortened in the middle.
        public init(_ message: String, at place: SourcePosition? = nil) {
            self.message = message.cut
            self.place = place
        }

        /// The note as printed, `note: file:line:column: message`.
        public var description: String {
            place.map { "note: \($0): \(message)" } ?? "note: \(message)"
        }
    }

    /// Whether the problem is an error or a warning.
    public var severity: Severity

    /// The kind of problem in kebab case, stable between versions: `unresolved-alias`.
    public var id: String

    /// The message: lowercase, no full stop, quoting what was found.
    public var message: String

    /// The place in the file; `nil` if the problem has no single place.
    public var place: SourcePosition?

    /// Suggested remedies, one line each.
    public var help: [String]

    /// Related places, such as the first of two duplicates.
    public var notes: [Note]

    /// The names of the items concerned, such as token paths, used to match accepted findings.
    package var subjects: [String] = []

    /// The number of problems reported.
    package internal(set) var count = 1

    /// Whether it only counts problems.
    package internal(set) var isRest = false

    /// Creates a problem of any severity.
    ///
    /// The message and help lines are shortened in the middle if they have more than 480 Unicode
    /// scalars, since they may quote long names from the data.
    public init(
        _ severity: Severity, _ id: String, _ message: String, at place: SourcePosition? = nil,
        help: [String] = [], notes: [Note] = []
    ) {
        self.severity = severity
        self.id = id
        self.message = message.cut
        self.place = place
        self.help = help.map(\.cut)
        self.notes = notes
    }

    /// Creates an error; the data cannot be used.
    public static func error(
        _ id: String, _ message: String, at place: SourcePosition? = nil,
        help: [String] = [], notes: [Note] = []
    ) -> Diagnostic {
        Diagnostic(.error, id, message, at: place, help: help, notes: notes)
    }

    /// Creates a warning; the data is still used.
    public static func warning(
        _ id: String, _ message: String, at place: SourcePosition? = nil,
        help: [String] = [], notes: [Note] = []
    ) -> Diagnostic {
        Diagnostic(.warning, id, message, at: place, help: help, notes: notes)
    }

    /// The problem as a warning, where the data is used in spite of it.
    package var asWarning: Diagnostic {
        var warning = self
        warning.severity = .warning
        return warning
    }

    /// Returns a copy with the names of the items concerned.
    package func about(_ subjects: String...) -> Diagnostic {
        var named = self
        named.subjects = subjects
        return named
    }

    /// The text form: a line for the problem, then an indented line for each help line and note.
    ///
    /// Control characters, line breaks and bidirectional controls are printed as `\u{7}`, so that
    /// no file can manipulate the terminal or forge a diagnostic.
    public var description: String {
        let start = place.map { "\($0): " } ?? ""
        var lines = ["\(start)\(severity.rawValue): \(message) [\(id)]"]
        lines += help.map { "  help: \($0)" }
        lines += notes.map { "  \($0)" }
        return lines.map(\.printable).joined(separator: "\n")
    }
}
