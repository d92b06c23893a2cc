import CandelaDTCG
import CandelaTokenExport
import Foundation

/// A benchmark of the token commands on generated sets, as whole processes and in phases.
///
/// `--keep DIRECTORY` keeps the sets and the files built from them for other programs.
enum TokenBench {
    static let section = BenchSection(
        name: "tokens",
        summary: "build, check and watch generated tokens as a process, against orjson",
        run: run, rows: rows)

    private static func run() {
        inFolder { bench in
            // Processes run first: a child inherits its parent's peak memory.
            bench.rows(upTo: 100_000).forEach { $0.print() }
            TokenPhases.run()
        }
    }

    private static func rows() -> [BenchRow] { inFolder { $0.rows(upTo: 1_000_000) } }

    private static func inFolder<Result>(_ body: (TokenRuns) -> Result) -> Result {
        let kept = BenchOptions.value("keep")
        let folder = kept ?? NSTemporaryDirectory() + "candela-bench-\(getpid())"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { if kept == nil { try? FileManager.default.removeItem(atPath: folder) } }
        return body(TokenRuns(folder: folder))
    }
}

/// Runs of the tool as a process on files in a folder.
struct TokenRuns {
    let folder: String

    /// The number of runs of each command; results are medians.
    private static let rounds = 5

    private var program: String {
        URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("candela").path
    }

    /// The results of all measurements except those of phases.
    ///
    /// - Parameter most: The number of tokens in the largest set.
    func rows(upTo most: Int) -> [BenchRow] {
        let sizes = [1_000, 10_000, 100_000, 1_000_000].filter { $0 <= most }
        return sizes.compactMap(styleSheet) + formats()
            + [contexts(), check(), watch()].compactMap(\.self)
    }

    private func path(_ name: String) -> String { "\(folder)/\(name)" }

    private func keep(_ name: String, _ bytes: [UInt8]) {
        _ = FileManager.default.createFile(atPath: path(name), contents: Data(bytes))
    }

    private func tokens(_ count: Int) -> String {
        let name = "\(count).tokens.json"
        if !FileManager.default.fileExists(atPath: path(name)) {
            keep(name, GeneratedTokens.file(count: count))
        }
        return path(name)
    }

    private func build(_ file: String, _ formats: String) -> ChildProcess? {
        ChildProcess(
            "exec '\(program)' tokens build '\(file)' \(formats) --out '\(file)-out' 2>/dev/null")
    }

    /// A build of CSS and JSON, alternating with orjson's load and dump of the same file.
    private func styleSheet(_ count: Int) -> BenchRow? {
        let file = tokens(count)
        let orjson = """
            exec python3 -c 'import orjson, sys, time; start = time.perf_counter()
            orjson.dumps(orjson.loads(open(sys.argv[1], "rb").read()))
            print(time.perf_counter() - start)' '\(file)' > '\(file).orjson' 2>/dev/null
            """
        var runs: [ChildProcess] = []
        var other: [Double] = []
        for _ in 0..<Self.rounds {
            guard let run = build(file, "--format css --format json"), run.status == 0 else {
                print("  cannot run \(program): run 'swift build -c release --product candela'")
                return nil
            }
            runs.append(run)
            guard ChildProcess(orjson)?.status == 0,
                let text = try? String(contentsOfFile: file + ".orjson", encoding: .utf8),
                let seconds = Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
            else { continue }
            other.append(seconds)
        }
        let time = runs.map(\.elapsed).median
        let peak = (runs.map(\.peak).max() ?? 0) / 1_048_576
        return BenchRow(
            what: "\(count) tokens to CSS and JSON, whole process",
            ours: "\(Self.words(time)), \(peak) MiB",
            other: other.isEmpty
                ? "orjson is not installed"
                : "orjson's load and dump \(Self.words(other.median)), ratio "
                    + Self.ratio(time, other.median))
    }

    /// Code for 10,000 tokens, compared with a goal, and an asset catalog, compared with only
    /// writing its files.
    private func formats() -> [BenchRow] {
        let file = tokens(10_000)
        return [("swift", 0.15), ("compose", 0.15), ("xcassets", nil)].compactMap { name, goal in
            var times: [Double] = []
            var bare: [Double] = []
            for _ in 0..<Self.rounds {
                try? FileManager.default.removeItem(atPath: file + "-out")
                guard let run = build(file, "--format \(name)"), run.status == 0 else { return nil }
                times.append(run.elapsed)
                if goal == nil { bare.append(copying(file + "-out")) }
            }
            let other =
                goal.map { "goal \(Self.words($0))" }
                ?? "writing the same files \(Self.words(bare.median)), ratio "
                + Self.ratio(times.median, bare.median)
            return BenchRow(
                what: "10000 tokens to \(name), whole process", ours: Self.words(times.median),
                other: other)
        }
    }

