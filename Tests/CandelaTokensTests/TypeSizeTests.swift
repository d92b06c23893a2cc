import CandelaTokens
import Testing

struct TypeSizeTests {
    @Test func `orders the twelve settings from smallest to largest`() {
        #expect(TypeSize.allCases.count == 12)
        #expect(TypeSize.allCases.sorted() == TypeSize.allCases)
        #expect(TypeSize.xxxLarge < .accessibility1)
    }

    @Test func `counts the last five as accessibility sizes`() {
        #expect(
            TypeSize.allCases.filter(\.isAccessibilitySize) == [
                .accessibility1, .accessibility2, .accessibility3, .accessibility4,
                .accessibility5,
            ])
    }
}
