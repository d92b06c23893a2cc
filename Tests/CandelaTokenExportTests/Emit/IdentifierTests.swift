import CandelaDTCG
import CandelaTestSupport
import Testing

struct IdentifierTests {
    @Test(arguments: [
        ("color.text.muted", "color-text-muted", "colorTextMuted", "ColorTextMuted"),
        ("space.$root", "space", "space", "Space"),
        ("fontSize.2xl", "font-size-2xl", "fontSize2xl", "FontSize2xl"),
        ("a-b_c d/e", "a-b-c-d-e", "aBCDE", "ABCDE"),
        ("brand.🎨", "brand-u1f3a8", "brandU1f3a8", "BrandU1f3a8"),
        ("größe.Ärmel", "größe-ärmel", "größeÄrmel", "GrößeÄrmel"),
        ("50%", "50-u25", "50U25", "50U25"),
        // A minus sign is part of a number, and a hyphen elsewhere is not.
        ("space.-4", "space-minus-4", "spaceMinus4", "SpaceMinus4"),
        ("-100", "minus-100", "minus100", "Minus100"),
        ("größe.-4", "größe-minus-4", "größeMinus4", "GrößeMinus4"),
        ("space.-4.-x", "space-minus-4-x", "spaceMinus4X", "SpaceMinus4X"),
        ("a-4.b--4.4-", "a-4-b-4-4", "a4B44", "A4B44"),
    ])
    func `joins the words of a path`(path: String, kebab: String, camel: String, pascal: String) {
        #expect(Identifier.make(path, .kebab) == kebab)
        #expect(Identifier.make(path, .camel) == camel)
        #expect(Identifier.make(path, .pascal) == pascal)
        let snake = String(kebab.map { $0 == "-" ? "_" : $0 })
        #expect(Identifier.make(path, .snake) == snake)
    }

    @Test func `distinguishes names that differ only in symbols`() {
        #expect(Identifier.make("a+", .kebab) != Identifier.make("a*", .kebab))
        #expect(Identifier.make("a-b", .kebab) == Identifier.make("a.b", .kebab))
    }

    @Test func `plain paths follow the same rules as others`() {
        var random = SplitMix(seed: 7)
        let characters = Array("abzAQZ019.-_/ é$")
        for _ in 0..<2_000 {
            let path = String(
                (0..<Int.random(in: 0...12, using: &random)).map { _ in
                    characters.randomElement(using: &random) ?? "a"
                })
            let words = path.split(separator: ".").flatMap { step in
                let isNegative = step.first == "-" && step.dropFirst().first?.isNumber == true
                return (isNegative ? ["minus"] : [])
                    + Identifier.words(of: step).map { $0.lowercased() }
            }
            #expect(Identifier.make(path, .kebab) == words.joined(separator: "-"), "\(path)")
            #expect(Identifier.make(path, .snake) == words.joined(separator: "_"), "\(path)")
        }
    }
}
