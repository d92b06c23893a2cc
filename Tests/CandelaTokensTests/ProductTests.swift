import CandelaTokens
import Testing

struct ProductTests {
    @Test func `is found by its name and by no other`() {
        for product in Theme.Product.allCases {
            #expect(Theme.Product(rawValue: product.rawValue) == product)
        }
        #expect(Theme.Product(rawValue: "Weight") == nil)
        #expect(Theme.Product(rawValue: "") == nil)
    }
}
