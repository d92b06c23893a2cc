import CandelaJSON
import Testing

/// The grammar of RFC 8259: valid and invalid texts for each of its topics.
struct JSONGrammarTests {
    @Test(arguments: [
        // structure
        "[]", "{}", "[[]]", "[{}]", "{\"a\":[]}", "[1,2]", "{\"a\":1,\"b\":2}", "[[],[[]]]",
        "{\"\":0}", "{\"a\":{\"a\":{}}}", "[null, 1, \"1\", {}]", "{\"a\":null,\"A\":null}",
        // scalars at the top level, also without a final line break
        "null", "true", "false", "\"\"", "\"a\"", "-0.1", "42", " 42 ", "[\"a\"]\n",
        // whitespace: all four characters, anywhere between tokens
        " [ ] ", "\t\r\n [\t1\r,\n2 ]\t\r\n ", "{ \"a\" : 1 , \"b\" : 2 }",
        // numbers
        "[0]", "[-0]", "[-1]", "[0.0]", "[-0.0]", "[10]", "[123456789012345678901234567890]",
        "[1.5]", "[1e1]", "[1E1]", "[1e+1]", "[1e-1]", "[1E+01]", "[0e1]", "[0e+1]", "[0E-0]",
        "[1.0e10]", "[-1.25E-3]", "[123.456e78]", "[1e400]", "[-1e400]", "[1e-400]",
        "[0.000000000000000000000000000000000000000000001]", "[-123123e100000]", "[20e1]",
        "[-237462374673276894279832749832423479823246327846]",
        // strings: every escape, plain text of every length, characters that need no escape
        "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]", "[\"\\u0000\"]", "[\"\\u00e9\\u00E9\"]",
        "[\"\\uD83D\\ude00\"]", "[\"\\uDBFF\\uDFFF\"]", "[\"\\u0022\\u005C\"]", "[\"\\\\u0041\"]",
        "[\"\\uFFFF\\uFFFE\\uFDD0\"]", "[\"\\u2028\\u2029\"]", "[\"\u{2028}\u{2029}\"]",
        "[\"\u{7F}\"]", "[\"é€😀\"]", "[\"\u{FFFF}\u{10FFFF}\"]", "[\"a/*b*/c\"]",
        "[\"\\\\a\"]", "[\"new\\u000Aline\"]", "[\"\u{FEFF}\"]",
        "[\"asd \"]", "{\"a\\u0000b\":1}", "{\"title\":\"\\u041f\\u043e\"}", "[\"\\u012a\"]",
        // unpaired surrogates are valid
        "[\"\\uD800\"]", "[\"\\uDC00\"]", "[\"\\uDC00\\uD800\"]", "[\"\\uD800\\uD800\\n\"]",
        "[\"\\uD800abc\"]", "[\"\\uD834\\u0041\"]", "{\"\\uDFAA\":0}",
    ])
    func `accepts valid texts`(text: String) throws {
        _ = try JSONDocument(parsing: Array(text.utf8), file: "test.json")
    }

