import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import CandelaTokens
import Foundation
import Testing

/// Properties of the screen reader speech of particular specimens.
struct SpeechTests {
    @Test(arguments: Specimen.ofEachShape)
    func `distinguishes siblings`(specimen: Specimen) throws {
        Self.visit(try specimen.once().document.root) { value in
            let ids = value.elements.compactMap { $0["id"]?.string }
            #expect(Set(ids).count == ids.count, "\(ids)")
        }
    }

    @Test func `takes every phrase from the catalog`() throws {
        let elements = try Specimen.all.flatMap { try $0.once().elements }
        let keys = Set(elements.flatMap(\.words).compactMap(\.key))
        #expect(!keys.isEmpty)
        #expect(keys.subtracting(try Self.catalogKeys()) == [])
    }

    @Test(arguments: Specimen.all.filter { $0.name.contains("kilograms") })
    func `shows kilograms where its name says so`(specimen: Specimen) throws {
        let texts = try specimen.once().screen.spokenElements.map(\.accessibility).flatMap {
            [$0.label] + $0.details.map(\.value)
        }
        #expect(texts.contains { $0.contains("kilogram") })
        #expect(!texts.contains { $0.contains("pound") && $0 != "pounds" })
    }

    /// Words in a specimen's name, each with a sentence that must be spoken.
    @Test(arguments: [
        ("pending-undo", "Undo"), ("undo-failed", "Couldn’t restore the entries"),
        ("delete-failed", "Couldn’t delete the entries"), ("no-goal", "goal"),
        ("at-risk", "at risk"),
        ("custom-color", "Custom"), ("own-accent", "Custom"),
    ])
    func `matches its name`(word: String, sentence: String) throws {
        let named = Specimen.all.filter { $0.name.contains(word) }
        #expect(!named.isEmpty)
        for specimen in named {
            let screen = try specimen.once().screen
            let isSaid =
                Transcript(screen, by: .voiceOver).text.lowercased()
                .contains(sentence.lowercased())
            #expect(isSaid || screen.colors != nil, "\(specimen.name)")
        }
    }

    /// Deleting the weigh-ins keeps the goal, which the settings still show.
    @Test(
        arguments: Specimen.all.filter { $0.name.contains("undo") && $0.screen == .weightSettings })
    func `keeps the goal while entries can be restored`(specimen: Specimen) throws {
        let goal = try specimen.once().screen.spokenElements.first {
            $0.accessibility.label == "Goal weight"
        }
        #expect(goal?.accessibility.value == "212 pounds")
    }

    private static func catalogKeys() throws -> Set<String> {
        let package = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let paths = [
            "Sources/CandelaKit/Language/Engine.xcstrings",
            "Sources/CandelaScreens/Language/Products.xcstrings",
        ]
        return try paths.reduce(into: []) { keys, path in
            let data = try Data(contentsOf: package.appending(path: path))
            let catalog = try JSONDocument(parsing: Array(data), file: path).root
            keys.formUnion(try #require(catalog["strings"]).members.map(\.name))
        }
    }

    private static func visit(_ value: JSONValue, _ body: (JSONValue) -> Void) {
        body(value)
        for member in value.members { visit(member.value, body) }
        for element in value.elements { visit(element, body) }
    }
}
