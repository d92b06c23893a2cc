import CandelaTokens
import Testing

struct RoleTests {
    @Test func `is determined by its path`() {
        let role = ColorRole("color.streak.mid")
        #expect(role.path == "color.streak.mid")
        #expect(role == ColorRole("color.streak.mid"))
        #expect(role != ColorRole("color.streak.low"))
        #expect("\(role)" == "color.streak.mid")
    }
}
