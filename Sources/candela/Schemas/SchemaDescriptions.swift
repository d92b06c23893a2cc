/// What the types of documents and their members mean, in the words of their doc comments.
enum SchemaDescriptions {
    private static let sentences: [Substring: Substring] = {
        var sentences: [Substring: Substring] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: " = ", maxSplits: 1)
            if parts.count == 2 { sentences[parts[0]] = parts[1] }
        }
        return sentences
    }()

    /// The sentence for a type, or for a member of it.
    ///
    /// - Parameter kind: Of which kind of element the member is, since those have types of their own.
    static func sentence(_ type: String, _ kind: String?, _ member: String?) -> String? {
        guard let member else { return sentences[type[...]].map(String.init) }
        for type in [owner(of: kind, in: type), type].compactMap(\.self) {
            let name = "\(type).\(member)"
            let key = Substring(properties[name] ?? name)
            if let sentence = sentences[key] ?? written[key] {
                return String(sentence)
            }
        }
        return type.hasPrefix("ScreenSchema.CardMembers")
            ? sentence("CardContent", nil, member) : nil
    }

    /// The properties behind members that have another name.
    private static let properties = [
        "Screen.type": "Screen.typeSizes", "Context.timeZone": "Context.zone",
        "Card.facts": "CardContent.facts", "Habit.archived": "Habit.isArchived",
        "Routine.default": "Routine.isDefault",
        "CompletedMilestone.celebrated": "CompletedMilestone.isCelebrated",
        "PassingNote.Event.id": "PassingNote.Message.id",
        "PassingNote.Event.about": "PassingNote.Message.about",
        "PassingNote.Event.text": "PassingNote.Message.text",
        "PassingNote.Event.offer": "PassingNote.Message.offer",
    ]

    /// What members mean that belong to a case and to no property.
    private static let written: [Substring: Substring] = [
        "TimerStyle.seconds": "How long it runs, in seconds; its target when it counts up.",
        "TimerStyle.steps": "How long each step takes, in seconds.",
        "TimerStyle.rounds": "How often the steps are gone through.",
    ]

    /// The type that holds what one kind of element has for itself.
    private static func owner(of kind: String?, in type: String) -> String? {
        guard type == "Element", let kind else { return nil }
        return switch kind {
        case "row", "column", "layers": "Element.Arrangement"
        case "text": "Words"
        case "icon": "Icon"
        default: "Element.\(kind.prefix(1).uppercased())\(kind.dropFirst())"
        }
    }
}
