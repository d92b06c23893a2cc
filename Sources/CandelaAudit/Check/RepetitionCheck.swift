import CandelaElements

extension AuditCheck {
    /// Controls with the same label and different actions.
    public static let sameName = AuditCheck(
        "same-name", .error, "Controls with different actions have different labels.",
        dependsOnLanguage: true)

    /// Text that is spoken twice.
    public static let saidTwice = AuditCheck(
        "said-twice", .warning, "No text is spoken twice.", dependsOnLanguage: true)
}

/// A check for repeated speech, and for different controls with the same label.
///
/// Source: WCAG 2.2, 2.4.4 and 2.4.6.
enum RepetitionCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        var found: [AuditFinding] = []
        var said: [String: AuditedElement] = [:]
        var groups: [String] = []
        var heading = ""
        var previous: AuditedElement?
        for stop in screen.stops {
            let accessibility = stop.accessibility
            groups = Array(groups.prefix(stop.stop.depth))
            if accessibility.role == .heading { heading = accessibility.label }
            // Repeated labels are allowed in different groups and under different headings,
            // which give their context, and in different cards, of which a device may show only
            // one.
            let role = "\(stop.root) > \(accessibility.role.rawValue)"
            let place = ([role, heading] + groups + [stop.line]).joined(separator: " > ")
            groups.append(accessibility.label)
            if let value = accessibility.value, accessibility.label.hasWords(of: value) {
                found.append(twice(value, stop, in: screen, "in its label and in its value"))
            }
            if let hint = accessibility.hint,
                hint == accessibility.label || hint == accessibility.value
            {
                let other = hint == accessibility.label ? "label" : "value"
                found.append(twice(hint, stop, in: screen, "in its \(other) and in its hint"))
            }
            if let previous, stop.follows(previous), previous.line == stop.line {
                found.append(twice(stop.line, stop, in: screen, "as neighbours"))
            }
            previous = stop
            guard let other = said.updateValue(stop, forKey: place) else { continue }
            let (one, two) = (other.stop.activation?.intent, stop.stop.activation?.intent)
            if let one, let two, one != two {
                found.append(
                    screen.finding(
                        .sameName,
                        "two controls with different actions are both labelled '\(stop.line)'",
                        help: "name the subject of each action in its label", at: stop.spot))
            } else if stop.spot.path != other.spot.path {
                found.append(twice(stop.line, stop, in: screen, "as separate elements"))
            }
        }
        return found
    }

    private static func twice(
        _ text: String, _ stop: AuditedElement, in screen: AuditedScreen, _ place: String
    ) -> AuditFinding {
        screen.finding(
            .saidTwice, "'\(text)' is spoken twice, \(place)",
            help: "remove one: combine elements that belong together, or make one decorative",
            at: stop.spot)
    }
}

extension AuditedElement {
    /// Whether the element is after another one in the same group, with another role. Controls and
    /// groups need a name even if a heading says the same.
    fileprivate func follows(_ other: AuditedElement) -> Bool {
        root == other.root && stop.depth == other.stop.depth && stop.activation == nil
            && accessibility.children != .contain
            && accessibility.role != other.accessibility.role
    }
}

extension String {
    /// Whether the text contains the words of another one, consecutively.
    fileprivate func hasWords(of other: String) -> Bool {
        let (mine, theirs) = (spokenWords, other.spokenWords)
        guard !theirs.isEmpty, mine.count >= theirs.count else { return false }
        return (0...(mine.count - theirs.count)).contains { start in
            mine[start..<(start + theirs.count)].elementsEqual(theirs)
        }
    }
}
