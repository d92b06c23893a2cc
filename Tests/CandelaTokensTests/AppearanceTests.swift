import CandelaTokens
import Testing

struct AppearanceTests {
    @Test(arguments: [
        (false, false, "light"), (true, false, "dark"), (false, true, "light-increased"),
        (true, true, "dark-increased"),
    ])
    func `follows from two settings of the device`(
        isDark: Bool, increasesContrast: Bool, name: String
    ) {
        let appearance = Appearance(isDark: isDark, increasesContrast: increasesContrast)
        #expect(appearance.rawValue == name)
        #expect(appearance.isDark == isDark)
        #expect(appearance.increasesContrast == increasesContrast)
    }
}
