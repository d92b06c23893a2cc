import CandelaDTCG
import Testing

struct OutputNameLintTests {
    private func check(_ brand: String, _ size: String = #""s": [], "m": []"#) -> LintRun {
        LintRun(
            """
            {"version": "2025.10", "resolutionOrder": [
              {"type": "modifier", "name": "brand", "contexts": {\(brand)}},
              {"type": "modifier", "name": "size", "contexts": {\(size)}}]}
            """, named: "test.resolver.json")
    }

    @Test func `reports every context that cannot be a file name`() {
        let run = check(#"①"../../pwned": [], "fine": [], ②"con": [], ③"x.": []"#)
        #expect(run.found.map(\.id) == Array(repeating: "unusable-file-name", count: 3))
        #expect(run.found.map(\.place) == run.places)
        #expect(run.found.allSatisfy { $0.severity == .warning })
        #expect(
            run.found.first?.message
                == "the context '../../pwned' of 'brand' cannot be part of a file name: it has a '/'"
        )
    }

    @Test func `reports permutations with the same file name`() {
        let run = check(#""x": [], "x.y": []"#, #"①"y.z": [], ②"Z": []"#)
        #expect(run.found.map(\.id) == ["file-clash"], "\(run.report)")
        #expect(run.found.first?.place == run.places[1])
        #expect(run.found.first?.message == "files of two permutations would be named 'x.y.Z'")
    }

    @Test func `appearances of one variant do not clash`() {
        let run = check(#""a": [], "b": []"#, #""light": [], "dark": []"#)
        #expect(run.found.isEmpty, "\(run.report)")
    }
}
