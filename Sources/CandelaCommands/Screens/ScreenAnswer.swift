import CandelaDTCG
import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules

/// The screen, journal, options and context given on the command line.
struct ScreenRequest {
    let name: ScreenName
    let journal: Journal
    let options: (any ScreenOptions)?
    let app: AppDefinition
    let context: Context

    /// Whether the language was asked for.
    let asksForLanguage: Bool
    let warnings: [Diagnostic]

    /// Builds the screen.
    ///
    /// - Returns: The screen, with the warnings about the input files and its language.
    func screen() throws(Failure) -> (screen: Screen, warnings: [Diagnostic]) {
        let screen = try Tool.make(name, journal, options, of: app, in: context)
        return (screen, warnings + notes(on: screen))
    }

    /// A warning if a screen is not in the language that was asked for.
    func notes(on screen: Screen) -> [Diagnostic] {
        screen.translationNote(isAsked: asksForLanguage)
    }
}

/// The result of an event on a screen.
struct ScreenAnswer {
    /// The session after the event.
    let session: Session

    /// The effects that the host has to perform.
    private(set) var effects: [Effect]

    /// The screen after the event; `nil` where the app draws it itself.
    let screen: Screen?

    /// Sends an event to a session that begins at the requested screen.
    ///
    /// - Parameter said: The document of the event, used for the place of errors.
    /// - Throws: A data failure when the event is not valid here, or the screen cannot be built.
    init(to event: Event, said: JSONValue, on request: ScreenRequest) throws(Failure) {
        let session = try Self.session(
            request.name, request.journal, request.options, of: request.app)
        try self.init(to: event, said: said, from: session, in: request.context)
    }

    /// A new session that begins at a screen, with default options for `nil`.
    ///
    /// - Throws: A data failure when the app does not have the screen.
    static func session(
        _ name: ScreenName, _ journal: Journal, _ options: (any ScreenOptions)?,
        of app: AppDefinition
    ) throws(Failure) -> Session {
        func begin(_ options: some ScreenOptions) throws(ScreenError) -> Session {
            try Session(journal, at: options, of: app)
        }
        do throws(ScreenError) {
            guard let options = options ?? app.presenter(of: name)?.optionsType.init() else {
                throw .unknownScreen(name, app: app.id, screens: app.screens)
            }
            return try begin(options)
        } catch {
            throw Tool.failure(of: error, in: journal)
        }
    }

    /// Sends an event to a session; without one, only the time advances.
    ///
    /// - Parameters:
    ///   - said: The part of the document that holds the event, used for the place of errors.
    ///   - kept: The part that holds the session, if there is one.
    /// - Throws: A data failure when the event is not valid here, or the screen cannot be built.
    init(
        to event: Event?, said: JSONValue?, from earlier: Session, kept: JSONValue? = nil,
        in context: Context
    ) throws(Failure) {
        var session = earlier
        do throws(SessionError) {
            effects =
                try event.map { event throws(SessionError) in
                    try session.send(event, in: context)
                } ?? []
        } catch {
            throw .data(
                "event.\(error.path): \(error.message)", id: error.id,
                at: said?.nearest(to: error.path).place)
        }
        do throws(ScreenError) {
            let isOwn = session.place.page.destination != nil
            screen = isOwn ? nil : try session.screen(in: context)
        } catch {
            let failure = Tool.failure(of: error, in: session.journal)
            // If the event did not change the place, the error is in the session.
            let source = session.place == earlier.place ? kept ?? said : said ?? kept
            throw source.map { failure.at($0.place) } ?? failure
        }
        self.session = session
    }

    /// Writes the answer as an object, with the screen in a format.
    func write(as format: ScreenFormat, to writer: inout JSONWriter) throws(Failure) {
        writer.beginObject()
        writer.name("session")
        try Document.write(session, to: &writer)
        writer.name("effects")
        try Document.write(effects, to: &writer)
        if let screen { try format.writeMember(screen, of: session.app, to: &writer) }
        writer.endObject()
    }

    /// The answer to this event and the one before it.
    func after(_ earlier: ScreenAnswer) -> ScreenAnswer {
        var answer = self
        answer.effects = earlier.effects + effects
        return answer
    }
}

extension JSONValue {
    /// The value at a path such as `intent.habit`, or the deepest existing value on the way to it.
    fileprivate func nearest(to path: String) -> JSONValue {
        path.split(separator: ".").reduce(self) { value, name in value[String(name)] ?? value }
    }
}
