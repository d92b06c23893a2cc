import CandelaElements

/// A drawn or spoken text with its origin.
struct AuditedText {
    let text: String

    let origin: Origin

    /// The origin of a text.
    enum Origin {
        /// An accessibility element, by its index.
        case stop(Int)
        /// An element, by its index.
        case node(Int)
        /// An announcement, by its index.
        case announcement(Int)
    }
}

extension AuditedScreen {
    /// The location of a text.
    func location(of text: AuditedText) -> ElementLocation {
        switch text.origin {
        case .stop(let index): stops[index].spot
        case .node(let index): location(of: nodes[index])
        case .announcement(let index): location(at: "announcements/\(index)")
        }
    }

    /// Everything that a screen reader speaks.
    var spokenTexts: [AuditedText] {
        var found: [AuditedText] = []
        for (index, stop) in stops.enumerated() {
            func add(_ text: String?) {
                if let text { found.append(AuditedText(text: text, origin: .stop(index))) }
            }
            let accessibility = stop.accessibility
            add(accessibility.label)
            add(accessibility.value)
            add(accessibility.hint)
            for detail in accessibility.details {
                add(detail.label)
                add(detail.value)
            }
            for label in accessibility.inputLabels { add(label) }
            for action in stop.stop.customActions { add(action.label) }
        }
        for (index, announcement) in screen.announcements.enumerated() {
            found.append(AuditedText(text: announcement.text, origin: .announcement(index)))
        }
        for node in nodes {
            guard case .chart(let chart) = node.element.content else { continue }
            let texts =
                chart.series.flatMap { [$0.name] + $0.points.map(\.spoken) }
                + [chart.x.title, chart.y.title, chart.table.caption]
            found += texts.map { AuditedText(text: $0, origin: .node(node.index)) }
        }
        return found
    }

    /// Everything that is drawn, with the questions before actions.
    var drawnTexts: [AuditedText] {
        var found: [AuditedText] = []
        for node in nodes {
            for words in node.element.words {
                found.append(AuditedText(text: words.text, origin: .node(node.index)))
            }
        }
        for node in controls {
            for question in node.actions.compactMap(\.confirmation) {
                let texts = [question.title, question.message, question.confirm, question.cancel]
                found += texts.map { AuditedText(text: $0, origin: .node(node.index)) }
            }
        }
        return found
    }

    /// The drawn texts that a person typed, such as the names of habits: those without a phrase.
    var typedTexts: Set<String> {
        Set(
            nodes.flatMap(\.element.words)
                .filter { $0.key == nil && $0.text.contains(where: \.isLetter) }.map(\.text))
    }
}

extension String {
    /// The text without what is between quotation marks, such as typed names.
    var withoutQuotes: String {
        var text = ""
        var end: Character?
        for character in self {
            if let wanted = end {
                if character == wanted { end = nil }
            } else if let wanted = Self.quotes[character] {
                end = wanted
            } else {
                text.append(character)
            }
        }
        // Without an end it was no quotation.
        return end == nil ? text : self
    }

    private static let quotes: [Character: Character] = [
        "“": "”", "„": "“", "«": "»", "「": "」", "『": "』", "\"": "\"",
    ]
}
