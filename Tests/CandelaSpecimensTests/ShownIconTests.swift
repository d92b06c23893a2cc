import CandelaJSON
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import Foundation
import Testing

/// The icons used on screens.
struct ShownIconTests {
    /// The names of the table in `Tokens/icon`.
    private static func drawn() throws -> Set<String> {
        let table = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Tokens/icon/icons.json")
        let rows = try JSONDocument(parsing: Array(Data(contentsOf: table)), file: "icons.json")
        return Set(rows.root.elements.compactMap { $0["name"]?.string })
    }

    @Test func `are all in the table of drawn icons`() throws {
        let words = try Specimen.all.map { try $0.once().words }
        let texts = Specimen.drawnTexts.union(words.flatMap(\.facts))
        let shown = Set(texts.filter { $0.hasPrefix("icon.") }.map { String($0.dropFirst(5)) })
        #expect(shown.count > 50)
        #expect(shown.subtracting(try Self.drawn()) == [])
    }
}
