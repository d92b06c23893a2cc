import CandelaDTCG
import CandelaElements
package import CandelaJSON
import CandelaKit
import CandelaRules

/// A reader of the parts of a request for a screen, with their places in errors.
package struct RequestReader {
    let root: JSONValue

    /// Warnings about unsupported parts, and records that break a rule but are used.
    private(set) var warnings: [Diagnostic] = []

    /// Reads the document of a file.
    ///
    /// - Throws: A data failure when it cannot be read, or with every syntax error.
    init(_ path: String, _ environment: CommandEnvironment) throws(Failure) {
        let bytes = try environment.read(path)
        let document = JSONDocument.parse(bytes, file: path, diagnostics: &warnings)
        guard let document, !warnings.hasErrors else {
            throw Failure(warnings.filter { $0.severity == .error })
        }
        root = document.root
    }

    /// Reads an object with the given members.
    ///
    /// - Throws: A data failure for another value, or for an unknown member with a name close to
    ///   one that is absent; other unknown members are warnings.
    package init(_ root: JSONValue, members known: [String]) throws(Failure) {
        guard root.isObject else {
            throw .data(
                "a request must be an object, not \(root.kind.words)", id: "invalid-request",
                at: root.place)
        }
        self.root = root
        var found = DiagnosticLog()
        for member in root.members where !known.contains(member.name) {
            let near = Suggestions.closest(to: member.name, among: known)
            let warning = Diagnostic.warning(
                "unknown-member", "unknown member '\(member.name)'", at: member.namePlace,
                help: Suggestions.help(naming: near, noun: "name"))
            if let first = near.first, root[first] == nil {
                throw .data(
                    warning.message, id: warning.id, at: warning.place, help: warning.help)
            }
            found.append(warning)
        }
        warnings = found.diagnostics
    }

    /// The value of a member; `nil` if it is missing or null.
    package subscript(name: String) -> JSONValue? { root[name].flatMap { $0.isNull ? nil : $0 } }

    func required(_ name: String) throws(Failure) -> JSONValue {
        guard let value = self[name] else {
            throw .data("'\(name)' is missing", id: "missing-member", at: root.place)
        }
        return value
    }

    /// The value of a member that must be a non-empty string; `nil` if it is missing or null.
    package func text(_ name: String) throws(Failure) -> String? {
        try self[name].map { value throws(Failure) in try Self.text(value, name) }
    }

    package func requiredText(_ name: String) throws(Failure) -> (String, SourcePosition) {
        let value = try required(name)
        return (try Self.text(value, name), value.place)
    }

    private static func text(_ value: JSONValue, _ name: String) throws(Failure) -> String {
        guard let text = value.string, !text.isEmpty else {
            let found = value.isString ? "an empty text" : value.kind.words
            throw .data(
                "'\(name)' must be a name, not \(found)", id: "invalid-value", at: value.place)
        }
        return text
    }
}

extension RequestReader {
    mutating func event(_ value: JSONValue, of apps: [AppDefinition]) throws(Failure) -> Event {
        try Document.read(value, apps: apps, &warnings) { try Event(from: $0) }
    }

    /// A context whose missing members have the values of another one.
    mutating func context(_ value: JSONValue, over usual: Context) throws(Failure) -> Context {
        try Document.read(value, &warnings) { try Context(from: $0, over: usual) }
    }

    mutating func options(
        _ value: JSONValue, of type: any ScreenOptions.Type
    ) throws(Failure) -> any ScreenOptions {
        func read<Options: ScreenOptions>(_ type: Options.Type) throws(Failure) -> Options {
            try Document.read(value, &warnings) { try Options(from: $0) }
        }
        return try read(type)
    }

    /// The app that a text names or an object describes.
    mutating func app(
        _ value: JSONValue, among known: [AppDefinition]
    ) throws(Failure) -> AppDefinition {
        guard let id = value.string else {
            return try AppDefinition.read(value, among: known, &warnings)
        }
        guard let app = known.first(where: { $0.id == id }) else {
            throw Failure.unknown("app", id, among: known.map(\.id), status: .badData)
                .at(value.place)
        }
        return app
    }

    mutating func journal(
        _ value: JSONValue, as data: @autoclosure () -> [any OwnData]
    ) throws(Failure) -> Journal {
        do throws(JSONDecodingError) {
            let reading = try Journal.read(value, as: data())
            warnings += reading.warnings + reading.breaches.map(\.asWarning)
            return reading.journal
        } catch {
            throw Failure(error.diagnostics)
        }
    }

    mutating func session(
        _ value: JSONValue, of apps: [AppDefinition]
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
}
