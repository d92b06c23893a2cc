import CandelaElements

/// Nothing is said twice, and a screen does not go on for ever.
enum RepetitionCheck: ScreenCheck {
    /// The most stops besides the rows of lists and tables: who listens walks past each.
    static let mostStops = 70

    static func findings(in screen: AuditedScreen) -> [AuditFinding] {
        var found: [AuditFinding] = []
        var said: [String: AuditedStop] = [:]
        var groups: [String] = []
        var heading = ""
        for stop in screen.stops {
            let told = stop.told
            groups = Array(groups.prefix(stop.stop.depth))
            if told.role == .heading { heading = told.label }
            // Options of several choices may be called alike: each is heard in its own group, and what
            // is under a heading is about what the heading names. Cards may be the forms of one thing
            // of which a device shows one.
            let role = "\(stop.root) > \(told.role.rawValue)"
            let place = ([role, heading] + groups + [stop.line]).joined(separator: " > ")
            groups.append(told.label)
            if let value = told.value, told.label.hasWords(of: value) {
                found.append(twice(value, stop, in: screen, "in its name and in its value"))
            } else if let hint = told.hint, hint == told.label || hint == told.value {
                found.append(twice(hint, stop, in: screen, "in its name and in its hint"))
            }
            guard let other = said.updateValue(stop, forKey: place) else { continue }
            let (one, two) = (other.stop.activation?.intent, stop.stop.activation?.intent)
            if let one, let two, one != two {
                found.append(
                    screen.finding(
                        .sameName, .error,
                        "two controls are called '\(stop.line)' and do different things",
                        help: "say in each name what it is about", at: stop.spot))
            } else if stop.spot.path != other.spot.path {
                found.append(twice(stop.line, stop, in: screen, "one stop after another"))
            }
        }
        return found + long(screen)
    }

    private static func twice(
        _ text: String, _ stop: AuditedStop, in screen: AuditedScreen, _ place: String
    ) -> AuditFinding {
        screen.finding(
            .saidTwice, .warning, "'\(text)' is said twice, \(place)",
            help: "say it once: combine what belongs together, or make one of the two decorative",
            at: stop.spot)
    }

    private static func long(_ screen: AuditedScreen) -> [AuditFinding] {
        let count = screen.stopsBesidesRows
        guard count > mostStops, let first = screen.stops.first else { return [] }
        return [
            screen.finding(
                .manyStops, .warning,
                "a screen reader stops \(count) times besides the rows of lists",
                help: "combine what is heard as one thing, or leave details to another screen",
                at: first.spot,
                [AuditFigures.figure("stops", Double(count), most: Double(mostStops))])
        ]
    }
}

extension AuditedScreen {
    /// How many stops there are besides the rows of lists, tables and grids, which are walked through
    /// as rows.
    var stopsBesidesRows: Int {
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
    /// Whether the words of another text stand in this one, side by side.
    fileprivate func hasWords(of other: String) -> Bool {
        let (mine, theirs) = (spokenWords, other.spokenWords)
        guard !theirs.isEmpty, mine.count >= theirs.count else { return false }
        return (0...(mine.count - theirs.count)).contains { start in
            mine[start..<(start + theirs.count)].elementsEqual(theirs)
        }
    }
}
