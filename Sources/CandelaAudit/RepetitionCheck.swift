import CandelaElements

/// A check for repeated speech and for too many accessibility elements.
enum RepetitionCheck: ScreenCheck {
    /// The maximum number of accessibility elements outside of lists, tables and grids: screen
    /// reader users swipe past each one.
    static let maximumElements = 70

    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        var found: [AuditFinding] = []
        var said: [String: AuditedElement] = [:]
        var groups: [String] = []
        var heading = ""
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
            } else if let hint = accessibility.hint,
                hint == accessibility.label || hint == accessibility.value
            {
                found.append(twice(hint, stop, in: screen, "in its label and in its hint"))
            }
            guard let other = said.updateValue(stop, forKey: place) else { continue }
            let (one, two) = (other.stop.activation?.intent, stop.stop.activation?.intent)
            if let one, let two, one != two {
                found.append(
                    screen.finding(
                        .sameName, .error,
                        "two controls with different actions are both labelled '\(stop.line)'",
                        help: "name the subject of each action in its label", at: stop.spot))
            } else if stop.spot.path != other.spot.path {
                found.append(twice(stop.line, stop, in: screen, "as separate elements"))
            }
        }
        return found + long(screen)
    }

    private static func twice(
        _ text: String, _ stop: AuditedElement, in screen: AuditedScreen, _ place: String
    ) -> AuditFinding {
        screen.finding(
            .saidTwice, .warning, "'\(text)' is spoken twice, \(place)",
            help: "remove one: combine elements that belong together, or make one decorative",
            at: stop.spot)
    }

    private static func long(_ screen: AuditedScreen) -> [AuditFinding] {
        let count = screen.elementCountOutsideLists
        guard count > maximumElements, let first = screen.stops.first else { return [] }
        return [
            screen.finding(
                .manyStops, .warning,
                "the screen has \(count) accessibility elements outside of lists",
                help: "combine elements that belong together, or move details to another screen",
                at: first.spot,
                [AuditFigures.figure("stops", Double(count), most: Double(maximumElements))])
        ]
    }
}

extension AuditedScreen {
    /// The number of accessibility elements outside of lists, tables and grids, which are navigated
    /// by row.
    var elementCountOutsideLists: Int {
        stops.count - roots.map(\.element.rowStops).reduce(0, +)
    }
}

extension Element {
    fileprivate var rowStops: Int {
        switch content {
        case .list, .table, .grid: Element.spoken(children).count
        default: children.map(\.rowStops).reduce(0, +)
        }
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
