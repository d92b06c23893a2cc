#if os(Linux)
    import CandelaTool
    import Foundation
    import Testing

    private let strace = URL(filePath: "/usr/bin/strace")
    private let killed = ProcessInfo.processInfo.environment["CANDELA_KILLS"]
        .map { URL(filePath: $0) }

    /// Runs that are killed at system calls, for every command that writes.
    ///
    /// Set `CANDELA_KILLS=PROGRAM`, preferably a release build, to kill that program at calls
    /// after taking the lock. This takes minutes and needs strace, so it is off by default.
    @Suite(.serialized, .enabled(if: killed != nil))
    struct KillTests {
        /// A command line with the files that exist before it runs.
        struct Case: Sendable, CustomTestStringConvertible {
            let line: String
            let files: [String: String]

            /// The file that is moved into place last.
            let last: String

            var testDescription: String { line }
        }

        private static let journal = #"{"habits": [{"id": "h", "name": "Read"}]}"#
        private static let input = [
            "w.csv": "#Units: kg\n2026-03-18T06:00:00Z;78.2\n", "x.json": journal,
            "draft.json": ##"{"a": {"value": "#f00", "type": "color"}}"##,
            "t.json": #"{"a": {"$type": "number", "$value": 1}}"#,
            "brand.json":
                ##"{"color": {"accent": {"$type": "color", "$value": {"colorSpace": "srgb", "##
                + ##""components": [0.2, 0.3, 0.8]}}}}"##,
            "W": #"{"sourceLanguage": "en", "version": "1.0", "strings": {}}"#,
            "l/Habits.csv": "Position,Name,Type,Question,Description,FrequencyNumerator,"
                + "FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?\n"
                + "001,Read,YES_NO,,,1,1,#FF8F00,,,,false\n",
            "l/001 Read/Checkmarks.csv": "Date,Value,Notes\n2026-03-18,YES_MANUAL,\n",
            "s.csv": "dateTime,weight\n2026-03-18 06:00,78.2\n",
            "e.xml": "<HealthData><Record type=\"HKQuantityTypeIdentifierBodyMass\" unit=\"kg\""
                + " startDate=\"2026-03-18 06:00:00 +0100\" value=\"78.2\"/></HealthData>",
            "t.csv": "kind,id,name\nhabit,w,Write\n",
            "more.json": #"{"habits": [{"id": "w", "name": "Write"}]}"#,
            "h.json": """
            {"habits": [{"name": "Walk", "type": 1, "status": 1,
              "records": [{"record_date": 20530, "record_type": 1}]}]}
            """,
        ]
        private static let old = [
            "out/t.css": "old", "out/f": "old", "out/keep": "keep",
        ]

        fileprivate static let all = [
            Case(line: "import libra w.csv --into j.json", files: [:], last: "j.json"),
            Case(line: "import libra w.csv --into x.json", files: [:], last: "x.json"),
            Case(line: "import loop l --into x.json", files: [:], last: "x.json"),
            Case(
                line: "import openscale s.csv --unit kg --into x.json", files: [:], last: "x.json"),
            Case(line: "import health e.xml --into x.json", files: [:], last: "x.json"),
            Case(line: "import csv t.csv --into x.json", files: [:], last: "x.json"),
            Case(line: "import table-habit h.json --into x.json", files: [:], last: "x.json"),
            Case(line: "import json more.json --into x.json", files: [:], last: "x.json"),
            Case(line: "export csv x.json --out f", files: [:], last: "f"),
            Case(line: "conformance --out out", files: old, last: "out/index.json"),
            Case(line: "export json x.json --replace --out out/f", files: old, last: "out/f"),
            Case(line: "phrases export --out new/f", files: [:], last: "new/f"),
            Case(line: "phrases export --replace --out out/f", files: old, last: "out/f"),
            Case(line: "phrases build W --replace --out out/f", files: old, last: "out/f"),
            Case(line: "phrases swift W --replace --out out/f", files: old, last: "out/f"),
            Case(
                line: "tokens upgrade draft.json --out draft.json", files: [:], last: "draft.json"),
            Case(
                line: "tokens build t.json --format css --format json --out out", files: old,
                last: "out/t.json"),
            Case(
                line: "tokens build t.json --format css --format json --out new", files: [:],
                last: "new/t.json"),
            Case(
                line: "tokens build brand.json --format theme --out out", files: old,
                last: "out/Theme+Brand.swift"),
            Case(line: "preview --renderer out", files: old, last: "out/README.md"),
            Case(
                line: "dump --screen habit.form --out out", files: old, last: "out/index.json"),
            Case(
                line: "preview --screen habit.form --out out", files: old, last: "out/index.html"),
        ]

        @Test(arguments: all)
        func `a kill leaves each file complete, and the next run repairs the rest`(
            test: Case
        ) throws {
            let run = try traced(test)
            let (before, after) = (run.before, run.after)
            #expect(before[test.last] != after[test.last])
            var (tries, kills) = (0, 0)
            for call in Self.sample(run.calls) {
                let (bench, status) = try run.again(raising: "KILL", at: call)
                tries += 1
                if status == SIGKILL { kills += 1 }
                let left = Self.files(of: bench)
                let place = "\(call.name) \(call.ordinal)"
                for path in Set(before.keys).union(after.keys).union(left.keys) {
                    #expect(
                        left[path] == before[path] || left[path] == after[path],
                        "\(place): '\(path)'")
                }
                if left[test.last] == after[test.last] {
                    for (path, bytes) in after {
                        #expect(left[path] == bytes, "\(place): '\(path)'")
                    }
                }
                let next = try Self.run(run.program, run.words, in: bench.path)
                #expect(next.status == 0, "\(place): \(next.errors)")
                #expect(Self.files(of: bench) == after, "\(place)")
                let hidden = bench.contents.filter { $0.contains(".candela-") }
                #expect(hidden.isEmpty, "\(place)")
            }
            // Calls of threads vary between runs; without threads, each try is a kill.
            #expect(kills > tries / 2, "\(kills) of \(tries)")
        }

        /// The signal goes to the thread that makes the call.
        @Test(arguments: all.filter { $0.line.hasPrefix("tokens build t.json") } + [all[0]])
        func `an interruption leaves all of the files or none, and nothing else`(
            test: Case
        ) throws {
            let run = try traced(test)
            for call in Self.sample(run.calls) {
                let (bench, _) = try run.again(raising: "TERM", at: call)
                let left = Self.files(of: bench)
                #expect(left == run.before || left == run.after, "\(call.name) \(call.ordinal)")
                let hidden = bench.contents.filter { $0.contains(".candela-") }
                #expect(hidden.isEmpty, "\(call.name) \(call.ordinal)")
            }
        }

        /// The calls to kill at: of each kind all or, of a command that writes hundreds of files,
        /// the first and the last three and three or four of the others.
        private static func sample(_ calls: [Call]) -> [Call] {
            Dictionary(grouping: calls, by: \.name).values.flatMap { calls in
                let middle = calls.dropFirst(3).dropLast(3)
                let step = max(1, middle.count / 3)
                return calls.prefix(3)
                    + stride(from: 3, to: 3 + middle.count, by: step).map { calls[$0] }
                    + calls.suffix(min(3, max(0, calls.count - 3)))
            }
        }

        /// A system call: its name, and its number among those of this name in its thread.
        private typealias Call = (name: String, ordinal: Int)

        /// A run that ended by itself.
        private struct Traced {
            let program: URL
            let words: [String]
            let files: [String: String]
            let before: [String: Data]
            let after: [String: Data]

            /// The calls after taking the lock.
            let calls: [Call]

            /// Runs the command with the same files, and raises a signal at a call.
            func again(
                raising signal: String, at call: Call
            ) throws -> (bench: ToolHarness, status: Int32) {
                let bench = try ToolHarness(files)
                let run = try KillTests.run(
                    strace,
                    [
                        "-f", "-o", "/dev/null", "-e", "trace=\(call.name)", "-e",
                        "inject=\(call.name):signal=\(signal):when=\(call.ordinal)", program.path,
                    ] + words, in: bench.path)
                return (bench, run.status)
            }
        }

        /// Runs a command without ending it.
        private func traced(_ test: Case) throws -> Traced {
            let program = try #require(killed)
            let words = test.line.split(separator: " ").map(String.init)
            let files = Self.input.merging(test.files) { $1 }
            let bench = try ToolHarness(files)
            let before = Self.files(of: bench)
            let log = try ToolHarness()
            let run = try Self.run(
                strace, ["-f", "-o", log.path + "/log", program.path] + words,
                in: bench.path)
            #expect(run.status == 0, "\(run.errors)")
            var counts: [Substring: [Substring: Int]] = [:]
            var calls: [Call] = []
            var seen: Set<String> = []
            var isWriting = false
            for line in try log.text("log").split(separator: "\n") {
                // Short process ids are padded.
                guard let space = line.firstIndex(of: " "), let end = line.firstIndex(of: "(")
                else { continue }
                let thread = line[..<space]
                let name = line[space..<end].drop { $0 == " " }
                guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { continue }
                counts[thread, default: [:]][name, default: 0] += 1
                if line.contains(".candela-lock") { isWriting = true }
                let ordinal = counts[thread]?[name] ?? 1
                if isWriting, seen.insert("\(name) \(ordinal)").inserted {
                    calls.append((String(name), ordinal))
                }
            }
            #expect(calls.count > 10)
            return Traced(
                program: program, words: words, files: files, before: before,
                after: Self.files(of: bench), calls: calls)
        }

        private static func files(of bench: ToolHarness) -> [String: Data] {
            var files: [String: Data] = [:]
            for path in bench.contents where !path.contains(".candela-") {
                files[path] = FileManager.default.contents(atPath: bench.path + "/" + path)
            }
            return files
        }

        fileprivate static func run(
            _ program: URL, _ words: [String], in directory: String
        ) throws -> (status: Int32, errors: String) {
            let process = Process()
            let errors = Pipe()
            process.executableURL = program
            process.arguments = words
            process.currentDirectoryURL = URL(filePath: directory)
            process.environment = ["TZ": "UTC", "LANG": "C", "PATH": "/usr/bin:/bin"]
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = errors
            try process.run()
            let text = try errors.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: text, as: UTF8.self))
        }
    }

    struct KillCaseTests {
        /// The options that name an output.
        private static let places = ["out", "into", "renderer"]

        /// The commands that run, each with its path.
        private static func commands(
            _ command: Command = Tool.candela.command, under path: [String] = []
        ) -> [(path: [String], options: [String])] {
            guard command.subcommands.isEmpty else {
                return command.subcommands.flatMap { commands($0, under: path + [$0.name]) }
            }
            return [(path, command.arguments.options.map(\.name))]
        }

        @Test func `every command that writes is covered`() {
            let lines = KillTests.all.map { $0.line.split(separator: " ").map(String.init) }
            var count = 0
            for (path, options) in Self.commands() {
                let places = options.filter(Self.places.contains)
                // All commands that write files, and only those, have the options for writing.
                #expect(places.isEmpty != options.contains("break-links"), "\(path)")
                for place in places {
                    count += 1
                    #expect(
                        lines.contains { $0.starts(with: path) && $0.contains("--\(place)") },
                        "\(path.joined(separator: " ")) --\(place)")
                }
            }
            #expect(count >= 14)
        }
    }
#endif
