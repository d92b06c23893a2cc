import CandelaRules
import CandelaTokens

extension StepIntroCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "stepIntro"

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
    /// The kind of card in JSON.
    public static let kind = "routineSteps"

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
            columns: maximumColumns, minimumColumn: minimumWidth, gap: gap, large: .columns(1),
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
    /// The kind of card in JSON.
    public static let kind = "stepKinds"

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
