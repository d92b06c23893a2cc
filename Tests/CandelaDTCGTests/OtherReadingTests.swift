import CandelaDTCG
import CandelaTestSupport
import Testing

/// The help names an alternative reading if the standard is ambiguous.
struct OtherReadingTests {
    private static let layer =
        #"{"color":{"colorSpace":"srgb","components":[0,0,0]},"offsetX":{"value":0,"unit":"px"},"offsetY":{"value":0,"unit":"px"},"blur":{"value":0,"unit":"px"},"spread":{"value":0,"unit":"px"}}"#

    private static let number = #""n":{"$type":"number","$value":1}"#

    // swift-format-ignore
    static let readings: [(StandardRule, String)] = [
        (StandardRule("Format 6.4.1", ##"{"b":{},"g":{"$ref":"#/b","$extends":"{b}"}}"##), "'$ref' on a group"),
        (StandardRule("Format 5.2.2", "{\(number),\"g\":{\"$type\":\"dimension\",\"b\":{\"$value\":\"{n}\"}}}"), "the group's type takes precedence"),
        (StandardRule("Format 7.4.5", "{\(number),\"b\":{\"$type\":\"dimension\",\"$value\":\"{n}\"}}"), "own '$type' applies"),
        (StandardRule("Format 7.4.1", ##"{"a":{"$type":"number","$value":{"$ref":"#/"}}}"##), "name is empty"),
        (StandardRule("Format 7.4.5", #"{"a":{"$type":"number","$value":"{n} * 2"}}"#), "left to other tools"),
        (StandardRule("Format 7.4.5", #"{"a":{"$type":"fontFamily","$value":"Inter {n}"}}"#), "left to other tools"),
        (StandardRule("Format 9", "{\(number),\"a\":{\"$type\":\"cubicBezier\",\"$value\":[\"{n}\",0,1,1]}}"), "at any depth"),
        (StandardRule("Format 7.1.2", ##"{\##(number),"a":{"$type":"number","$value":{"$ref":"#/n/$value","x":1}}}"##), "override those of its target"),
        (StandardRule("Format 6.4.4", "{\"g\":{\"$extends\":\"{g.h}\",\"h\":{\(number)}}}"), "is circular too"),
        (StandardRule("Format 5.1.1", #"{"a":{"$type":"number","$value":1,"$foo":1}}"#), "have no effect"),
        (StandardRule("Format 6", #"{"$type":"number","$value":1}"#), "may be a token"),
        (StandardRule("Format 9.6", #"{"s":{"$type":"shadow","$value":[\#(layer),\#(layer)]},"t":{"$type":"shadow","$value":["{s}"]}}"#), "replace the one"),
        (StandardRule("Format 9.8", #"{"t":{"$type":"typography","$value":{"fontFamily":"A","fontSize":{"value":1,"unit":"px"},"fontWeight":1,"lineHeight":1}}}"#), "letterSpacing is 0px"),
        (StandardRule("Format 9.8", #"{"t":{"$type":"typography","$value":{"fontFamily":"A","fontSize":{"value":1,"unit":"px"},"fontWeight":1,"letterSpacing":{"value":1,"unit":"px"},"lineHeight":{"value":1,"unit":"px"}}}}"#), "may be a dimension"),
        (StandardRule("Color 4.1", #"{"c":{"$type":"color","$value":{"colorSpace":"hsl","components":[null,0,0]}}}"#), "null means"),
        (StandardRule("Color 4.1", #"{"c":{"$type":"color","$value":{"colorSpace":"xyz-d65","components":[0.95,1,1.089]}}}"#), "out of range"),
        (StandardRule("Resolver 4.1.6", ##"{"version":"2025.10","modifiers":{"m":{"contexts":{"x":[],"y":[]},"default":"x"}},"resolutionOrder":[{"$ref":"#/modifiers/m"},{"type":"modifier","name":"m","contexts":{"x":[],"y":[]},"default":"x"}]}"##), "share a name"),
        (StandardRule("Resolver 5", ##"{"version":"2025.10","modifiers":{"m":{"contexts":{"x":[],"y":[]}}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]}"##), "first context"),
        (StandardRule("Resolver 4.2", ##"{"version":"2025.10","sets":{"a":{"sources":[{"$ref":"a.json#sets/x"}]}},"resolutionOrder":[{"$ref":"#/sets/a"}]}"##, files: [("a.json", "{}")]), "slash after '#'"),
        (StandardRule("Resolver 4.2", ##"{"version":"2025.10","sets":{"a":{"$ref":"#/sets/b"},"b":{"sources":[]}},"resolutionOrder":[{"$ref":"#/sets/a"}]}"##), "a whole set or modifier"),
        (StandardRule("Resolver 4.1.6", #"{"version":"2025.10","resolutionOrder":[]}"#), "gives no tokens"),
        (StandardRule("Resolver 4.1.4", ##"{"version":"2025.10","sets":{"a":{"sources":[{"$ref":"o.resolver.json"}]}},"resolutionOrder":[{"$ref":"#/sets/a"}]}"##, files: [("o.resolver.json", #"{"version":"2025.10","resolutionOrder":[]}"#)]), "would be the source"),
    ]

    @Test(arguments: readings)
    func `the help names the other reading`(rule: StandardRule, part: String) {
        let help = rule.run().diagnostics.flatMap(\.help).filter {
            $0.hasPrefix("another reading: ")
        }
        #expect(help.contains { $0.contains(part) }, "\(rule.run().diagnostics.report)")
    }

    /// Alternative readings that accept less than another, and so have no message.
    // swift-format-ignore
    @Test(arguments: [
        StandardRule("Format 7.1.2, Format 7.2", ##"{"b":{"$type":"number","$value":1},"a":{"$ref":"#/b/$value"},"c":{"$value":"{a}"}}"##, holds: #""c":{"$type":"number","$value":1}"#),
        StandardRule("Format 7.1.2", ##"{"b":{"$type":"dimension","$value":{"value":3,"unit":"px"}},"a":{"$value":"{b}"},"n":{"$type":"number","$value":{"$ref":"#/a/$value/value"}}}"##, holds: #""n":{"$type":"number","$value":3}"#),
        StandardRule("Format 6.4", ##"{"b":{"$extensions":{"o":1},"$type":"number","x":{"$value":1}},"d":{"$extends":"{b}"}}"##, holds: #""d.x":{"$type":"number","$value":1}"#),
        StandardRule("Format 6.2", ##"{"g":{"$root":{"$type":"number","$value":1}},"a":{"$value":"{g.$root}"}}"##, holds: #""a":{"$type":"number","$value":1}"#),
        StandardRule("Format 6.4.1", ##"{"b":{"$type":"number","x":{"$value":1}},"d":{"$ref":"#/b","y":{"$value":2}}}"##, holds: #""d.y":"#),
        StandardRule("Format 5.2.2", #"{"g":{"$type":"strokeStyle","a":{"$value":"solid"}},"h":{"$type":"fontWeight","a":{"$value":"bold"}}}"#, holds: #""g.a":"#, #""h.a":"#),
        StandardRule("Format 9.7", #"{"g":{"$type":"gradient","$value":[{"color":{"colorSpace":"srgb","components":[0,0,0]},"position":-9}]}}"#, holds: #""position":-9"#),
        StandardRule("Format 4", #"{"$schema":"s","a":{"$type":"number","$value":1}}"#, holds: #""a":"#),
    ])
    func `the prose takes precedence over the schema`(rule: StandardRule) {
        let run = rule.run()
        #expect(run.diagnostics.isEmpty, "\(run.diagnostics.report)")
        for part in rule.holds { #expect(run.json.contains(part), "\(run.json)") }
    }

    /// Rules that only the schema has, and rules that it cannot express.
    // swift-format-ignore
    @Test(arguments: [
        (StandardRule("Format 5.1.1", #"{"a":{"$type":"number","$value":1,"x":1}}"#), "unknown-member"),
        (StandardRule("Format 8.3", #"{"a":{"$type":"fontFamily","$value":[]}}"#), "invalid-font-family"),
        (
            StandardRule(
                "Resolver 4.1.5.1",
                ##"{"version":"2025.10","modifiers":{"m":{"contexts":{"p":[]},"default":"p"}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]}"##
            ), "single-context"
        ),
        (StandardRule("Format 6.7.4", #"{"a":{"$type":"number","$value":"{a}"}}"#), "circular-alias"),
        (
            StandardRule(
                "Color 4.1",
                ##"{"s":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}},"a":{"$type":"color","$value":{"colorSpace":{"$ref":"#/s/$value/colorSpace"},"components":[2,0,0]}}}"##
            ), "invalid-color"
        ),
    ])
    func `the schema decides if the prose is silent`(rule: StandardRule, id: String) {
        #expect(rule.run().ids == [id])
    }
}
