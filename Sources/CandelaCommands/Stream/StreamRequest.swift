import CandelaDTCG
package import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
package import CandelaTokens

/// A parsed line of a stream.
struct StreamRequest: Sendable {
    /// A value by which the caller recognises the answer; it is returned unchanged.
    let id: JSONValue?

    /// The request's task, or the error that makes it invalid.
    let task: Result<Task, Failure>

    /// The optional parts of the screen in the answer.
    private(set) var detail: ScreenDetail = []

    /// Whether the answer for a stored session contains it.
    private(set) var includesSession = false

    /// Warnings about unsupported parts of the line, and records that break a rule but were used.
    private(set) var warnings: [Diagnostic] = []

    /// The names of journals and sessions that were evicted for the line.
    var gone: [String] = []

    /// The length of the line, in bytes.
    let bytes: Int

    /// The parsed line, used for the paths in errors.
    let root: JSONValue?

    enum Task: Sendable {
        /// Store a journal or a session under a name.
        case define(String, Definition)
        /// Build a screen, or perform an event on it.
        case screen(
            ScreenName, JournalSource, (any ScreenOptions)?, Event?, AppDefinition, Context)
        /// Continue a session, with or without an event.
        case session(Session, Event?, Context)
        /// Continue the session stored under a name.
        case kept(KeptName, Event?, Context)
    }

    enum Definition: Sendable {
        case journal(Journal)
        case session(Session)
    }

    /// The name of a session stored by an earlier line, and the form of the answer.
    struct KeptName: Sendable {
        let name: String
        let place: SourcePosition
        let form: AnswerForm

        /// The revision of the screen that the caller has; `nil` for the one sent last.
        let revision: Int?
    }

    /// The form in which a screen is answered.
    enum AnswerForm: String, Sendable, CaseIterable {
        case screen
        /// The changes since the screen sent last, if the caller has that.
        case patch
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
            (detail, includesSession) = try Self.included(root["include"])
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
            return .define(name, try definition(members, defaults, &warnings))
        }
        let kept = try keptName(members)
        let apps = try kept == nil ? apps(members, defaults, &warnings) : defaults.brand.apps
        let event = try members["event"].map { value throws(Failure) in
            try Document.read(value, apps: apps, &warnings) { try Event(from: $0) }
        }
        let context = try members["context"].map { value throws(Failure) in
            try Document.read(value, &warnings) { try Context(from: $0, over: defaults.context) }
        }
        if let kept { return .kept(kept, event, context ?? defaults.context) }
        if let value = members["session"] {
            let session = try session(value, apps, &warnings)
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
        let source = try source(members.required("journal"), as: app.data, &warnings)
        let options = try members["options"].map { value throws(Failure) in
            try self.options(of: screen, by: app, value, &warnings)
        }
        return .screen(screen, source, options, event, app, context ?? defaults.context)
    }

    /// A screen with the parts that the request includes.
    func document(of screen: Screen) -> ScreenDocument {
        ScreenDocument(screen: screen, detail: detail)
    }

    private static func included(
        _ value: JSONValue?
    ) throws(Failure) -> (detail: ScreenDetail, session: Bool) {
        var (detail, includesSession): (ScreenDetail, Bool) = ([], false)
        guard let value else { return (detail, includesSession) }
        func refusal(_ value: JSONValue) -> Failure {
            .data(
                "'include' is an array of 'facts', 'keys' and 'session'", id: "invalid-value",
                at: value.place)
        }
        guard value.kind == .array else { throw refusal(value) }
        for word in value.elements {
            switch word.string {
            case "facts": detail.insert(.facts)
            case "keys": detail.insert(.keys)
            case "session": includesSession = true
            default: throw refusal(word)
            }
        }
        return (detail, includesSession)
    }

