import CandelaTool
import Testing

struct TestFontTests {
    /// Reads numbers of a font file.
    private struct Reader {
        let bytes: [UInt8]

        func short(_ place: Int) -> Int { Int(bytes[place]) << 8 | Int(bytes[place + 1]) }
        func signed(_ place: Int) -> Int { Int(Int16(truncatingIfNeeded: short(place))) }
        func long(_ place: Int) -> Int { short(place) << 16 | short(place + 2) }

        /// The place of a table.
        func table(_ tag: String) -> Int {
            (0..<short(4)).map { 12 + 16 * $0 }.first { place in
                bytes[place..<place + 4].elementsEqual(tag.utf8)
            }.map { long($0 + 8) } ?? 0
        }

        /// The width of a character, from the ranges of format 13.
        func width(of scalar: Unicode.Scalar) -> Int? {
            let cmap = table("cmap") + long(table("cmap") + 8)
            guard short(cmap) == 13 else { return nil }
            for place in (0..<long(cmap + 12)).map({ cmap + 16 + 12 * $0 })
            where (long(place)...long(place + 4)).contains(Int(scalar.value)) {
                return short(table("hmtx") + 4 * long(place + 8))
            }
            return nil
        }
    }

    private let font = Reader(bytes: TestFont.file)

    @Test func `is small`() {
        #expect(TestFont.file.count <= 10_000)
    }

    @Test func `has an em of 1000 units, and lines of one em`() {
        #expect(font.short(font.table("head") + 18) == 1000)
        let lines = font.table("hhea")
        #expect(
            (font.signed(lines + 4), font.signed(lines + 6), font.signed(lines + 8)) == (
                800, -200, 0
            ))
        let system = font.table("OS/2")
        #expect(font.signed(system + 68) == 800)
        #expect(font.signed(system + 70) == -200)
        #expect(font.signed(system + 72) == 0)
        #expect((font.short(system + 74), font.short(system + 76)) == (800, 200))
    }

    @Test(
        arguments: [
            // Latin, Arabic, Han, an emoji, a space, the last code point.
            ("A", 500), ("ل", 500), ("漢", 500), ("🔥", 500), (" ", 500), ("\u{10FFFF}", 500),
            // A combining acute, an Arabic vowel, an enclosing circle, a right-to-left mark, an isolate.
            ("\u{301}", 0), ("\u{64E}", 0), ("\u{20DD}", 0), ("\u{200F}", 0), ("\u{2068}", 0),
        ] as [(Unicode.Scalar, Int)])
    func `gives characters half an em, and marks none`(scalar: Unicode.Scalar, width: Int) {
        #expect(font.width(of: scalar) == width)
        #expect(TestFont.width(of: String(scalar)) == Double(width) / 1000)
    }

    @Test func `adds up to the checksum of font files`() {
        let sum = stride(from: 0, to: TestFont.file.count, by: 4).reduce(0) { sum, place in
            (sum + font.long(place)) & 0xFFFF_FFFF
        }
        #expect(sum == 0xB1B0_AFBA)
    }
}
