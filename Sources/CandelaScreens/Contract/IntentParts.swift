public import CandelaRules

// What intents carry.

extension Intent {
    /// A screen to open and what it is about.
    public struct Destination: Sendable, Hashable {
        /// The screen's name.
        public var screen: ScreenName

        /// How it comes.
        public var presentation: Presentation

        /// The habit it is about, by its id.
        public var habit: String?

        /// The routine it is about, by its id.
        public var routine: String?

        /// The time a routine was gone through, by its id.
        public var session: String?

        /// The day, or the first of the days, that opens.
        public var day: CalendarDay?

        /// How many days open, from ``day`` on; a single one when absent.
        public var grain: HeatMap.Grain?

        /// A screen, pushed unless said otherwise.
        public init(_ screen: ScreenName, as presentation: Presentation = .push) {
            self.screen = screen
            self.presentation = presentation
        }

        /// How a screen comes.
        public enum Presentation: String, Sendable, Hashable, Codable, CaseIterable {
            /// It takes the place of the screen, which a way back leads to.
            case push
            /// It lies above the screen, which stays in sight.
            case sheet
            /// It covers the whole screen.
            case cover
            /// It is one of the pages side by side; what lay above goes away.
            case tab
        }
    }

    /// What a person is asked to type or pick.
    public struct Entry: Sendable, Hashable {
        /// The form of the value.
        public var format: Format

        /// The value as it stands; absent while there is none.
        public var value: Value?

        /// The least number.
        public var min: Double?

        /// The greatest number.
        public var max: Double?

        /// How far one step goes.
        public var step: Double?

        /// What the number counts: `kg` or `lb`.
        public var unit: WeightUnit?

        /// How many characters a text may have.
        public var maximumLength: Int?

        /// An entry of a format.
        public init(
            _ format: Format, value: Value? = nil, min: Double? = nil, max: Double? = nil,
            step: Double? = nil, unit: WeightUnit? = nil, maximumLength: Int? = nil
        ) {
            self.format = format
            self.value = value
            self.min = min
            self.max = max
            self.step = step
            self.unit = unit
            self.maximumLength = maximumLength
        }

        /// The form of an entered value. The set may grow: ask for a text when you do not know one.
        public struct Format: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
            /// The word in JSON.
            public let rawValue: String

            /// The format of a word.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Any text.
            public static let text = Format(rawValue: "text")
            /// A number.
            public static let number = Format(rawValue: "number")
            /// A number of the entry's unit.
            public static let weight = Format(rawValue: "weight")
            /// A time of day as `HH:mm`, 00:00 to 23:59.
            public static let time = Format(rawValue: "time")
            /// A day as `2026-03-18`.
            public static let day = Format(rawValue: "day")

