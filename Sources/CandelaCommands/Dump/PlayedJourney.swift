import CandelaElements
package import CandelaJSON
package import CandelaKit

/// A journey with its screens as text, from which a ``JourneyDocument`` is written.
package struct PlayedJourney {
    /// The form of the screens after the first one.
    package enum Form: String, Sendable, CaseIterable {
        /// The changes from the previous screen, or the whole screen where that is shorter.
        case patches

        /// Whole screens.
        case whole
    }

    private struct Frame {
        let played: Journey.Frame

        /// The screen in compact form.
        let screen: JSONDocument

        /// The changes from the previous screen; `nil` if the whole screen is written.
        let patch: ScreenPatch?

        var digest: String { PlayedJourney.digest(of: screen.root) }
    }

    private let journey: Journey
    private let start: Session
    private let frames: [Frame]

    /// The screens as JSON.
    package var screens: [JSONValue] { frames.map(\.screen.root) }

    /// The digests of the screens, one per line.
    package var digests: [UInt8] { Self.text(ofDigests: frames.map(\.digest)) }

    package static func text(ofDigests digests: [String]) -> [UInt8] {
        digests.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
    }

    /// The digest of a screen, as ``JourneyDocument/Frame/digest`` has it.
    package static func digest(of screen: JSONValue) -> String {
        let digits = String(CRC32.checksum(of: screen.canonicalText), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// Plays a journey.
    ///
    /// - Throws: A data failure when an event cannot be performed, which is an error in the
    ///   journey.
    package init(_ journey: Journey, as form: Form) throws(Failure) {
        self.journey = journey
        let played: [Journey.Frame]
        do {
            (start, played) = (try journey.start, try journey.played())
        } catch {
            throw .data("\(error)", id: "unusable-journey")
        }
        var frames: [Frame] = []
        for frame in played {
            let screen = try Document.of(frame.screen, including: .all)
            var patch: ScreenPatch?
            if form == .patches, let before = frames.last?.screen {
                let changes = ScreenPatch(from: before, to: screen)
                patch = changes.isWhole ? nil : changes
            }
            frames.append(Frame(played: frame, screen: screen, patch: patch))
        }
        self.frames = frames
    }

    /// Writes the journey as a document.
    ///
    /// - Throws: A data failure when JSON cannot represent a value, such as an infinite number.
    func write(to writer: inout JSONWriter) throws(Failure) {
        writer.beginObject()
        writer.name("schemaVersion")
        writer.string(Screen.schemaVersion)
        writer.name("kind")
        writer.string(JourneyDocument.Kind.journey.rawValue)
        writer.name("journey")
        writer.string(journey.name)
        writer.name("context")
        try Document.write(journey.context, to: &writer)
        writer.name("session")
        try Document.write(start, to: &writer)
        writer.name("frames")
        try writeFrames(to: &writer, withDigests: true)
        writer.endObject()
    }

    /// Writes the list of screens, each operation of a patch on one line.
    ///
    /// - Throws: As ``write(to:)``.
    package func writeFrames(
        to writer: inout JSONWriter, withDigests hasDigests: Bool
    ) throws(Failure) {
        writer.beginArray()
        for frame in frames {
            writer.beginObject()
            if let event = frame.played.event {
                writer.name("event")
                try Document.write(event, to: &writer)
            }
            writer.name("now")
            try Document.write(frame.played.now, to: &writer)
            writer.name("effects")
            try Document.write(frame.played.effects, to: &writer)
            if let patch = frame.patch {
                writer.name("patch")
                writer.beginArray()
                for operation in patch.operations {
                    try writer.inOneLine { writer throws(Failure) in
                        try Document.write(operation, to: &writer)
                    }
                }
                writer.endArray()
            } else {
                writer.name("screen")
                writer.copy(frame.screen.root)
            }
            if hasDigests {
                writer.name("digest")
                writer.string(frame.digest)
            }
            writer.endObject()
        }
        writer.endArray()
    }
}
