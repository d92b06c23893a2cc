public import CandelaTokens

/// One node of the tree a card is drawn and spoken from.
///
/// Everything that draws, speaks, measures or exports a screen walks elements and knows no card. An
/// element is of one of about twenty kinds, which ``content`` holds; what all kinds may have, such
/// as a surface or an accessibility label, are members of the element itself.
///
/// The box is that of CSS: margin, border, padding, content. Arrangers, bars and charts fill the
/// width they are given, everything else is as wide as what it holds. What lies under an element is
/// the nearest surface around it, up to the ground of the screen.
///
/// Elements are made by static functions, whose blocks hold the children, and changed by methods
/// that return the changed element.
public struct Element: Sendable, Hashable {
    /// What tells the element from the others of its screen: the same for the same thing from one
    /// making of the screen to the next. Only what is referred to has one: rows, controls and the
    /// sources of transitions.
    public internal(set) var id: ElementID?

    /// The kind of element, with the members of its own.
    public internal(set) var content: Content

    /// The members any kind may have and few elements do, kept apart so that a tree is cheap to copy.
    var rest: Rest

    init(_ content: Content) {
        self.content = content
        rest = .none
    }

    /// The kinds of elements, each with the members of its own.
    @nonexhaustive
    public indirect enum Content: Sendable, Hashable {
        /// Things side by side, from leading to trailing.
        case row(Arrangement)
        /// Things under each other.
        case column(Arrangement)
        /// Things over each other, the first at the back.
        case layers(Arrangement)
        /// Cells in columns.
        case grid(Grid)
        /// Things of one kind, one after the other.
        case list(List)
        /// Rows of cells under heads.
        case table(Table)
        /// A text.
        case text(StyledText)
        /// A symbol.
        case icon(Icon)
        /// A plain shape, such as a spot of colour.
        case shape(Shape)
        /// A picture of a fixed size.
        case picture(Picture)
        /// A line between things.
        case divider(Divider)
        /// A straight bar that fills with progress.
        case bar(Bar)
        /// A ring that fills with progress.
        case ring(Ring)
        /// A drawn series of values.
        case chart(Chart)
        /// What turns while something is being done.
        case spinner(Spinner)
        /// Something to press.
        case button(Button)
        /// Something that is on or off.
        case toggle(Toggle)
        /// A place to type or to pick a value.
        case field(Field)
        /// Several options of which one holds, or any number.
        case choice(Choice)
        /// A value that goes up and down.
        case stepper(Stepper)
        /// An element of a later version: draw its children in a column, or its accessibility label
        /// as a text when it has none.
        case unknown(kind: String, [Element])
    }
}

extension Element {
    /// The name an app refers to the element by: `count`.
    public var part: ElementID? { traits?.part }

    /// What the element is drawn on.
    public var surface: Surface? { traits?.surface?.value }

    /// How wide the element is; without one as its kind is.
    public var width: Extent? { traits?.width }

    /// How high the element is; without one as its content is.
    public var height: Extent? { traits?.height }

    /// Whether the element takes the spare room along the axis of what holds it.
    public var grows: Bool { traits?.grows ?? false }

    /// The accessibility label, value and role. An element without one is spoken by what it holds.
    public var accessibility: Accessibility? { traits?.accessibility?.value }

    /// What can be done with the element besides activating it: behind a swipe, in a menu, or by
    /// assistive technology. Of an element that is no control but has the role of one, such as a
    /// card that is a button, the first activates it.
    public var actions: [Action] { traits?.actions ?? [] }

    /// How the element moves, and what replaces the movement.
    public var motion: Motion? { traits?.motion?.value }

    /// The name that matches the element with the one it becomes on another screen.
    public var transition: String? { traits?.transition }

    /// What the element is drawn on while a pointer is above it or the keyboard has it.
    public var focused: Surface? { traits?.focused?.value }

    /// How opaque the element is; absent for one in its full colours.
    public var opacity: OpacityRole? { traits?.opacity }

    /// The text beside the element that says what its colours say, by its ``id`` or ``part``: such a
    /// graphic alone says nothing and may have little contrast.
    public var saidBy: ElementID? { traits?.saidBy }

    /// The members any kind may have. Those that are large are boxed: every method that changes an
    /// element copies all of them.
    struct Traits: Sendable, Hashable {
        var part: ElementID?
        var surface: Boxed<Surface>?
        var width: Extent?
        var height: Extent?
        var grows = false
        var accessibility: Boxed<Accessibility>?
        var actions: [Action] = []
        var motion: Boxed<Motion>?
        var transition: String?
        var focused: Boxed<Surface>?
        var opacity: OpacityRole?
        var saidBy: ElementID?
    }

    /// A large value behind one reference.
    indirect enum Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
        case value(Value)

        var value: Value {
            switch self {
            case .value(let value): value
            }
        }
    }

    /// Traits behind one reference.
    indirect enum Rest: Sendable, Hashable {
        case none
        case some(Traits)
    }

    var traits: Traits? {
        if case .some(let traits) = rest { traits } else { nil }
    }

    /// The element with other traits.
    func with(_ change: (inout Traits) -> Void) -> Element {
        var traits = traits ?? Traits()
        change(&traits)
        var element = self
        element.rest = .some(traits)
        return element
    }
}

/// How far an element reaches along one axis.
public enum Extent: Sendable, Hashable {
    /// All the room there is.
    case fill
    /// As far as what it holds.
    case hug
    /// A length that grows with the reader's type size.
    case size(Size)
}
