/// Descriptions of document types and their members, taken from their doc comments.
struct SchemaDescriptions: Sendable {
    /// The descriptions of apps' types, by type and member; a type's own description has an empty
    /// key.
    let own: [String: [String: String]]

    private static let sentences: [Substring: Substring] = {
        var sentences: [Substring: Substring] = [:]
        var type: Substring = ""
        for line in texts.flatMap({ $0.split(separator: "\n") }) {
            let parts = line.split(separator: " = ", maxSplits: 1)
            let isMember = parts[0].hasPrefix(".")
            if !isMember { type = parts[0] }
            if parts.count == 2 { sentences[isMember ? type + parts[0] : type] = parts[1] }
        }
        return sentences
    }()

    /// The description of a type, of one of its kinds, or of a member; `nil` without one.
    ///
    /// - Parameter kind: The kind of element, intent or effect that the member belongs to, since
    ///   each kind has its own type.
    func sentence(_ type: String, _ kind: String?, _ member: String?) -> String? {
        guard let member else {
            let names = kind.map { Self.cases(of: $0, in: type) } ?? [type]
            return names.lazy
                .compactMap { own[$0]?[""] ?? Self.sentence($0) ?? Self.written[$0] }.first
                ?? kind.flatMap { type == "Page" ? "A page with the screen `\($0)`." : nil }
        }
        for owner in Self.owners(of: kind, in: type) + [type] {
            if let sentence = own[owner]?[member] { return sentence }
            let name = "\(owner).\(member)"
            let key = Self.properties[name] ?? name
            if let sentence = Self.sentence(key) ?? Self.written[key] { return sentence }
        }
        if let words = Self.listWords[type], let records = Self.sentence("\(Self.lists).\(member)")
        {
            let noun = records.prefix { $0 != "," && $0 != "." }
            return "\(words) \(noun.prefix(1).lowercased() + noun.dropFirst())."
        }
        // These types exist only for recording; the members have their doc comments in others.
        let others = ["ScreenSchema.CardMembers": "CardContent", "PageMembers": "Page"]
        let other = others.first { type.hasPrefix($0.key) }?.value
        return other.flatMap { sentence($0, nil, member) }
            ?? (member == "kind" ? "The kind, which determines the other members." : nil)
    }

    /// The type whose members are the lists of a journal.
    private static let lists = "RecordChanges.Records"

    /// The words before the noun of a list, for the types with one value a list.
    private static let listWords = [
        "RecordChanges.RecordIDs": "Ids of", "RecordChanges.Moves": "Moves of",
    ]

    /// The description of a type or a member of the contract.
    private static func sentence(_ name: String) -> String? {
        sentences[name[...]].map(String.init)
    }

    /// The Swift properties of members that have another name in JSON.
    private static let properties = [
        "OwnColors.Values.light": "PaintValues.light", "OwnColors.Values.dark": "PaintValues.dark",
        "OwnGradients.Values.light": "PaintValues.light",
        "OwnGradients.Values.dark": "PaintValues.dark",
        "Element.Grid.minimumColumn": "Element.Grid.minimumColumnWidth",
        "Element.Grid.firstColumn": "Element.Grid.firstColumnWidth",
        "Journal.own": "Journal.ownRecords",
        "JournalSettings.haptics": "JournalSettings.playsHaptics",
        "JournalSettings.motion": "JournalSettings.playsMotion",
        "JournalSettings.timerSound": "JournalSettings.playsTimerSound",
        "JournalSettings.trendSmoothing": "JournalSettings.smoothsTrend",
        "JournalSettings.smartReminders": "JournalSettings.adaptsReminders",
        "JournalSettings.healthSync": "JournalSettings.syncsHealth",
        "Screen.type": "Screen.typeSizes", "Context.timeZone": "Context.zone",
        "Card.facts": "CardContent.facts", "Page.as": "Page.presentation",
        "Habit.archived": "Habit.isArchived", "Habit.atMost": "Habit.isAtMost",
        "EarlierAmount.atMost": "EarlierAmount.isAtMost",
        "Routine.default": "Routine.isDefault",
        "CompletedMilestone.celebrated": "CompletedMilestone.isCelebrated",
        "Intent.Destination.as": "Intent.Destination.presentation",
        "Intent.Addition.stepKind": "Intent.Addition.step",
        "Intent.Log.day": "Intent.Log.weighIn.day",
        "Intent.Log.habit": "Intent.Log.practice.habit",
        "Intent.Log.minutes": "Intent.Log.practice.minutes",
        "Intent.Log.isRest": "Intent.Log.rest.isRest",
        "Intent.reorder.id": "Intent.reorder.step", "BuildFile.$schema": "BuildFile.schema",
        "Effect.open.what": "Effect.open.page",
        "Effect.requestPermission.name": "Effect.requestPermission.permission",
        "Toast.Event.id": "Toast.Message.id",
        "Toast.Event.about": "Toast.Message.about",
        "Toast.Event.text": "Toast.Message.text",
        "Toast.Event.offer": "Toast.Message.offer",
        "Toast.Event.screen": "Toast.Message.screen", "Toast.Event.ids": "Toast.Rows.ids",
        "Toast.Event.record": "Toast.Rows.record", "Toast.Event.until": "Toast.Rows.until",
        "Toast.Event.number": "Toast.Rows.number", "Toast.Event.name": "Toast.Rows.name",
    ]

