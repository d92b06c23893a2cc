import CandelaTokens

extension HabitListCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "habitList"

    /// How the card is drawn and told.
    public var body: Element {
        Element.list(gap: .row) { rows }
            .surface(surface)
            .accessibility(accessibility)
    }
}

extension HabitListCard.Row: ElementConvertible {
    /// The habit beside its check for today.
    public var element: Element {
        .row(gap: .sm, align: .center, justify: .spaceBetween) {
            summary
            check
        }
        .id(id)
        .actions(swipes)
    }
}

extension HabitListCard.Summary: ElementConvertible {
    /// The habit's symbol, name and streak, as a button that opens it.
    public var element: Element {
        Element.button(action, gap: .sm) {
            Element.column(align: .center) { icon }.width(.size(iconWidth))
            name.part("name")
            badge
        }
        .id("open")
        .growing()
        .accessibility(accessibility)
    }
}

extension StreakBadgeMark: ElementConvertible {
    /// The badge: flame, number and name in a capsule.
    public var element: Element {
        .row(gap: .badgeGap, align: .center, large: nil) {
            icon.element.saidBy("number")
            number.part("number")
            label?.part("label")
        }
        .surface(
            Element.Surface(
                fill: Paint(capsuleOpaque), border: outline, cornerRadius: CornerRadius(.full),
                insets: insets)
        )
        .motion(motion)
        .accessibility(accessibility)
    }
}

extension BadgesCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "badges"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .sm) {
            heading
            Element.row(gap: .md, align: .center) { badges }
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension SymbolHeaderCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "symbolHeader"

    /// How the card is drawn and told.
    public var body: Element {
        .row(gap: .md, align: .center, justify: .spaceBetween) {
            icon
            edit
        }
        .accessibility(accessibility)
    }
}
