import CandelaScreens
import CandelaSpecimens
import CandelaTokens
import Testing

/// No token is dead: a designer who changes one sees a screen change, or reads who it is for.
struct ComponentTokenTests {
    /// The paths of all roles that have values of their own in a theme.
    private static let paths: [String] = {
        var paths = ColorRole.all.map(\.path) + GradientRole.all.map(\.path)
        paths += SpaceRole.all.map(\.path) + RadiusRole.all.map(\.path)
        paths += TypeRole.all.map(\.path) + ShadowRole.all.map(\.path)
        paths += MotionRole.all.map(\.path) + OpacityRole.all.map(\.path)
        paths += HapticRole.all.map(\.path) + MaterialRole.all.map(\.path)
        return paths + SizeRole.all.map(\.path) + NumberRole.all.map(\.path)
    }()

    /// All specimens, one of each screen first, so that most changes are seen soon.
    private static let specimens: [Specimen] = {
        var screens: Set<ScreenName> = []
        var (first, others): ([Specimen], [Specimen]) = ([], [])
        for specimen in Specimen.all {
            if screens.insert(specimen.screen).inserted {
                first.append(specimen)
            } else {
                others.append(specimen)
            }
        }
        return first + others
    }()

    /// Whether a specimen is drawn otherwise in a changed theme. Where a role is named, renderers
    /// look its value up; where it is not, the screen must have followed it.
    private static func isSeen(_ path: String, _ change: (Theme) -> Theme) throws -> Bool {
        if DrawnOutput.allTexts.contains(path) { return true }
        for specimen in specimens {
            let theme = Theme.of(specimen.context.product)
            let changed = try DrawnOutput(specimen, theme: change(theme)).bytes
            if changed != DrawnOutput.usual[specimen] { return true }
        }
        return false
    }

    @Test(arguments: SizeRole.all.filter { VocabularyForApps.reasons[$0.path] == nil })
    func `a changed length changes what is drawn`(role: SizeRole) throws {
        #expect(
            try Self.isSeen(role.path) { $0.replacing(role, with: $0.size(role) + 7) },
            "'\(role)' is drawn by no specimen: draw it, or list it in VocabularyForApps")
    }

    @Test(arguments: NumberRole.all.filter { VocabularyForApps.reasons[$0.path] == nil })
    func `a changed figure changes what is drawn`(role: NumberRole) throws {
        #expect(
            try Self.isSeen(role.path) { $0.replacing(role, with: $0.number(role) * 2 + 1) },
            "'\(role)' is drawn by no specimen: draw it, or list it in VocabularyForApps")
    }

    @Test func `every other role is named by a specimen or is there for apps`() {
        let figures = Set(SizeRole.all.map(\.path) + NumberRole.all.map(\.path))
        for path in Self.paths where !figures.contains(path) {
            let isKnown =
                DrawnOutput.allTexts.contains(path) || VocabularyForApps.reasons[path] != nil
            #expect(isKnown, "'\(path)' is drawn by no specimen: draw it, or list it")
        }
    }

    @Test func `what is listed for apps exists and is not drawn`() {
        let paths = Set(Self.paths)
        for (path, _) in VocabularyForApps.reasons {
            #expect(paths.contains(path), "'\(path)' is no role any more")
            #expect(
                !DrawnOutput.allTexts.contains(path), "'\(path)' is drawn: take it off the list")
        }
    }

    @Test(arguments: [
        "dashboard-without-color", "practice-without-color", "streak-without-color",
        "coverage-without-color",
    ])
    func `readers who tell nothing by colour see more marks`(name: String) throws {
        let specimen = try #require(Specimen.all.first { $0.name == name })
        let usual = try DrawnOutput(specimen) { $0.differentiateWithoutColor = false }
        #expect(try DrawnOutput(specimen).bytes.count > usual.bytes.count)
    }
}
