import CandelaElements
import CandelaRules

extension Session {
    /// Handles an event: by the presenter that offered it in a toast, by the frontmost screen's
    /// presenter, or else by the session.
    mutating func react(
        to event: Event, in context: Context
    ) throws(SessionError) -> [Effect] {
        showRun()
        try event.requireAskedValue()
        switch event.intent {
        case .choose(let option, let value): try requireOffer(of: value, for: option, in: context)
        case .app: try requireInput(of: event, in: context)
        default: break
        }
        let used = toasts.filter { $0.offer?.intent == event.intent }
        toasts.removeAll { $0.offer?.intent == event.intent }
        if let screen = used.lazy.compactMap(\.offerer).first, screen != place.page.screen,
            let effects = try react(to: event, by: screen, in: context)
        {
            return effects
        }
        if let presenter, var options = place.page.options {
            let page = place.page
            if let effects = try react(to: event, by: presenter, &options, in: context) {
                if place.page == page { place.page.options = options }
                return effects
            }
        }
        let effects = try carryOut(event, in: context)
        if let presenter, var options = place.page.options {
            presenter.didHandle(event, any: &options, in: self)
            place.page.options = options
        }
        return effects
    }

    /// Handles an event by the presenter of a screen that is not in front, with the options of its
    /// page if it is still open.
    private mutating func react(
        to event: Event, by screen: ScreenName, in context: Context
    ) throws(SessionError) -> [Effect]? {
        guard let presenter = app.presenter(of: screen) else { return nil }
        let page = place.pages.first { $0.screen == screen }
        var options = page?.options ?? presenter.optionsType.init()
        guard let effects = try react(to: event, by: presenter, &options, in: context) else {
            return nil
        }
        // A change that the presenter made through the session is newer.
        _ = place.changeOptions(where: { areEqual($0, page?.options) }) { $0 = options }
        return effects
    }

    private mutating func react(
        to event: Event, by presenter: any Presenter, _ options: inout any ScreenOptions,
        in context: Context
    ) throws(SessionError) -> [Effect]? {
        reacting = presenter.name
        let effects = try presenter.react(to: event, any: &options, in: &self, context)
        reacting = nil
        return effects
    }

    private mutating func carryOut(
        _ event: Event, in context: Context
    ) throws(SessionError) -> [Effect] {
        switch event.intent {
        case .open(let destination): try open(destination, in: context)
        case .close(let note): try close(note: note, in: context)
        case .discard: try discard(in: context)
        case .choose(let option, let value): try setOptions([(option, value)], in: context)
        case .clear(let options): try setOptions(options.map { ($0, nil) }, in: context)
        case .enter(let target): try enter(target, event, in: context)
        case .toggle(let habit, let day): try toggle(habit, on: day, in: context)
        case .log(let log): try self.log(log, event, in: context)
        case .save(let kind, let id): try save(kind, id: id, in: context)
        case .delete(let kind, let ids): try delete(kind, ids, in: context)
        case .deleteAll(let kind): try deleteAll(kind, event, in: context)
        case .undo(let kind, let ids): try undo(kind, ids, in: context)
        case .set(let setting): try set(setting, in: context)
        case .celebrate(let celebration): try celebrate(celebration, in: context)
        case .add: throw .misplaced(event.intent, "is only available in the routine builder")
        case .reorder(let id, let position): try reorder(id, to: position, event, in: context)
        case .start(let run): try start(run, in: context)
        case .pause(let run): try pause(run, in: context)
        case .resume(let run): try resume(run, in: context)
        case .stop(let run): try stop(run, in: context)
        case .complete(let run): try complete(run, in: context)
        case .reopen(let run): try reopen(run, in: context)
        case .skip(let run): try skip(run, in: context)
        case .share(let share): [.share(share)]
        case .export: [.open(.export)]
        case .import: [.open(.import)]
        case .permission(let name): try request(name)
        case .settings: [.open(.settings)]
        case .page(let page): try open(page)
        case .launch(let launch): try self.launch(launch)
        case .retry(let what): try retry(what, in: context)
        case .app(let name, let value): perform(name, value, event)
        case .report(let report): try apply(report, in: context)
        case .unknown(let kind):
            throw SessionError(
                "intent.kind", "'\(kind)' is not an intent of this version", id: "unknown-intent")
        }
    }
}
