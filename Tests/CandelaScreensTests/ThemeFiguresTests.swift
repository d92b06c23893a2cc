import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// Values that designers tune are tokens, and screens follow them.
struct ThemeFiguresTests {
    private static let today = CalendarDay(daysSince1970: 20_530)

    private static func screen(
        _ name: ScreenName, _ journal: Journal = Journal(), _ theme: Theme,
        showing kinds: [ToastKind] = [],
        _ change: (inout Context, inout any ScreenOptions) -> Void = { _, _ in }
    ) throws -> Screen {
        // 17:20 on 18 March 2026, long before the day ends.
        let now = Instant(secondsSince1970: 20_530 * 86_400 + 17 * 3600 + 20 * 60)
        var context = Context(now: now, zone: .utc)
        var options = try #require(name.optionsType).init()
        var app = try #require(AppDefinition.standard.first(with: name))
        app.theme = theme
        change(&context, &options)
        let toasts = kinds.enumerated().map { place, kind in
            Toast(.message(.init("\(place)", kind, "Saved")), shown: now)
        }
        return try Screen.make(
            name, phase: .ready(journal), options: options, toasts: toasts, of: app, in: context)
    }

    private static func practiced(_ days: Int) -> Journal {
        var journal = Journal()
        journal.practices = (0..<days).map { Practice(day: today.adding(days: -$0), minutes: 15) }
        return journal
    }

    private static func counter(
        _ days: Int, _ theme: Theme, celebrates: Bool = true
    ) throws -> StreakCounterCard {
        let screen = try screen(.streakCounter, practiced(days), theme) { context, _ in
            context.options.celebrations = celebrates
        }
        return try #require(screen.card(StreakCounterCard.self))
    }

    private static func toasts(
        _ theme: Theme, _ kinds: [ToastKind]
    ) throws -> [ToastCard] {
        try screen(.weightDashboard, Journal(), theme, showing: kinds).cards(ToastCard.self)
    }

    @Test func `a flame grows by its tokens up to their maximum`() throws {
        // 28 + 2 × 10 full weeks = 48.
        #expect(try Self.counter(70, .practice).flameIcon?.size.points == 48)
        let capped = Theme.practice.replacing(.flameSizeCap, with: 28)
        #expect(try Self.counter(70, capped).flameIcon?.size.points == 28)
        // 20 + 3 × 2 full weeks = 26.
        let steeper = Theme.practice.replacing(.flameSizeBase, with: 20)
            .replacing(.flameSizeStep, with: 3)
        #expect(try Self.counter(14, steeper).flameIcon?.size.points == 26)
    }

    @Test(arguments: [
        (0, NumberRole.flameGlowNone, NumberRole.flameFlickerNone),
        (6, .flameGlowLow, .flameFlickerLow), (29, .flameGlowMid, .flameFlickerMid),
        (30, .flameGlowHigh, .flameFlickerHigh),
    ])
    func `a flame glows and flickers by its tier's tokens`(
        days: Int, glow: NumberRole, flicker: NumberRole
    ) throws {
        let theme = Theme.practice.replacing(glow, with: 0.7).replacing(flicker, with: 0.2)
        let card = try Self.counter(days, theme, celebrates: false)
        #expect(card.facts.glow == 0.7)
        #expect(card.flame?.motion?.amplitude == 0.2)
        let still = Theme.practice.replacing(flicker, with: 0)
        #expect(try Self.counter(days, still, celebrates: false).flame?.motion == nil)
    }

    @Test func `a milestone bursts into the number of particles in the token`() throws {
        #expect(try Self.counter(7, .practice).flame?.motion?.particles == 12)
        let theme = Theme.practice.replacing(.flameExplosionCount, with: 30)
        #expect(try Self.counter(7, theme).flame?.motion?.particles == 30)
    }

    @Test func `toasts follow the tokens for duration and count`() throws {
        // 3 seconds, one at a time; an error stays until dismissed.
        #expect(Theme.weight.toastRule == Theme.practice.toastRule)
        #expect(try Self.toasts(.weight, [.success, .warning]).map(\.facts.seconds) == [3])
        #expect(try Self.toasts(.weight, [.error]).map(\.facts.seconds) == [nil])
        let theme = Theme.weight.replacing(.toastSeconds, with: 6)
            .replacing(.toastWarningSeconds, with: 7).replacing(.toastErrorSeconds, with: 8)
            .replacing(.toastStackCount, with: 2)
        let toasts = try Self.toasts(theme, [.success, .warning, .error])
        #expect(toasts.map(\.facts.seconds) == [6, 7])
        #expect(toasts.allSatisfy { !$0.body.actions.isEmpty })
        #expect(try Self.toasts(theme, [.error]).map(\.facts.seconds) == [8])
        #expect(
            Theme.routine.toastRule
                == ToastRule(seconds: 3, warningSeconds: 4, errorSeconds: 5, most: 3))
    }

    @Test func `an undo window follows the token, but is at least five seconds`() {
        #expect(
            Theme.Product.allCases.allSatisfy {
                Theme.of($0).undoWindow == UndoWindow(seconds: 5, assistedSeconds: 20)
            })
        let long = Theme.weight.replacing(.toastUndoSeconds, with: 9)
        #expect(long.undoWindow == UndoWindow(seconds: 9, assistedSeconds: 20))
        let short = Theme.weight.replacing(.toastUndoSeconds, with: 1)
            .replacing(.toastUndoAssistedSeconds, with: 2)
        #expect(short.undoWindow == UndoWindow(seconds: 5, assistedSeconds: 5))
    }

    /// A count is a whole number from 0 to 10,000, for every value of the token.
    @Test(arguments: [
        (2.4, 2), (2.5, 3), (-1.0, 0), (1e300, 10_000), (.infinity, 10_000), (.nan, 0),
    ])
    func `counts are whole and limited to what can be drawn`(number: Double, particles: Int) throws
    {
        let theme = Theme.practice.replacing(.flameExplosionCount, with: number)
        #expect(try Self.counter(7, theme).flame?.motion?.particles == particles)
    }
}

extension Theme {
    /// The theme with another length for a role.
    fileprivate func replacing(_ role: SizeRole, with points: Double) -> Theme {
        var values = ThemeAdditions()
        values.sizes[role] = points
        return adding(values)
    }

    /// The theme with another number for a role.
    fileprivate func replacing(_ role: NumberRole, with number: Double) -> Theme {
        var values = ThemeAdditions()
        values.numbers[role] = number
        return adding(values)
    }
}