    /// The journal or session that a request stores.
    private static func definition(
        _ members: Members, _ defaults: StreamDefaults, _ warnings: inout [Diagnostic]
    ) throws(Failure) -> Definition {
        for name in ["screen", "options", "context", "event", "answer", "revision", "include"] {
            guard let value = members[name] else { continue }
            throw .data(
                "a line with 'define' has no '\(name)'", id: "unused-member", at: value.place,
                help: ["send it on a line of its own"])
        }
        guard let value = members["session"] else {
            guard let value = members["journal"] else {
                throw .data(
                    "'journal' or 'session' is missing", id: "missing-member",
                    at: members.root.place)
            }
            return .journal(
                try journal(value, as: defaults.brand.apps.flatMap(\.data), &warnings))
        }
        guard members["journal"] == nil else {
            throw .data(
                "a line defines a journal or a session, not both", id: "unused-member",
                at: value.place, help: ["a session contains its journal"])
        }
        return .session(try session(value, apps(members, defaults, &warnings), &warnings))
    }

    private static func session(
        _ value: JSONValue, _ apps: [AppDefinition], _ warnings: inout [Diagnostic]
    ) throws(Failure) -> Session {
        let id = value["app"]?.string
        let own = apps.filter { $0.id == id }
        let session = try Document.read(value, apps: own.isEmpty ? apps : own, &warnings) {
            try Session(from: $0)
        }
        if let journal = value["journal"] {
            warnings += session.journal.breaches(in: journal, as: session.app.data).map(\.asWarning)
        }
        return session
    }

    /// The stored session that a request continues; `nil` if it continues none.
    private static func keptName(_ members: Members) throws(Failure) -> KeptName? {
        let form = try members.text("answer")
        guard let value = members["session"], value.isString else {
            for name in ["answer", "revision"] {
                guard let value = members[name] else { continue }
                throw .data(
                    "'\(name)' needs a session that an earlier line defined", id: "unused-member",
                    at: value.place)
            }
            return nil
        }
        guard let known = AnswerForm(rawValue: form ?? AnswerForm.screen.rawValue) else {
            throw .data(
                "'answer' is 'screen' or 'patch', not '\(form ?? "")'", id: "invalid-value",
                at: members["answer"]?.place)
        }
        let revision = members["revision"]
        let number = revision?.number?.double.flatMap(Int.init(exactly:))
        if let revision, number == nil {
            throw .data(
                "'revision' is the number of an earlier answer", id: "invalid-value",
                at: revision.place)
        }
        let (name, place) = try members.requiredText("session")
        return KeptName(name: name, place: place, form: known, revision: number)
    }

    /// The app that a request names or describes, or else all known apps.
    private static func apps(
        _ members: Members, _ defaults: StreamDefaults, _ warnings: inout [Diagnostic]
    ) throws(Failure) -> [AppDefinition] {
        let known = defaults.brand.apps
        guard let value = members["app"] else { return known }
        guard let id = value.string else {
            return [try AppDefinition.read(value, among: known, &warnings)]
        }
        guard let app = known.first(where: { $0.id == id }) else {
            throw Failure.unknown("app", id, among: known.map(\.id), status: .badData)
                .at(value.place)
        }
        return [app]
    }

    private static func source(
        _ value: JSONValue, as data: [any OwnData], _ warnings: inout [Diagnostic]
    ) throws(Failure) -> JournalSource {
        if let name = value.string { return .defined(name, at: value.place) }
        return .given(try journal(value, as: data, &warnings))
    }

    private static func journal(
        _ value: JSONValue, as data: @autoclosure () -> [any OwnData],
        _ warnings: inout [Diagnostic]
    ) throws(Failure) -> Journal {
        do throws(JSONDecodingError) {
            let reading = try Journal.read(value, as: data())
            warnings += reading.warnings
            warnings += reading.breaches.map(\.asWarning)
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
package struct StreamDefaults: Sendable {
    /// The known apps, with their brands.
    let brand: BrandOption

    let context: Context

    /// The product whose theme screens use; `nil` uses their app's product.
    let product: Theme.Product?

    package init(brand: BrandOption, context: Context, product: Theme.Product?) {
        (self.brand, self.context, self.product) = (brand, context, product)
    }

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
            "include", "answer", "revision",
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
                let found = value.isString ? "an empty text" : value.kind.words
                throw .data(
                    "'\(name)' must be a name, not \(found)", id: "invalid-value",
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
            var found = DiagnosticLog()
            for member in root.members where !Self.known.contains(member.name) {
                found.append(
                    .warning(
                        "unknown-member", "unknown member '\(member.name)'",
                        at: member.namePlace,
                        help: Suggestions.help(for: member.name, among: Self.known)))
            }
            warnings += found.diagnostics
        }
    }
}
