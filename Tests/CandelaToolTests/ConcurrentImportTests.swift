import CandelaRules
import CandelaTool
import Foundation
import Testing

/// Imports into one journal at the same time.
struct ConcurrentImportTests {
    /// The number of rounds; set `CANDELA_ROUNDS=30` for more.
    private static let rounds =
        ProcessInfo.processInfo.environment["CANDELA_ROUNDS"].flatMap { Int($0) } ?? 6
    private static let imports = 8

    @Test func `no change of concurrent writers is lost`() async throws {
        let bench = try ToolHarness(["n": "0"])
        let files = bench.environment.files
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<10 {
                        try files.update("n") { bytes in
                            let count = Int(String(decoding: bytes ?? [], as: UTF8.self)) ?? 0
                            return Array("\(count + 1)".utf8)
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try bench.text("n") == "40")
        #expect(bench.contents == ["n"])
    }

    @Test func `none of eight concurrent imports is lost`() throws {
        for round in 0..<Self.rounds {
            let bench = try ToolHarness()
            // In every second round the journal does not exist yet, and each import may create it.
            if round.isMultiple(of: 2) {
                try bench.write("j.json", #"{"habits": [{"id": "h", "name": "Read"}]}"#)
            }
            for day in 1...Self.imports {
                try bench.write("\(day).csv", "#Units: kg\n2026-03-0\(day)T06:00:00Z;78.\(day)\n")
            }
            let processes = try (1...Self.imports).map { day in
                let process = Process()
                process.executableURL = ProcessTests.program
                process.arguments = ["import", "libra", "\(day).csv", "--into", "j.json"]
                process.currentDirectoryURL = URL(fileURLWithPath: bench.path)
                process.standardOutput = FileHandle.nullDevice
                process.standardError = FileHandle.nullDevice
                try process.run()
                return process
            }
            for process in processes { process.waitUntilExit() }
            #expect(processes.map(\.terminationStatus) == Array(repeating: 0, count: Self.imports))
            let journal = try Journal.read(
                Array(bench.text("j.json").utf8), file: "j.json", lenient: false
            ).journal
            #expect(
                journal.weighIns.map(\.weight.value).sorted()
                    == (1...Self.imports).map { 78 + Double($0) / 10 }, "round \(round)")
            #expect(journal.habits.count == (round.isMultiple(of: 2) ? 1 : 0))
            #expect(!bench.contents.contains { $0.contains(".candela-") })
        }
    }
}
