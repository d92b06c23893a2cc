import CandelaKit
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import CandelaTool
import Foundation

extension Tool {
    /// The tool of the package's own apps.
    static let candela = Tool(
        apps: AppDefinition.standard, specimens: Specimen.all, journeys: Journey.all,
        unusedRoles: Set(RolesForApps.reasons.keys))
}

/// A directory for one test, and the tool running in it.
final class ToolHarness: Sendable {
    let path: String
    private let input: [UInt8]

    /// - Parameters:
    ///   - files: File contents by relative path.
    ///   - input: The content of standard input.
    init(_ files: [String: String] = [:], input: String = "") throws {
        path = NSTemporaryDirectory() + "candela-" + UUID().uuidString
        self.input = Array(input.utf8)
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
        for (name, content) in files { try write(name, content) }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ name: String, _ content: String) throws {
        let url = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(content.utf8).write(to: url)
    }

    func text(_ name: String) throws -> String {
        try String(contentsOfFile: path + "/" + name, encoding: .utf8)
    }

    /// The relative paths of all files and empty directories, sorted.
    var contents: [String] {
        let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String }
        let all = (found ?? []).sorted()
        let folders = Set(
            all.compactMap { name in
                name.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(name[..<$0]) }
            })
        return all.filter { !folders.contains($0) }
    }

    /// 18 March 2026, 16:20 UTC, in Berlin, in American English.
    var environment: CommandEnvironment {
        let input = Input(input)
        return CommandEnvironment(
            files: Files(workingDirectory: path), standardInput: { input.next() },
            secondsSince1970: { 1_773_850_800 }, timeZone: { "Europe/Berlin" },
            language: { "en-US" })
    }

    /// Runs a command line, split at spaces.
    func run(_ line: String, by tool: Tool = .candela) -> Outcome {
        run(line.split(separator: " ").map(String.init), by: tool)
    }

    /// Runs a command line; streamed output precedes the rest.
    func run(_ words: [String], by tool: Tool = .candela) -> Outcome {
        let output = Output()
        var environment = environment
        environment.write = { output.add($0) }
        var outcome = tool.run(words, in: environment)
        outcome.output = output.bytes + outcome.output
        return outcome
    }
}

extension ToolHarness {
    private static let made = LazyTable<String, ToolHarness>()

    /// A directory in which a command has run successfully. All tests that start with the same
    /// files and the same command get copies of one directory.
    static func after(_ line: String, _ files: [String: String] = [:]) throws -> ToolHarness {
        let key = ([line] + files.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
            .joined(separator: "\0")
        let original = try made.value(for: key) {
            let bench = try ToolHarness(files)
            let outcome = bench.run(line)
            guard outcome.status == .success else { throw Failed(description: outcome.report) }
            return bench
        }
        let copy = try ToolHarness()
        try FileManager.default.removeItem(atPath: copy.path)
        try FileManager.default.copyItem(atPath: original.path, toPath: copy.path)
        return copy
    }

    /// A command that should have succeeded, with its messages.
    private struct Failed: Error, CustomStringConvertible {
        let description: String
    }
}

/// Output written while the command runs.
private final class Output: @unchecked Sendable {
    private let lock = NSLock()
    private var written: [UInt8] = []

    var bytes: [UInt8] { lock.withLock { written } }

    func add(_ bytes: [UInt8]) -> Bool {
        lock.withLock { written += bytes }
        return true
    }
}

/// Standard input, in chunks of a few bytes; a long one in larger chunks, at most a thousand.
private final class Input: @unchecked Sendable {
    private let lock = NSLock()
    private let size: Int
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { (rest, size) = (bytes[...], max(7, bytes.count / 1_000)) }

    func next() -> [UInt8] {
        lock.withLock {
            defer { rest = rest.dropFirst(size) }
            return Array(rest.prefix(size))
        }
    }
}

extension Outcome {
    var text: String { String(decoding: output, as: UTF8.self) }
    var report: String { messages.joined(separator: "\n") }
}
