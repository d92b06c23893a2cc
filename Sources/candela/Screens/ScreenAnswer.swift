import CandelaPipeline
import CandelaRules
import CandelaScreens

/// What a command line asks to make a screen from.
struct ScreenRequest {
    let name: ScreenName
    let journal: Journal
    let options: (any ScreenOptions)?
    let context: Context
    let warnings: [Diagnostic]
}

/// What an event makes of a screen.
struct ScreenAnswer: Encodable {
    /// The session after the event.
    let session: Session

    /// What the host has to do.
    let effects: [Effect]

    /// The screen that came of it.
    let screen: Screen

    /// Sends an event to a session that begins at the screen asked for.
    ///
    /// - Throws: A data failure when the event does not fit, or the screen cannot be made.
    init(to event: Event, on request: ScreenRequest) throws(Failure) {
        guard let options = request.options ?? request.name.options?.init() else {
            throw .unknown(
                "screen", request.name.rawValue, among: ScreenName.all.map(\.rawValue))
        }
        func begin(_ options: some ScreenOptions) -> Session {
            Session(request.journal, at: options)
        }
        var session = begin(options)
        do throws(SessionError) {
            effects = try session.send(event, in: request.context)
        } catch {
            throw .data("event.\(error.path): \(error.message)", id: error.id)
        }
        do throws(ScreenError) {
            screen = try session.screen(in: request.context)
        } catch {
            throw Tool.failure(of: error, in: session.journal)
        }
        self.session = session
    }
}
