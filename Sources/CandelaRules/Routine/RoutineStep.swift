/// What kind of thing a step of a routine is. The set may grow: treat a word you do not know as
/// ``task``.
public struct StepKind: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
    /// The kind's word in JSON.
    public let rawValue: String

    /// The kind of a word.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Something to do and tick.
    public static let task = StepKind(rawValue: "task")
    /// Something that takes its time.
    public static let timer = StepKind(rawValue: "timer")
    /// An app, a website or a shortcut to open.
    public static let action = StepKind(rawValue: "action")
    /// Something to count.
    public static let counter = StepKind(rawValue: "counter")
    /// A number to note.
    public static let measurement = StepKind(rawValue: "measurement")
    /// Steps after each other.
    public static let sequence = StepKind(rawValue: "sequence")
    /// A question, whose answer leads to further steps.
    public static let question = StepKind(rawValue: "question")
    /// Another routine.
    public static let routine = StepKind(rawValue: "routine")

    /// Every word this version knows.
    public static let allCases: [StepKind] = [
        .task, .timer, .action, .counter, .measurement, .sequence, .question, .routine,
    ]
}

/// What an action step opens.
public enum ActionTarget: String, Sendable, Hashable, Codable, CaseIterable {
    /// An app.
    case app
    /// A website.
    case website
    /// A shortcut.
    case shortcut
}

/// One step of a routine.
public struct RoutineStep: Sendable, Hashable, Codable, Identifiable {
    /// What sessions call the step; unique within its routine.
    public let id: String
    /// The name as its owner typed it, of up to 200 characters, which ``breaches`` checks.
    public var name: String
    /// What kind of thing it is.
    public var kind: StepKind
    /// Its symbol in SF Symbols, of up to 100 characters; nil for that of its kind.
    public var symbol: String?
    /// Its colour: a name the product knows, of up to 100 characters, or `#RRGGBB`; nil for that of its kind.
    public var color: String?
    /// How long it takes, in seconds, when its owner said so; 0…86,400.
    public var seconds: Int?
    /// The names of the parts of a task, the items of a counter or the options of a question, each of up to
    /// 200 characters.
    public var items: [String]
    /// How a timer runs.
    public var timer: TimerStyle?
    /// What an action opens.
    public var target: ActionTarget?
    /// The steps of a sequence.
    public var steps: [RoutineStep]
    /// The id of the routine that is included.
    public var routine: String?

    package var unknown = UnknownMembers()

    /// The deepest nesting of steps.
    static let maximumDepth = 64

    /// A step without anything further.
    public init(id: String, name: String, kind: StepKind = .task) {
        self.id = id
        self.name = name
        self.kind = kind
        items = []
        steps = []
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case id, name, kind, symbol, color, seconds, items, timer, target, steps, routine
    }

    /// Reads a step; only `id` and `name` are required.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        name = try container.decode(String.self, forKey: .name)
        kind = try container.decode(.kind, or: .task)
        symbol = try container.decodeIfPresent(String.self, forKey: .symbol)
        color = try container.decodeIfPresent(String.self, forKey: .color)
        seconds = try container.decodeIfPresent(Int.self, forKey: .seconds)
        items = try container.decode(.items, or: [])
        timer = try container.decodeIfPresent(TimerStyle.self, forKey: .timer)
        target = try container.decodeIfPresent(ActionTarget.self, forKey: .target)
        try container.requireShallow(.steps)
        steps = try container.decode(.steps, or: [])
        routine = try container.decodeIfPresent(String.self, forKey: .routine)
        unknown = try UnknownMembers(in: decoder, besides: CodingKeys.self)
        try unknown.add(inside: CodingKeys.timer, besides: TimerStyle.CodingKeys.self, of: decoder)
    }

    /// Writes a step, with members that a newer version wrote.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encode(kind, forKey: .kind)
        try container.encodeIfPresent(symbol, forKey: .symbol)
        try container.encodeIfPresent(color, forKey: .color)
        try container.encodeIfPresent(seconds, forKey: .seconds)
        try container.encode(items, forKey: .items)
        try unknown.encode(timer, forKey: .timer, to: &container)
        try container.encodeIfPresent(target, forKey: .target)
        try container.encode(steps, forKey: .steps)
        try container.encodeIfPresent(routine, forKey: .routine)
        try unknown.encode(to: encoder, besides: CodingKeys.self)
    }
}

extension RoutineStep: JournalRecord {
    /// An id of no characters, seconds below 0 or beyond a day, a text that is too long, and what its timer and its steps break.
    public var breaches: [JournalBreach] {
        var list = BreachList()
        list.requireID(id, of: "a step")
        list.requireName(name)
        list.requireWord(symbol, "symbol", "a symbol")
        list.requireWord(color, "color", "a colour")
        list.requireItems(items)
        if let seconds {
            list.require(
                (0...86_400).contains(seconds), "seconds",
                "\(seconds) seconds are out of range: a step takes 0 to 86400")
        }
        if let timer { list.add(timer.breaches, inside: .member("timer")) }
        list.add(stepsIn: steps)
        return list.found
    }
}

extension BreachList {
    /// Requires steps that can be read again.
    mutating func requireShallow(_ steps: [RoutineStep]) {
        var (level, depth) = (steps, 0)
        while !level.isEmpty {
            level = level.flatMap(\.steps)
            depth += 1
        }
        let most = RoutineStep.maximumDepth
        require(
            depth <= most, "steps", "steps lie \(depth) deep in each other: use up to \(most)",
            id: "too-deep")
    }

    mutating func add(stepsIn steps: [RoutineStep]) {
        for (position, step) in steps.enumerated() {
            add(step.breaches, inside: .member("steps"), .element(position))
        }
    }
}
