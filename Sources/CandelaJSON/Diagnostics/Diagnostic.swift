/// One problem in the data, with its place and what to do about it.
///
/// Prints the way compilers do, so that tools pick the place up:
///
/// ```text
/// color.tokens.json:41:17: error: '{color.orange.550}' names no token [unresolved-alias]
///   help: closest names are 'color.orange.500' and 'color.orange.600'
/// ```
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    /// How much a problem matters.
    public enum Severity: String, Sendable, Hashable, CaseIterable {
        /// The data cannot be used; the tool exits 1.
        case error
        /// The data can be used, though probably not as meant.
        case warning
    }

    /// A second place that belongs to a problem.
    public struct Note: Sendable, Hashable, CustomStringConvertible {
        /// What is to be seen there, lowercase and without a full stop.
        public var message: String

        /// Where to look, when the note is about a place.
        public var place: SourcePlace?

        /// A note about `place`.
        public init(_ message: String, at place: SourcePlace? = nil) {
            self.message = message.cut
            self.place = place
        }

        /// The note as printed, `note: file:line:column: message`.
        public var description: String {
            place.map { "note: \($0): \(message)" } ?? "note: \(message)"
        }
    }

    /// Whether the problem stops the work.
    public var severity: Severity

    /// The kind of problem in kebab case, stable between versions: `unresolved-alias`.
    public var id: String

    /// What is wrong: lowercase, no full stop, quoting what was found.
    public var message: String

    /// Where it is, when one place is to blame.
    public var place: SourcePlace?

    /// What to do about it, one line each.
    public var help: [String]

    /// Other places that belong to it, such as the first of two duplicates.
    public var notes: [Note]

    /// The names of what it is about, such as the paths of tokens, by which a team accepts it.
    package var subjects: [String] = []

    /// A problem of any severity.
    ///
    /// A text longer than 480 characters, as when a name of the data is, keeps its start and its end.
    public init(
        _ severity: Severity, _ id: String, _ message: String, at place: SourcePlace? = nil,
        help: [String] = [], notes: [Note] = []
    ) {
        self.severity = severity
        self.id = id
        self.message = message.cut
        self.place = place
        self.help = help.map(\.cut)
        self.notes = notes
    }

    /// An error, the usual kind.
    public static func error(
        _ id: String, _ message: String, at place: SourcePlace? = nil,
        help: [String] = [], notes: [Note] = []
    ) -> Diagnostic {
        Diagnostic(.error, id, message, at: place, help: help, notes: notes)
    }

    /// A warning: the data is used all the same.
    public static func warning(
        _ id: String, _ message: String, at place: SourcePlace? = nil,
        help: [String] = [], notes: [Note] = []
    ) -> Diagnostic {
        Diagnostic(.warning, id, message, at: place, help: help, notes: notes)
    }

    /// The same problem with the names of what it is about.
    package func about(_ subjects: String...) -> Diagnostic {
        var named = self
        named.subjects = subjects
        return named
    }

    /// The text form: one line for the problem, then an indented line for each help and note.
    ///
    /// Controls, line breaks and what turns the direction of text print as `\u{7}`, so that no file can
    /// play with a terminal or print a problem, a help or a note of its own.
    public var description: String {
        let start = place.map { "\($0): " } ?? ""
        var lines = ["\(start)\(severity.rawValue): \(message) [\(id)]"]
        lines += help.map { "  help: \($0)" }
        lines += notes.map { "  \($0)" }
        return lines.map(\.printable).joined(separator: "\n")
    }
}