    /// The descriptions of types and members without a doc comment.
    private static let written: [String: String] = [
        "Intent.Log.record": "The kind of record: a weigh-in, a practice or a rest day.",
        "Intent.Setting.setting":
            "The name of the setting: a member of the journal's settings, `goal` or `mood`.",
        "Intent.Setting.session": "The session of a routine, for `mood`.",
        "Intent.delete.all":
            "Whether all records of the kind are deleted, in place of `ids`: weigh-ins only, while "
            + "the frontmost screen offers it.",
        "Intent.enter.option":
            "The path of the option to set to the entered value; absent for a setting.",
        "Intent.enter.setting":
            "The name of the setting to set to the entered value; absent for an option.",
        "Intent.Setting.value":
            "The new value; absent to restore the default.",
        "Screen.kind": "The kind of document: `screen`.",
        "Page.screen": "The name of the screen, which determines the form of the options.",
        "RecordChanges.Moves": "Moves grouped by the journal's lists.",
        "RecordChanges.Moves.completedMilestones": "Moves of weight milestones.",
        "RecordChanges.RecordIDs.completedMilestones": "Ids of weight milestones.",
        "RecordChanges.RecordIDs.restDays": "Rest days, as `yyyy-MM-dd`.",
        "Deletion.step": "The displayed state.",
        "Deletion.deleting": "The entries of the latest deletion, for a retry of its save.",
        "Deletion.restoring": "The entries of the latest undo, for a retry of its save.",
        "Deletion.retryUntil": "The end of the window in which a failed undo can be retried.",
        "TimerStyle.seconds": "The duration in seconds; the target if the timer counts up.",
        "TimerStyle.steps": "The duration of each step, in seconds.",
        "TimerStyle.rounds": "The number of rounds, each of which has all steps.",
        "OwnColors.Values":
            "A colour in each appearance: `#RRGGBB`, or `#RRGGBBAA` if it is translucent.",
        "OwnColors.Values.light-increased": "The light colour with increased contrast.",
        "OwnColors.Values.dark-increased": "The dark colour with increased contrast.",
        "OwnGradients.Values": "The colours of the stops in each appearance.",
        "OwnGradients.Values.light-increased": "The light colours with increased contrast.",
        "OwnGradients.Values.dark-increased": "The dark colours with increased contrast.",
    ]

    /// The case of one kind of a union, and the types that declare its members.
    private static func cases(of kind: String, in type: String) -> [String] {
        let name = type == "Element" ? "Element.Content" : type
        return ["\(name).\(kind)"] + owners(of: kind, in: type)
    }

    /// The types that declare the members of one kind of a union, most specific first.
    private static func owners(of kind: String?, in type: String) -> [String] {
        guard let kind else { return [] }
        return switch type {
        case "Element": [element(kind)]
        case "Intent":
            ["Intent.\(kind)"] + (intentPayloads[kind].map { ["Intent.\($0)"] } ?? [])
        case "Effect": ["Effect.\(kind)"] + (effectPayloads[kind].map { [$0] } ?? [])
        default: []
        }
    }

    /// The payload types of intents, by kind.
    private static let intentPayloads = [
        "open": "Destination", "log": "Log", "set": "Setting", "celebrate": "Celebration",
        "add": "Addition", "start": "Run", "pause": "Run", "resume": "Run", "stop": "Run",
        "complete": "Run", "reopen": "Run", "skip": "Run", "share": "Share", "launch": "Launch",
        "report": "Report",
    ]

    /// The payload types of effects, by kind.
    private static let effectPayloads = [
        "save": "RecordChanges", "announce": "Announcement", "share": "Intent.Share",
        "schedule": "Effect.Schedule", "launch": "Intent.Launch",
    ]

    private static func element(_ kind: String) -> String {
        switch kind {
        case "column": "Element.Stack"
        case "text": "StyledText"
        case "icon": "Icon"
        default: "Element.\(kind.prefix(1).uppercased())\(kind.dropFirst())"
        }
    }
}
