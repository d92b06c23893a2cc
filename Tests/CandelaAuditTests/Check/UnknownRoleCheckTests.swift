import CandelaAudit
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaTokens
import Testing

struct UnknownRoleCheckTests {
    private typealias Fixture = AuditFixture

    @Test func `reports roles that the theme lacks and skips them in other checks`() {
        let found = Fixture.findings(.unknownRole) {
            Fixture.words("Ours", ColorRole("color.of-an-app"))
        }
        #expect(found.map(\.roles) == [["color.of-an-app"]])
        #expect(Fixture.findings(.unknownRole) { Fixture.words("Ours") }.isEmpty)
    }

    @Test func `reports missing roles of every type`() {
        let size = Fixture.size(20)
        let found = Fixture.findings(.unknownRole) {
            Element.row(gap: SpaceRole("ours.gap")) {
                Icon(IconRole("ours.icon"), color: ColorRole("ours.ink"), size: size)
                Fixture.words("Ours", .textPrimary, TypeRole("ours.type"))
            }
            .surface(
                Surface(
                    fill: Paint(GradientRole("ours.fill")), opacity: OpacityRole("ours.opacity"),
                    border: Surface.Border(.border, SizeRole("ours.line")),
                    cornerRadius: CornerRadius(RadiusRole("ours.radius")),
                    shadow: ShadowRole("ours.shadow"),
                    material: Surface.Material(
                        role: MaterialRole("ours.material"), fallback: .surface,
                        applies: .material))
            )
            .motion(
                Motion(
                    .fill, appear: MotionRole("ours.motion"), reduced: Motion.Reduced(.none),
                    isReduced: false))
            Element.button(
                Action(
                    "act", .close(), label: "Act", haptic: HapticRole("ours.haptic"))
            ) { Fixture.words("Act") }
        }
        #expect(found.allSatisfy { $0.severity == .error })
        let roles = found.flatMap(\.roles).map { $0.split(separator: ".")[1] }
        #expect(
            roles.sorted() == [
                "fill", "gap", "haptic", "icon", "ink", "line", "material", "motion", "opacity",
                "radius", "shadow", "type",
            ])
    }

    @Test func `a role of another type counts as missing`() {
        let found = Fixture.findings(.unknownRole) {
            Element.row(gap: SpaceRole("color.accent")) { Fixture.words("Ours") }
        }
        #expect(found.map(\.roles) == [["color.accent"]])
        #expect(found.map(\.path) == ["/cards/0/body/children/0"])
    }

    @Test func `reports missing roles of the screen itself`() {
        let screen = Screen(
            named: ScreenName(rawValue: "fixture"), title: StyledText("Title", style: .title),
            cards: [], ground: ColorRole("ours.ground"),
            layout: Screen.Layout(gap: SpaceRole("ours.gap")), with: Kit(.weight, Fixture.context())
        )
        let found = Audit.findings(in: [screen]).filter { $0.id == .unknownRole }
        #expect(found.map(\.roles) == [["ours.gap"], ["ours.ground"]])
        #expect(found.allSatisfy { $0.place == "screen" })
    }
}
