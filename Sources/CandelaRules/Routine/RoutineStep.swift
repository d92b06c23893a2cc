/// The kind of a routine step. The set may grow: treat unknown words as ``task``.
public struct StepKind: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
    /// The kind's word in JSON.
    public let rawValue: String

    /// Creates a kind from its word in JSON.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A task to tick off.
    public static let task = StepKind(rawValue: "task")
    /// A timer.
    public static let timer = StepKind(rawValue: "timer")
    /// An app, a website or a shortcut to open.
    public static let action = StepKind(rawValue: "action")
    /// Items to count.
    public static let counter = StepKind(rawValue: "counter")
    /// A number to record.
    public static let measurement = StepKind(rawValue: "measurement")
    /// A sequence of steps.
    public static let sequence = StepKind(rawValue: "sequence")
    /// A question whose answer determines the following steps.
    public static let question = StepKind(rawValue: "question")
    /// An included routine.
    public static let routine = StepKind(rawValue: "routine")

    /// The kinds known to this version.
    public static let allCases: [StepKind] = [
        .task, .timer, .action, .counter, .measurement, .sequence, .question, .routine,
    ]
}

/// The target that an action step opens.
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
    /// The identifier that sessions refer to; unique within its routine.
    public let id: String
    /// The name as typed by the person, at most 200 characters, which ``breaches`` checks.
    public var name: String
    /// The kind of step.
    public var kind: StepKind
    /// The name of an SF Symbols symbol, at most 100 characters; `nil` for the symbol of its kind.
    public var symbol: String?
    /// The colour: a name defined by the product, at most 100 characters, or `#RRGGBB`; `nil` for
    /// the colour of its kind.
    public var color: String?
    /// The duration entered by the person in seconds, 0…86,400; `nil` for an estimate.
    public var seconds: Int?
    /// The items of a task or a counter, or the answers of a question, each at most 200 characters.
    public var items: [String]
    /// The style of a timer. A timer without one uses ``seconds`` as its length.
    public var timer: TimerStyle?
    /// The target of an action. An action without one is incomplete.
    public var target: ActionTarget?
    /// The steps of a sequence, or those for the answers of a question, at the index of the answer.
    public var steps: [RoutineStep]
    /// The id of the included routine. It is `nil` if the routine was removed.
    public var routine: String?

    package var unknown = UnknownMembers()

    /// The maximum nesting depth of steps.
    static let maximumDepth = 64

    /// Creates a step without optional members, items or steps.
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

    /// Decodes a step; only `id` and `name` are required.
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

    /// Encodes a step, including members written by a newer version.
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
    /// An empty id, seconds below 0 or above a day, a text that is too long, or breaches of its
    /// timer and its steps.
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
    /// Limits the nesting of steps to a depth that can be decoded.
    mutating func requireShallow(_ steps: [RoutineStep]) {
        var (level, depth) = (steps, 0)
        while !level.isEmpty {
            level = level.flatMap(\.steps)
            depth += 1
        }
        let most = RoutineStep.maximumDepth
        require(
            depth <= most, "steps", "steps are nested \(depth) deep: use up to \(most)",
            id: "too-deep")
    }

    mutating func add(stepsIn steps: [RoutineStep]) {
        for (position, step) in steps.enumerated() {
            add(step.breaches, inside: .member("steps"), .element(position))
        }
    }
}
