import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import CandelaTokens
import Testing

/// Each screen has one mood: it never warns, congratulates and invites at the same time.
struct MoodLawTests {
    private typealias Tone = StreakMood.Tone

    /// The moods that each mood text is compatible with. A screen has a mood if its texts have one
    /// in common.
    private static let tones: [String: Set<Tone>] = {
        let praise: Set<Tone> = [.celebrating, .done, .open]
        return [
            "streak.atRisk.message": [.atRisk], "countdown.hoursMinutes": [.atRisk],
            "countdown.hours": [.atRisk], "countdown.minutes": [.atRisk],
            "countdown.underMinute": [.atRisk], "streak.counter.atRiskValue": [.atRisk],
            "streak.message.milestone": [.celebrating], "streak.milestone.title": [.celebrating],
            "streak.milestone.weeks": [.celebrating], "streak.milestone.year": [.celebrating],
            "streak.message.strong": [.done, .open], "streak.message.weeks": [.done, .open],
            "streak.message.restarted": [.done],
            "streak.message.sixty": [.celebrating], "streak.message.ninety": [.celebrating],
            "streak.message.halfYear": [.celebrating], "streak.message.year": [.celebrating],
            "streak.message.started": [.done], "streak.message.another": [.done],
            "streak.message.consistent": [.done],
            "streak.message.steady": [.open, .done], "streak.atRisk.limit": [.atRisk],
            "streak.message.limit": [.open], "streak.message.limit.open": [.done, .starting],
            "streak.message.held": praise,
            "streak.message.broken": [.starting], "streak.message.broken.title": [.starting],
            "streak.message.brokenEarly": [.starting], "streak.message.never": [.starting],
            "practice.adherence.excellent.message": praise,
            "practice.adherence.good.message": praise, "practice.adherence.low.message": praise,
            "practice.adherence.idle.message": [.starting], "share.card.headline": praise,
            "practice.quick.prompt": [.atRisk, .open, .celebrating],
            "practice.quick.prompt.more": [.done, .celebrating],
            "practice.quick.prompt.start": [.starting],
            "practice.notice.badge.title": praise,
        ]
    }()

    /// The moods of a screen's visible and spoken texts, with the texts.
    private static func tones(of elements: [Element]) -> (tones: Set<Tone>, keys: Set<String>) {
        let accessibility = elements.compactMap(\.accessibility)
        let keys = Set(
            elements.flatMap(\.words).compactMap(\.key)
                + accessibility.flatMap { [$0.labelKey, $0.valueKey] + $0.details.map(\.valueKey) }
                .compactMap(\.self)
        ).intersection(Self.tones.keys)
        return (
            keys.reduce(Set(Tone.allCases)) { $0.intersection(Self.tones[$1] ?? []) }, keys
        )
    }

    @Test(arguments: Specimen.all.filter { $0.app.theme.product == .practice })
    func `every specimen has one mood`(specimen: Specimen) throws {
        let found = Self.tones(of: try specimen.once().elements)
        #expect(!found.tones.isEmpty, "\(found.keys.sorted())")
    }

    /// One journal of the test grid.
    struct Case: Sendable, CustomTestStringConvertible {
        let days: Int
        let isDoneToday: Bool
        let isCelebrated: Bool
        let hasPast: Bool
        let hour: Int

        var testDescription: String {
            "\(days) days, today \(isDoneToday), celebrated \(isCelebrated), past \(hasPast), \(hour) h"
        }

        /// The mood changes at 16 hours; the first and the last are checked for one streak.
        static let all = [0, 1, 6, 7, 8, 14, 30, 31, 60].flatMap { days in
            [true, false].flatMap { today in
                [true, false].flatMap { celebrated in
                    [true, false].flatMap { past in
                        (days == 7 ? [9, 15, 16, 23] : [15, 16]).map { hour in
                            Case(
                                days: days, isDoneToday: today, isCelebrated: celebrated,
                                hasPast: past, hour: hour)
                        }
                    }
                }
            }
        }
        .filter { $0.days > 0 || !$0.isDoneToday && !$0.isCelebrated }

        /// The mood by time alone: from eight hours before midnight an open streak is at risk.
        var tone: StreakMood.Tone {
            if days == 0 { return .starting }
            if !isDoneToday, hour >= 16 { return .atRisk }
            // While nothing was celebrated, a milestone counts on its day and on the next one.
            let milestone = StreakMilestones.standard.reached(by: days).last
            if !isCelebrated, let milestone, days - milestone + (isDoneToday ? 0 : 1) <= 1 {
                return .celebrating
            }
            return isDoneToday ? .done : .open
        }
    }

    @Test(arguments: Case.all)
    func `gives every screen the mood of its streak`(given: Case) throws {
        let today = CalendarDay(daysSince1970: 20_530)
        let last = today.adding(days: given.isDoneToday ? 0 : -1)
        var journal = Journal()
        journal.practices = (0..<given.days).map {
            Practice(day: last.adding(days: -$0), minutes: 15)
        }
        if given.hasPast {
            journal.practices += (0..<5).map {
                Practice(day: last.adding(days: -given.days - 2 - $0), minutes: 10)
            }
        }
        if given.isCelebrated {
            journal.celebratedStreaks = StreakMilestones.standard.reached(by: given.days).map {
                CelebratedStreak(days: $0, runStart: last.adding(days: 1 - given.days))
            }
        }
        let context = Context(
            now: Instant(secondsSince1970: 20_530 * 86_400 + given.hour * 3600), zone: .utc)
        var screens = try [
            ScreenName.practiceDashboard, .practiceStatistics, .streakCounter, .shareCard,
        ].map { try Screen.make($0, phase: .ready(journal), of: .practice, in: context) }
        var options = PracticeStatisticsOptions()
        options.notice = .badge(days: 7)
        screens.append(
            try Screen.make(
                .practiceStatistics, phase: .ready(journal), options: options, of: .practice,
                in: context))
        for screen in screens {
            let found = Self.tones(of: screen.elements.flatMap(\.withAllInside))
            #expect(found.tones.contains(given.tone), "\(screen.screen): \(found.keys.sorted())")
            // If the streak has its own text, only its own tone occurs.
            if ![.shareCard].contains(screen.screen) { #expect(!found.keys.isEmpty) }
            let isCelebrated = screen.announcements.contains { $0.id.hasPrefix("streak-milestone") }
            let isWarned = screen.announcements.contains { $0.id.hasPrefix("streak-at-risk") }
            if screen.screen != .shareCard {
                #expect(isCelebrated == (given.tone == .celebrating))
                #expect(isWarned == (given.tone == .atRisk))
            }
        }
    }
}
