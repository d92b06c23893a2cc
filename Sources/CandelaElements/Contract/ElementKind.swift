import CandelaJSON

/// A kind of element, with its own members except `children`, which every element writes last.
protocol ElementKind: Sendable, Equatable, MemberList {
    /// The element's children; empty by default.
    var children: [Element] { get set }

    /// The texts the element itself shows, without its children's texts, in reading order.
    var words: [StyledText] { get }

    /// The token paths of the element's own colours and gradients, without its children's.
    var paints: [String] { get }

    /// The action performed by activating the element; `nil` if it cannot be activated.
    var activation: Action? { get }

    /// Whether the element is disabled; `nil` for kinds for which only the accessibility states say
    /// so.
    var isDisabledByKind: Bool? { get }

    /// The accessibility information that follows from the members of the kind.
    var implied: ImpliedAccessibility { get }

    /// Changes the action performed by activating the element.
    mutating func changeAction(_ change: (inout Action) -> Void)
}

extension ElementKind {
    var children: [Element] {
        get { [] }
        set {}
    }

    var words: [StyledText] { [] }
    var paints: [String] { [] }
    var activation: Action? { nil }
    var isDisabledByKind: Bool? { nil }
    var implied: ImpliedAccessibility { ImpliedAccessibility() }
    mutating func changeAction(_ change: (inout Action) -> Void) {}
}

/// A kind of element that always has an action.
protocol ElementControl: ElementKind {
    var action: Action { get set }
}

extension ElementControl {
    var activation: Action? { action }
    mutating func changeAction(_ change: (inout Action) -> Void) { change(&action) }
}

/// An element of a later version, of which only the children are known.
private struct UnknownKind: ElementKind {
    var children: [Element]

    init(children: [Element]) { self.children = children }

    init(_ member: inout Visitor, writing own: Written<Self>?) throws { children = [] }
}

/// A visitor that reads the members of a kind.
protocol KindVisitor {
    /// The state that the visitor reads or changes.
    associatedtype State

    associatedtype Answer

    static func visit(_ own: some ElementKind, _ state: inout State) -> Answer
}

/// A change to the members of a kind.
protocol KindChange {
    func change(_ own: inout some ElementKind)
}

// The only code that switches over all kinds: their names, decoding, visiting and changing.
extension Element.Content {
    /// The name of the element's kind in JSON: `row`.
    package enum Kind: String, Codable, CaseIterable, MemberWord {
        case row, column, layers, grid, list, table
        case text, icon, shape, picture, divider, bar, ring, chart, spinner
        case button, toggle, field, choice, stepper
    }

    /// The name of the element's kind in JSON: `row`.
    package var kind: String {
        switch self {
        case .row: "row"
        case .column: "column"
        case .layers: "layers"
        case .grid: "grid"
        case .list: "list"
        case .table: "table"
        case .text: "text"
        case .icon: "icon"
        case .shape: "shape"
        case .picture: "picture"
        case .divider: "divider"
        case .bar: "bar"
        case .ring: "ring"
        case .chart: "chart"
        case .spinner: "spinner"
        case .button: "button"
        case .toggle: "toggle"
        case .field: "field"
        case .choice: "choice"
        case .stepper: "stepper"
        case .unknown(let kind, _): kind
        }
    }

    init(_ kind: Kind, _ member: inout Visitor) throws {
        self =
            switch kind {
            case .row: .row(try .init(&member, writing: nil))
            case .column: .column(try .init(&member, writing: nil))
            case .layers: .layers(try .init(&member, writing: nil))
            case .grid: .grid(try .init(&member, writing: nil))
            case .list: .list(try .init(&member, writing: nil))
            case .table: .table(try .init(&member, writing: nil))
            case .text: .text(try .init(&member, writing: nil))
            case .icon: .icon(try .init(&member, writing: nil))
            case .shape: .shape(try .init(&member, writing: nil))
            case .picture: .picture(try .init(&member, writing: nil))
            case .divider: .divider(try .init(&member, writing: nil))
            case .bar: .bar(try .init(&member, writing: nil))
            case .ring: .ring(try .init(&member, writing: nil))
            case .chart: .chart(try .init(&member, writing: nil))
            case .spinner: .spinner(try .init(&member, writing: nil))
            case .button: .button(try .init(&member, writing: nil))
            case .toggle: .toggle(try .init(&member, writing: nil))
            case .field: .field(try .init(&member, writing: nil))
            case .choice: .choice(try .init(&member, writing: nil))
            case .stepper: .stepper(try .init(&member, writing: nil))
            }
    }

    /// The result of visiting the members of this kind.
    func visited<Visitor: KindVisitor>(
        by visitor: Visitor.Type, _ state: inout Visitor.State
    ) -> Visitor.Answer {
        switch self {
        case .row(let own): visitor.visit(own, &state)
        case .column(let own): visitor.visit(own, &state)
        case .layers(let own): visitor.visit(own, &state)
        case .grid(let own): visitor.visit(own, &state)
        case .list(let own): visitor.visit(own, &state)
        case .table(let own): visitor.visit(own, &state)
        case .text(let own): visitor.visit(own, &state)
        case .icon(let own): visitor.visit(own, &state)
        case .shape(let own): visitor.visit(own, &state)
        case .picture(let own): visitor.visit(own, &state)
        case .divider(let own): visitor.visit(own, &state)
        case .bar(let own): visitor.visit(own, &state)
        case .ring(let own): visitor.visit(own, &state)
        case .chart(let own): visitor.visit(own, &state)
        case .spinner(let own): visitor.visit(own, &state)
        case .button(let own): visitor.visit(own, &state)
        case .toggle(let own): visitor.visit(own, &state)
        case .field(let own): visitor.visit(own, &state)
        case .choice(let own): visitor.visit(own, &state)
        case .stepper(let own): visitor.visit(own, &state)
        case .unknown(_, let children): visitor.visit(UnknownKind(children: children), &state)
        }
    }

    /// The same content with its members changed.
    func changed(by change: some KindChange) -> Element.Content {
        func changed<Own: ElementKind>(_ own: Own) -> Own {
            var own = own
            change.change(&own)
            return own
        }
        return switch self {
        case .row(let own): .row(changed(own))
        case .column(let own): .column(changed(own))
        case .layers(let own): .layers(changed(own))
        case .grid(let own): .grid(changed(own))
        case .list(let own): .list(changed(own))
        case .table(let own): .table(changed(own))
        case .text(let own): .text(changed(own))
        case .icon(let own): .icon(changed(own))
        case .shape(let own): .shape(changed(own))
        case .picture(let own): .picture(changed(own))
        case .divider(let own): .divider(changed(own))
        case .bar(let own): .bar(changed(own))
        case .ring(let own): .ring(changed(own))
        case .chart(let own): .chart(changed(own))
        case .spinner(let own): .spinner(changed(own))
        case .button(let own): .button(changed(own))
        case .toggle(let own): .toggle(changed(own))
        case .field(let own): .field(changed(own))
        case .choice(let own): .choice(changed(own))
        case .stepper(let own): .stepper(changed(own))
        case .unknown(let kind, let children):
            .unknown(kind: kind, changed(UnknownKind(children: children)).children)
        }
    }
}
