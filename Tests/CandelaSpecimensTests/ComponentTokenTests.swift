import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import CandelaTokens
import Testing

/// Every component token is used: changing one changes a screen, or its token says which apps need
/// it.
struct ComponentTokenTests {
    /// A length or a number of a theme.
    enum Figure: Sendable, Hashable, CustomTestStringConvertible {
        case size(SizeRole), number(NumberRole)

        var path: String {
            switch self {
            case .size(let role): role.path
            case .number(let role): role.path
            }
        }

        var testDescription: String { path }

        /// A theme with another value for the figure.
        func changed(in theme: Theme) -> Theme {
            var values = ThemeAdditions()
            switch self {
            case .size(let role): values.sizes[role] = theme.size(role) + 7
            case .number(let role):
                // A value of 1 becomes 0.
                let number = theme.number(role)
                values.numbers[role] = number == 1 ? 0 : number * 2 + 1
            }
            return theme.adding(values)
        }
    }

    private static let figures =
        SizeRole.all.map { Figure.size($0) } + NumberRole.all.map { .number($0) }

    /// The paths of all roles with their own values in a theme.
    private static let paths: [String] = {
        var paths = ColorRole.all.map(\.path) + GradientRole.all.map(\.path)
        paths += SpaceRole.all.map(\.path) + RadiusRole.all.map(\.path)
        paths += TypeRole.all.map(\.path) + ShadowRole.all.map(\.path)
        paths += MotionRole.all.map(\.path) + OpacityRole.all.map(\.path)
        paths += HapticRole.all.map(\.path) + MaterialRole.all.map(\.path)
        return paths + figures.map(\.path)
    }()

    /// All specimens, starting with one of each screen, so that most changes are found early.
    private static let specimens: [Specimen] = {
        var screens: Set<ScreenName> = []
        let first = Specimen.all.filter { screens.insert($0.screen).inserted }
        let names = Set(first.map(\.name))
        return first + Specimen.all.filter { !names.contains($0.name) }
    }()

    /// The figures without an effect. A renderer looks up the value of a role named on the screen;
    /// for other roles the screen itself must change.
    private static let unseen: Set<Figure> = {
        var left = figures.filter { figure in
            RolesForApps.reasons[figure.path] == nil
                && !Specimen.drawnTexts.contains(figure.path)
        }
        for specimen in specimens where !left.isEmpty {
            let found = Set((try? seen(left[...], in: specimen)) ?? [])
            left.removeAll { found.contains($0) }
        }
        // Combined changes might cancel each other, so the rest is tried one by one.
        return Set(left).filter { figure in
            !specimens.contains { (try? isSeen([figure], in: $0)) == true }
        }
    }()

    /// The figures that affect a specimen, found by bisection.
    private static func seen(
        _ figures: ArraySlice<Figure>, in specimen: Specimen
    ) throws -> [Figure] {
        guard try isSeen(figures, in: specimen) else { return [] }
        guard figures.count > 1 else { return Array(figures) }
        let middle = figures.startIndex + figures.count / 2
        return try seen(figures[..<middle], in: specimen) + seen(figures[middle...], in: specimen)
    }

    /// Whether a specimen's screen changes with other figures in its theme.
    private static func isSeen(
        _ figures: ArraySlice<Figure>, in specimen: Specimen
    ) throws -> Bool {
        let theme = figures.reduce(Theme.of(specimen.app.theme.product)) { $1.changed(in: $0) }
        let usual = try specimen.once().screen
        let changed = try specimen.made(theme: theme)
        return changed.title != usual.title || changed.elements != usual.elements
            || changed.colors != usual.colors
    }

    @Test(arguments: figures.filter { RolesForApps.reasons[$0.path] == nil })
    func `changes a screen with every figure`(figure: Figure) {
        #expect(
            !Self.unseen.contains(figure),
            "'\(figure.path)' is drawn by no specimen: draw it, or list it in RolesForApps")
    }

    @Test func `uses every other role in a specimen, or lists it for apps`() {
        let figures = Set(Self.figures.map(\.path))
        for path in Self.paths where !figures.contains(path) {
            let isKnown =
                Specimen.drawnTexts.contains(path) || RolesForApps.reasons[path] != nil
                // JSON leaves out the usual replacement for reduced motion.
                || path == MotionRole.crossFade.path
            #expect(isKnown, "'\(path)' is drawn by no specimen: draw it, or list it")
        }
    }

    @Test func `lists only existing, unused roles for apps`() {
        let paths = Set(Self.paths)
        for (path, _) in RolesForApps.reasons {
            #expect(paths.contains(path), "'\(path)' is no role any more")
            #expect(
                !Specimen.drawnTexts.contains(path), "'\(path)' is drawn: take it off the list")
        }
    }

    @Test(arguments: [
        "dashboard-without-color", "practice-without-color", "streak-without-color",
        "coverage-without-color",
    ])
    func `shows more marks where colour alone is not enough`(name: String) throws {
        let specimen = try #require(Specimen.all.first { $0.name == name })
        let usual = try specimen.made { $0.differentiateWithoutColor = false }
        let count = { try JSONTextEncoder().encode($0 as [Element]).count }
        #expect(try count(try specimen.once().screen.elements) > count(usual.elements))
    }
}
