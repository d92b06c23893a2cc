/// The members one kind of element has for itself.
protocol ElementKind: Sendable, Hashable {
    /// Hands over the members, but for the children, which come last in every element.
    func record(to sink: inout some MemberSink)

    /// Reads the members, but for the children.
    init(_ members: Members) throws
}

/// A kind of element that has others inside.
protocol ElementHolder: ElementKind {
    /// The elements inside.
    var children: [Element] { get set }
}

extension Element.Content {
    /// The word in JSON.
    package enum Kind: String, Codable, CaseIterable {
        case row, column, layers, grid, list, table
        case text, icon, shape, picture, divider, bar, ring, chart, spinner
        case button, toggle, field, choice, stepper
    }

    /// The word in JSON.
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

    /// The elements inside.
    var children: [Element] {
        switch self {
        case .row(let own), .column(let own), .layers(let own): own.children
        case .grid(let own): own.children
        case .list(let own): own.children
        case .table(let own): own.children
        case .picture(let own): own.children
        case .ring(let own): own.children
        case .button(let own): own.children
        case .toggle(let own): own.children
        case .choice(let own): own.children
        case .unknown(_, let children): children
        case .text, .icon, .shape, .divider, .bar, .chart, .spinner, .field, .stepper: []
        }
    }

    /// The texts it shows besides its children, in reading order.
    package var words: [StyledText] {
        switch self {
        case .text(let own): [own]
        case .table(let own): own.words
        case .chart(let own): own.words
        case .field(let own): own.words
        case .choice(let own): own.words
        case .stepper(let own): own.words
        default: []
        }
    }

    /// The token paths of the colours and gradients it is drawn in, besides those of what it holds.
    var paints: [String] {
        switch self {
        case .icon(let own): own.paints
        case .shape(let own): own.paints
        case .bar(let own): own.paints
        case .ring(let own): own.paints
        case .chart(let own): own.paints
        default: []
        }
    }

    init(_ kind: Kind, _ members: Members) throws {
        self =
            switch kind {
            case .row: .row(try .init(members))
            case .column: .column(try .init(members))
            case .layers: .layers(try .init(members))
            case .grid: .grid(try .init(members))
            case .list: .list(try .init(members))
            case .table: .table(try .init(members))
            case .text: .text(try .init(members))
            case .icon: .icon(try .init(members))
            case .shape: .shape(try .init(members))
            case .picture: .picture(try .init(members))
            case .divider: .divider(try .init(members))
            case .bar: .bar(try .init(members))
            case .ring: .ring(try .init(members))
            case .chart: .chart(try .init(members))
            case .spinner: .spinner(try .init(members))
            case .button: .button(try .init(members))
            case .toggle: .toggle(try .init(members))
            case .field: .field(try .init(members))
            case .choice: .choice(try .init(members))
            case .stepper: .stepper(try .init(members))
            }
    }

    /// The same with other children.
    func holding(_ children: [Element]) -> Element.Content {
        func filled<Own: ElementHolder>(_ own: Own) -> Own {
            var own = own
            own.children = children
            return own
        }
        return switch self {
        case .row(let own): .row(filled(own))
        case .column(let own): .column(filled(own))
        case .layers(let own): .layers(filled(own))
        case .grid(let own): .grid(filled(own))
        case .list(let own): .list(filled(own))
        case .table(let own): .table(filled(own))
        case .picture(let own): .picture(filled(own))
        case .ring(let own): .ring(filled(own))
        case .button(let own): .button(filled(own))
        case .toggle(let own): .toggle(filled(own))
        case .choice(let own): .choice(filled(own))
        case .unknown(let kind, _): .unknown(kind: kind, children)
        case .text, .icon, .shape, .divider, .bar, .chart, .spinner, .field, .stepper: self
        }
    }
}

extension Element {
    /// The elements inside, in reading order; in layers from back to front.
    public var children: [Element] { content.children }
}
