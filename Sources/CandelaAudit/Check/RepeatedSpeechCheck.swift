import CandelaElements

extension AuditCheck {
    /// Text that is spoken twice.
    public static let saidTwice = AuditCheck(
        "said-twice", .warning, "No text is spoken twice.", dependsOnLanguage: true)
}

/// A check for text that is spoken twice: in one element, by neighbours, or in one context.
enum RepeatedSpeechCheck: ScreenCheck {
    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        var found: [AuditFinding] = []
        var previous: AuditedElement?
        for stop in screen.stops {
            let accessibility = stop.accessibility
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
        }
        let others = screen.repetitions.filter {
            !$0.hasOtherAction && $0.earlier.spot.path != $0.later.spot.path
        }
        return found
            + others.map { twice($0.later.line, $0.later, in: screen, "as separate elements") }
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
