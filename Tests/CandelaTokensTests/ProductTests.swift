import CandelaTokens
import Testing

struct ProductTests {
    @Test func `is found by its name and by no other`() {
        for product in Product.allCases {
            #expect(Product(rawValue: product.rawValue) == product)
        }
        #expect(Product(rawValue: "Weight") == nil)
        #expect(Product(rawValue: "") == nil)
    }
}
