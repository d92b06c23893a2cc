import CandelaElements
import CandelaJSON
import CandelaTestSupport
import Testing

/// The operations for pairs of small documents, and their application to any document.
struct PatchOperationTests {
    private func patch(_ before: String, _ after: String) throws -> ScreenPatch {
        ScreenPatch(
            from: try JSONDocument(parsing: Array(before.utf8), file: "before"),
            to: try JSONDocument(parsing: Array(after.utf8), file: "after"))
    }

    private func text(_ patch: ScreenPatch) throws -> String {
        String(decoding: try JSONTextEncoder(style: .compact).encode(patch), as: UTF8.self)
            .trimmingSuffix("\n")
    }

    private func applied(_ operations: String, _ document: String) throws -> String {
        let patch = try JSONTextDecoder().decode(
            ScreenPatch.self, from: Array(operations.utf8), file: "patch")
        return String(decoding: try patch.applied(to: Array(document.utf8)), as: UTF8.self)
            .trimmingSuffix("\n")
    }

    /// A text long enough that a replacement of everything does not pay.
    private static let long = String(repeating: "x", count: 50)

    @Test(arguments: [
        ("{}", "{}", ""),
        (#"{"a":1}"#, #"{"a":2}"#, #"{"op":"replace","path":"/a","value":2}"#),
        (#"{"a":1,"b":1}"#, #"{"b":1}"#, #"{"op":"remove","path":"/a"}"#),
        (#"{"b":1}"#, #"{"a":[],"b":1}"#, #"{"op":"add","path":"/a","value":[]}"#),
        (#"{"a/b~":1}"#, #"{"a/b~":2}"#, #"{"op":"replace","path":"/a~1b~0","value":2}"#),
        // Scalars by what surrounds them.
        (#"{"a":[1,2,3]}"#, #"{"a":[1,4,3]}"#, #"{"op":"replace","path":"/a/1","value":4}"#),
        (#"{"a":[1,2,3]}"#, #"{"a":[1,3]}"#, #"{"op":"remove","path":"/a/1"}"#),
        (#"{"a":[1,3]}"#, #"{"a":[1,2,3]}"#, #"{"op":"add","path":"/a/1","value":2}"#),
        // Objects by their ids, although all their positions change.
        (
            #"{"a":[{"id":"p","n":1},{"id":"q","n":1,"m":"\#(long)"}]}"#,
            #"{"a":[{"id":"o","n":1},{"id":"p","n":1},{"id":"q","n":2,"m":"\#(long)"}]}"#,
            #"{"op":"add","path":"/a/0","value":{"id":"o","n":1}},"#
                + #"{"op":"replace","path":"/a/2/n","value":2}"#
        ),
        (
            #"{"a":[{"id":"p"},{"id":"q"},{"id":"r"},{"id":"s"}]}"#,
            #"{"a":[{"id":"q"},{"id":"r"},{"id":"p"},{"id":"s"}]}"#,
            #"{"op":"move","from":"/a/0","path":"/a/2"}"#
        ),
    ])
    func `the least change is found`(before: String, after: String, operations: String) throws {
        #expect(try text(patch(before, after)) == "[\(operations)]")
    }

    @Test func `what is shorter as a whole is replaced as a whole`() throws {
        let patch = try patch(#"{"a":1,"b":2,"c":3}"#, #"{"a":4,"b":5,"c":6}"#)
        #expect(try text(patch) == #"[{"op":"replace","path":"","value":{"a":4,"b":5,"c":6}}]"#)
        #expect(patch.isWhole)
    }

    /// The examples of RFC 6902, appendix A, with the operations that are used.
    @Test(arguments: [
        // A.1, A.2
        (
            #"[{"op":"add","path":"/baz","value":"qux"}]"#, #"{"foo":"bar"}"#,
            #"{"foo":"bar","baz":"qux"}"#
        ),
        (
            #"[{"op":"add","path":"/foo/1","value":"qux"}]"#, #"{"foo":["bar","baz"]}"#,
            #"{"foo":["bar","qux","baz"]}"#
        ),
        // A.3, A.4, A.5
        (#"[{"op":"remove","path":"/baz"}]"#, #"{"baz":"qux","foo":"bar"}"#, #"{"foo":"bar"}"#),
        (
            #"[{"op":"remove","path":"/foo/1"}]"#, #"{"foo":["bar","qux","baz"]}"#,
            #"{"foo":["bar","baz"]}"#
        ),
        (
            #"[{"op":"replace","path":"/baz","value":"boo"}]"#, #"{"baz":"qux","foo":"bar"}"#,
            #"{"baz":"boo","foo":"bar"}"#
        ),
        // A.6, A.7
        (
            #"[{"op":"move","from":"/foo/waldo","path":"/qux/thud"}]"#,
            #"{"foo":{"bar":"baz","waldo":"fred"},"qux":{"corge":"grault"}}"#,
            #"{"foo":{"bar":"baz"},"qux":{"corge":"grault","thud":"fred"}}"#
        ),
        (
            #"[{"op":"move","from":"/foo/1","path":"/foo/3"}]"#,
            #"{"foo":["all","grass","cows","eat"]}"#, #"{"foo":["all","cows","eat","grass"]}"#
        ),
        // A.10, A.16
        (
            #"[{"op":"add","path":"/child","value":{"grandchild":{}}}]"#, #"{"foo":"bar"}"#,
            #"{"foo":"bar","child":{"grandchild":{}}}"#
        ),
        (
            #"[{"op":"add","path":"/foo/-","value":["abc","def"]}]"#, #"{"foo":["bar"]}"#,
            #"{"foo":["bar",["abc","def"]]}"#
        ),
        // A.14, as a replacement: `~01` is a tilde and a one.
        (
            #"[{"op":"replace","path":"/~01","value":11}]"#, #"{"/":9,"~1":10}"#,
            #"{"/":9,"~1":11}"#
        ),
    ])
    func `applies the examples of RFC 6902`(
        operations: String, document: String, result: String
    ) throws {
        #expect(try applied(operations, document) == result)
    }

    @Test(arguments: [
        // A.12: there is no such container.
        (#"[{"op":"add","path":"/baz/bat","value":"qux"}]"#, "/baz/bat: there is no such place"),
        (#"[{"op":"remove","path":"/a/2"}]"#, "/a/2: there is no such value"),
        (#"[{"op":"remove","path":"/a/01"}]"#, "/a/01: there is no such value"),
        (#"[{"op":"remove","path":"/a/-"}]"#, "/a/-: there is no such value"),
        (
            #"[{"op":"remove","path":"/a/99999999999999999999"}]"#,
            "/a/99999999999999999999: there is no such value"
        ),
        (#"[{"op":"add","path":"/a/3","value":1}]"#, "/a/3: there is no such place"),
        (#"[{"op":"add","path":"/a"}]"#, "/a: the operation is not complete"),
        (#"[{"op":"move","path":"/a"}]"#, "/a: the operation is not complete"),
        (#"[{"op":"remove","path":""}]"#, "the whole screen cannot be removed"),
        (#"[{"op":"remove","path":"a"}]"#, "a: is no path of a screen"),
    ])
    func `names the operation that does not fit`(operations: String, message: String) {
        #expect {
            try applied(operations, #"{"a":[1,2]}"#)
        } throws: {
            "\($0)" == message
        }
    }

    @Test func `patches of random documents give the next document`() throws {
        var random = SplitMix(seed: 29)
        for _ in 0..<3_000 {
            let before = Self.value(3, &random)
            let isChange = Bool.random(using: &random)
            let after = isChange ? before.changed(&random) : Self.value(3, &random)
            let patch = try patch(before.text, after.text)
            let text = try patch.applied(to: Array(before.text.utf8))
            let result = try JSONDocument(parsing: text, file: "result").root
            let wanted = Self.sorted(try after.document)
            #expect(
                Self.sorted(result) == wanted,
                "\(before.text) to \(after.text): \(patch.operations)")
        }
    }

    /// With steps that grow with the square of the rows it would take hours.
    @Test func `long lists take time in proportion to their length`() throws {
        let rows = (0..<20_000).map { #"{"id":"row-\#($0)","n":1}"# }
        let before = "[\(rows.joined(separator: ","))]"
        let turned = Array(rows.reversed())
        let fewer = rows.enumerated().filter { $0.offset % 3 > 0 }.map(\.element)
        let others = rows.map { $0.replacing("row", with: "other") }
        for after in [turned, fewer, others] {
            let patch = try patch(before, "[\(after.joined(separator: ","))]")
            #expect(patch.operations.count <= 20_000)
        }
        let patch = try patch(before, "[\((rows[1...] + rows[..<1]).joined(separator: ","))]")
        #expect(try text(patch) == #"[{"op":"move","from":"/0","path":"/19999"}]"#)
    }
}

extension PatchOperationTests {
    /// A JSON value that can be changed.
    indirect enum Value {
        case number(Int)
        case string(Int)
        case object([(String, Value)])
        case array([Value])

        var text: String {
            switch self {
            case .number(let number): "\(number)"
            case .string(let number): "\"s\(number)\""
            case .object(let members):
                "{" + members.map { "\"\($0)\":\($1.text)" }.joined(separator: ",") + "}"
            case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
            }
        }

        var document: JSONValue {
            get throws { try JSONDocument(parsing: Array(text.utf8), file: "value").root }
        }

        func changed(_ random: inout SplitMix) -> Value {
            switch self {
            case .number, .string: return .number(.random(in: 0..<9, using: &random))
            case .object(var members):
                if let place = members.indices.randomElement(using: &random) {
                    members[place].1 = members[place].1.changed(&random)
                }
                return .object(members)
            case .array(var elements):
                switch Int.random(in: 0..<4, using: &random) {
                case 0: elements.shuffle(using: &random)
                case 1: elements.insert(PatchOperationTests.value(1, &random), at: 0)
                case 2: elements = Array(elements.dropFirst())
                default:
                    if let place = elements.indices.randomElement(using: &random) {
                        elements[place] = elements[place].changed(&random)
                    }
                }
                return .array(elements)
            }
        }
    }

    fileprivate static func value(_ depth: Int, _ random: inout SplitMix) -> Value {
        switch depth > 0 ? Int.random(in: 0..<5, using: &random) : 0 {
        case 0: return .number(.random(in: 0..<9, using: &random))
        case 1, 2:
            let names = ["a", "b", "c", "d/e~"].filter { _ in Bool.random(using: &random) }
            let id = Value.string(.random(in: 0..<5, using: &random))
            let hasID = Bool.random(using: &random)
            return .object(
                (hasID ? [("id", id)] : []) + names.map { ($0, value(depth - 1, &random)) })
        default:
            let count = Int.random(in: 0..<6, using: &random)
            return .array((0..<count).map { _ in value(depth - 1, &random) })
        }
    }

    /// A value's text with members sorted by name, since a patch adds members at the end.
    private static func sorted(_ value: JSONValue) -> String {
        switch value.kind {
        case .object:
            "{\(value.members.map { "\($0.name):\(sorted($0.value))" }.sorted())}"
        case .array: "[" + value.elements.map(sorted).joined(separator: ",") + "]"
        default: value.number?.text ?? value.string ?? ""
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
