import CandelaTokens
import Testing

struct IconRoleTests {
    @Test func `has a drawing and a description for each icon`() {
        #expect(IconRole.all.count > 100)
        for role in IconRole.all {
            let icon = Theme.weight.icon(role)
            #expect(role.path.hasPrefix("icon."))
            #expect(icon.path.hasPrefix("M") && icon.path.hasSuffix("Z"), "\(role)")
            #expect(icon.description.hasSuffix("."), "\(role)")
            #expect(IconRole(role.path) == role)
        }
    }

    @Test func `has names in other sets, and none if a set has none`() {
        let filled = Theme.habit.icon(.flameFilled)
        #expect(filled.sfSymbols == "flame.fill")
        #expect(filled.materialSymbols == "local_fire_department")
        #expect(filled.a2ui == nil)
        #expect(Theme.habit.icon(.trash).a2ui == "delete")
        #expect(Theme.habit.icon(.circleDashed).materialSymbols == nil)
    }

    @Test func `mirrors icons that point along the text, but no checkmark or clock`() {
        let theme = Theme.routine
        #expect(theme.icon(.chevronForward).mirrors && theme.icon(.chevronBackward).mirrors)
        #expect(!theme.icon(.checkmark).mirrors && !theme.icon(.clock).mirrors)
    }

    @Test(arguments: [
        ("icon.flame", IconRole.flame), ("flame", .flame), ("flame-filled", .flameFilled),
        ("flame.fill", .flameFilled), ("book", .book), ("book.fill", .bookFilled),
        // SF Symbols has an outlined form of an icon that is filled here, and vice versa.
        ("drop", .drop), ("trash.fill", .trash),
        // Several icons share this name in Material Symbols; the first by path is returned.
        ("local_fire_department", .flame), ("water_drop", .drop),
        // `circle` is a disc in Material Symbols and an outline in SF Symbols, which has
        // precedence.
        ("circle", .circle),
    ])
    func `is found by its names`(name: String, role: IconRole) {
        #expect(Theme.habit.iconRole(named: name) == role)
    }

    @Test(arguments: ["", "fish", "fish.fill", ".fill", "icon.", "icon.fish", "Flame", "mirrors"])
    func `is not found by other names`(name: String) {
        #expect(Theme.habit.iconRole(named: name) == nil)
    }

    /// Journals store names in SF Symbols, so each must lead to its icon.
    @Test func `is found by its own name in SF Symbols`() {
        for role in IconRole.all {
            guard let name = Theme.habit.icon(role).sfSymbols else { continue }
            #expect(Theme.habit.iconRole(named: name) == role)
        }
    }

    @Test func `can be an app's own`() {
        let surfboard = IconRole("icon.surfboard")
        #expect(!Theme.habit.answers(surfboard))
        var additions = ThemeAdditions()
        additions.icons[surfboard] = IconToken(
            path: "M12 2L14 12L12 22L10 12Z", sfSymbols: "surfboard.fill",
            materialSymbols: "surfing")
        let theme = Theme.habit.adding(additions)
        #expect(theme.answers(surfboard) && theme.answers(IconRole.flame))
        #expect(theme.icon(surfboard).path == "M12 2L14 12L12 22L10 12Z")
        for name in ["icon.surfboard", "surfboard", "surfboard.fill", "surfing"] {
            #expect(theme.iconRole(named: name) == surfboard)
        }
        #expect(theme.iconRole(named: "flame.fill") == .flameFilled)
        #expect(theme != Theme.habit)
    }
}
