import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import CandelaTokens
import Testing

/// Properties of every specimen for renderers that know elements but no cards.
struct BodyTests {
    @Test(arguments: Specimen.ofEachShape)
    func `encodes the same with and without an encoder, and decodes`(
        specimen: Specimen
    ) throws {
        let made = try specimen.once()
        #expect(try JSONTextEncoder(style: .compact).encode(made.screen) == made.json)
        let members = InOpenObject(screen: made.screen)
        #expect(try JSONTextEncoder(style: .compact).encode(members) == made.json)
        var warnings: [Diagnostic] = []
        let read = try JSONTextDecoder().decode(
            Screen.self, from: made.json, file: specimen.name, warnings: &warnings)
        #expect(read == made.screen)
        #expect(warnings.isEmpty)
        #expect(try read.json(style: .compact) == made.json)
    }

    @Test func `stacks a switch below its label at accessibility sizes, unless fixed`()
        throws
    {
        let action = Action(
            "wifi", .app(name: "wifi", value: nil), label: "Wi-Fi")
        func large(_ element: Element) throws -> Element.LargeForm? {
            let bytes = try JSONTextEncoder(style: .compact).encode(element)
            let read = try JSONTextDecoder().decode(Element.self, from: bytes, file: "toggle")
            #expect(read == element)
            guard case .toggle(let toggle) = read.content else { return nil }
            return toggle.large
        }
        #expect(try large(.toggle(action, isOn: true) {}) == .column())
        #expect(try large(.toggle(action, isOn: true, atAccessibilitySizes: nil) {}) == nil)
    }

    @Test func `keeps an element of a later version with its content`() throws {
        let text = #"""
            {"kind": "orbit", "id": "o", "accessibility": {"role": "text", "label": "Moon",
             "children": "contain"}, "speed": 3,
             "children": [{"kind": "divider", "color": "color.border"}]}
            """#
        let element = try JSONTextDecoder().decode(
            Element.self, from: Array(text.utf8), file: "orbit")
        guard case .unknown(let kind, let children) = element.content else {
            Issue.record("\(element.content)")
            return
        }
        #expect(kind == "orbit" && children == [.divider()])
        #expect(element.id == "o" && element.accessibility?.label == "Moon")
    }

    @Test func `an error has the path of the number that JSON lacks`() {
        let tree = [
            Element.column {
                Element.divider()
                Element.bar(.nan, fill: Paint(.surface))
            }
        ]
        let error = #expect(throws: JSONEncodingError.self) {
            try JSONTextEncoder().encode(tree)
        }
        #expect(error?.description == "[0].children[1].fraction: nan is not a JSON number")
    }

    @Test func `nests elements at most 64 deep`() throws {
        func nested(_ count: Int) -> [UInt8] {
            let open = String(repeating: #"{"kind": "column", "children": ["#, count: count)
            return Array((open + String(repeating: "]}", count: count)).utf8)
        }
        let decoder = JSONTextDecoder()
        #expect(throws: Never.self) {
            try decoder.decode(Element.self, from: nested(64), file: "deep")
        }
        let error = #expect(throws: JSONDecodingError.self) {
            try decoder.decode(Element.self, from: nested(65), file: "deep")
        }
        #expect(error?.description.contains("elements are nested more than 64 levels deep") == true)
    }
}

/// A screen encoded as a JSON value, as by another encoder than the package's, because its object
/// is already open.
private struct InOpenObject: Encodable {
    let screen: Screen

    private enum NoKeys: CodingKey {}

    func encode(to encoder: any Encoder) throws {
        _ = encoder.container(keyedBy: NoKeys.self)
        try screen.encode(to: encoder)
    }
}
