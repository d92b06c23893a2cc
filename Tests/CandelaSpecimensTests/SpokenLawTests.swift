import CandelaPipeline
import CandelaScreens
import CandelaSpecimens
import Foundation
import Testing

/// What a screen reader may rely on in every specimen.
struct SpokenLawTests {
    @Test(arguments: Specimen.all)
    func `names every stop, and headings step down one level at a time`(
        specimen: Specimen
    ) throws {
        var level = 0
        for stop in try specimen.once().screen.spokenElements {
            let told = stop.accessibility
            #expect(!told.label.isEmpty && told.role != .decorative)
            #expect(told.value?.isEmpty != true && told.hint?.isEmpty != true)
            let actions = [stop.activation].compactMap(\.self) + stop.furtherActions
            #expect(actions.allSatisfy { !$0.label.isEmpty && $0.minimumTarget >= 44 })
            let acts: [AccessibilityRole] = [.button, .link, .toggle, .checkbox, .radio, .tab]
            #expect(!acts.contains(told.role) || stop.activation != nil, "\(told.label)")
            guard told.role == .heading else { continue }
            let next = try #require(told.headingLevel)
            #expect(next <= level + 1, "\(told.label)")
            level = next
        }
    }

    @Test(arguments: Specimen.ofEachShape)
    func `tells siblings apart`(specimen: Specimen) throws {
        let bytes = try specimen.once().bytes
        Self.visit(try JSONDocument(parsing: bytes, file: specimen.name).root) { value in
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

    private static func catalogKeys() throws -> Set<String> {
        let package = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let path = "Sources/CandelaScreens/Language/Phrases.xcstrings"
        let data = try Data(contentsOf: package.appending(path: path))
        let catalog = try JSONDocument(parsing: Array(data), file: path).root
        return Set(try #require(catalog["strings"]).members.map(\.name))
    }

    private static func visit(_ value: JSONValue, _ body: (JSONValue) -> Void) {
        body(value)
        for member in value.members { visit(member.value, body) }
        for element in value.elements { visit(element, body) }
    }
}
