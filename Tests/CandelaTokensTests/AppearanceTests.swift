import CandelaTokens
import Testing

struct AppearanceTests {
    @Test(arguments: [
        (false, false, "light"), (true, false, "dark"), (false, true, "light-increased"),
        (true, true, "dark-increased"),
    ])
    func `is determined by two device settings`(
        isDark: Bool, increasesContrast: Bool, name: String
    ) {
        let appearance = Appearance(isDark: isDark, increasesContrast: increasesContrast)
        #expect(appearance.rawValue == name)
        #expect(appearance.isDark == isDark)
        #expect(appearance.increasesContrast == increasesContrast)
    }
}
