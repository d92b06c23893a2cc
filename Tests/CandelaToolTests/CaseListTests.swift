import CandelaElements
import CandelaJSON
import CandelaTool
import Testing

struct CaseListTests {
    /// One case of each source, since encoding all of them takes long without optimisation.
    private static func sources() throws -> [ConformanceCase] {
        var known: Set<String> = []
        return try CaseList.all.filter { known.insert($0.source).inserted }
    }

    @Test func `gives every case an id of its own`() throws {
        let ids = try CaseList.all.map(\.id)
        #expect(ids.count > 250)
        #expect(Set(ids).count == ids.count)
    }

    @Test func `writes screens that can be read, with the ids that are measured`() throws {
        for one in try Self.sources() {
            let document = try JSONDocument(parsing: one.json(), file: one.id).root
            let value = try #require(document["screen"])
            let screen = try JSONTextDecoder().decode(Screen.self, from: value)
            #expect(screen.context.typeSize == one.setting.typeSize)
            #expect(screen.direction == one.setting.direction)
            var ids: Set<String> = ["title"]
            func collect(_ element: Element) {
                if let id = element.id { ids.insert(id.rawValue) }
                for child in element.children { collect(child) }
            }
            for element in screen.elements { collect(element) }
            for box in one.boxes {
                let id = box.id.prefix { $0 != "#" }
                #expect(ids.contains(String(id)), "\(one.id): \(id)")
            }
        }
    }

    @Test func `replaces texts that the screen has`() throws {
        for one in try CaseList.all {
            let text = String(
                decoding: try one.screen.json(style: .compact, including: []), as: UTF8.self)
            for replacement in one.replacements {
                #expect(text.contains(replacement.text), "\(one.id): \(replacement.text)")
            }
        }
    }

    @Test func `expects the stops of the speech walk`() throws {
        for one in try CaseList.all {
            guard let stops = one.stops else { continue }
            let document = try JSONDocument(parsing: one.json(), file: one.id).root
            let value = try #require(document["screen"])
            let screen = try JSONTextDecoder().decode(Screen.self, from: value)
            let spoken = screen.spokenElements.map { ConformanceCase.Stop($0) }
            let places = stops.indices.filter {
                !spoken.indices.contains($0) || spoken[$0] != stops[$0]
            }
            #expect(places.isEmpty && spoken.count == stops.count, "\(one.id): stops \(places)")
        }
    }
}

extension ConformanceCase.Stop {
    /// A stop as the speech walk of the package has it.
    fileprivate init(_ spoken: SpokenElement) {
        self.init(
            role: spoken.accessibility.role, label: spoken.accessibility.label,
            value: spoken.accessibility.value, hint: spoken.accessibility.hint,
            states: spoken.accessibility.states,
            headingLevel: spoken.accessibility.headingLevel, depth: spoken.depth,
            action: spoken.activation?.id, actions: spoken.customActions.map(\.id))
    }
}