    /// The time it takes to write the files of a folder into a new one.
    private func copying(_ source: String) -> Double {
        let names = FileManager.default.enumerator(atPath: source)?.compactMap { $0 as? String }
        let files = (names ?? []).sorted().map {
            ($0, FileManager.default.contents(atPath: source + "/" + $0))
        }
        let copy = source + "-copy"
        defer { try? FileManager.default.removeItem(atPath: copy) }
        return BenchSection.seconds {
            mkdir(copy, 0o777)
            for (name, bytes) in files {
                guard let bytes, let file = fopen(copy + "/" + name, "w") else {
                    mkdir(copy + "/" + name, 0o777)
                    continue
                }
                _ = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
                fclose(file)
            }
        }
    }

    /// 16 contexts compared with one, without writing files, inside this process.
    private func contexts() -> BenchRow? {
        let files = GeneratedTokens.resolver(count: 10_000, contexts: 16)
        let access = FileAccess { path throws(FileAccessError) in
            guard let bytes = files[path] else { throw .missing }
            return bytes
        }
        func resolve(_ count: Int) -> Double {
            BenchSection.seconds {
                var diagnostics: [Diagnostic] = []
                let project = TokenProject.load(
                    "bench.resolver.json", files: access, diagnostics: &diagnostics)
                guard let project else { return }
                let export = TokenExport(
                    project, Array(project.permutations.prefix(count)), name: "bench",
                    with: Self.workers, diagnostics: &diagnostics)
                precondition(export.permutations.count == count && !diagnostics.hasErrors)
            }
        }
        var times: (all: [Double], one: [Double]) = ([], [])
        for _ in 0..<Self.rounds {
            times.all.append(resolve(16))
            times.one.append(resolve(1))
        }
        return BenchRow(
            what: "10000 tokens in 16 contexts that override 5 %, read and resolved",
            ours: Self.words(times.all.median),
            other: "one context \(Self.words(times.one.median)), ratio "
                + Self.ratio(times.all.median, times.one.median))
    }

    private static let workers = Workers(count: ProcessInfo.processInfo.activeProcessorCount) {
        DispatchQueue.concurrentPerform(iterations: $0, execute: $1)
    }

    /// A check with 1,000 mistakes compared with one without mistakes.
    private func check() -> BenchRow? {
        keep("wrong.tokens.json", GeneratedTokens.file(count: 100_000, mistakes: 100))
        let files = [tokens(100_000), path("wrong.tokens.json")]
        var times: [[Double]] = [[], []]
        for _ in 0..<Self.rounds {
            for (place, file) in files.enumerated() {
                guard
                    let run = ChildProcess(
                        "exec '\(program)' tokens check --verbose '\(file)' 2>/dev/null")
                else { return nil }
                times[place].append(run.elapsed)
            }
        }
        return BenchRow(
            what: "check of 100000 tokens with 1,000 mistakes, all listed",
            ours: Self.words(times[1].median),
            other: "without mistakes \(Self.words(times[0].median)), ratio "
                + Self.ratio(times[1].median, times[0].median))
    }

    /// The time from saving a file to the line that reports the build.
    private func watch() -> BenchRow? {
        let file = path("watched.tokens.json")
        let text = String(decoding: GeneratedTokens.file(count: 10_000), as: UTF8.self)
        let number = "\"$value\": 0."
        guard let changed = text.range(of: number) else { return nil }
        keep("watched.tokens.json", [UInt8](text.utf8))
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = [
            "tokens", "build", file, "--format", "css", "--format", "json", "--out", file + "-out",
            "--watch",
        ]
        process.standardError = pipe
        guard (try? process.run()) != nil else { return nil }
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        _ = pipe.fileHandleForReading.availableData
        var times: [Double] = []
        for round in 0..<Self.rounds * 2 {
            // The value of the first number, which every format writes.
            let saved =
                text[..<changed.lowerBound] + "\"$value\": \(round % 2 + 1)."
                + text[changed.upperBound...]
            keep("saved", [UInt8](saved.utf8))
            // Files are usually saved seconds apart, not during the previous build.
            usleep(100_000)
            times.append(
                BenchSection.seconds {
                    rename(path("saved"), file)
                    _ = pipe.fileHandleForReading.availableData
                })
        }
        return BenchRow(
            what: "from saving a file of 10000 tokens to the line that reports the build",
            ours: Self.words(times.median), other: "goal \(Self.words(0.05))")
    }

    private static func words(_ seconds: Double) -> String {
        seconds < 1
            ? "\((seconds * 10_000).rounded() / 10) ms" : "\((seconds * 100).rounded() / 100) s"
    }

    private static func ratio(_ ours: Double, _ other: Double) -> String {
        "\((ours / other * 100).rounded() / 100)"
    }
}
