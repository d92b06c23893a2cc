public import CandelaJSON

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
}

extension RoutineStep: JournalRecord {
    /// An empty id, seconds below 0 or above a day, a text that is too long, or breaches of its
    /// timer and its steps.
    public var breaches: [JournalBreach] { BreachList(of: self).found }
}

extension RoutineStep: MemberRecord {
    /// Visits the members; only `id` and `name` are required.
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        id = try member("id", own?.id, within: .id(of: "a step"))
        name = try member("name", own?.name, within: .name)
        kind = try member("kind", own?.kind, or: .task)
        symbol = try member("symbol", own?.symbol, within: .word("a symbol"))
        color = try member("color", own?.color, within: .word("a colour"))
        seconds = try member(
            "seconds", own?.seconds, within: .range(0...86_400, "seconds", "a step takes"))
        items = try member("items", own?.items, or: [], within: .items)
        timer = try member("timer", own?.timer, with: own?.unknown, within: .timer)
        target = try member("target", own?.target)
        try member.checkDepth("steps", atMost: RoutineStep.maximumDepth)
        steps = try member("steps", own?.steps, or: [], within: .steps)
        routine = try member("routine", own?.routine)
        unknown = try member.unknown(own?.unknown)
    }
}
