import CandelaImport
import CandelaRules
import Testing

struct TextSourceTests {
    private let table = "kind,day,minutes,note\npractice,2026-03-18,20,𝄞 é\n"

    private func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
        ([0xFEFF] + Array(text.utf16)).flatMap {
            bigEndian ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)]
        }
    }

    @Test(arguments: [false, true], [1, 2, 3, 1000])
    func `UTF-16 is read with any chunk boundaries`(bigEndian: Bool, pieces: Int) throws {
        let bytes = utf16(table, bigEndian: bigEndian)
        let imported = try JournalTableImporter.read(source(bytes, pieces: pieces), in: importing)
        #expect(imported.journal.practices.map(\.note) == ["𝄞 é"])
        #expect(imported.findings.isEmpty)
    }

    @Test func `half a surrogate pair is reported at its place`() throws {
        // A lead surrogate before the note's closing line feed, and a file that ends within a unit.
        var bytes = utf16("kind,day,minutes,note\npractice,2026-03-18,20,a", bigEndian: true)
        bytes +=
            [0xD8, 0x34] + utf16("\npractice,2026-03-18,20,b", bigEndian: true).dropFirst(2) + [0]
        let imported = try JournalTableImporter.read(source(bytes), in: importing)
        #expect(
            imported.findings == [
                "2:24 unused: text is not UTF-16", "3:24 unused: text is not UTF-16",
            ])
    }

    @Test(arguments: [
        ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0] as [UInt8], "'f' is UTF-32"),
        ([0, 0, 0xFE, 0xFF], "'f' is UTF-32"),
        ([0x61, 0, 0x62, 0], "'f' is UTF-16 without a byte order mark"),
        ([0, 0x61, 0, 0x62], "'f' is UTF-16 without a byte order mark"),
        ([], "'f' is empty"), ([0xEF, 0xBB, 0xBF], "'f' is empty"), ([0xFF, 0xFE], "'f' is empty"),
    ])
    func `unsupported encodings are named in the error`(bytes: [UInt8], message: String) throws {
        let error = #expect(throws: ImportError.self) {
            try JournalTableImporter.read(source(bytes), in: importing)
        }
        #expect(error?.diagnostics.map(\.message) == [message])
    }
}
