import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaPipeline
import CandelaRules
import CandelaTokens

/// A parsed line of a stream.
struct StreamRequest: Sendable {
    /// A value by which the caller recognises the answer; it is returned unchanged.
    let id: JSONValue?

    /// The request's task, or the error that makes it invalid.
    let task: Result<Task, Failure>

    /// The optional parts of the screen in the answer.
    private(set) var detail: ScreenDetail = []

    /// Warnings about unsupported parts of the line, and records that break a rule but were used.
    private(set) var warnings: [Diagnostic] = []

    /// The length of the line, in bytes.
    let bytes: Int

    /// The parsed line, used for the paths in errors.
    let root: JSONValue?

    enum Task: Sendable {
        /// Store a journal under a name.
        case define(String, Journal)
        /// Build a screen, or perform an event on it.
        case screen(
            ScreenName, JournalSource, (any ScreenOptions)?, Event?, AppDefinition, Context)
        /// Continue a session, with or without an event.
        case session(Session, Event?, Context)
    }

    enum JournalSource: Sendable {
        case given(Journal)
        /// The name of a journal stored by an earlier line.
        case defined(String, at: SourcePosition)
    }

    /// Parses a line.
    ///
    /// - Parameter defaults: The values for members that a request leaves out.
    init(_ line: [UInt8], _ defaults: StreamDefaults) {
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
            detail = try Self.detail(root["include"])
            task = .success(try Self.parse(root, defaults, &warnings))
        } catch {
            task = .failure(error)
        }
        self.warnings = warnings
    }

    /// Creates a request for a line that was not parsed; its answer is the failure.
    init(_ failure: Failure) {
        id = nil
        bytes = 0
        root = nil
        task = .failure(failure)
    }

    private static func parse(
        _ root: JSONValue, _ defaults: StreamDefaults, _ warnings: inout [Diagnostic]
    ) throws(Failure) -> Task {
        let members = try Members(root)
        members.noteUnknown(in: &warnings)
        if let name = try members.text("define") {
            let value = try members.required("journal")
            return .define(name, try journal(value, &warnings))
        }
        let event = try members["event"].map { value throws(Failure) in
            try Document.read(value, &warnings) { try Event(from: $0) }
        }
        let context = try members["context"].map { value throws(Failure) in
            try Document.read(value, &warnings) { try Context(from: $0, over: defaults.context) }
        }
        let apps = try apps(members, defaults, &warnings)
        if let value = members["session"] {
            let session = try Document.read(value, apps: apps, &warnings) {
                try Session(from: $0)
            }
            return .session(session, event, context ?? defaults.context)
        }
        let (name, place) = try members.requiredText("screen")
        let screen = ScreenName(rawValue: name)
        let app: AppDefinition
        do throws(Failure) {
            app = try defaults.app(making: screen, among: apps)
        } catch {
            throw error.at(place)
        }
        let source = try source(members.required("journal"), &warnings)
        let options = try members["options"].map { value throws(Failure) in
            try self.options(of: screen, by: app, value, &warnings)
        }
        return .screen(screen, source, options, event, app, context ?? defaults.context)
    }

    /// A screen with the parts that the request includes.
    func document(of screen: Screen) -> ScreenDocument {
        ScreenDocument(screen: screen, detail: detail)
    }

    private static func detail(_ value: JSONValue?) throws(Failure) -> ScreenDetail {
        guard let value else { return [] }
        var detail: ScreenDetail = []
        func refusal(_ value: JSONValue) -> Failure {
            .data(
                "'include' is an array of 'facts' and 'keys'", id: "invalid-value", at: value.place)
        }
        guard value.kind == .array else { throw refusal(value) }
        for word in value.elements {
            switch word.string {
            case "facts": detail.insert(.facts)
            case "keys": detail.insert(.keys)
            default: throw refusal(word)
            }
        }
        return detail
    }

    /// The app that a request names or describes, or else all known apps.
    private static func apps(
        _ members: Members, _ defaults: StreamDefaults, _ warnings: inout [Diagnostic]
    ) throws(Failure) -> [AppDefinition] {
        let known = defaults.brand.apps
        guard let value = members["app"] else { return known }
        guard let id = value.string else {
            let app = try Document.read(value, &warnings) {
                try AppDefinition(from: $0, among: known)
            }
            return [app]
        }
        guard let app = known.first(where: { $0.id == id }) else {
            throw Failure.unknown("app", id, among: known.map(\.id), status: .badData)
                .at(value.place)
        }
        return [app]
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
                var warning = breach
                warning.severity = .warning
                return warning
            }
            return reading.journal
        } catch {
            throw Failure(error.diagnostics)
        }
    }

    private static func options(
        of screen: ScreenName, by app: AppDefinition, _ value: JSONValue,
        _ warnings: inout [Diagnostic]
    ) throws(Failure) -> any ScreenOptions {
        guard let type = app.presenter(of: screen)?.optionsType else {
            throw .data(
                "'\(screen.rawValue)' has no options", id: "unused-options", at: value.place)
        }
        func read<Options: ScreenOptions>(_ type: Options.Type) throws(Failure) -> Options {
            try Document.read(value, &warnings) { try Options(from: $0) }
        }
        return try read(type)
    }
}

/// The values for members that requests leave out.
struct StreamDefaults: Sendable {
    /// The known apps, with their brands.
    let brand: BrandOption

    let context: Context

    /// The product whose theme screens use; `nil` for that of their app.
    let product: Theme.Product?

    /// The app that builds a screen.
    ///
    /// - Parameter apps: The app that the request names, or all known apps.
    /// - Throws: A failure when none of them has the screen.
    func app(
        making screen: ScreenName, among apps: [AppDefinition]
    ) throws(Failure) -> AppDefinition {
        guard apps.first(with: screen) != nil || apps.count == 1 else {
            let names = apps.flatMap(\.screens).map(\.rawValue)
            throw .unknown("screen", screen.rawValue, among: names, status: .badData)
        }
        return try brand.app(making: screen, among: apps, drawnAs: product)
    }
}

extension StreamRequest {
    /// The members of a request.
    private struct Members {
        static let known = [
            "id", "screen", "journal", "options", "context", "app", "session", "event", "define",
            "include",
        ]

        let root: JSONValue

        init(_ root: JSONValue) throws(Failure) {
            guard root.isObject else {
                throw .data(
                    "a request must be an object, not \(root.kind.words)", id: "invalid-request",
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

        /// The value of a member that must be a non-empty string; `nil` if it is missing or null.
        func text(_ name: String) throws(Failure) -> String? {
            guard let value = self[name] else { return nil }
            guard let text = value.string, !text.isEmpty else {
                throw .data(
                    "'\(name)' must be a name, not \(value.kind.words)", id: "invalid-value",
                    at: value.place)
            }
            return text
        }

        func requiredText(_ name: String) throws(Failure) -> (String, SourcePosition) {
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
                        "unknown-member", "unknown member '\(member.name)'",
                        at: member.namePlace,
                        help: Suggestions.help(for: member.name, among: Self.known)))
            }
        }
    }
}
