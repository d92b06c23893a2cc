import CandelaScreens
import Testing

struct TextDirectionTests {
    @Test(arguments: [
        ("Meditate", TextDirection.leftToRight), ("قراءة يومية", .rightToLeft),
        ("5 × قراءة", .rightToLeft), ("💪 Gym", .leftToRight), ("שחייה", .rightToLeft),
        ("Öğle yürüyüşü", .leftToRight), ("冥想", .leftToRight), ("٣ runs", .leftToRight),
        ("Gym قراءة", .leftToRight),
    ])
    func `is that of the first letter with one`(text: String, direction: TextDirection) {
        #expect(TextDirection(firstStrongIn: text) == direction)
    }

    @Test(arguments: ["", "  ", "2026", "💪", "— 5 × 3"])
    func `is unknown for a text without letters`(text: String) {
        #expect(TextDirection(firstStrongIn: text) == nil)
    }
}
