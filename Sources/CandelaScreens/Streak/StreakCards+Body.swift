import CandelaTokens

extension StreakCounterCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "streakCounter"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .sm, align: .center) {
            habit?.part("habit")
            flame.element(celebrating: celebration)
            Dots.element(flame.dots)
            count.element.part("count").motion(countMotion)
            if let best {
                Element.row(gap: .xs, align: .firstBaseline) {
                    best.text.part("best")
                    best.personalBest?.part("personalBest")
                }
            }
            message
            preview
            atRisk
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}

extension StreakCounterCard.Flame {
    /// The flame with its glow, which bursts while a milestone is celebrated.
    func element(celebrating celebration: StreakCounterCard.Celebration?) -> Element {
        icon.element.part("flame").motion(celebration?.motion ?? motion).saidBy("count")
    }
}

extension StreakCounterCard.Message: ElementConvertible {
    /// The line under its title.
    public var element: Element {
        .column(gap: .textStack, align: .center) {
            title?.part("messageTitle")
            text.part("message")
        }
    }
}

extension StreakCounterCard.AtRisk: ElementConvertible {
    /// The warning in its outline.
    public var element: Element {
        .column(gap: .xs, align: .center) {
            icon.element.motion(iconMotion)
            text.part("atRisk")
            countdown.part("countdown")
        }
        .motion(outlineMotion)
        .surface(
            Element.Surface(
                border: outline, cornerRadius: CornerRadius(cornerRadius), padding: .sm))
    }
}

extension MilestonePreview: ElementConvertible {
    /// The milestone ahead, with what to do for it and how far it is.
    public var element: Element {
        .column(gap: .xs, align: .center) {
            text.part("preview")
            requirement?.part("requirement")
            bar?.element.saidBy("preview")
        }
    }
}

extension CurrentStreakCard: CardContent {
    /// The kind of card in JSON.
    public static let kind = "currentStreak"

    /// How the card is drawn and told.
    public var body: Element {
        .column(gap: .sm, align: .center) {
            heading
            flame.element(celebrating: celebration)
            Dots.element(flame.dots)
            count.element.part("count").motion(countMotion)
            atRisk
        }
        .surface(surface)
        .accessibility(accessibility)
    }
}
