import CandelaAudit
import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

/// The app is drawn in the person's accent colour.
struct RoutineAccentTests {
    private func screen(
        _ accent: String?, _ product: Theme.Product = .routine, isIncreased: Bool = false
    ) throws -> Screen {
        var journal = Journal()
        journal.settings.accent = accent
        var routine = Routine(id: "r", name: "Morning")
        routine.steps = [RoutineStep(id: "a", name: "Bed"), RoutineStep(id: "b", name: "Tea")]
        journal.routines = [routine]
        var session = RoutineSession(
            id: "s", routine: "r", day: CalendarDay(daysSince1970: 20_530), state: .running)
        session.completed = ["a"]
        journal.sessions = [session]
        var context = Context(
            now: Instant(secondsSince1970: 1_773_850_800), zone: .utc)
        context.increaseContrast = isIncreased
        var app = AppDefinition.routine
        app.theme = .of(product)
        return try Screen.make(
            RoutineRunOptions(), phase: .ready(journal), of: app, in: context)
    }

    /// HabitTracker's lavender, and its text variants in the accent's own theme.
    @Test func `includes the accent and all colors derived from it`() throws {
        let screen = try screen("lavender")
        let colors = try #require(screen.colors)
        #expect(colors[.accent]?.light == "#9F7AEA" && colors[.accent]?.dark == "#9F7AEA")
        let lavender = try #require(ColorToken(hex: "9F7AEA"))
        let theme = try Theme.routine.replacingAccent(lavender)
        for role in colors.roles where !role.isOwn {
            #expect(colors[role]?.light == theme.color(role, in: .light).hexWithOpacity)
            #expect(colors[role]?.dark == theme.color(role, in: .dark).hexWithOpacity)
        }
        // A front end overlays the product's theme with the screen's colours.
        let drawn = screen.ownTheme
        #expect(drawn.color(.accentText, in: .dark) == theme.color(.accentText, in: .dark))
        // Roles that the screen does not include keep the token file's values.
        for role in ColorRole.all where colors[role] == nil {
            #expect(theme.color(role, in: .dark) == Theme.routine.color(role, in: .dark))
        }
        let stops = try #require(screen.gradients?[.progressAccent]?.light)
        #expect(stops.allSatisfy { $0.hasPrefix("#9F7AEA") } && stops.count == 2)
    }

    @Test(arguments: [
        (String?.none, Theme.Product.routine), ("teal", .routine), ("#4FD1C5", .routine),
        ("mauve", .routine), ("lavender", .habit),
    ])
    func `includes no colors if the accent is the product's`(
        accent: String?, product: Theme.Product
    ) throws {
        let screen = try screen(accent, product)
        #expect(screen.colors == nil && screen.gradients == nil)
    }

    /// Accents illegible on light, on dark and on both; the audit measures the screen's colours.
    @Test(arguments: ["#FFFF00", "#000000", "#808080", "#8E44AD", "orange", "#FFFFFF"])
    func `is legible for any accent`(accent: String) throws {
        for isIncreased in [false, true] {
            let screen = try screen(accent, isIncreased: isIncreased)
            #expect(screen.colors?[.accent] != nil)
            let back = try JSONTextDecoder().decode(
                Screen.self, from: screen.json(), file: "screen.json")
            #expect(try back.json() == screen.json())
            for isDark in [false, true] {
                let appearance = Appearance(isDark: isDark, increasesContrast: isIncreased)
                for screen in [screen, back] {
                    let failing = screen.contrasts(in: appearance).filter { !$0.passes }
                    #expect(failing.isEmpty, "\(failing)")
                }
            }
        }
    }

    @Test func `draws a conspicuous fallback for colors of a file that are invalid`() throws {
        let right = String(decoding: try screen("lavender").json(), as: UTF8.self)
        let text = right.replacing(/"#[0-9A-F]+"/, with: "\"none\"")
        let back = try JSONTextDecoder().decode(
            Screen.self, from: Array(text.utf8), file: "screen.json")
        let theme = back.ownTheme
        let colors = try #require(back.colors).roles
        #expect(!colors.isEmpty)
        #expect(colors.allSatisfy { theme.color($0, in: .dark) == ColorKind.fallback })
        for role in back.gradients?.roles ?? [] {
            let stops = theme.gradient(role, in: .dark).stops
            #expect(stops.count == Theme.routine.gradient(role, in: .dark).stops.count)
            #expect(stops.allSatisfy { $0.color == ColorKind.fallback })
        }
    }

    @Test func `an app's own card is drawn in the accent too`() throws {
        let screen = try screen("lavender")
        let card = try #require(screen.cards.first)
        let json = try JSONTextEncoder(style: .compact).encode(card)
        let text = String(decoding: json, as: UTF8.self)
            .replacing("\"id\":\"\(card.id)\"", with: "\"id\":\"own\"")
        let own = try JSONTextDecoder().decode(
            Card.self, from: Array(text.utf8), file: "card.json")
        #expect(screen.inserting(own, at: 0).colors == screen.colors)
    }
}
