import CandelaRules
import CandelaTokens

extension RoutineWidgetCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "routineWidget"

    /// How the card is drawn and told.
    public var body: Element {
        Element.button(action) {
            Element.column(gap: .xs) {
                title.part("title")
                if let name {
                    Element.row(gap: .xs, align: .center, large: nil) {
                        if dot != nil || customColor != nil {
                            Element.spot(dot, customColor)
                        }
                        name.part("name")
                    }
                }
                number?.part("number")
                bar?.element.saidBy("detail")
                detail?.part("detail")
                (rows ?? []).map { row in
                    Element.row(gap: .sm, align: .firstBaseline, justify: .spaceBetween) {
                        row.name.part("name")
                        row.number.part("number")
                        row.detail.part("detail")
                    }
                    .id(row.id)
                }
                empty?.part("empty")
            }
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension LiveActivityCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "liveActivity"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .md) {
            lockScreen
            compact
            expanded
            minimal
        }
        .accessibility(accessibility)
    }
}

extension LiveActivityCard.LockScreen: ElementConvertible {
    /// Symbol, name, state and time.
    public var element: Element {
        Element.button(action, gap: .md, justify: .spaceBetween) {
            Element.layers {
                if let discOpacity {
                    Element.shape(fill: Paint(icon.color), cornerRadius: CornerRadius(.full))
                        .square(disc).opacity(discOpacity)
                }
                icon
            }
            .saidBy("name")
            Element.column(gap: .textStack) {
                name.part("name")
                state.part("state")
            }
            .growing()
            Element.column(gap: .xs, align: .end) {
                time.part("time")
                low
                bar
            }
        }
        .id("lockScreen")
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension LiveActivityCard.LowTime: ElementConvertible {
    /// The sign beside the words.
    public var element: Element {
        .row(gap: .symbolGap, align: .center, large: nil) {
            icon
            text
        }
    }
}

extension LiveActivityCard.Bar: ElementConvertible {
    /// The bar over its percent.
    public var element: Element {
        .column(gap: .xxs, align: .end) {
            bar.element.width(.size(width)).saidBy("percent")
            percent.part("percent")
        }
    }
}

extension LiveActivityCard.Compact: ElementConvertible {
    /// The symbol and the time at both sides of the island.
    public var element: Element {
        Element.button(action, gap: .md, justify: .spaceBetween) {
            leading
            low
            trailing
        }
        .id("compact")
        .surface(.island)
        .accessibility(accessibility)
    }
}

extension LiveActivityCard.Expanded: ElementConvertible {
    /// Symbol and time, the bar, the name.
    public var element: Element {
        Element.button(action) {
            Element.column(gap: .xs) {
                Element.row(gap: .md, align: .center, justify: .spaceBetween, large: nil) {
                    leading
                    time
                }
                low
                bar
                name
            }
        }
        .id("expanded")
        .surface(.expandedIsland)
        .accessibility(accessibility)
    }
}

extension LiveActivityCard.Minimal: ElementConvertible {
    /// The symbol alone.
    public var element: Element {
        Element.button(action) { icon }.id("minimal").surface(.island)
            .accessibility(accessibility)
    }
}

extension Element.Surface {
    /// The Dynamic Island as a capsule.
    fileprivate static let island = Element.Surface(
        fill: Paint(.groundIsland), cornerRadius: CornerRadius(.full),
        insets: Surface.Insets(horizontal: .capsuleHorizontal, vertical: .capsuleVertical))

    /// The Dynamic Island while it is held.
    fileprivate static let expandedIsland = Element.Surface(
        fill: Paint(.groundIsland), cornerRadius: CornerRadius(.xl), padding: .md)
}
