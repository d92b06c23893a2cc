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
        // Stand-ins for what is read by a kind.
        let others = ["ScreenSchema.CardMembers": "CardContent", "PageMembers": "Page"]
        let other = others.first { type.hasPrefix($0.key) }?.value
        return other.flatMap { sentence($0, nil, member) }
    }

    /// The properties behind members that have another name.
    private static let properties = [
        "Screen.type": "Screen.typeSizes", "Context.timeZone": "Context.zone",
        "Card.facts": "CardContent.facts", "Page.as": "Page.presentation",
        "Habit.archived": "Habit.isArchived", "Routine.default": "Routine.isDefault",
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
        "Intent.screen":
            "The screen it leads to.",
        "Intent.as":
            "How that screen comes: as a push, a sheet, a cover or a tab.",
        "Intent.habit":
            "The habit it is about, by its id.",
        "Intent.routine":
            "The routine it is about, by its id.",
        "Intent.session":
            "The session of a routine it is about, by its id.",
        "Intent.day":
            "The civil day it is about.",
        "Intent.grain":
            "Whether it is about a day, a week or a month.",
        "Intent.note":
            "The passing note that goes away, by its name.",
        "Intent.option":
            "The option of the screen that takes the value, by its path in the screen's options.",
        "Intent.options":
            "The options of the screen that are left out again, by their paths.",
        "Intent.value":
            "The value it takes; where one is entered, the value the entry begins with.",
        "Intent.format":
            "What is entered, such as a weight, a day or a text.",
        "Intent.min":
            "The least number that can be entered.",
        "Intent.max":
            "The greatest number that can be entered.",
        "Intent.step":
            "The step it is about, by its id; the distance between numbers where one is entered.",
        "Intent.unit":
            "The unit of the number.",
        "Intent.maximumLength":
            "How many characters can be entered at most.",
        "Intent.record":
            "The kind of record it is about.",
        "Intent.id":
            "The record it is about, by its id.",
        "Intent.ids":
            "The records it is about, by their ids; none means all of the kind.",
        "Intent.minutes":
            "How long a practice was, in minutes.",
        "Intent.setting":
            "The setting that is changed, as the journal's settings call it.",
        "Intent.days":
            "The length of the streak that is celebrated, in days.",
        "Intent.weight":
            "The weight milestone that is celebrated.",
        "Intent.stepKind":
            "The kind of step that is added.",
        "Intent.to":
            "The place it goes to, counted from 0.",
        "Intent.seconds":
            "How long it took, in seconds.",
        "Intent.answer":
            "What was answered.",
        "Intent.subject":
            "The subject of what is shared.",
        "Intent.text":
            "The text that is shared.",
        "Intent.card":
            "The card whose picture is shared, by its id.",
        "Intent.name":
            "The app's own name of what happens, or what is asked of the system.",
        "Intent.what":
            "What is tried again.",
        "Intent.about":
            "What the host reports on.",
        "OwnColors.Values.light-increased": "The colour in light when contrast is increased.",
        "OwnColors.Values.dark-increased": "The colour in dark when contrast is increased.",
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
