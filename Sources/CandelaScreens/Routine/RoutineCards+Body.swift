import CandelaRules
import CandelaTokens

extension RoutineMomentCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "routineMoment"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .xs) {
            mode
            moment
            setPlaces
            reason?.part("reason")
        }
        .motion(motion)
        .accessibility(accessibility)
    }
}

extension RoutineMomentCard.Moment: ElementConvertible {
    /// Time, kind of day and place, side by side.
    public var element: Element {
        .row(gap: .xs, align: .center, wraps: true) {
            parts.map { part in
                Element.row(gap: .symbolGap, align: .center, large: nil) {
                    part.icon
                    part.text
                }
                .id(part.id)
            }
        }
        .accessibility(accessibility)
    }
}

extension PausedSessionsCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "pausedSessions"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .row) {
            heading
            rows
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension PausedSessionsCard.Row: ElementConvertible {
    /// How far the routine came, around the sign for going on, beside its name.
    public var element: Element {
        Element.button(action, gap: .sm) {
            ring.element { icon }.saidBy("detail")
            Element.column(gap: .textStack) {
                name.part("name")
                detail.part("detail")
            }
            .growing()
        }
        .id(id)
        .actions(swipes)
        .accessibility(accessibility)
    }
}

extension RoutineGalleryCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "routineGallery"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .sm) {
            heading
            tiles
        }
        .motion(motion)
        .accessibility(accessibility)
    }
}

extension RoutineGalleryCard.Tile: ElementConvertible {
    /// What the routine is, beside what begins it.
    public var element: Element {
        .row(gap: .sm, align: .center, justify: .spaceBetween) {
            summary
            start
        }
        .id(id)
        .surface(outlined)
        .actions(menu)
        .transition(transition == nil ? nil : "routine/\(id)")
    }

    private var outlined: Element.Surface {
        var surface = Element.Surface(surface)
        surface.border = outline ?? surface.border
        return surface
    }
}

extension RoutineGalleryCard.Summary: ElementConvertible {
    /// Name, habits and times of the routine, as a button that chooses it.
    public var element: Element {
        Element.button(action) {
            Element.column(gap: .xs) {
                Element.row(gap: .xs, align: .center, large: nil) {
                    Element.shape(fill: Paint(color), cornerRadius: CornerRadius(.full))
                    name.part("name")
                    mark
                }
                detail.part("detail")
                Element.row(gap: .xs, align: .center, wraps: true, large: nil) { marks }
                preview
            }
        }
        .id("select")
        .growing()
        .accessibility(accessibility)
    }
}

extension RoutineGalleryCard.Mark: ElementConvertible {
    /// The symbol, on a disc when it holds now.
    public var element: Element {
        guard let disc else { return icon.element }
        return icon.element.surface(
            Element.Surface(
                fill: Paint(disc), cornerRadius: CornerRadius(.full), padding: .xxs))
    }
}

extension RoutineGalleryCard.Preview: ElementConvertible {
    /// The habits, under each other.
    public var element: Element {
        .column(gap: .xxs) {
            steps.map { step in
                Element.row(gap: .xs, align: .center, large: nil) {
                    step.icon
                    step.name
                }
                .id(step.id)
            }
        }
        .motion(motion)
    }
}
