import CandelaDTCG
import CandelaTestSupport
import Testing

struct LenientTextTests {
    @Test func `reads JSON5`() {
        let fixture = LenientFixture(
            """
            // tokens
            {
              a: {$type: 'number', $value: +1.5,},
              'b': {$type: "number", $value: .5},
              c_1: {$type: 'number', $value: 0x10, $description: 'it\\'s "here"'},
              /* more */ "d": {$type: 'number', $value: 2.},
            }
            """)
        #expect(fixture.run.errors.isEmpty)
        #expect(fixture.value("a") == "1.5" && fixture.value("b") == "0.5")
        #expect(fixture.value("c_1") == "16" && fixture.value("d") == "2")
        #expect(fixture.run.json.contains(#""$description":"it's \"here\"""#))
        #expect(fixture.ids.contains("lenient-json5") && fixture.ids.contains("lenient-comment"))
    }

    @Test func `reports places in the file as written`() {
        let fixture = LenientFixture("{\n  a: {$type: 'number',\n  $value: \"x\"}}")
        let place = fixture.run.diagnostics.first { $0.id == "invalid-number" }?.place
        // The value begins after two spaces and '$value: '.
        #expect(place?.line == 3 && place?.column == 11)
    }
}
