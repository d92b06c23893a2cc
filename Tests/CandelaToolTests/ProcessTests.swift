import Foundation
import Testing
import candela

/// The built program itself, for what only a process shows.
struct ProcessTests {
    private struct Run {
        var output = ""
        var errors = ""
        var status: Int32 = 0
    }

    private static let program: URL = {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
            let tests = bundle?.bundleURL ?? Bundle.main.bundleURL
        #else
            let tests = URL(fileURLWithPath: CommandLine.arguments[0])
        #endif
        return tests.deletingLastPathComponent().appendingPathComponent("candela")
    }()

    /// Runs a line of shell, in which `candela` is the program.
    private func shell(_ line: String) throws -> Run {
        let bench = try Workbench()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", "candela() { \"\(Self.program.path)\" \"$@\"; }; \(line)"]
        process.currentDirectoryURL = URL(fileURLWithPath: bench.path)
        // Files, not pipes: nothing to drain while it runs.
        let (output, errors) = (bench.path + "/output", bench.path + "/errors")
        for path in [output, errors] {
            _ = FileManager.default.createFile(atPath: path, contents: nil)
        }
        process.standardOutput = FileHandle(forWritingAtPath: output)
        process.standardError = FileHandle(forWritingAtPath: errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return Run(
            output: try bench.text("output"), errors: try bench.text("errors"),
            status: process.terminationStatus)
    }

    @Test func `results and messages have a stream each, and a status`() throws {
        let version = try shell("candela --version")
        #expect(version.output == "candela \(Tool.version)\n")
        #expect(version.errors.isEmpty)
        #expect(version.status == 0)
        let mistake = try shell("candela --versoin")
        #expect(mistake.output.isEmpty)
        #expect(mistake.errors.hasPrefix("error: unknown option '--versoin' [unknown-option]\n"))
        #expect(mistake.status == 2)
    }

    @Test func `a reader that goes away is no error`() throws {
        let run = try shell("candela --help | true; echo ${PIPESTATUS[0]}")
        #expect(run.output == "0\n")
        #expect(run.errors.isEmpty)
    }

    @Test func `a full disk is an error`() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let run = try shell("candela --help > /dev/full")
        #expect(run.errors.contains("standard output cannot be written: No space left on device"))
        #expect(run.status == 1)
    }

    @Test func `a pipe reads like a file, and a closed input is an error`() throws {
        let weights = "printf '#Units: kg\\n2026-03-18;78.2\\n'"
        #expect(try shell("candela import libra <(\(weights))").output.contains("78.2"))
        #expect(try shell("\(weights) | candela import libra -").output.contains("78.2"))
        let closed = try shell("candela import libra - <&-")
        #expect(closed.errors == "error: standard input cannot be read [unreadable-file]\n")
        #expect(closed.status == 1)
    }

    @Test func `arguments that are not UTF-8 are an error, not a crash`() throws {
        let run = try shell("candela $'\\xff\\xfe'")
        #expect(run.errors.hasPrefix("error: unknown command"))
        #expect(run.status == 2)
    }
}
