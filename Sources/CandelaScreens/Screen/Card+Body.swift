import CandelaTokens

extension Card {
    /// What the card is; `nil` for one of a later version.
    private var content: (any CardContent)? {
        switch self {
        case .nextMilestone(let card): card
        case .nextMilestoneCompact(let card): card
        case .weightHero(let card): card
        case .quickStats(let card): card
        case .goalBanner(let card): card
        case .prediction(let card): card
        case .milestoneHistory(let card): card
        case .milestoneCelebration(let card): card
        case .logbook(let card): card
        case .weightWidget(let card): card
        case .streakCounter(let card): card
        case .habitList(let card): card
        case .shareCard(let card): card
        case .currentStreak(let card): card
        case .streakMilestones(let card): card
        case .streakHistory(let card): card
        case .dayCalendar(let card): card
        case .timeline(let card): card
        case .heatMap(let card): card
        case .dayDetail(let card): card
        case .weekStrip(let card): card
        case .weeklyProgress(let card): card
        case .symbolHeader(let card): card
        case .badges(let card): card
        case .chart(let card): card
        case .facts(let card): card
        case .routineStreak(let card): card
        case .stepIntro(let card): card
        case .routineSteps(let card): card
        case .stepKinds(let card): card
        case .routineMoment(let card): card
        case .pausedSessions(let card): card
        case .routineGallery(let card): card
        case .routineProgress(let card): card
        case .routineStep(let card): card
        case .routineCompletion(let card): card
        case .liveActivity(let card): card
        case .routineWidget(let card): card
        case .coverageGrid(let card): card
        case .form(let card): card
        case .empty(let card): card
        case .toast(let card): card
        case .loading(let card): card
        case .message(let card): card
        case .unknown: nil
        }
    }
}

extension Card {
    /// How the card is drawn and told; `nil` for one of a later version.
    public var body: Element? { content?.body }
}

extension TabBar: ElementConvertible {
    /// The pages as a choice, and what stands apart from them behind it.
    public var element: Element {
        Element.row(align: .center, justify: .spaceBetween, large: nil) {
            Element.choice(.tabs) { tabs }
            accessory
        }
        .accessibility(accessibility)
    }
}

extension TabBar.Tab: ElementConvertible {
    /// The page's symbol over its name, as a button that opens it.
    public var element: Element {
        Element.button(action) {
            Element.column(gap: .xxs, align: .center) {
                icon
                text
            }
        }
        .id(id)
        .accessibility(accessibility)
    }
}
