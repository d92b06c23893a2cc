package import CandelaElements
package import CandelaKit
import CandelaPipeline
package import CandelaRules

/// A journey of a dump: the session it begins with, and each event with what it gives.
package struct JourneyDocument: Sendable, Hashable, Codable {
    /// The word that tells a journey from other documents.
    package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// A journey.
        case journey
    }

    /// One screen of a journey and what led to it.
    package struct Frame: Sendable, Hashable, Codable {
        /// What was done; absent for the first screen.
        package let event: Event?

        /// The time of the event, with the offset of the zone that the screen's context names.
        package let now: ZonedInstant

        /// What the host had to do.
        package let effects: [Effect]

        /// The screen that came of it.
        package let screen: Screen

        init(_ frame: Journey.Frame) {
            (event, now, effects, screen) = (frame.event, frame.now, frame.effects, frame.screen)
        }
    }

    /// The version of the contract.
    package let schemaVersion: String

    /// The word that tells a journey from other documents.
    package let kind: Kind

    /// The journey's name.
    package let journey: String

    /// The context it begins in. A later screen's own context has its time and its zone.
    package let context: Context

    /// The session it begins with.
    package let session: Session

    /// The screens, the first one included.
    package let frames: [Frame]

    /// Plays a journey.
    ///
    /// - Throws: A data failure when it cannot be gone on; then the journey is wrong.
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
