import CandelaTokens
import Testing

extension ColorRole {
    static var ribbon: ColorRole { ColorRole("acme.ribbon.color") }
}

/// The code of the landing page of CandelaTokens.
struct RoleArticleTests {
    @Test func `a theme has the value that an app adds for its own role`() {
        var additions = ThemeAdditions()
        additions.colors[.ribbon] = PerAppearance(ColorToken(red: 0.5, green: 0, blue: 0.25))
        let theme = Theme.of(.habit).adding(additions)
        #expect(theme.color(.ribbon, in: .dark).hex == "#800040")
        #expect(!Theme.of(.habit).answers(ColorRole.ribbon) && theme.answers(ColorRole.ribbon))
    }
}
