import CandelaPipeline
import Foundation

/// The token tool on generated sets: the whole process, and each phase of it.
///
/// The sets are kept for other programs with `--keep DIRECTORY`.
enum TokenBench {
    static let section = BenchSection(
        name: "tokens",
        summary: "build CSS and JSON from 1,000 to 100,000 tokens as a process, against orjson",
        run: run)

    /// Tokens, and what the process may take at most.
    private static let goals: [(count: Int, seconds: Double, peak: Double)] = [
        (1_000, 0.02, 300), (10_000, 0.08, 300), (100_000, 0.6, 300),
    ]

    private static func run() {
        let kept = BenchOptions.value("keep")
        let directory = kept ?? NSTemporaryDirectory() + "candela-bench-\(getpid())"
        try? FileManager.default.createDirectory(
            atPath: directory, withIntermediateDirectories: true)
        defer { if kept == nil { try? FileManager.default.removeItem(atPath: directory) } }
        // Processes first: one that is started counts the memory of the one that starts it.
        var times: [Double] = []
        for goal in goals {
            let file = "\(directory)/\(goal.count).tokens.json"
            let bytes = GeneratedTokens.file(count: goal.count)
            _ = FileManager.default.createFile(atPath: file, contents: Data(bytes))
            times += measure(file, size: bytes.count, goal)
        }
        let growth = zip(times.dropFirst(), times).map { later, earlier in
            "\((later / earlier * 10).rounded() / 10)"
        }
        print("  growth for ten times the tokens: \(growth.joined(separator: ", ")) times")
        if let last = goals.last { phases(GeneratedTokens.file(count: last.count)) }
    }

    /// The best of several runs of the tool, and of orjson on the same file in turns with it.
    private static func measure(
        _ file: String, size: Int, _ goal: (count: Int, seconds: Double, peak: Double)
    ) -> [Double] {
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("candela").path
        let build =
            "exec '\(program)' tokens build '\(file)' --format css --format json --out '\(file)-out'"
            + " 2>/dev/null"
        let orjson = """
            exec python3 -c 'import orjson, sys, time; start = time.perf_counter()
            orjson.dumps(orjson.loads(open(sys.argv[1], "rb").read()))
            print(time.perf_counter() - start)' '\(file)' > '\(file).orjson' 2>/dev/null
            """
        var runs: [ChildProcess] = []
        var other: [Double] = []
        for _ in 0..<7 {
            guard let run = ChildProcess(build), run.status == 0 else {
                print("  cannot run \(program): 'swift build -c release --product candela'")
                return []
            }
            runs.append(run)
            guard ChildProcess(orjson)?.status == 0,
                let text = try? String(contentsOfFile: file + ".orjson", encoding: .utf8),
                let seconds = Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
            else { continue }
            other.append(seconds)
        }
        let best = runs.map(\.elapsed).min() ?? .infinity
        let processor = runs.map(\.processor).min() ?? .infinity
        let peak = Double(runs.map(\.peak).max() ?? 0) / 1_048_576
        let ratio = other.min().map { "orjson \(seconds($0)), ratio \(round(best / $0, 100))" }
        print(
            "  \(goal.count) tokens, \(round(Double(size) / 1e6, 10)) MB: \(seconds(best))"
                + " (goal \(goal.seconds) s, processor \(seconds(processor))),"
                + " \(Int(peak)) MiB (goal \(Int(goal.peak))), \(ratio ?? "no orjson here")")
        return [best]
    }

    /// What each phase takes inside one process.
    private static func phases(_ bytes: [UInt8]) {
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
        for (name, work) in phases { print("  \(name): \(seconds(best(work)))") }
        guard let export else { return }
        for format in [OutputFormat.css, .json] {
            let time = best {
                let files = format.files(for: export, diagnostics: &diagnostics)
                written += files.reduce(0) { $0 + $1.bytes.count }
            }
            print("  write \(format.rawValue): \(seconds(time))")
        }
        precondition(written > 0 && !diagnostics.hasErrors)
    }

    private static func best(_ work: () -> Void) -> Double {
        (0..<3).map { _ in BenchSection.seconds(work) }.min() ?? 0
    }

    private static func seconds(_ time: Double) -> String { "\(round(time, 10_000)) s" }

    private static func round(_ number: Double, _ parts: Double) -> Double {
        (number * parts).rounded() / parts
    }
}
