import CandelaDTCG
import Testing

struct TokenOutlineTests {
    private static func root(_ json: some Sequence<UInt8>) throws -> JSONValue {
        try JSONDocument(parsing: Array(json), file: "a.tokens.json").root
    }

    /// A token `b` in a group `a`, with the given members.
    @Test(
        arguments: [
            (#""$value":"{c.d}""#, "{c.d}"),
            (#""$value":"{a.c}""#, "{.c}"),
            (#""$value":"{x.b.light}""#, "{x.*.light}"),
            (#""$type":"number","$value":0.50"#, ":number 0.50"),
            (#""$value":{"value":12,"unit":"px"}"#, "12px"),
            (
                ##""$value":{"colorSpace":"srgb","components":[1,0.5843,0],"hex":"#FF9500"}"##,
                "#FF9500"
            ),
            (
                ##""$value":{"colorSpace":"srgb","components":[0,0,1],"alpha":0.3,"hex":"#0000FF"}"##,
                "#0000FF/0.3"
            ),
            // Components that are not 8-bit values, or not the colour of the hexadecimal digits.
            (
                #""$value":{"colorSpace":"srgb","components":[0.5,0,0]}"#,
                #"{"colorSpace":"srgb","components":[0.5,0,0]}"#
            ),
            (
                ##""$value":{"colorSpace":"srgb","components":[0,0,0],"hex":"#FF9500"}"##,
                ##"{"colorSpace":"srgb","components":[0,0,0],"hex":"#FF9500"}"##
            ),
            // `2e` would be read as the start of an exponent, and a star in a path as a
            // placeholder.
            (#""$value":{"value":2,"unit":"em"}"#, #"{"value":2,"unit":"em"}"#),
            (#""$value":{"unit":"px","value":2}"#, #"{"unit":"px","value":2}"#),
            (#""$value":"{c.*}""#, #"="{c.*}""#),
            (#""$value":["a b","{c}"]"#, #"["a b","{c}"]"#),
            (#""$value":"solid""#, #"="solid""#),
            (#""$value":{}"#, "={}"),
            (#""$value":true"#, "=true"),
            (
                #""$description":"A \"b\" c.","$value":1,"$deprecated":"Use c."}"#.dropLast(),
                #""A \"b\" c." 1 $deprecated="Use c.""#
            ),
            (
                #""$value":1,"$extensions":{"org.candela":{"use":"text","on":["a b"],"scales":false}}"#,
                #"1 use=text on=["a b"] scales=false"#
            ),
            (
                #""$extensions":{"org.candela":{"seed":"003","use":"true"}},"$value":1"#,
                #"seed="003" use="true" 1"#
            ),
            (
                #""$value":1,"$extensions":{"com.example":{"use":"text"}}"#,
                #"1 $extensions={"com.example":{"use":"text"}}"#
            ),
            (#""$value":1,"$extensions":{"org.candela":{}}"#, #"1 $extensions={"org.candela":{}}"#),
        ] as [(Substring, String)])
    func `has a short form for each member`(members: Substring, parts: String) throws {
        let json = "{\n  \"a\":{\n    \"b\":{\(members)}}}"
        let root = try Self.root(json.utf8)
        #expect(
            TokenOutline.text(of: root)?.hasPrefix("\na\n b") == true, "\(parts)")
        let line = try #require(TokenOutline.text(of: root)?.split(separator: "\n").last)
        // Two members usually take four lines; here all are on one.
        #expect(line == " b \(parts)")
        let read = try Self.root(TokenOutline.json(of: TokenOutline.text(of: root) ?? ""))
        #expect(read == root)
    }

    @Test func `keeps every name at its line and column`() throws {
        let json = """
            {
              "$description": "A file.",
              "a": {
                "$type": "number",
                "b": { "$value": 1 },
                "c": {
                  "$value": 2,
                  "$description": "Two."
                },

                "d": { "e": { "f": { "$value": 3,
                  "$description": "Three." } } }
              },
              "g": { "$value": "{a.b}" }
            }
            """
        let root = try Self.root(json.utf8)
        let outline = try #require(TokenOutline.text(of: root))
        let read = try Self.root(TokenOutline.json(of: outline))
        #expect(read == root)
        #expect(Self.places(read).map(\.line) == Self.places(root).map(\.line))
        // All names except `e` and `f`, which no layout in the package puts after another name on a
        // line.
        let columns = (Self.places(read).map(\.column), Self.places(root).map(\.column))
        #expect(columns.0[..<4] == columns.1[..<4] && columns.0.last == columns.1.last)
        #expect(outline.hasPrefix("\"A file.\"\na :number\n b 1\n c 2 \"Two.\"\n d @5\n"))
    }

    private static func places(_ group: JSONValue) -> [SourcePosition] {
        group.members.filter { !$0.name.hasPrefix("$") }.flatMap { member in
            [member.namePlace] + (member.value.isObject ? places(member.value) : [])
        }
    }

    @Test(arguments: [
        // Members after the children, a child that is not an object, a name with a space.
        #"{"a":{"b":{"$value":1},"$type":"number"}}"#, #"{"a":{"b":1}}"#,
        #"{"a b":{"$value":1}}"#, "[]",
    ])
    func `cannot represent structures that no package file has`(json: String) throws {
        #expect(TokenOutline.text(of: try Self.root(json.utf8)) == nil)
    }

    @Test func `omits hints that are not kept`() throws {
        let json =
            #"{"a":{"$value":1,"$extensions":{"org.candela":{"source":"app","use":"text"}}}}"#
        let root = try Self.root(json.utf8)
        #expect(
            TokenOutline.text(of: root) { $0 != "source" }?.hasSuffix("a @0 1 use=text") == true)
        #expect(TokenOutline.text(of: root) { _ in false }?.hasSuffix("a @0 1") == true)
        #expect(CandelaHints.isKnown("use") && !CandelaHints.isKnown("source"))
    }
}
