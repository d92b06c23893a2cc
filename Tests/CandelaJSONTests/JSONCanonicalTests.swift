import CandelaJSON
import Testing

/// Source of the examples: RFC 8785, sections 3.2.2 and 3.2.3.
struct JSONCanonicalTests {
    private func canonical(_ text: String) throws -> String {
        let document = try JSONDocument(parsing: Array(text.utf8), file: "a")
        return String(decoding: document.root.canonicalText, as: UTF8.self)
    }

    @Test func `values are as in the standard's example`() throws {
        let text = #"""
            {
              "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
              "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
              "literals": [null, true, false]
            }
            """#
        #expect(
            try canonical(text) == #"""
                {"literals":[null,true,false],\#
                "numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],\#
                "string":"€$\u000f\nA'B\"\\\\\"/"}
                """#)
    }

    @Test func `names are sorted as in the standard's example`() throws {
        let escaped = #"""
            {"\u20ac": 5, "\r": 1, "\ufb33": 7, "1": 2, "\ud83d\ude00": 6, "\u0080": 3, "\u00f6": 4}
            """#
        let plain =
            "{\"€\": 5, \"\\r\": 1, \"\u{fb33}\": 7, \"1\": 2, \"😀\": 6, \"\u{80}\": 3, \"ö\": 4}"
        for text in [escaped, plain] {
            #expect(
                try canonical(text)
                    == "{\"\\r\":1,\"1\":2,\"\u{80}\":3,\"ö\":4,\"€\":5,\"😀\":6,\"\u{fb33}\":7}")
        }
    }

    @Test(arguments: [
        (
            #"{"b":{"d":1,"c":[{"f":2,"e":3}]},"a":[]}"#,
            #"{"a":[],"b":{"c":[{"e":3,"f":2}],"d":1}}"#
        ),
        (#"{"ab":1,"a":2,"":3}"#, #"{"":3,"a":2,"ab":1}"#),
        (
            "[-0, 1.0, 123456789012345, 1e2, -7, 9007199254740993]",
            "[0,1,123456789012345,100,-7,9007199254740992]"
        ),
        (" [ ] ", "[]"), ("{ }", "{}"), ("7", "7"),
    ])
    func `equal values have one form`(text: String, form: String) throws {
        #expect(try canonical(text) == form)
        #expect(try canonical(form) == form)
    }
}