            /// Every word this version knows.
            public static let allCases: [Format] = [.text, .number, .weight, .time, .day]
        }
    }

    /// A record to make, or to change when it has an id.
    public struct Log: Sendable, Hashable {
        /// A weigh-in or a practice.
        public var record: RecordKind

        /// The record that changes; absent for a new one.
        public var id: String?

        /// The habit that was practised; absent for practice of no habit.
        public var habit: String?

        /// The day it is for; absent for the day it is recorded on.
        public var day: CalendarDay?

        /// How long the practice was.
        public var minutes: Int?

        /// The weight that is entered.
        public var entry: Entry?

        /// A record of a kind.
        public init(_ record: RecordKind) { self.record = record }
    }

    /// A choice of the person that is kept.
    public struct Setting: Sendable, Hashable {
        /// The setting, as the journal's settings call it; `goal` is the weight to reach.
        public var setting: String

        /// The session of a routine that has it, for `mood`.
        public var session: String?

        /// The value it takes; with neither a value nor an entry it takes none.
        public var value: Value?

        /// The value that is entered.
        public var entry: Entry?

        /// A setting of a name.
        public init(
            _ setting: String, session: String? = nil, value: Value? = nil, entry: Entry? = nil
        ) {
            self.setting = setting
            self.session = session
            self.value = value
            self.entry = entry
        }
    }

    /// A milestone whose celebration was shown: of a streak, or of weight.
    public struct Celebration: Sendable, Hashable {
        /// The days of the streak.
        public var days: Int?

        /// The habit of the streak; absent for all practice.
        public var habit: String?

        /// The weight that was reached, in ``unit``.
        public var weight: Double?

        /// The unit of the weight.
        public var unit: WeightUnit?

        /// The milestone of a streak.
        public init(days: Int, of habit: String? = nil) {
            self.days = days
            self.habit = habit
        }

        /// The milestone of a weight.
        public init(_ weight: Double, _ unit: WeightUnit) {
            self.weight = weight
            self.unit = unit
        }

        init() {}
    }

    /// What is added to the routine that is built.
    public struct Addition: Sendable, Hashable {
        /// The kind of the new step; absent for a routine.
        public var step: StepKind?

        /// The routine that is included, by its id.
        public var routine: String?

        /// The name of the new step, which is entered.
        public var entry: Entry?

        /// A step whose name is entered.
        public init(_ step: StepKind, name entry: Entry) {
            self.step = step
            self.entry = entry
        }

        /// Another routine.
        public init(routine: String) { self.routine = routine }

        init() {}
    }

    /// A routine, or one time it is gone through, and a step of it.
    public struct Run: Sendable, Hashable {
        /// The routine, by its id.
        public var routine: String?

        /// The session, by its id.
        public var session: String?

        /// The step, by its id.
        public var step: String?

        /// How long the step took, when that is logged without a timer.
        public var seconds: Int?

        /// The option of a question that is chosen, counted from 0.
        public var answer: Int?

        /// A routine.
        public init(routine: String) { self.routine = routine }

        /// A session, or a step of it.
        public init(
            session: String, step: String? = nil, seconds: Int? = nil, answer: Int? = nil
        ) {
            self.session = session
            self.step = step
            self.seconds = seconds
            self.answer = answer
        }

        init() {}
    }

    /// What is handed to another app.
    public struct Share: Sendable, Hashable {
        /// What it is about, in the words a message has above it.
        public var subject: String

        /// What it says to those who see no picture.
        public var text: String

        /// The card whose picture is handed over, by its name on the screen; absent for words alone.
        public var card: String?

        /// Words, and a picture if there is one.
        public init(subject: String, text: String, card: String? = nil) {
            self.subject = subject
            self.text = text
            self.card = card
        }
    }

    /// What the host tells a session.
    public struct Report: Sendable, Hashable {
        /// What it is about.
        public var about: Topic

        /// What came of it.
        public var value: Value?

        /// A topic and what came of it.
        public init(_ about: Topic, _ value: Value? = nil) {
            self.about = about
            self.value = value
        }

        /// What a host tells of. The set may grow.
        public struct Topic: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
            /// The word in JSON.
            public let rawValue: String

            /// The topic of a word.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Time went by. It has no value.
            public static let time = Topic(rawValue: "time")
            /// Whether what was to be saved is saved.
            public static let save = Topic(rawValue: "save")
            /// Whether what was to be shared is shared: `composing`, `ready`, `failed` or `shared`.
            public static let share = Topic(rawValue: "share")
            /// The state of syncing, such as `offline`.
            public static let sync = Topic(rawValue: "sync")
            /// Whether notifications are allowed.
            public static let notifications = Topic(rawValue: "notifications")
            /// Whether the health data may be read and written.
            public static let health = Topic(rawValue: "health")
            /// The place the person is at, by its id; without a value none is known.
            public static let place = Topic(rawValue: "place")
            /// Something the app says in its own words: the text of a passing note.
            public static let note = Topic(rawValue: "note")

            /// Every word this version knows.
            public static let allCases: [Topic] = [
                .time, .save, .share, .sync, .notifications, .health, .place, .note,
            ]
        }
    }
}
