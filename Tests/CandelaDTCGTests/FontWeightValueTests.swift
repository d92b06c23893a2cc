import CandelaDTCG
import Testing

struct FontWeightValueTests {
    /// Source: Design Tokens Format Module 2025.10, section 8.4.
    @Test(
        arguments: [
            (["thin", "hairline"], 100.0), (["extra-light", "ultra-light"], 200), (["light"], 300),
            (["normal", "regular", "book"], 400), (["medium"], 500),
            (["semi-bold", "demi-bold"], 600),
            (["bold"], 700), (["extra-bold", "ultra-bold"], 800), (["black", "heavy"], 900),
            (["extra-black", "ultra-black"], 950),
        ] as [([String], Double)])
    func `words are synonyms of numbers`(words: [String], number: Double) {
        for word in words {
            #expect(FontWeightValue(word: word)?.number == number)
            #expect(FontWeightValue(word: word)?.word == word)
        }
    }

    @Test func `there are eighteen words and no others`() {
        #expect(FontWeightValue.words.count == 18)
        for word in ["Bold", "700", "semibold", "semi bold", ""] {
            #expect(FontWeightValue(word: word) == nil)
        }
    }

    @Test(
        arguments: [(0.99, false), (1, true), (350.5, true), (1000, true), (1000.01, false)]
            as [(Double, Bool)])
    func `numbers range from 1 to 1000`(number: Double, isWeight: Bool) {
        #expect((FontWeightValue(number) != nil) == isWeight)
    }
}
