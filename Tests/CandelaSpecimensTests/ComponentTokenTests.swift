import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTokens
import Testing

/// No token is dead: a designer who changes one sees a screen change, or reads who it is for.
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

        /// A theme in which the figure is another.
        func changed(in theme: Theme) -> Theme {
            var values = ThemeAdditions()
            switch self {
            case .size(let role): values.sizes[role] = theme.size(role) + 7
            case .number(let role):
                // A switch that is on is turned off.
                let number = theme.number(role)
                values.numbers[role] = number == 1 ? 0 : number * 2 + 1
            }
            return theme.adding(values)
        }
    }

    private static let figures =
        SizeRole.all.map { Figure.size($0) } + NumberRole.all.map { .number($0) }

    /// The paths of all roles that have values of their own in a theme.
    private static let paths: [String] = {
        var paths = ColorRole.all.map(\.path) + GradientRole.all.map(\.path)
        paths += SpaceRole.all.map(\.path) + RadiusRole.all.map(\.path)
        paths += TypeRole.all.map(\.path) + ShadowRole.all.map(\.path)
        paths += MotionRole.all.map(\.path) + OpacityRole.all.map(\.path)
        paths += HapticRole.all.map(\.path) + MaterialRole.all.map(\.path)
        return paths + figures.map(\.path)
    }()

    /// All specimens, one of each screen first, so that most changes are seen soon.
    private static let specimens: [Specimen] = {
        var screens: Set<ScreenName> = []
        let first = Specimen.all.filter { screens.insert($0.screen).inserted }
        let names = Set(first.map(\.name))
        return first + Specimen.all.filter { !names.contains($0.name) }
    }()

    /// The figures that nothing shows. Where a role is named, renderers look its value up; where it
    /// is not, the screen must have followed it.
    private static let unseen: Set<Figure> = {
        var left = figures.filter { figure in
            VocabularyForApps.reasons[figure.path] == nil
                && !MadeSpecimen.drawn.contains(figure.path)
        }
        for specimen in specimens where !left.isEmpty {
            let found = Set((try? seen(left[...], in: specimen)) ?? [])
            left.removeAll { found.contains($0) }
        }
        // Changes tried together might hide each other: what is left is tried alone.
        return Set(left).filter { figure in
            !specimens.contains { (try? isSeen([figure], in: $0)) == true }
        }
    }()

    /// Those of some figures that a specimen shows: all are tried at once, then each half of them.
    private static func seen(
        _ figures: ArraySlice<Figure>, in specimen: Specimen
    ) throws -> [Figure] {
        guard try isSeen(figures, in: specimen) else { return [] }
        guard figures.count > 1 else { return Array(figures) }
        let middle = figures.startIndex + figures.count / 2
        return try seen(figures[..<middle], in: specimen) + seen(figures[middle...], in: specimen)
    }

    /// Whether a specimen is drawn otherwise in a theme with other figures.
    private static func isSeen(
        _ figures: ArraySlice<Figure>, in specimen: Specimen
    ) throws -> Bool {
        let theme = figures.reduce(Theme.of(specimen.app.theme.product)) { $1.changed(in: $0) }
        let usual = try specimen.once().screen
        let changed = try specimen.made(theme: theme)
        return changed.title != usual.title || changed.elements != usual.elements
            || changed.colors != usual.colors
    }

    @Test(arguments: figures.filter { VocabularyForApps.reasons[$0.path] == nil })
    func `a changed figure changes what is drawn`(figure: Figure) {
        #expect(
            !Self.unseen.contains(figure),
            "'\(figure.path)' is drawn by no specimen: draw it, or list it in VocabularyForApps")
    }

    @Test func `every other role is named by a specimen or is there for apps`() {
        let figures = Set(Self.figures.map(\.path))
        for path in Self.paths where !figures.contains(path) {
            let isKnown =
                MadeSpecimen.drawn.contains(path) || VocabularyForApps.reasons[path] != nil
            #expect(isKnown, "'\(path)' is drawn by no specimen: draw it, or list it")
        }
    }

    @Test func `what is listed for apps exists and is not drawn`() {
        let paths = Set(Self.paths)
        for (path, _) in VocabularyForApps.reasons {
            #expect(paths.contains(path), "'\(path)' is no role any more")
            #expect(
                !MadeSpecimen.drawn.contains(path), "'\(path)' is drawn: take it off the list")
        }
    }

    @Test(arguments: [
        "dashboard-without-color", "practice-without-color", "streak-without-color",
        "coverage-without-color",
    ])
    func `readers who tell nothing by colour see more marks`(name: String) throws {
        let specimen = try #require(Specimen.all.first { $0.name == name })
        let usual = try specimen.made { $0.differentiateWithoutColor = false }
        let count = { try JSONTextEncoder().encode($0 as [Element]).count }
        #expect(try count(try specimen.once().screen.elements) > count(usual.elements))
    }
}
