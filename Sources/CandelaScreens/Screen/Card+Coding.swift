extension Card: Codable {
    private enum Kind: String, Codable, CaseIterable {
        case nextMilestone
        case nextMilestoneCompact
        case weightHero
        case quickStats
        case goalBanner
        case prediction
        case milestoneHistory
        case milestoneCelebration
        case logbook
        case weightWidget
        case streakCounter
        case habitList
        case shareCard
        case currentStreak
        case streakMilestones
        case streakHistory
        case dayCalendar
        case timeline
        case heatMap
        case dayDetail
        case weekStrip
        case weeklyProgress
        case symbolHeader
        case badges
        case chart
        case facts
        case routineStreak
        case stepIntro
        case routineSteps
        case stepKinds
        case routineMoment
        case pausedSessions
        case routineGallery
        case routineProgress
        case routineStep
        case routineCompletion
        case liveActivity
        case routineWidget
        case coverageGrid
        case form
        case empty
        case toast
        case loading
        case message
    }

    private enum CodingKeys: String, CodingKey {
        case kind
    }

    /// Reads a card by its `kind`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard let kind = try? container.decode(Kind.self, forKey: .kind) else {
            self = .unknown(try container.decode(String.self, forKey: .kind))
            return
        }
        switch kind {
        case .nextMilestone: self = .nextMilestone(try .init(from: decoder))
        case .nextMilestoneCompact: self = .nextMilestoneCompact(try .init(from: decoder))
        case .weightHero: self = .weightHero(try .init(from: decoder))
        case .quickStats: self = .quickStats(try .init(from: decoder))
        case .goalBanner: self = .goalBanner(try .init(from: decoder))
        case .prediction: self = .prediction(try .init(from: decoder))
        case .milestoneHistory: self = .milestoneHistory(try .init(from: decoder))
        case .milestoneCelebration: self = .milestoneCelebration(try .init(from: decoder))
        case .logbook: self = .logbook(try .init(from: decoder))
        case .weightWidget: self = .weightWidget(try .init(from: decoder))
        case .streakCounter: self = .streakCounter(try .init(from: decoder))
        case .habitList: self = .habitList(try .init(from: decoder))
        case .shareCard: self = .shareCard(try .init(from: decoder))
        case .currentStreak: self = .currentStreak(try .init(from: decoder))
        case .streakMilestones: self = .streakMilestones(try .init(from: decoder))
        case .streakHistory: self = .streakHistory(try .init(from: decoder))
        case .dayCalendar: self = .dayCalendar(try .init(from: decoder))
        case .timeline: self = .timeline(try .init(from: decoder))
        case .heatMap: self = .heatMap(try .init(from: decoder))
        case .dayDetail: self = .dayDetail(try .init(from: decoder))
        case .weekStrip: self = .weekStrip(try .init(from: decoder))
        case .weeklyProgress: self = .weeklyProgress(try .init(from: decoder))
        case .symbolHeader: self = .symbolHeader(try .init(from: decoder))
        case .badges: self = .badges(try .init(from: decoder))
        case .chart: self = .chart(try .init(from: decoder))
        case .facts: self = .facts(try .init(from: decoder))
        case .routineStreak: self = .routineStreak(try .init(from: decoder))
        case .stepIntro: self = .stepIntro(try .init(from: decoder))
        case .routineSteps: self = .routineSteps(try .init(from: decoder))
        case .stepKinds: self = .stepKinds(try .init(from: decoder))
        case .routineMoment: self = .routineMoment(try .init(from: decoder))
        case .pausedSessions: self = .pausedSessions(try .init(from: decoder))
        case .routineGallery: self = .routineGallery(try .init(from: decoder))
        case .routineProgress: self = .routineProgress(try .init(from: decoder))
        case .routineStep: self = .routineStep(try .init(from: decoder))
        case .routineCompletion: self = .routineCompletion(try .init(from: decoder))
        case .liveActivity: self = .liveActivity(try .init(from: decoder))
        case .routineWidget: self = .routineWidget(try .init(from: decoder))
        case .coverageGrid: self = .coverageGrid(try .init(from: decoder))
        case .form: self = .form(try .init(from: decoder))
        case .empty: self = .empty(try .init(from: decoder))
        case .toast: self = .toast(try .init(from: decoder))
        case .loading: self = .loading(try .init(from: decoder))
        case .message: self = .message(try .init(from: decoder))
        }
    }

    /// Writes `kind`, then the card's own keys.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        func write(_ kind: Kind, _ card: some Encodable) throws {
            try container.encode(kind, forKey: .kind)
            try card.encode(to: encoder)
        }
        switch self {
        case .nextMilestone(let card): try write(.nextMilestone, card)
        case .nextMilestoneCompact(let card): try write(.nextMilestoneCompact, card)
        case .weightHero(let card): try write(.weightHero, card)
        case .quickStats(let card): try write(.quickStats, card)
        case .goalBanner(let card): try write(.goalBanner, card)
        case .prediction(let card): try write(.prediction, card)
        case .milestoneHistory(let card): try write(.milestoneHistory, card)
        case .milestoneCelebration(let card): try write(.milestoneCelebration, card)
        case .logbook(let card): try write(.logbook, card)
        case .weightWidget(let card): try write(.weightWidget, card)
        case .streakCounter(let card): try write(.streakCounter, card)
        case .habitList(let card): try write(.habitList, card)
        case .shareCard(let card): try write(.shareCard, card)
        case .currentStreak(let card): try write(.currentStreak, card)
        case .streakMilestones(let card): try write(.streakMilestones, card)
        case .streakHistory(let card): try write(.streakHistory, card)
        case .dayCalendar(let card): try write(.dayCalendar, card)
        case .timeline(let card): try write(.timeline, card)
        case .heatMap(let card): try write(.heatMap, card)
        case .dayDetail(let card): try write(.dayDetail, card)
        case .weekStrip(let card): try write(.weekStrip, card)
        case .weeklyProgress(let card): try write(.weeklyProgress, card)
        case .symbolHeader(let card): try write(.symbolHeader, card)
        case .badges(let card): try write(.badges, card)
        case .chart(let card): try write(.chart, card)
        case .facts(let card): try write(.facts, card)
        case .routineStreak(let card): try write(.routineStreak, card)
        case .stepIntro(let card): try write(.stepIntro, card)
        case .routineSteps(let card): try write(.routineSteps, card)
        case .stepKinds(let card): try write(.stepKinds, card)
        case .routineMoment(let card): try write(.routineMoment, card)
        case .pausedSessions(let card): try write(.pausedSessions, card)
        case .routineGallery(let card): try write(.routineGallery, card)
        case .routineProgress(let card): try write(.routineProgress, card)
        case .routineStep(let card): try write(.routineStep, card)
        case .routineCompletion(let card): try write(.routineCompletion, card)
        case .liveActivity(let card): try write(.liveActivity, card)
        case .routineWidget(let card): try write(.routineWidget, card)
        case .coverageGrid(let card): try write(.coverageGrid, card)
        case .form(let card): try write(.form, card)
        case .empty(let card): try write(.empty, card)
        case .toast(let card): try write(.toast, card)
        case .loading(let card): try write(.loading, card)
        case .message(let card): try write(.message, card)
        case .unknown(let kind): try container.encode(kind, forKey: .kind)
        }
    }
}
