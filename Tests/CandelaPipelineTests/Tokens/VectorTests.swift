import CandelaPipeline
import Testing

/// The rules of the standard as short valid and invalid texts.
struct VectorTests {
    @Test(arguments: FormatVectors.all)
    func `a token file is accepted or rejected by rule`(vector: Vector) {
        let run = TokenFixture(vector.text).resolve()
        #expect(run.errors.isEmpty == (vector.verdict == .valid), "\(run.diagnostics.report)")
        for error in run.errors { #expect(error.place != nil, "\(error)") }
    }

    /// Targets of references in the value vectors: names are short and have different meanings from
    /// type to type.
    static func companions(of type: String) -> String {
        let dimension = #"{"$type": "dimension", "$value": {"value": 1, "unit": "px"}}"#
        let number = #"{"$type": "number", "$value": 0.5}"#
        let layer =
            #"{"color": "{c}", "offsetX": "{z}", "offsetY": "{z}", "blur": "{z}", "spread": "{z}"}"#
        var tokens = [
            "c": #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}"#,
            "d": dimension, "w": dimension, "z": dimension, "l": dimension, "a": dimension,
            "n": number, "p": number, "o": number,
            "f": #"{"$type": "fontFamily", "$value": ["A"]}"#,
            "s1": #"{"$type": "shadow", "$value": \#(layer)}"#,
            "s2": #"{"$type": "shadow", "$value": [\#(layer)]}"#,
            "g1": #"{"$type": "gradient", "$value": [{"color": "{c}", "position": 0}]}"#,
        ]
        switch type {
        case "transition":
            tokens["d"] = #"{"$type": "duration", "$value": {"value": 1, "unit": "s"}}"#
        case "strokeStyle":
            tokens["s"] =
                #"{"$type": "strokeStyle", "$value": {"dashArray": ["{d}"], "lineCap": "butt"}}"#
        case "typography":
            tokens["s"] = dimension
            tokens["w"] = #"{"$type": "fontWeight", "$value": 400}"#
            tokens["t"] = """
                {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": "{s}",
                "fontWeight": 400, "letterSpacing": "{l}", "lineHeight": 1}}
                """
        default: break
        }
        return tokens.sorted { $0.key < $1.key }.map { #""\#($0.key)": \#($0.value)"# }
            .joined(separator: ",\n")
    }

    @Test(arguments: ValueVectors.all)
    func `a value is accepted or rejected by its type's grammar`(type: String, vector: Vector) {
        let token = #""token": {"$type": "\#(type)", "$value": \#(vector.text)}"#
        let run = TokenFixture("{\(Self.companions(of: type)),\n\(token)}").resolve()
        #expect(run.errors.isEmpty == (vector.verdict == .valid), "\(run.diagnostics.report)")
        #expect((run.value("token") != nil) == (vector.verdict == .valid))
        for error in run.errors {
            #expect(error.message.contains("token"), "\(error)")
        }
    }

    @Test(arguments: ResolverVectors.all)
    func `a resolver document is accepted or rejected by rule`(vector: Vector) {
        let others = Dictionary(
            uniqueKeysWithValues: ["a.json", "a.tokens.json", "b.json", "d.json", "t.json"].map {
                ($0, "{}")
            })
        let fixture = TokenFixture(vector.text, named: "test.resolver.json", others)
        let diagnostics = fixture.check()
        #expect(
            diagnostics.hasErrors == (vector.verdict == .invalid), "\(diagnostics.report)")
    }
}
