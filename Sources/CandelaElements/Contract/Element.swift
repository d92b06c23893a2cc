public import CandelaTokens

/// A node in the tree of a card's content, from which the card is drawn and spoken.
///
/// Renderers, screen readers, audits and exporters process elements and need no knowledge of cards.
/// An element has one of about twenty kinds, which is its ``content``; members that any kind can
/// have, such as a surface or an accessibility label, are properties of the element.
///
/// The box model follows CSS: margin, border, padding, content. Containers, bars and charts fill
/// the available width; other elements are as wide as their content. An element's background is the
/// nearest surface around it, or else the background of the screen.
///
/// Static functions create elements, with their children in a closure; methods return modified
/// copies.
public struct Element: Sendable, Equatable {
    /// The element's identifier: unique on its screen, and stable when the screen is created again.
    /// Everything that moves or can be pressed has one, which names its place on the screen, so that
    /// focus stays when the content changes; items of a list have the id of their record. It is
    /// `nil` for other elements that nothing refers to.
    public internal(set) var id: ElementID?

    /// The kind of element, with the members of that kind.
    public internal(set) var content: Content

    /// The members that any kind can have. Few elements have them, so they are stored separately to
    /// make copying a tree cheap.
    var commonMembers: Boxed<CommonMembers>?

    init(_ content: Content) {
        self.content = content
        commonMembers = nil
    }

    /// The kinds of elements, each with its members.
    @nonexhaustive
    public indirect enum Content: Sendable, Equatable {
        /// Children side by side, from leading to trailing.
        case row(Row)
        /// Children one below the other.
        case column(Stack)
        /// Overlapping children, the first at the back.
        case layers(Layers)
        /// Cells in columns of equal width.
        case grid(Grid)
        /// A list of similar items.
        case list(List)
        /// A table with rows and column headers.
        case table(Table)
        /// A text in one style, or in runs of different styles.
        case text(StyledText)
        /// A decorative icon.
        case icon(Icon)
        /// A plain shape, such as a dot.
        case shape(Shape)
        /// A picture of a fixed size.
        case picture(Picture)
        /// A line between elements.
        case divider(Divider)
        /// A straight progress bar.
        case bar(Bar)
        /// A circular progress ring.
        case ring(Ring)
        /// A chart with its values as a table.
        case chart(Chart)
        /// An indeterminate activity indicator.
        case spinner(Spinner)
        /// A button that contains other elements.
        case button(Button)
        /// A switch or check box.
        case toggle(Toggle)
        /// A field to type or pick a value.
        case field(Field)
        /// Options of which one is selected, or any number.
        case choice(Choice)
        /// A value with buttons to increase and decrease it.
        case stepper(Stepper)
        /// An element of a later version: draw its children in a column, or its accessibility label
        /// as text if it has none.
        case unknown(kind: String, [Element])
    }
}

extension Element {
    /// The name by which an app refers to the element: `count`; `nil` for none.
    public var part: ElementID? { commonMembers?.value.part }

    /// The background surface of the element; `nil` for none.
    public var surface: Surface? { commonMembers?.value.surface?.value }

    /// The width of the element; `nil` for the default of its kind.
    public var width: Extent? { commonMembers?.value.width }

    /// The height of the element; `nil` for the height of its content.
    public var height: Extent? { commonMembers?.value.height }

    /// Whether the element fills the remaining space along the axis of its container.
    public var grows: Bool { commonMembers?.value.grows ?? false }

    /// The accessibility label, value and role; `nil` if screen readers read the content of the
    /// element instead.
    ///
    /// In JSON it has only what the kind of the element and its other members do not imply: the role
    /// of a control, the label of its action, and its states.
    public var accessibility: Accessibility? {
        if let stated = commonMembers?.value.accessibility?.value {
            return stated.completed(by: content.implied)
        }
        guard content.activation != nil else { return nil }
        let implied = content.implied
        guard implied.isControl else { return nil }
        return Accessibility(.unstated, label: "").completed(by: implied)
    }

    /// Actions other than activation, available by swiping, in a menu, or through assistive
    /// technology.
    public var actions: [Action] { commonMembers?.value.actions ?? [] }

    /// The animation of the element, with its reduced form; `nil` for none.
    public var motion: Motion? { commonMembers?.value.motion?.value }

    /// The name that matches the element with its counterpart on another screen; `nil` for none.
    public var transition: String? { commonMembers?.value.transition }

    /// The background surface under the pointer or with keyboard focus; `nil` if it does not
    /// change.
    public var focused: Surface? { commonMembers?.value.focused?.value }

    /// The opacity of the element with its children; `nil` if it is opaque.
    public var opacity: OpacityRole? { commonMembers?.value.opacity }

    /// The ``id`` or ``part`` of a text that conveys the same information as the element's colours;
    /// `nil` for none. A graphic with such a text can have low contrast.
    public var describedBy: ElementID? { commonMembers?.value.describedBy }

    /// The members that any kind can have. Large ones are boxed, because every modifier copies all
    /// of them.
    struct CommonMembers: Sendable, Equatable {
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
        var describedBy: ElementID?
    }

    /// A large value, stored indirectly. A reference type, because reading one member of an
    /// indirect enum's value copies all of them.
    final class Boxed<Value: Sendable & Equatable>: Sendable, Equatable {
        let value: Value

        init(_ value: Value) { self.value = value }

        static func == (left: Boxed, right: Boxed) -> Bool {
            left === right || left.value == right.value
        }
    }

    /// The element with changed common members.
    func with(_ change: (inout CommonMembers) -> Void) -> Element {
        var members = commonMembers?.value ?? CommonMembers()
        change(&members)
        var element = self
        element.commonMembers = Boxed(members)
        return element
    }
}

extension Element.Boxed: Hashable where Value: Hashable {
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// The size of an element along one axis.
public enum Extent: Sendable, Equatable {
    /// As large as the available space.
    case fill
    /// As large as the content.
    case hug
    /// A length that scales with the reader's type size.
    case size(Size)
}

/// An ``Element``, under a name for extensions of collections, in which `Element` is the type of
/// the collection's elements.
public typealias ScreenElement = Element
