public import CandelaElements
public import CandelaRules

/// A named sequence of events, with the screens that result.
///
/// Journeys are used for comparison: a front end in any language sends the same events and gets the
/// same screens.
public struct Journey: Sendable {
    /// The journey's name in kebab case, unique in an app.
    public let name: String

    /// The app whose screens the journey visits.
    public let app: AppDefinition

    /// A reference, because a copy of a journey needs no copy of its session.
    private let beginning: Beginning

    private final class Beginning: Sendable {
        let session: Result<Session, ScreenError>

        init(_ session: Result<Session, ScreenError>) { self.session = session }
    }

    /// The context of the first screen; steps change its time and time zone.
    public let context: Context

    /// The steps, in order.
    public let steps: [Step]

    /// One step of a journey.
    public struct Step: Sendable {
        /// The action or report.
        public let act: Act

        /// The delay after the previous step, in seconds.
        public let seconds: Int

        /// The time zone from this step on; `nil` if it does not change.
        public let zone: Zone?

        private init(act: Act, seconds: Int, zone: Zone? = nil) {
            (self.act, self.seconds, self.zone) = (act, seconds, zone)
        }

        /// An action or report.
        public enum Act: Sendable {
            /// Performs the action with an id on the screen, with an entered value.
            case tap(String, Intent.Value?)
            /// Sends a report of the host.
            case report(Intent.Report)
            /// Goes back with the platform's gesture, or swipes a sheet away.
            case back
            /// Sends the previous event once more, as the second of two taps does.
            case again
        }

        /// Performs an action of the screen.
        public static func tap(_ id: String, _ value: Intent.Value? = nil, after seconds: Int = 2)
            -> Step
        {
            Step(act: .tap(id, value), seconds: seconds)
        }

        /// Sends a report of the host.
        public static func report(
            _ about: Intent.Report.Topic, _ value: Intent.Value? = nil, after seconds: Int = 1
        ) -> Step {
            Step(act: .report(Intent.Report(about, value)), seconds: seconds)
        }

        /// Goes back with the platform's gesture.
        public static func back(after seconds: Int = 2) -> Step {
            Step(act: .back, seconds: seconds)
        }

        /// Sends the previous event once more, as the second of two taps does.
        public static func again(after seconds: Int = 0) -> Step {
            Step(act: .again, seconds: seconds)
        }

        /// Moves to another time zone, and reports the time.
        public static func travel(to zone: Zone, after seconds: Int) -> Step {
            Step(act: .report(Intent.Report(.time)), seconds: seconds, zone: zone)
        }
    }

    /// One screen of the journey, with the event that led to it.
    public struct Frame: Sendable, Equatable, Encodable {
        /// The event; absent for the first screen.
        public let event: Event?

        /// The time of the event.
        public let now: ZonedInstant

        /// The effects of the event.
        public let effects: [Effect]

        /// The screen after the event.
        public let screen: Screen
    }

    /// An error that prevents a journey from continuing.
    public struct Blocked: Error, CustomStringConvertible {
        /// The step, the requested action and the available ones.
        public let description: String
    }

    /// The session before the first step.
    ///
    /// - Throws: ``ScreenError/unknownScreen(_:app:screens:)`` if the app does not have the first
    ///   screen.
    public var start: Session {
        get throws(ScreenError) {
            var session = try beginning.session.get()
            session.app = app
            return session
        }
    }

    /// Plays the journey and returns all its screens, including the first.
    ///
    /// - Throws: ``Blocked`` if the screen has no action with the id, ``SessionError`` if the
    ///   session rejects an event, or ``ScreenError`` if a screen cannot be created.
    public func played() throws -> [Frame] {
        var frames: [Frame] = []
        _ = try play(steps[...]) { frames.append($0) }
        return frames
    }

    /// The session after the first steps, and the context of the last of them.
    ///
    /// - Throws: As ``played()``.
    package func session(after count: Int) throws -> (session: Session, context: Context) {
        try play(steps.prefix(count)) { _ in }
    }

    private func play(
        _ steps: ArraySlice<Step>, _ note: (Frame) -> Void
    ) throws -> (session: Session, context: Context) {
        var (session, context) = (try start, context)
        var screen = try session.screen(in: context)
        var now: ZonedInstant { DayClock(context.zone).zoned(context.now) }
        note(Frame(event: nil, now: now, effects: [], screen: screen))
        var last: Event?
        for (place, step) in steps.enumerated() {
            context.now = context.now.adding(seconds: step.seconds)
            context.zone = step.zone ?? context.zone
            let event: Event
            switch step.act {
            case .report(let report): event = Event(.report(report))
            case .back: event = Event(.close())
            case .again:
                guard let last else {
                    throw Blocked(description: "\(name): no event comes before the first step")
                }
                event = last
            case .tap(let id, let value):
                // The screen that is tapped changes only when its `validUntil` is reached.
                let isWrong = screen.validUntil.map { $0.instant <= context.now } ?? false
                let shown = isWrong ? try session.screen(in: context) : screen
                guard let action = shown.action(id) else {
                    let known = screen.enabledActions.map(\.id).joined(separator: ", ")
                    throw Blocked(
                        description: "\(name), step \(place + 1): no '\(id)' among \(known)")
                }
                event = action.event(entering: value)
            }
            last = event
            let effects = try session.send(event, in: context)
            screen = try session.screen(in: context)
            note(Frame(event: event, now: now, effects: effects, screen: screen))
        }
        return (session, context)
    }
}

extension Journey: CustomStringConvertible {
    /// The journey's name.
    public var description: String { name }
}

extension Journey {
    /// Creates a journey that starts on one of an app's screens.
    ///
    /// - Parameters:
    ///   - name: The name in kebab case; a dump uses it as file name.
    ///   - options: The options of the first screen.
    ///   - app: An app with that screen; without it, playing the journey throws.
    public init(
        _ name: String, from journal: Journal, at options: some ScreenOptions,
        of app: AppDefinition, in context: Context, _ steps: [Step]
    ) {
        let session = Result { () throws(ScreenError) in
            try Session(journal, at: options, of: app)
        }
        self.init(
            name: name, app: app, beginning: Beginning(session), context: context, steps: steps)
    }

    /// The same journey in another context, such as another reader's language, type size and
    /// settings. It starts at the time of that context.
    public func read(in context: Context) -> Journey {
        Journey(
            name: name, app: app, beginning: beginning, context: context, steps: steps)
    }

    /// The same journey with another theme or wording of its app.
    public func of(_ app: AppDefinition) -> Journey {
        Journey(name: name, app: app, beginning: beginning, context: context, steps: steps)
    }
}