    @Test(arguments: [
        // empty, or not a value
        "", " ", "\n", "a", "<", "*", "<null>", "nul", "nulll", "tru", "fals", "True", "NULL",
        "[nul]", "[tru]", "[fals]", "[truth]", "{\"a\":true false}", "å", "[a", "[a]", "_",
        // unclosed and mismatched brackets
        "[", "{", "]", "}", "[}", "{]", "[1", "[1,", "[1}", "{\"a\":1]", "[[1]", "[\"a\"",
        "{\"a\":1", "{\"a\":[}", "[{}", "[]]", "{}}", "[1]x", "[][]", "{}{}", "1 2", "\"a\"\"b\"",
        "[\"\",]}", "2@", "{\"a\":\"b\"}#", "{\"a\":\"b\"}/**/", "{\"a\":/*c*/1}", "[1]//",
        // commas and colons
        "[,]", "[1,]", "[,1]", "[1,,2]", "[1 2]", "[\"a\" \"b\"]", "[1:2]", "[\"x\",,]", "[,\"\"]",
        "[\"\"\n,4\n,1,", "{,}", "{\"a\":1,}", "{,\"a\":1}", "{\"a\":1,,\"b\":2}", "{\"a\" 1}",
        "{\"a\",1}", "{\"a\":}", "{\"a\"}", "{\"a\"", "{\"a\":", "{:1}", "{\"a\"::1}",
        "{\"a\":1 \"b\":2}",
        "{\"a\":1:2}", "{\"a\":1;}", "[1;2]", ",", ":", "[\"a\":1]", "{\"a\":\"b\",c}",
        // names
        "{a:1}", "{1:1}", "{'a':1}", "{null:null}", "{[]:1}", "{\"a\":1,b:2}", "{9999E9999:1}",
        // numbers
        "[+1]", "[++1]", "[.5]", "[-.5]", "[1.]", "[0.e1]", "[1.e1]", "[-]", "[--1]", "[-a]",
        "[01]", "[-01]", "[00]", "[0x1]", "[0x]", "[1e]", "[1e+]", "[1E-]", "[1eE2]", "[0e]",
        "[1.2.3]", "[1+2]", "[1 000]", "[1_000]", "[NaN]", "[-NaN]", "[Infinity]", "[-Infinity]",
        "[Inf]", "[-Inf]", "[2.e3]", "[2.e-3]", "[2.e+3]", "[9.e+]", "[0.1.2]", "[0.3e]", "[0.3e+]",
        "[1.0e]", "[1.0e-]", "[1ea]", "[1a]", "[-1x]", "[\u{FF11}]", "[-2.]", "[-012]",
        "[1.8011670033376514H-308]",
        "[123.456e78e]", "[- 1]", "[1e 5]", "[0E+]", "-", "1.", "1e", "0 1", "[.-1]", "[.2e-3]",
        // strings
        "\"", "[\"]", "[\"a]", "[\"a", "\"\\", "[\"\\\"]", "[\"\\a\"]", "[\"\\x00\"]", "[\"\\'\"]",
        "[\"\\\\\\\"]", "[\"\\🌀\"]", "[\"\\u\"]", "[\"\\u1\"]", "[\"\\u12\"]", "[\"\\u123\"]",
        "[\"\\u00A",
        "[\"\\u123g\"]", "[\"\\U0041\"]", "[\"\\uD800\\u\"]", "[\"\\uD834\\uDd\"]", "[\"\\uD800\\",
        "[\"\\uD800\\u1x\"]", "[\"\\é\"]", "['a']", "['']", "a\"b\"", "[\\n]", "[\\u0020\"a\"]",
        "[\"x\"y]",
        "[\u{201C}a\u{201D}]", "[\"\u{0}\"]", "[\"\u{1F}\"]", "[\"\t\"]", "[\"new\nline\"]",
        "\"a\u{0}b\"", "[\"\u{8}\"]",
        // whitespace that JSON does not allow
        "[\u{C}]", "[\u{B}1]", "\u{A0}1", "[1\u{2060}]", "[\u{85}]", "[\u{2028}]", "[1]\u{0}",
        "\u{FEFF}\u{FEFF}1", "[\u{FEFF}]", "[\\t]",
    ])
    func `rejects invalid texts`(text: String) {
        #expect(throws: JSONError.self) {
            try JSONDocument(parsing: Array(text.utf8), file: "test.json")
        }
    }

    @Test(
        arguments: [
            [0x80], [0xBF], [0xC0, 0xAF], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xC3, 0x28],
            // overlong, surrogates, above U+10FFFF
            [0xE0, 0x80, 0xAF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
            [0xF0, 0x80, 0x80, 0xAF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
            [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFC, 0x84, 0x80, 0x80],
            [0xFE], [0xFF],
            // truncated, before a letter and at the end
            [0xE2, 0x82], [0xE2, 0x41, 0xAC], [0xE2, 0x82, 0x41], [0xF0, 0x9F, 0x98],
            [0xF0, 0x9F, 0x41, 0x80], [0xF0, 0x9F, 0x98, 0x41], [0xE9],
        ] as [[UInt8]])
    func `rejects invalid UTF-8`(bytes: [UInt8]) {
        for text in [
            [0x22] + bytes + [0x22], [0x22] + bytes, [0x5B, 0x22, 0x61] + bytes + [0x22, 0x5D],
        ] {
            var diagnostics: [Diagnostic] = []
            #expect(JSONDocument.parse(text, file: "a", diagnostics: &diagnostics) == nil)
            #expect(diagnostics.map(\.id) == ["invalid-utf8"], "\(text)")
        }
        #expect(throws: JSONError.self) { try JSONDocument(parsing: bytes, file: "a") }
        #expect(throws: JSONError.self) {
            try JSONDocument(parsing: [0x5B] + bytes + [0x5D], file: "a")
        }
        #expect(throws: JSONError.self) {
            try JSONDocument(parsing: [0x5B, 0x31] + bytes + [0x5D], file: "a")
        }
    }

    @Test(
        arguments: [
            [0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00], [0xFE, 0xFF, 0x00, 0x5B, 0x00, 0x5D],
            [0x5B, 0x00, 0x5D, 0x00], [0x00, 0x5B, 0x00, 0x5D], [0xFF, 0xFE],
        ] as [[UInt8]])
    func `recognises UTF-16`(bytes: [UInt8]) throws {
        let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: bytes, file: "a") }
        #expect(error?.diagnostics.first?.help == ["save the file as UTF-8"])
    }

    @Test func `every truncated text fails without a crash`() throws {
        let text = Array(#" {"a\u00e9\uD83D\uDE00é": [1.5e+3, true, null, "x"], "b": {}} "#.utf8)
        _ = try JSONDocument(parsing: text, file: "a")
        for length in 0..<text.count - 1 {
            #expect(throws: JSONError.self) {
                try JSONDocument(parsing: Array(text.prefix(length)), file: "a")
            }
        }
    }

    @Test func `every byte at every position either parses or fails`() {
        let text = Array(#"{"a": [1.5e+3, "\u00e9"]}"#.utf8)
        var accepted = 0
        for position in text.indices {
            for byte in UInt8.min...(.max) {
                var changed = text
                changed[position] = byte
                var diagnostics: [Diagnostic] = []
                let document = JSONDocument.parse(changed, file: "a", diagnostics: &diagnostics)
                #expect((document == nil) == diagnostics.hasErrors)
                accepted += document == nil ? 0 : 1
            }
        }
        #expect(accepted > text.count)
    }
}
