package import CandelaElements
package import CandelaKit
import CandelaPipeline
package import CandelaRules

/// A journey of a dump: the initial session, and each event with its effects and screen.
package struct JourneyDocument: Sendable, Equatable, Codable {
    /// The value that identifies a journey among other documents.
    package enum Kind: String, Sendable, Equatable, Codable, CaseIterable {
        /// A journey.
        case journey
    }

    /// One screen of a journey and the event before it.
    package struct Frame: Sendable, Equatable, Codable {
        /// The event; absent for the first screen.
        package let event: Event?

        /// The time of the event, with the UTC offset of the time zone in the screen's context.
        package let now: ZonedInstant

        /// The effects that the host has to perform.
        package let effects: [Effect]

        /// The screen after the event.
        package let screen: Screen

        init(_ frame: Journey.Frame) {
            (event, now, effects, screen) = (frame.event, frame.now, frame.effects, frame.screen)
        }
    }

    /// The version of the contract.
    package let schemaVersion: String

    /// The value that identifies a journey among other documents.
    package let kind: Kind

    /// The journey's name.
    package let journey: String

    /// The context at the start. The context of a later screen has that screen's time and time
    /// zone.
    package let context: Context

    /// The session at the start.
    package let session: Session

    /// The screens, including the first one.
    package let frames: [Frame]

    /// Plays a journey and records its screens.
    ///
    /// - Throws: A data failure when an event cannot be performed, which is an error in the
    ///   journey.
    init(_ journey: Journey) throws(Failure) {
        schemaVersion = Screen.schemaVersion
        kind = .journey
        self.journey = journey.name
        context = journey.context
        session = journey.start
        do {
            frames = try journey.played().map(Frame.init)
        } catch {
            throw .data("\(error)", id: "unusable-journey")
        }
    }
}
