public import CandelaElements
public import CandelaRules

/// A named way through screens: what was done on each, and the screen it gave.
///
/// Like specimens, journeys are there to be compared with: a front end in any language sends the same
/// events and gets the same screens.
public struct Journey: Sendable {
    /// The journey's name in kebab case, unique among those of an app.
    public let name: String

    /// The session it begins with.
    public let start: Session

    /// The context it begins in.
    public let context: Context

    /// What is done, in order.
    public let steps: [Step]

    /// One thing that is done.
    public struct Step: Sendable {
        /// What is done.
        public let act: Act

        /// How long after the step before it is done, in seconds.
        public let seconds: Int

        /// The zone the person is in from then on; `nil` where they stay.
        public let zone: Zone?

        private init(act: Act, seconds: Int, zone: Zone? = nil) {
            (self.act, self.seconds, self.zone) = (act, seconds, zone)
        }

        /// What is done.
        public enum Act: Sendable {
            /// The action of an id on the screen, with the value entered.
            case tap(String, Intent.Value?)
            /// What the host reports.
            case report(Intent.Report)
            /// The platform's own way back, or the swipe that puts a sheet away.
            case back
        }

        /// An action of the screen.
        public static func tap(_ id: String, _ value: Intent.Value? = nil, after seconds: Int = 2)
            -> Step
        {
            Step(act: .tap(id, value), seconds: seconds)
        }

        /// Something the host reports.
        public static func report(
            _ about: Intent.Report.Topic, _ value: Intent.Value? = nil, after seconds: Int = 1
        ) -> Step {
            Step(act: .report(Intent.Report(about, value)), seconds: seconds)
        }

        /// The platform's own way back.
        public static func back(after seconds: Int = 2) -> Step {
            Step(act: .back, seconds: seconds)
        }

        /// The person arrives in another zone, and the host reports that time went by.
        public static func travel(to zone: Zone, after seconds: Int) -> Step {
            Step(act: .report(Intent.Report(.time)), seconds: seconds, zone: zone)
        }
    }

    /// A screen of the journey and what led to it.
    public struct Frame: Sendable, Hashable, Encodable {
        /// What was done; absent for the first screen.
        public let event: Event?

        /// When it was done.
        public let now: ZonedInstant

        /// What the host had to do.
        public let effects: [Effect]

        /// The screen that came of it.
        public let screen: Screen
    }

    /// Why a journey cannot be gone on.
    public struct Blocked: Error, CustomStringConvertible {
        /// The step, what it asks for and what there is.
        public let description: String
    }

    /// Every screen of the journey, the first one included.
    ///
    /// - Throws: ``Blocked`` when the screen has no action of the id, `SessionError` when the session
    ///   refuses it.
    public func played() throws -> [Frame] {
        var (session, context) = (start, context)
        var screen = try session.screen(in: context)
        var now: ZonedInstant { DayClock(context.zone).zoned(context.now) }
        var frames = [Frame(event: nil, now: now, effects: [], screen: screen)]
        for (place, step) in steps.enumerated() {
            context.now = context.now.adding(seconds: step.seconds)
            context.zone = step.zone ?? context.zone
            let event: Event
            switch step.act {
            case .report(let report): event = Event(.report(report))
            case .back: event = Event(.close())
            case .tap(let id, let value):
                // What is on the screen changes with the time, and not before it says so.
                let isWrong = screen.validUntil.map { $0.instant <= context.now } ?? false
                let shown = isWrong ? try session.screen(in: context) : screen
                guard let action = shown.action(id) else {
                    let known = screen.enabledActions.map(\.id).joined(separator: ", ")
                    throw Blocked(
                        description: "\(name), step \(place + 1): no '\(id)' among \(known)")
                }
                event = action.event(entering: value)
            }
            let effects = try session.send(event, in: context)
            screen = try session.screen(in: context)
            frames.append(Frame(event: event, now: now, effects: effects, screen: screen))
        }
        return frames
    }
}

extension Journey: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}

extension Journey {
    /// A way that begins on one of an app's screens.
    ///
    /// - Parameters:
    ///   - name: In kebab case; a dump names a file by it.
    ///   - options: Those of the screen it begins on.
    ///   - app: One that has the screen.
    public init(
        _ name: String, from journal: Journal, at options: some ScreenOptions,
        of app: AppDefinition, in context: Context, _ steps: [Step]
    ) {
        self.init(
            name: name, start: Session(journal, at: options, of: app), context: context,
            steps: steps)
    }

    /// The same way for another reader: their language, type size and settings, at the same moments.
    public func read(in context: Context) -> Journey {
        Journey(name: name, start: start, context: context, steps: steps)
    }

    /// The same way through the same app with another look or other words.
    public func of(_ app: AppDefinition) -> Journey {
        var start = start
        start.app = app
        return Journey(name: name, start: start, context: context, steps: steps)
    }
}
