import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules

extension StreamRequest {
    /// The action of a renderer in a line; `nil` without one.
    ///
    /// - Throws: A data failure for a line without a session, or with an event as well.
    static func action(of root: JSONValue) throws(Failure) -> A2UIAction? {
        guard root.isObject, let value = root["a2ui"], !value.isNull else { return nil }
        guard root["session"] != nil, root["event"] == nil else {
            throw .data(
                "'a2ui' needs a 'session', and has the place of 'event'", id: "unused-member",
                at: value.place)
        }
        return try A2UIAction(value)
    }

    /// The answer to the event or the action of the request, with the surface on which the person
    /// acted.
    func answered(
        _ event: Event?, from session: Session, in context: Context
    ) throws(Failure) -> (ScreenAnswer, before: A2UISurface?) {
        let kept = root?["session"]
        guard let action, let catalog = format.catalog else {
            let answer = try ScreenAnswer(
                to: event, said: root?["event"], from: session, kept: kept, in: context)
            return (answer, nil)
        }
        var before: A2UISurface?
        if let shown = action.shown {
            var then = context
            then.now = shown.instant
            let screen = try ScreenAnswer(to: nil, said: nil, from: session, kept: kept, in: then)
                .screen
            before = try screen.map { screen throws(Failure) in
                try A2UISurface(screen, of: session.app, in: catalog)
            }
        }
        var warnings: [Diagnostic] = []
        let events = try action.events(on: before, of: session.app, &warnings)
        func answer(_ event: Event?, from session: Session) throws(Failure) -> ScreenAnswer {
            try ScreenAnswer(
                to: event, said: root?["a2ui"], from: session, kept: kept, in: context)
        }
        guard let first = events.first else { return (try answer(nil, from: session), before) }
        var last = try answer(first, from: session)
        for event in events.dropFirst() {
            last = try answer(event, from: last.session).after(last)
        }
        return (last, before)
    }

    /// Writes the screen of an answer in the request's format.
    ///
    /// - Parameter before: The surface on which the person acted, which is changed.
    func write(
        _ screen: Screen, of app: AppDefinition, changing before: A2UISurface? = nil,
        to writer: inout JSONWriter
    ) throws(Failure) {
        guard let action, let catalog = format.catalog else {
            return try format.writeMember(screen, of: app, including: detail, to: &writer)
        }
        let surface = try A2UISurface(screen, of: app, in: catalog)
        writer.name("messages")
        surface.writeChanges(
            from: before, entered: action.entered, as: action.surface, to: &writer)
    }
}
