import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaTokens
import Testing

struct WordsTests {
    private func words(_ text: String, spoken: String?) -> StyledText {
        StyledText(
            text, spoken: spoken, key: nil, style: TypeRole("type.body"),
            color: ColorRole("color.text.primary"))
    }

    @Test func `are spoken as written unless they have a spoken form`() {
        #expect(words("~12 days", spoken: "about 12 days").spokenText == "about 12 days")
        #expect(words("12 days", spoken: nil).spokenText == "12 days")
        #expect(words("12 days", spoken: "12 days").spoken == nil)
    }
}
