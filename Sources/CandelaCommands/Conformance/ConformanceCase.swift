package import CandelaElements
package import CandelaTokens

/// A small screen with what a renderer is expected to make of it.
package struct ConformanceCase: Sendable, Identifiable {
    /// The case's identifier, and the name of its file: `row-gap.320.large.ltr`.
    package var id: String {
        let direction = setting.direction == .leftToRight ? "ltr" : "rtl"
        return "\(source).\(Int(setting.width)).\(setting.typeSize.rawValue).\(direction)"
    }

    /// The name that cases of one layout share, in different widths, type sizes and directions.
    package let source: String

    /// The group of cases in a report.
    package let topic: Topic

    /// The numbers of the rules in `Elements.md` that the case checks.
    package let rules: [String]

    /// The size, type size and direction in which the screen is drawn.
    package let setting: Setting

    /// The screen that is drawn.
    package let screen: Screen

    /// Texts of the screen's compact JSON that are replaced, so that a case can have what only a
    /// later version knows.
    package let replacements: [Replacement]

    /// The boxes of elements; empty if the case measures none.
    package let boxes: [Box]

    /// The ids of elements and parts that are not drawn.
    package let absent: [String]

    /// The stops of a screen reader, in order; `nil` if the case has none.
    package let stops: [Stop]?

    /// The actions of a person with the events to expect; empty if the case has none.
    package let steps: [Step]

    /// The size, type size and direction in which a case is drawn.
    package struct Setting: Sendable, Hashable {
        /// The width of the screen, in points.
        package var width: Double

        /// The visible height of the screen, in points.
        package var height = 800.0

        /// The reader's type size.
        package var typeSize = TypeSize.large

        /// The writing direction.
        package var direction = TextDirection.leftToRight
    }

    /// A group of cases in a report.
    package enum Topic: String, Sendable, Hashable, CaseIterable {
        case frame, layout, text, drawing, control, entry, table, chart, speech, action, fallback
    }

    /// A text in the screen's compact JSON, and its replacement.
    package struct Replacement: Sendable, Hashable {
        package let text: String
        package let replacement: String
    }

    /// The place of an element, from the top left of the screen, in points.
    package struct Box: Sendable, Hashable {
        /// The id of the element, `title`, or an id, `#` and the name of a part of a control:
        /// `card/weight#label`.
        package let id: String
        package let x: Double
        package let y: Double
        package let width: Double
        package let height: Double

        /// The texts of the lines of an element that is a text; `nil` for others.
        package let lines: [String]?
    }

    /// An element on which the focus of a screen reader stops.
    package struct Stop: Sendable, Hashable {
        package let role: AccessibilityRole
        package let label: String
        package var value: String?
        package var hint: String?
        package var states: [AccessibilityState]
        package var headingLevel: Int?
        package var depth: Int

        /// The id of the action performed by activating the element.
        package var action: String?

        /// The ids of its other actions.
        package var actions: [String]

        package init(
            role: AccessibilityRole, label: String, value: String? = nil, hint: String? = nil,
            states: [AccessibilityState] = [], headingLevel: Int? = nil, depth: Int = 0,
            action: String? = nil, actions: [String] = []
        ) {
            self.role = role
            (self.label, self.value, self.hint) = (label, value, hint)
            self.states = states
            self.headingLevel = headingLevel
            self.depth = depth
            (self.action, self.actions) = (action, actions)
        }
    }

    /// One thing that a person does, and its result.
    package struct Step: Sendable, Hashable {
        package let input: Input
        package let result: Result

        /// The action of a person.
        package enum Input: Sendable, Hashable {
            /// Presses an element, or a part of a control such as `card/a#increase`.
            case press(String)
            /// Enters a text into a field, and leaves it.
            case enter(String, into: String)
            /// Touches an element, or the plot of a chart, at fractions of its width and height
            /// from its top left.
            case touch(String, x: Double, y: Double)
            /// Presses the button with a text in the dialog that is shown.
            case answer(String)
            /// Performs an action that is not the activation of an element, by its id.
            case perform(String)
        }

        /// The result of what a person does.
        package enum Result: Sendable, Hashable {
            /// An event is sent, with a value or without.
            case event(action: String, value: Value?)
            /// A text is shown as the error of the field, and nothing is sent.
            case error(String)
            /// Nothing is sent.
            case nothing
        }

        /// The value in an event.
        package enum Value: Sendable, Hashable {
            case number(Double)
            case text(String)
        }
    }
}
