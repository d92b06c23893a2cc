import CandelaRules
import CandelaTokens

extension StepIntroCard: CardContent {
    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .xs) {
            dots
            heading
            text?.part("text")
        }
        .motion(motion)
        .accessibility(accessibility)
    }
}

extension StepIntroCard.Dots: ElementConvertible {
    /// A dot a step.
    public var element: Element {
        .row(gap: .xs, align: .center, large: nil) { icons }.accessibility(accessibility)
    }
}

extension RoutineStepsCard: CardContent {
    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .sm) {
            heading
            grid.element { items }
        }
        .accessibility(accessibility)
    }
}

extension AdaptiveGrid {
    /// Cells in as many columns as fit, one at accessibility sizes.
    func element(@ElementBuilder _ children: () -> [Element]) -> Element {
        .grid(
            columns: maximumColumns, minimumColumn: minimumWidth, gap: .sm, large: .columns(1),
            children)
    }
}

extension RoutineStepsCard.Item: ElementConvertible {
    /// The habit's card, which opens it and can be taken to another place.
    public var element: Element {
        let inside = Element.column(gap: .xs) {
            icon
            name.part("name")
            detail.part("detail")
            duration?.part("duration")
        }
        let element =
            if let action { Element.button(action, press: press) { inside } } else { inside }
        return
            element
            .id(id)
            .surface(surface)
            .actions([drag])
            .motion(isLifted ? lift : transition)
            .accessibility(accessibility)
    }
}

extension StepKindsCard: CardContent {
    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .sm) {
            heading
            text.part("text")
            grid.element { tiles }
        }
        .accessibility(accessibility)
    }
}

extension StepKindsCard.Tile: ElementConvertible {
    /// The kind of habit as a button that adds it.
    public var element: Element {
        button.element.id(id).surface(surface).width(isFullWidth ? .fill : nil)
    }
}

extension RoutineMomentCard: CardContent {
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
            ring.element { icon }
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

extension RoutineProgressCard: CardContent {
    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .xs) {
            bar
            if let dots {
                Element.row(gap: .xs, align: .center, wraps: true, large: nil) {
                    dots.map { $0.icon.element.id($0.id) }
                }
            }
            Element.row(gap: .sm, align: .firstBaseline, justify: .spaceBetween) {
                count.part("count")
                time.part("time")
            }
        }
        .accessibility(accessibility)
    }
}

extension RoutineStepCard: CardContent {
    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .md, align: .center) {
            icon
            name
            timer
            rows
            check
            Element.row(gap: .sm, align: .center, wraps: true) { buttons }
            Element.row(gap: .sm, align: .center, justify: .spaceBetween) { navigation }
        }
        .surface(surface)
        .motion(transition)
        .accessibility(accessibility)
    }
}

extension TimerPanel: ElementConvertible {
    /// The time over its bar.
    public var element: Element {
        .column(gap: .sm, align: .center) {
            time.part("time")
            interval?.part("interval")
            bar
            finished?.part("finished")
        }
        .accessibility(accessibility)
    }
}

extension RoutineCompletionCard: CardContent {
    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .md, align: .center) {
            ring
            title
            text.part("text")
            Element.row(gap: .lg, align: .center) { facts }
            mood
            button
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension RoutineStreakCard: CardContent {
    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .md) {
            name
            streak.part("streak")
            Element.row(gap: .lg) {
                previous
                week
            }
            chart
            noData?.part("noData")
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension RoutineStreakCard.Previous: ElementConvertible {
    /// The title over a bar a week.
    public var element: Element {
        .column(gap: .xs) {
            title.part("title")
            Element.row(gap: .sm) {
                bars
                more?.part("more")
            }
        }
        .accessibility(accessibility)
    }
}

extension RoutineStreakCard.Bar: ElementConvertible {
    /// The bar with its symbol, its verdict and its week.
    public var element: Element {
        .column(gap: .xxs, align: .center) {
            Element.bar(
                fraction, fill: Paint(color), track: .progressTrack,
                cornerRadius: CornerRadius(.xs), fillsFrom: .bottom)
            icon
            verdict.part("verdict")
            count.part("count")
            label.part("label")
        }
        .id(id)
        .accessibility(accessibility)
    }
}

extension RoutineStreakCard.Week: ElementConvertible {
    /// The title over a square a day.
    public var element: Element {
        .column(gap: .xs) {
            title.part("title")
            Element.row(gap: .xs, align: .center, wraps: true) { days }
        }
        .accessibility(accessibility)
    }
}

extension RoutineStreakCard.Day: ElementConvertible {
    /// The day's square over its letter.
    public var element: Element {
        .column(gap: .xxs, align: .center) {
            Element.layers {
                Element.shape(fill: Paint(fill), border: outline, cornerRadius: CornerRadius(.xs))
                mark
                number
            }
            letter
        }
        .id(day.description)
        .accessibility(accessibility)
    }
}

extension CoverageGridCard: CardContent {
    /// How the card is drawn and told.
    public var body: Element {
        Element.grid(
            columns: columns.count + 1, minimumColumn: cellWidth, firstColumn: labelWidth,
            gap: .xxs, large: .columns(1)
        ) {
            Element.row(gap: .xxs, align: .center, large: nil) {
                columns.map { column in
                    Element.column(gap: .xxs, align: .center) {
                        column.icon
                        column.text
                    }
                    .id(column.id)
                    .accessibility(column.accessibility)
                }
            }
            rows
        }
        .surface(surface)
        .motion(motion)
        .accessibility(accessibility)
    }
}

extension CoverageGridCard.Row: ElementConvertible {
    /// The row's name and its cells.
    public var element: Element {
        .row(gap: .xxs, align: .center) {
            Element.row(gap: .xs, align: .center, large: nil) {
                icon
                text
            }
            cells
        }
        .id(id)
        .accessibility(accessibility)
    }
}

extension CoverageGridCard.Cell: ElementConvertible {
    /// The number on its shade, over the bar of the routine that matters most.
    public var element: Element {
        Element.button(action) {
            Element.column(gap: .xxs, align: .center) {
                name
                number
                if let bar {
                    Element.shape(fill: Paint(bar), cornerRadius: CornerRadius(.full))
                }
            }
        }
        .id(id)
        .surface(
            Element.Surface(
                fill: Paint(fillOpaque), border: outline, cornerRadius: CornerRadius(.sm))
        )
        .accessibility(accessibility)
    }
}

extension RoutineWidgetCard: CardContent {
    /// How the card is drawn and told.
    public var body: Element {
        Element.button(action) {
            Element.column(gap: .xs) {
                title.part("title")
                if let name {
                    Element.row(gap: .xs, align: .center, large: nil) {
                        if dot != nil || customColor != nil {
                            Element.shape(
                                fill: dot.map { Paint($0) }, cornerRadius: CornerRadius(.full),
                                customFill: customColor)
                        }
                        name.part("name")
                    }
                }
                number?.part("number")
                bar
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
            icon
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
            bar
            percent
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
        .accessibility(accessibility)
    }
}

extension LiveActivityCard.Minimal: ElementConvertible {
    /// The symbol alone.
    public var element: Element {
        Element.button(action) { icon }.id("minimal").accessibility(accessibility)
    }
}
