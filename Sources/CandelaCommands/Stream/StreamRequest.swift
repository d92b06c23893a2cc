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

    /// The action of a renderer; `nil` without one.
    private(set) var action: A2UIAction?

    /// The format of the screen in the answer.
    private(set) var format = ScreenFormat.json

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
        format = defaults.format
        let document = JSONDocument.parse(line, file: "-", diagnostics: &diagnostics)
        root = document?.root
        id = document?.root["id"]
        let errors = diagnostics.filter { $0.severity == .error }
        guard let root = document?.root, errors.isEmpty else {
            task = .failure(Failure(errors))
            return
        }
        warnings = diagnostics
        do throws(Failure) {
            var reader = try RequestReader(root, members: Self.members)
            (detail, includesSession) = try Self.included(root["include"])
            action = try Self.action(of: root)
            if action != nil, format == .json { format = .a2ui(.basic) }
            task = .success(try Self.parse(&reader, defaults))
            warnings += reader.warnings
        } catch {
            task = .failure(error)
        }
    }

    private static let members = [
        "id", "screen", "journal", "options", "context", "app", "session", "event", "define",
        "include", "answer", "revision", "a2ui",
    ]

    /// Creates a request for a line that was not parsed; its answer is the failure.
    init(_ failure: Failure) {
        id = nil
        bytes = 0
        root = nil
        task = .failure(failure)
    }

    private static func parse(
        _ reader: inout RequestReader, _ defaults: StreamDefaults
    ) throws(Failure) -> Task {
        if let name = try reader.text("define") {
            return .define(name, try definition(&reader, defaults))
        }
        let kept = try keptName(reader)
        let apps = try kept == nil ? apps(&reader, defaults) : defaults.brand.apps
        let event = try reader["event"].map { value throws(Failure) in
            try reader.event(value, of: apps)
        }
        let context = try reader["context"].map { value throws(Failure) in
            try reader.context(value, over: defaults.context)
        }
        if let kept { return .kept(kept, event, context ?? defaults.context) }
        if let value = reader["session"] {
            let session = try reader.session(value, of: apps)
            return .session(session, event, context ?? defaults.context)
        }
        let (name, place) = try reader.requiredText("screen")
        let screen = ScreenName(rawValue: name)
        let app: AppDefinition
        do throws(Failure) {
            app = try defaults.app(making: screen, among: apps)
        } catch {
            throw error.at(place)
        }
        let journal = try reader.required("journal")
        let source: JournalSource =
            if let name = journal.string { .defined(name, at: journal.place) } else {
                .given(try reader.journal(journal, as: app.data))
            }
        let options = try reader["options"].map { value throws(Failure) in
            guard let type = app.presenter(of: screen)?.optionsType else {
                throw .data("'\(name)' has no options", id: "unused-options", at: value.place)
            }
            return try reader.options(value, of: type)
        }
        return .screen(screen, source, options, event, app, context ?? defaults.context)
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
        _ reader: inout RequestReader, _ defaults: StreamDefaults
    ) throws(Failure) -> Definition {
        for name in ["screen", "options", "context", "event", "answer", "revision", "include"] {
            guard let value = reader[name] else { continue }
            throw .data(
                "a line with 'define' has no '\(name)'", id: "unused-member", at: value.place,
                help: ["send it on a line of its own"])
        }
        guard let value = reader["session"] else {
            guard let value = reader["journal"] else {
                throw .data(
                    "'journal' or 'session' is missing", id: "missing-member",
                    at: reader.root.place)
            }
            return .journal(
                try reader.journal(value, as: defaults.brand.apps.flatMap(\.data)))
        }
        guard reader["journal"] == nil else {
            throw .data(
                "a line defines a journal or a session, not both", id: "unused-member",
                at: value.place, help: ["a session contains its journal"])
        }
        let apps = try apps(&reader, defaults)
        return .session(try reader.session(value, of: apps))
    }

    /// The stored session that a request continues; `nil` if it continues none.
    private static func keptName(_ reader: RequestReader) throws(Failure) -> KeptName? {
        let form = try reader.text("answer")
        guard let value = reader["session"], value.isString else {
            for name in ["answer", "revision"] {
                guard let value = reader[name] else { continue }
                throw .data(
                    "'\(name)' needs a session that an earlier line defined", id: "unused-member",
                    at: value.place)
            }
            return nil
        }
        guard let known = AnswerForm(rawValue: form ?? AnswerForm.screen.rawValue) else {
            throw .data(
                "'answer' is 'screen' or 'patch', not '\(form ?? "")'", id: "invalid-value",
                at: reader["answer"]?.place)
        }
        let revision = reader["revision"]
        let number = revision?.number?.double.flatMap(Int.init(exactly:))
        if let revision, number == nil {
            throw .data(
                "'revision' is the number of an earlier answer", id: "invalid-value",
                at: revision.place)
        }
        let (name, place) = try reader.requiredText("session")
        return KeptName(name: name, place: place, form: known, revision: number)
    }

    /// The app that a request names or describes, or else all known apps.
    private static func apps(
        _ reader: inout RequestReader, _ defaults: StreamDefaults
    ) throws(Failure) -> [AppDefinition] {
        let known = defaults.brand.apps
        return try reader["app"].map { value throws(Failure) in
            [try reader.app(value, among: known)]
        } ?? known
    }
}

/// The values for members that requests leave out.
package struct StreamDefaults: Sendable {
    /// The known apps, with their brands.
    let brand: BrandOption

    let context: Context

    /// The format of screens.
    let format: ScreenFormat

    /// The product whose theme screens use; `nil` uses their app's product.
    let product: Theme.Product?

    init(brand: BrandOption, context: Context, format: ScreenFormat, product: Theme.Product?) {
        (self.brand, self.context, self.format) = (brand, context, format)
        self.product = product
    }

    /// Defaults for requests for screens as JSON.
    package init(brand: BrandOption, context: Context, product: Theme.Product?) {
        self.init(brand: brand, context: context, format: .json, product: product)
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
