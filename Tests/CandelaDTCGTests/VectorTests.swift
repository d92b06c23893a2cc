import CandelaDTCG
import CandelaTestSupport
import Testing

/// The rules of the standard as short valid and invalid texts.
struct VectorTests {
    @Test(arguments: FormatVectors.all)
    func `a token file is accepted or rejected by rule`(vector: Vector) {
        let run = TokenFixture(vector.text).resolve()
        #expect(run.errors.isEmpty == (vector.verdict == .valid), "\(run.diagnostics.report)")
        for error in run.errors { #expect(error.place != nil, "\(error)") }
    }

    @Test(arguments: ValueVectors.all)
    func `a value is accepted or rejected by its type's grammar`(type: String, vector: Vector) {
        let token = #""token": {"$type": "\#(type)", "$value": \#(vector.text)}"#
        let run = TokenFixture("{\(TokenFixture.companions(of: type)),\n\(token)}").resolve()
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
