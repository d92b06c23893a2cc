import CandelaTool
import Foundation
import Testing

/// The files left behind by a run that is interrupted.
@Suite(.serialized)
struct InterruptionTests {
    /// A set with one colour set for each of many colours.
    private static func tokens(_ count: Int) -> String {
        let colors = (0..<count).map {
            ##""c\##($0)": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}"##
        }
        return ##"{"$type": "color", \##(colors.joined(separator: ", "))}"##
    }

    private func build(_ bench: ToolHarness) -> Process {
        let process = Process()
        process.executableURL = ProcessTests.program
        process.arguments = [
            "tokens", "build", "t.tokens.json", "--format", "xcassets", "--out", "out",
        ]
        process.currentDirectoryURL = URL(fileURLWithPath: bench.path)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return process
    }

    /// The staging folders of a run.
    private func staging(_ bench: ToolHarness) -> [String] {
        ["", "/out"].flatMap { folder -> [String] in
            let names = try? FileManager.default.contentsOfDirectory(atPath: bench.path + folder)
            return (names ?? []).filter { $0.hasPrefix(".candela-tmp-") }
        }
    }

    /// Starts a build and sends it a signal when it has begun to write.
    ///
    /// - Returns: Whether the signal ended it.
    private func interrupt(_ bench: ToolHarness, _ signal: Int32) throws -> Bool {
        let process = build(bench)
        try process.run()
        while process.isRunning, staging(bench).isEmpty { usleep(500) }
        // The id of a process that ended may be reused.
        if process.isRunning { kill(process.processIdentifier, signal) }
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP], [false, true])
    func `a signal leaves all of the files or none`(signal: Int32, isThere: Bool) throws {
        let bench = try ToolHarness(["t.tokens.json": Self.tokens(1_000)])
        if isThere { try bench.write("out/keep", "k") }
        var files = bench.contents
        let isStopped = try interrupt(bench, signal)
        #expect(staging(bench).isEmpty)
        files.removeAll { $0 == "out/keep" }
        let written = bench.contents.filter { $0.hasPrefix("out/TTokens.xcassets/") }
        // One folder for each colour, and the catalog's own file.
        #expect(written.isEmpty || written.count == 1_001, "\(isStopped) \(written.count)")
        #expect(bench.contents.contains("out/keep") == isThere)
    }

    @Test func `the next run repairs the files of a killed run`() throws {
        let bench = try ToolHarness(["t.tokens.json": Self.tokens(1_000), "out/keep": "k"])
        _ = try interrupt(bench, SIGKILL)
        let next = build(bench)
        try next.run()
        next.waitUntilExit()
        #expect(next.terminationStatus == 0)
        #expect(staging(bench).isEmpty)
        #expect(bench.contents.filter { $0.hasPrefix("out/") }.count == 1_002)
    }

    #if os(Linux)
        /// A signal to the process may be delivered to any of its threads.
        @Test func `no thread is ended by a signal while files are written`() throws {
            let bench = try ToolHarness(["t.tokens.json": Self.tokens(1_000)])
            var caught: UInt64?
            // The build may be over before it is stopped.
            for _ in 0..<20 where caught == nil {
                let process = build(bench)
                try process.run()
                while process.isRunning, staging(bench).isEmpty { usleep(500) }
                kill(process.processIdentifier, SIGSTOP)
                usleep(10_000)
                if !staging(bench).isEmpty {
                    let path = "/proc/\(process.processIdentifier)/status"
                    let status = try String(contentsOfFile: path, encoding: .utf8)
                    let line = status.split(separator: "\n").first { $0.hasPrefix("SigCgt:") }
                    caught = line.flatMap { UInt64($0.split(separator: "\t")[1], radix: 16) }
                }
                kill(process.processIdentifier, SIGCONT)
                process.waitUntilExit()
                try? FileManager.default.removeItem(atPath: bench.path + "/out")
            }
            let signals = try #require(caught)
            for signal in [SIGINT, SIGTERM, SIGHUP] {
                #expect(signals & 1 << UInt64(signal - 1) != 0, "\(signal)")
            }
        }
    #endif

    @Test func `an ignored signal has no effect`() throws {
        let bench = try ToolHarness(["t.tokens.json": Self.tokens(300)])
        let process = build(bench)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/nohup")
        process.arguments = [ProcessTests.program.path] + (process.arguments ?? [])
        try process.run()
        while process.isRunning, staging(bench).isEmpty { usleep(500) }
        if process.isRunning { kill(process.processIdentifier, SIGHUP) }
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(bench.contents.filter { $0.hasPrefix("out/") }.count == 301)
    }
}
