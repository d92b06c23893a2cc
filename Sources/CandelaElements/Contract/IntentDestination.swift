public import CandelaRules
public import CandelaTokens

extension Intent {
    /// A screen to open, and its subject.
    public struct Destination: Sendable, Hashable {
        /// The name of the screen to open.
        public var screen: ScreenName

        /// The presentation of the screen.
        public var presentation: Presentation

        /// The id of the habit to show; `nil` for none.
        public var habit: String?

        /// The id of the routine to show; `nil` for none.
        public var routine: String?

        /// The id of the routine session to show; `nil` for none.
        public var session: String?

        /// The first day to show; `nil` for none in particular.
        public var day: CalendarDay?

        /// The span of days to show, from ``day``; `nil` for a single day.
        public var grain: HeatMap.Grain?

        /// Creates a destination; the screen is pushed by default.
        public init(_ screen: ScreenName, as presentation: Presentation = .push) {
            self.screen = screen
            self.presentation = presentation
        }

        /// The animation of opening and closing. If both screens have an element with the same
        /// transition name, that element grows into its counterpart instead; with reduced motion,
        /// the screens cross-fade.
        public var motion: MotionRole { presentation.motion }

        /// The presentation of a screen.
        public enum Presentation: String, Sendable, Hashable, Codable, CaseIterable {
            /// Replaces the current screen, with a way back to it.
            case push
            /// Appears above the current screen, which stays visible.
            case sheet
            /// Covers the whole current screen.
            case cover
            /// Selects a tab, and closes the screens above it.
            case tab

            /// The animation of opening and closing. If both screens have an element with the same
            /// transition name, the element's transition replaces it; with reduced motion, screens
            /// cross-fade.
            public var motion: MotionRole {
                switch self {
                case .push: .page
                case .sheet, .cover: .modal
                case .tab: .crossFade
                }
            }
        }
    }

    /// The input an intent requires: its format, its bounds and its current value.
    public struct Entry: Sendable, Hashable {
        /// The format of the entered value.
        public var format: Format

        /// The current value; `nil` if there is none.
        public var value: Value?

        /// The minimum of an entered number; `nil` for no bound.
        public var min: Double?

        /// The maximum of an entered number; `nil` for no bound.
        public var max: Double?

        /// The amount by which a step changes the entered number; `nil` if it has no steps.
        public var step: Double?

        /// The unit of an entered weight, `kg` or `lb`; `nil` for other formats.
        public var unit: WeightUnit?

        /// The maximum number of characters of an entered text; `nil` for no limit.
        public var maximumLength: Int?

        /// Creates an input of a format.
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

        /// The format of an entered value. The set may grow: treat unknown formats as ``text``.
        public struct Format: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
            /// The format's word in JSON.
            public let rawValue: String

            /// Creates a format from its word in JSON.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Text.
            public static let text = Format(rawValue: "text")
            /// A number within the bounds of the entry.
            public static let number = Format(rawValue: "number")
            /// A weight, in the unit of the entry.
            public static let weight = Format(rawValue: "weight")
            /// A time of day as `HH:mm`, 00:00 to 23:59.
            public static let time = Format(rawValue: "time")
            /// A day as `2026-03-18`.
            public static let day = Format(rawValue: "day")

            /// The formats known to this version.
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
        // Determined by the presentation; read only so that the schema includes it.
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

    /// Decodes an entry from the members of an intent; `nil` if it has none.
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
    /// Creates the input of a weight.
    ///
    /// - Parameters:
    ///   - weight: The current weight, rounded to tenths; outside the bounds it counts as none.
    ///   - bounds: The range of weights; `nil` for the weights that can be logged.
    public init(weight: Double?, in unit: WeightUnit, _ bounds: ClosedRange<Double>? = nil) {
        let bounds = bounds ?? WeightLimits.standard.loggable(in: unit)
        self.init(
            .weight,
            value: weight.flatMap { bounds.contains($0) ? .number(($0 * 10).rounded() / 10) : nil },
            min: bounds.lowerBound, max: bounds.upperBound, step: 0.1, unit: unit)
    }
}
