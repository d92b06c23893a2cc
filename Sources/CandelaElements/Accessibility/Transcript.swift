import CandelaJSON

/// What a screen reader says when someone moves through a screen from its first stop to its last.
///
/// One line a stop, indented by the groups it is in: breaks of lines in what is said are spaces, other
/// controls their numbers. In brackets follow what it only says when asked:
/// further actions and facts. At the end stand the sentences it says by itself.
public struct Transcript: Sendable, Hashable {
    /// The lines, in reading order.
    public let lines: [String]

    /// The lines as one text, each with its end.
    public var text: String { lines.map { $0 + "\n" }.joined() }

    /// Writes down a screen as one reader says it.
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
        let told = stop.accessibility
        var line = reader.line(for: told)
        let further = stop.furtherActions.map(\.label)
        if !further.isEmpty { line += " [actions: \(further.joined(separator: ", "))]" }
        for detail in told.details { line += " [\(detail.label): \(detail.value)]" }
        return line
    }
}

extension Accessibility {
    /// Whether activating it does its first action.
    package var isActivated: Bool {
        switch role {
        case .button, .link, .toggle, .checkbox, .radio, .tab, .textField, .adjustable, .gridCell,
            .listItem:
            true
        default: false
        }
    }
}
