import CandelaJSON

/// The speech of a screen reader as its focus moves through a screen from the first to the last
/// element.
///
/// Each element is one line, indented by two spaces for each group that contains it. Line breaks in
/// the speech are replaced by spaces, and other control characters by their numbers. Information
/// spoken only on request, such as further actions and details, follows in brackets. The
/// announcements are at the end.
public struct Transcript: Sendable, Equatable {
    /// The lines, in reading order.
    public let lines: [String]

    /// The BCP 47 tag of the language of the roles and states; English if the words of the screen's
    /// language are unknown.
    public let language: String

    /// The lines as one text, each with a line break at its end.
    public var text: String { lines.map { $0 + "\n" }.joined() }

    /// Creates the transcript of a screen with given words for roles and states.
    package init(_ screen: Screen, by reader: ScreenReader, adding words: RoleWords) {
        let stops = screen.spokenElements.map { stop in
            String(repeating: "  ", count: stop.depth)
                + Transcript.line(for: stop, reader, words).onOneLine
        }
        let announcements = screen.announcements.map { announcement in
            let manner: RoleWords.Key =
                announcement.politeness == .assertive ? .saysAtOnce : .says
            return "(\(words[manner])) \(announcement.text)".onOneLine
        }
        lines = stops + announcements
        language = words.language
    }

    private static func line(
        for stop: SpokenElement, _ reader: ScreenReader, _ words: RoleWords
    ) -> String {
        let accessibility = stop.accessibility
        var line = reader.line(for: accessibility, adding: words)
        if let first = stop.customActions.first {
            let actions = stop.customActions.dropFirst().reduce(first.label) { list, action in
                words.text(.items, ("first", list), ("second", action.label))
            }
            line += " [\(words.text(.actions, ("actions", actions)))]"
        }
        for detail in accessibility.details {
            let text = words.text(.detail, ("label", detail.label), ("value", detail.value))
            line += " [\(text)]"
        }
        return line
    }
}
