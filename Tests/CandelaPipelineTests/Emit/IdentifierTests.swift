import CandelaPipeline
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
    ])
    func `joins the words of a path`(path: String, kebab: String, camel: String, pascal: String) {
        #expect(Identifier.make(path, .kebab) == kebab)
        #expect(Identifier.make(path, .camel) == camel)
        #expect(Identifier.make(path, .pascal) == pascal)
        let snake = String(kebab.map { $0 == "-" ? "_" : $0 })
        #expect(Identifier.make(path, .snake) == snake)
    }

    @Test func `keeps names apart that differ in signs alone`() {
        #expect(Identifier.make("a+", .kebab) != Identifier.make("a*", .kebab))
        #expect(Identifier.make("a-b", .kebab) == Identifier.make("a.b", .kebab))
    }
}
