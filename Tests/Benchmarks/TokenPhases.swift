import CandelaDTCG
import CandelaTokenExport

/// A benchmark of each phase of a build inside one process, on one core.
enum TokenPhases {
    static func run() {
        let bytes = GeneratedTokens.file(count: 100_000)
        let files = FileAccess { _ throws(FileAccessError) in bytes }
        var diagnostics: [Diagnostic] = []
        var project: TokenProject?
        var export: TokenExport?
        var written = 0
        let phases: [(String, () -> Void)] = [
            ("parse", { _ = try? JSONDocument(parsing: bytes, file: "bench") }),
            (
                "read",
                { project = .load("bench.json", files: files, diagnostics: &diagnostics) }
            ),
            (
                "resolve",
                {
                    export = project.map {
                        TokenExport($0, [[:]], name: "bench", diagnostics: &diagnostics)
                    }
                }
            ),
        ]
        for (name, work) in phases { print("  \(name): \(milliseconds(best(work)))") }
        guard let export else { return }
        for format in [OutputFormat.css, .json] {
            let time = best {
                let files = format.files(for: export, diagnostics: &diagnostics)
                written += files.reduce(0) { $0 + $1.bytes.count }
            }
            print("  write \(format.rawValue): \(milliseconds(time))")
        }
        precondition(written > 0 && !diagnostics.hasErrors)
    }

    private static func best(_ work: () -> Void) -> Double {
        (0..<3).map { _ in BenchSection.seconds(work) }.min() ?? 0
    }

    private static func milliseconds(_ time: Double) -> String {
        "\((time * 10_000).rounded() / 10) ms"
    }
}
