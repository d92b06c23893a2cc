import CandelaJSON
import CandelaTestSupport
import Testing

/// Thousands of random texts, the same on every run.
struct JSONFuzzTests {
    static let texts = [
        #"{"color": {"$type": "color", "red": {"$value": {"colorSpace": "srgb", "components": [1, 0.5, -0e1]}}}}"#,
        "[1, -2.50, 3e+7, 4E-2, 1e400, 0.1, 12345678901234567890, true, false, null, [], {}, \"\"]",
        #"{"a\u00e9\n": "\uD83D\uDE00\ud800 é€😀", "b": [[[[{"c": [{}]}]]]], "": "\"\\\/"}"#,
        "\u{FEFF} [\r\n\t\"long text that is longer than eight bytes, with é in it\" ,\n 1 ]\n",
    ].map { Array($0.utf8) }

    private static let mutation = InputMutation(
        of: texts, words: ["null", "[[]]", "{}", "\\ud800", "1e400", "\"\"", "\r"])

    /// Parses a text and checks the invariants of every result. Returns whether it was accepted.
    func check(_ bytes: [UInt8]) throws -> Bool {
        var diagnostics: [Diagnostic] = []
        let document = JSONDocument.parse(bytes, file: "fuzz", diagnostics: &diagnostics)
        let length = bytes.count + 1
        for place in diagnostics.flatMap({ [$0.place] + $0.notes.map(\.place) }) {
            let place = try #require(place)
            #expect((1...length).contains(place.line) && (1...length).contains(place.column))
        }
        guard let document else {
            #expect(diagnostics.hasErrors)
            return false
        }
        _ = try? JSONTextDecoder().decode([String: [Double]].self, from: document.root)
        _ = try? JSONTextDecoder().decode([Int8].self, from: document.root)
        for style in [JSONWriter.Style.pretty, .compact] {
            var writer = JSONWriter(style: style)
            writer.copy(document.root)
            let written = writer.finish()
            let again = try #require(
                JSONDocument.parse(written, file: "again", diagnostics: &diagnostics))
            #expect(again.root == document.root)
            var copy = JSONWriter(style: style)
            copy.copy(again.root)
            #expect(copy.finish() == written)
        }
        return true
    }

    @Test func `accepted texts round-trip, others are rejected`() throws {
        var accepted = 0
        for seed in 0..<6_000 { accepted += try check(Self.mutation.input(seed)) ? 1 : 0 }
        #expect(accepted > 200)
    }

    @Test func `random bytes never crash`() throws {
        var random = SplitMix(seed: 1)
        for _ in 0..<3_000 {
            let count = Int.random(in: 0...40, using: &random)
            _ = try check((0..<count).map { _ in .random(in: 0...255, using: &random) })
        }
    }

    @Test func `places agree with a count from the start`() throws {
        func check(_ value: JSONValue, _ lines: [[Unicode.Scalar]]) {
            let place = value.place
            let scalar = lines[place.line - 1][place.column - 1]
            switch value.kind {
            case .object: #expect(scalar == "{")
            case .array: #expect(scalar == "[")
            case .string: #expect(scalar == "\"")
            case .number: #expect("-0123456789".unicodeScalars.contains(scalar))
            case .boolean, .null: #expect("tfn".unicodeScalars.contains(scalar))
            }
            for member in value.members {
                #expect(lines[member.namePlace.line - 1][member.namePlace.column - 1] == "\"")
                check(member.value, lines)
            }
            for element in value.elements { check(element, lines) }
        }
        // Long enough for several blocks of the line table, with short lines and very long ones.
        let part = String(decoding: Self.texts[2] + Self.texts[1], as: UTF8.self)
            .replacing("}[", with: "}, [")
        for separator in [",", ",\n", ", \"é😀\",\n\n  "] {
            let text = "[" + Array(repeating: part, count: 40).joined(separator: separator) + "]"
            let root = try JSONDocument(parsing: Array(text.utf8), file: "a").root
            let lines = Array(text.unicodeScalars).split(
                separator: "\n", omittingEmptySubsequences: false)
            check(root, lines.map(Array.init))
        }
    }

    @Test func `numbers agree with the standard library`() throws {
        var random = SplitMix(seed: 3)
        for _ in 0..<10_000 {
            var text = Bool.random(using: &random) ? "-" : ""
            text +=
                "\(UInt64.random(in: 0...(1 << UInt64.random(in: 0...63, using: &random)), using: &random))"
            if Bool.random(using: &random) {
                text += ".\(UInt32.random(in: 0...999_999, using: &random))"
            }
            if Bool.random(using: &random) {
                text += "e\(Int.random(in: -30...30, using: &random))"
            }
            let root = try JSONDocument(parsing: Array(text.utf8), file: "a").root
            #expect(root.number?.double == Double(text), "\(text)")
        }
    }
}
