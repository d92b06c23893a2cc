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

        /// The id of the weigh-in to edit; `nil` for none.
        public var weighIn: String?

        /// The id of the practice to edit; `nil` for none.
        public var practice: String?

        /// The id of the routine session to show; `nil` for none.
        public var session: String?

        /// The id of the record to show: of a kind that the app declares, or a habit's completion;
        /// `nil` for none.
        public var record: String?

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
        public enum Presentation: String, Sendable, Hashable, Codable, CaseIterable, MemberWord {
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
}

extension Intent.Destination: MemberList {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        screen = try member("screen", own?.screen)
        presentation = try member("as", own?.presentation, or: .push)
        habit = try member("habit", own?.habit)
        routine = try member("routine", own?.routine)
        weighIn = try member("weighIn", own?.weighIn)
        practice = try member("practice", own?.practice)
        session = try member("session", own?.session)
        record = try member("record", own?.record)
        day = try member("day", own?.day)
        grain = try member("grain", own?.grain)
    }
}
