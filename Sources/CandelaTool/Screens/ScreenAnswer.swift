import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaPipeline
import CandelaRules

/// What a command line asks to make a screen from.
struct ScreenRequest {
    let name: ScreenName
    let journal: Journal
    let options: (any ScreenOptions)?
    let app: AppDefinition
    let context: Context
    let warnings: [Diagnostic]
}

/// What an event makes of a screen.
struct ScreenAnswer: Encodable {
    /// The session after the event.
    let session: Session

    /// What the host has to do.
    let effects: [Effect]

    /// The screen that came of it; nil where the app makes it itself.
    let screen: Screen?

    /// Sends an event to a session that begins at the screen asked for.
    ///
    /// - Parameter said: The document of the event.
    /// - Throws: A data failure when the event does not fit, or the screen cannot be made.
    init(to event: Event, said: JSONValue, on request: ScreenRequest) throws(Failure) {
        let session = try Self.session(
            request.name, request.journal, request.options, of: request.app)
        try self.init(to: event, said: said, from: session, in: request.context)
    }

    /// A session that begins at a screen.
    static func session(
        _ name: ScreenName, _ journal: Journal, _ options: (any ScreenOptions)?,
        of app: AppDefinition
    ) throws(Failure) -> Session {
        guard let options = options ?? app.presenter(of: name)?.optionsType.init() else {
            throw Tool.failure(
                of: .unknownScreen(name, app: app.id, screens: app.screens), in: journal)
        }
        func begin(_ options: some ScreenOptions) -> Session {
            Session(journal, at: options, of: app)
        }
        return begin(options)
    }

    /// Sends an event to a session; without one only time has passed.
    ///
    /// - Parameters:
    ///   - said: The part of a document that is the event, for what is wrong with it to have a place.
    ///   - kept: The part that is the session, when there is one.
    /// - Throws: A data failure when the event does not fit, or the screen cannot be made.
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
            // The session led there, or else the event did.
            let source = session.place == earlier.place ? kept ?? said : said ?? kept
            throw source.map { failure.at($0.place) } ?? failure
        }
        self.session = session
    }
}

extension JSONValue {
    /// The value at a path such as `intent.habit`, or what there is on the way to it.
    fileprivate func nearest(to path: String) -> JSONValue {
        path.split(separator: ".").reduce(self) { value, name in value[String(name)] ?? value }
    }
}
