import CandelaPipeline
import CandelaRules
import CandelaScreens
import CandelaSpecimens

/// A journey of a dump: the session it begins with, and each event with what it gives.
struct JourneyDocument: Sendable, Hashable, Codable {
    /// The word that tells a journey from other documents.
    enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// A journey.
        case journey
    }

    /// One screen of a journey and what led to it.
    struct Frame: Sendable, Hashable, Codable {
        /// What was done; absent for the first screen.
        let event: Event?

        /// What the device said when it was done.
        let now: ZonedInstant

        /// What the host had to do.
        let effects: [Effect]

        /// The screen that came of it.
        let screen: Screen
    }

    /// The version of the contract.
    let schemaVersion: String

    /// The word that tells a journey from other documents.
    let kind: Kind

    /// The journey's name.
    let journey: String

    /// What the device says, but for the time.
    let context: Context

    /// The session it begins with.
    let session: Session

    /// The screens, the first one included.
    let frames: [Frame]

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
            frames = try journey.played().map {
                Frame(event: $0.event, now: $0.now, effects: $0.effects, screen: $0.screen)
            }
        } catch {
            throw .data("\(error)", id: "unusable-journey")
        }
    }
}

extension JourneyDocument {
    /// Writes the journey where the writer stands, as its coding does and with less ado for the screens.
    ///
    /// - Throws: A data failure when it holds what JSON cannot, such as an infinite number.
    func write(to writer: inout JSONWriter) throws(Failure) {
        writer.beginObject()
        writer.name(CodingKeys.schemaVersion.stringValue)
        writer.string(schemaVersion)
        writer.name(CodingKeys.kind.stringValue)
        writer.string(kind.rawValue)
        writer.name(CodingKeys.journey.stringValue)
        writer.string(journey)
        writer.name(CodingKeys.context.stringValue)
        try Document.write(context, to: &writer)
        writer.name(CodingKeys.session.stringValue)
        try Document.write(session, to: &writer)
        writer.name(CodingKeys.frames.stringValue)
        writer.beginArray()
        for frame in frames { try frame.write(to: &writer) }
        writer.endArray()
        writer.endObject()
    }
}

extension JourneyDocument.Frame {
    fileprivate func write(to writer: inout JSONWriter) throws(Failure) {
        writer.beginObject()
        if let event {
            writer.name(CodingKeys.event.stringValue)
            try Document.write(event, to: &writer)
        }
        writer.name(CodingKeys.now.stringValue)
        try Document.write(now, to: &writer)
        writer.name(CodingKeys.effects.stringValue)
        try Document.write(effects, to: &writer)
        writer.name(CodingKeys.screen.stringValue)
        try Document.write(screen, to: &writer)
        writer.endObject()
    }
}
