public import CandelaRules
public import CandelaTokens

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

        /// The movement the screen comes and goes with, which follows from how it comes.
        public var motion: MotionRole { presentation.motion }

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

            /// The movement it comes and goes with. Where both screens have an element of one
            /// transition name, that grows in its place; reduced motion cross-fades.
            public var motion: MotionRole {
                switch self {
                case .push: .page
                case .sheet, .cover: .modal
                case .tab: .crossFade
                }
            }
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
}

extension Intent.Destination {
    func record(to sink: inout some MemberSink) {
        sink.member("screen", screen)
        sink.member("as", presentation)
        sink.member("motion", role: motion)
        sink.member("habit", habit)
        sink.member("routine", routine)
        sink.member("session", session)
        sink.member("day", day?.description)
        sink.member("grain", grain)
    }

    package init(_ members: Members) throws {
        self.init(
            try members.read("screen"), as: try members.read("as", or: Presentation.push))
        // It follows from the way the screen opens.
        let _: MotionRole? = try members.read(ifPresent: "motion")
        habit = try members.read(ifPresent: "habit")
        routine = try members.read(ifPresent: "routine")
        session = try members.read(ifPresent: "session")
        day = try members.read(ifPresent: "day")
        grain = try members.read(ifPresent: "grain")
    }
}

extension Intent.Entry {
    func record(to sink: inout some MemberSink) {
        sink.member("format", format)
        sink.member("value", value)
        sink.member("min", min)
        sink.member("max", max)
        sink.member("step", step)
        sink.member("unit", unit)
        sink.member("maximumLength", maximumLength)
    }

    package init(_ members: Members) throws {
        try self.init(members.read("format", as: Format.self), members)
    }

    /// The entry among the members of an intent that may have none.
    package init?(ifPresent members: Members) throws {
        let format = try members.read(ifPresent: "format", as: Format.self)
        let entry = try Intent.Entry(format ?? .text, members)
        guard format != nil else { return nil }
        self = entry
    }

    private init(_ format: Format, _ members: Members) throws {
        self.init(
            format, value: try members.read(ifPresent: "value"),
            min: try members.read(ifPresent: "min"), max: try members.read(ifPresent: "max"),
            step: try members.read(ifPresent: "step"), unit: try members.read(ifPresent: "unit"),
            maximumLength: try members.read(ifPresent: "maximumLength"))
    }
}

extension Intent.Entry {
    /// A weight that the scale can show, or one within other bounds.
    public init(weight: Double?, in unit: WeightUnit, _ bounds: ClosedRange<Double>? = nil) {
        let bounds = bounds ?? WeightLimits.standard.loggable(in: unit)
        self.init(
            .weight,
            value: weight.flatMap { bounds.contains($0) ? .number(($0 * 10).rounded() / 10) : nil },
            min: bounds.lowerBound, max: bounds.upperBound, step: 0.1, unit: unit)
    }
}
