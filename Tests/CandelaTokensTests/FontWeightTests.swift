import CandelaTokens
import Testing

struct FontWeightTests {
    @Test(arguments: [
        (0, FontWeight.ultraLight), (100, .ultraLight), (149, .ultraLight), (150, .thin),
        (400, .regular), (500, .medium), (600, .semibold), (700, .bold), (950, .black),
    ])
    func `finds the named weight nearest to a number`(number: Int, weight: FontWeight) {
        #expect(FontWeight(nearest: number) == weight)
    }
}
