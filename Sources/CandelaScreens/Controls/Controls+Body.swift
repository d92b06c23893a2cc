import CandelaTokens

extension FiguresCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "figures"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .sm) {
            heading
            figures
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension FiguresCard.Figure: ElementConvertible {
    /// The name at the leading edge, the figure at the trailing one.
    public var element: Element {
        .row(gap: .sm, align: .firstBaseline, justify: .spaceBetween) {
            name.part("name")
            value.part("value")
        }
        .id(id)
        .accessibility(accessibility)
    }
}

extension FormCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "form"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .sm) {
            heading
            rows
            footer?.part("footer")
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension FormRow: ElementConvertible {
    /// The row as an element of its kind.
    public var element: Element {
        switch self {
        case .field(let field): field.element
        case .choice(let choice): choice.element
        case .toggle(let toggle): toggle.element
        case .button(let button): button.element
        case .link(let link): link.element
        case .note(let note): note.element
        case .unknown(let kind): Element(.unknown(kind: kind, []))
        }
    }
}

extension LinkRow: ElementConvertible {
    /// The row as a button: symbol, title over subtitle, what holds now, chevron.
    public var element: Element {
        Element.button(action, gap: .sm, justify: .spaceBetween) {
            if let disc {
                Element.layers {
                    Element.shape(fill: Paint(disc), cornerRadius: CornerRadius(.full))
                        .square(icon.size)
                    icon
                }
            } else {
                icon
            }
            Element.column(gap: .textStack) {
                title.part("title")
                subtitle?.part("subtitle")
            }
            .growing()
            detail?.part("detail")
            chevron
        }
        .id(id)
        .accessibility(accessibility)
    }
}

extension NoteRow: ElementConvertible {
    /// The note beside its symbol.
    public var element: Element {
        .row(gap: .xs, align: .center) {
            icon
            Element.column(gap: .textStack) {
                title?.part("title")
                text.part("text")
            }
        }
        .id(id)
        .accessibility(accessibility)
    }
}

extension ChartCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "chart"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .sm) {
            heading
            period
            change
            chart
            placeholder?.body
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension ChartChange: ElementConvertible {
    /// The change beside its symbol, over what it is compared with.
    public var element: Element {
        .column(gap: .textStack) {
            Element.row(gap: .symbolGap, align: .center) {
                icon
                text.part("change")
            }
            caption.part("caption")
        }
        .accessibility(accessibility)
    }
}

extension EmptyCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "empty"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .md, align: .center) {
            illustration
            title
            text?.part("text")
            button
        }
        .accessibility(accessibility)
    }
}

extension Illustration: ElementConvertible {
    /// The drawing: symbol on its disc, a smaller one at the disc's bottom trailing edge.
    public var element: Element {
        guard let disc, let discSize else { return icon.element.decorative() }
        return Element.layers {
            Element.shape(fill: Paint(disc), cornerRadius: CornerRadius(.full)).square(discSize)
            icon
            if let badge {
                Element.layers(align: .end) { badge }.square(discSize)
            }
        }
        .square(discSize)
        .decorative()
    }
}

extension LoadingCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "loading"

    /// How the card is drawn and told.
    public var body: Element {
        .row(gap: .sm, align: .center) {
            Element.spinner().square(spinner).motion(spinnerMotion)
            text.part("text")
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension MessageCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "message"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .sm) {
            Element.row(gap: .xs, align: .center) {
                icon
                title.part("title")
            }
            text.part("text")
            buttons
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension ToastCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "toast"

    /// How the card is drawn and told.
    public var body: Element {
        .row(gap: .sm, align: .center, justify: .spaceBetween) {
            Element.row(gap: .xs, align: .center, large: nil) {
                icon
                text.part("text")
            }
            .growing()
            button
            dismiss
        }
        .surface(surface)
        .motion(motion)
        .actions(swipe.map { [$0.action] } ?? [])
        .accessibility(accessibility)
    }
}
