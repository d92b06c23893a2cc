import CandelaDTCG
package import CandelaElements
package import CandelaKit
package import CandelaRules

/// A journey of a dump: the initial session, and each event with its effects and screen.
///
/// ``PlayedJourney`` writes it.
package struct JourneyDocument: Sendable, Equatable, Decodable {
    /// The value that identifies a journey among other documents.
    package enum Kind: String, Sendable, Equatable, Decodable, CaseIterable {
        /// A journey.
        case journey
    }

    /// One screen of a journey and the event before it.
    package struct Frame: Sendable, Equatable, Decodable {
        /// The event; absent for the first screen.
        package let event: Event?

        /// The time of the event, with the UTC offset of the time zone in the screen's context.
        package let now: ZonedInstant

        /// The effects that the host has to perform.
        package let effects: [Effect]

        /// The whole screen; absent if `patch` turns the previous screen into it.
        package let screen: Screen?

        /// The JSON Patch that turns the previous screen into this one; absent for the first
        /// screen, and where the whole screen is shorter.
        package let patch: ScreenPatch?

        /// The CRC-32 of the whole screen in the canonical form of RFC 8785, as eight lower-case
        /// hexadecimal digits.
        package let digest: String
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
}
