import Testing
import candela_generate

struct RoleNameTests {
    @Test(arguments: [
        ("color.text.primary", TokenRoleKind.color, "textPrimary"),
        ("color.primary-text", .color, "primaryText"),
        ("color.streak.low-text", .color, "streakLowText"),
        ("space.card", .space, "card"),
        ("flame.core.color", .color, "flameCore"),
        ("progress.bar.height", .size, "progressBarHeight"),
        ("flame.size.base", .size, "flameSizeBase"),
        ("hero.losing.gradient", .gradient, "heroLosing"),
        ("toast.shadow", .shadow, "toast"),
        ("heat-map.step-1.color", .color, "heatMapStep1"),
        ("color.accent.$root", .color, "accent"),
    ])
    func `is derived from the token's path`(path: String, kind: TokenRoleKind, member: String) {
        #expect(RoleName.member(path, kind) == member)
    }

    @Test(arguments: ["default", "self", "repeat", "all", "path", "2xl", "größe", ""])
    func `cannot be a keyword, an existing member, or an invalid identifier`(name: String) {
        #expect(RoleName.fault(name) != nil)
    }

    @Test(arguments: ["textPrimary", "x2l", "card"])
    func `can be any other word`(name: String) {
        #expect(RoleName.fault(name) == nil)
    }

    @Test(arguments: [
        ("light-increased", "lightIncreased"), ("Big-Deal", "bigDeal"), ("habit", "habit"),
    ])
    func `joins hyphenated words`(text: String, name: String) {
        #expect(RoleName.camelCase(text) == name)
    }
}
