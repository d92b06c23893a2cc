import CandelaJSON
import CandelaPipeline
import CandelaRules
import CandelaScreens
import CandelaTokens

/// One line of a stream, read.
struct StreamRequest: Sendable {
    /// Whatever the caller tells its answers apart by; it comes back as it is.
    let id: JSONValue?

    /// What is asked for, or why it is not clear.
    let task: Result<Task, Failure>

    /// What of the line was not understood or breaks a rule, and was used all the same.
    private(set) var warnings: [Diagnostic] = []

    /// The length of the line, in bytes.
    let bytes: Int

    /// The whole line, for the paths of what is wrong with it.
    let root: JSONValue?

    enum Task: Sendable {
        /// A journal gets a name.
        case define(String, Journal)
        /// A screen is made, or what an event on it makes.
        case screen(ScreenName, JournalSource, (any ScreenOptions)?, Event?, Context)
        /// A session goes on, with an event or without.
        case session(Session, Event?, Context)
    }

    enum JournalSource: Sendable {
        case given(Journal)
        /// A name that an earlier line gave to a journal.
        case defined(String, at: SourcePlace)
    }

    /// Reads a line.
    ///
    /// - Parameter defaults: The context of a request that leaves it out, for a screen of a product.
    init(_ line: [UInt8], _ defaults: (Product) -> Context) {
        var diagnostics: [Diagnostic] = []
        bytes = line.count
        let document = JSONDocument.parse(line, file: "-", diagnostics: &diagnostics)
        root = document?.root
        id = document?.root["id"]
        let errors = diagnostics.filter { $0.severity == .error }
        guard let root = document?.root, errors.isEmpty else {
            task = .failure(Failure(errors))
            return
        }
        var warnings = diagnostics
        do throws(Failure) {
            task = .success(try Self.parse(root, defaults, &warnings))
        } catch {
            task = .failure(error)
        }
        self.warnings = warnings
    }

    /// A line that cannot be read at all.
    init(_ failure: Failure) {
        id = nil
        bytes = 0
        root = nil
        task = .failure(failure)
    }

    private static func parse(
        _ root: JSONValue, _ defaults: (Product) -> Context, _ warnings: inout [Diagnostic]
    ) throws(Failure) -> Task {
        let members = try Members(root)
        members.noteUnknown(in: &warnings)
        if let name = try members.text("define") {
            let value = try members.required("journal")
            return .define(name, try journal(value, &warnings))
        }
        let event = try members["event"].map { value throws(Failure) in
            try decode(value, &warnings) { try Event(from: $0) }
        }
        if let value = members["session"] {
            let session = try decode(value, &warnings) { try Session(from: $0) }
            let context = try context(
                members, defaults(session.place.page.screen.product), &warnings)
            return .session(session, event, context)
        }
        let (name, place) = try members.requiredText("screen")
        let screen = ScreenName(rawValue: name)
        guard ScreenName.allCases.contains(screen) else {
            throw Failure.unknown(
                "screen", name, among: ScreenName.allCases.map(\.rawValue), status: .badData
            ).at(place)
        }
        let source = try source(members.required("journal"), &warnings)
        let context = try context(members, defaults(screen.product), &warnings)
        let options = try members["options"].map { value throws(Failure) in
            try self.options(of: screen, value, &warnings)
        }
        return .screen(screen, source, options, event, context)
    }

    private static func context(
        _ members: Members, _ usual: Context, _ warnings: inout [Diagnostic]
    ) throws(Failure) -> Context {
        guard let value = members["context"] else { return usual }
        return try decode(value, &warnings) { try Context(from: $0, over: usual) }
    }

    private static func source(
        _ value: JSONValue, _ warnings: inout [Diagnostic]
    ) throws(Failure) -> JournalSource {
        if value.count == 1, let name = value["ref"]?.string {
            return .defined(name, at: value.place)
        }
        return .given(try journal(value, &warnings))
    }

    private static func journal(
        _ value: JSONValue, _ warnings: inout [Diagnostic]
    ) throws(Failure) -> Journal {
        do throws(JSONDecodingError) {
            let reading = try Journal.read(value)
            warnings += reading.warnings
            warnings += reading.breaches.map { breach in
                var told = breach
                told.severity = .warning
                return told
            }
            return reading.journal
        } catch {
            throw Failure(error.diagnostics)
        }
    }

    private static func options(
        of screen: ScreenName, _ value: JSONValue, _ warnings: inout [Diagnostic]
    ) throws(Failure) -> any ScreenOptions {
        guard let type = screen.options else {
            throw .data(
                "'\(screen.rawValue)' has no options", id: "unused-options", at: value.place)
        }
        func read<Options: ScreenOptions>(_ type: Options.Type) throws(Failure) -> Options {
            try decode(value, &warnings) { try Options(from: $0) }
        }
        return try read(type)
    }

    private static func decode<Value>(
        _ value: JSONValue, _ warnings: inout [Diagnostic],
        _ read: (any Decoder) throws -> Value
    ) throws(Failure) -> Value {
        do throws(JSONDecodingError) {
            return try JSONTextDecoder().decode(value, warnings: &warnings, read)
        } catch {
            throw Failure(error.diagnostics)
        }
    }
}

extension StreamRequest {
    /// The members of a request.
    private struct Members {
        static let known = [
            "id", "screen", "journal", "options", "context", "session", "event", "define",
        ]

        let root: JSONValue

        init(_ root: JSONValue) throws(Failure) {
            guard root.isObject else {
                throw .data(
                    "a request is an object, not \(root.kind.words)", id: "invalid-request",
                    at: root.place)
            }
            self.root = root
        }

        subscript(name: String) -> JSONValue? { root[name].flatMap { $0.isNull ? nil : $0 } }

        func required(_ name: String) throws(Failure) -> JSONValue {
            guard let value = self[name] else {
                throw .data("'\(name)' is missing", id: "missing-member", at: root.place)
            }
            return value
        }

        /// The value of a member that must be a string.
        func text(_ name: String) throws(Failure) -> String? {
            guard let value = self[name] else { return nil }
            guard let text = value.string, !text.isEmpty else {
                throw .data(
                    "'\(name)' is a name, not \(value.kind.words)", id: "invalid-value",
                    at: value.place)
            }
            return text
        }

        func requiredText(_ name: String) throws(Failure) -> (String, SourcePlace) {
            let place = try required(name).place
            guard let text = try text(name) else {
                throw .data("'\(name)' is missing", id: "missing-member", at: root.place)
            }
            return (text, place)
        }

        func noteUnknown(in warnings: inout [Diagnostic]) {
            for member in root.members where !Self.known.contains(member.name) {
                warnings.append(
                    .warning(
                        "unknown-member", "nothing reads '\(member.name)' here",
                        at: member.namePlace,
                        help: Suggestions.help(for: member.name, among: Self.known)))
            }
        }
    }
}
