import CandelaJSON

/// The speech of a screen reader as its focus moves through a screen from the first to the last
/// element.
///
/// Each element is one line, indented by two spaces for each group that contains it. Line breaks in
/// the speech are replaced by spaces, and other control characters by their numbers. Information
/// spoken only on request, such as further actions and details, follows in brackets. The
/// announcements are at the end.
public struct Transcript: Sendable, Hashable {
    /// The lines, in reading order.
    public let lines: [String]

    /// The lines as one text, each with a line break at its end.
    public var text: String { lines.map { $0 + "\n" }.joined() }

    /// Creates the transcript of a screen for one screen reader.
    public init(_ screen: Screen, by reader: ScreenReader) {
        let stops = screen.spokenElements.map { stop in
            String(repeating: "  ", count: stop.depth)
                + Transcript.line(for: stop, reader).onOneLine
        }
        let announcements = screen.announcements.map { announcement in
            let manner = announcement.politeness == .assertive ? "says at once" : "says"
            return "(\(manner)) \(announcement.text)".onOneLine
        }
        lines = stops + announcements
    }

    private static func line(for stop: SpokenElement, _ reader: ScreenReader) -> String {
        let accessibility = stop.accessibility
        var line = reader.line(for: accessibility)
        let further = stop.customActions.map(\.label)
        if !further.isEmpty { line += " [actions: \(further.joined(separator: ", "))]" }
        for detail in accessibility.details { line += " [\(detail.label): \(detail.value)]" }
        return line
    }
}
