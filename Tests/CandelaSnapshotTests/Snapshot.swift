import Foundation
import Testing

/// A text that was recorded, read and committed.
struct Snapshot {
    /// The file's path inside `Snapshots`.
    let path: String

    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Snapshots")

    static let isRecording = ProcessInfo.processInfo.environment["CANDELA_RECORD"] == "1"

    /// What to run after reading why a snapshot differs.
    static let command = "CANDELA_RECORD=1 swift test --filter CandelaSnapshotTests"

    private var file: URL { Snapshot.folder.appending(path: path) }

    /// Compares a text with the recorded one, or records it when asked to.
    func check(_ text: String) throws {
        if Snapshot.isRecording {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            return
        }
        guard let data = try? Data(contentsOf: file) else {
            Issue.record("\(path) was never recorded: run \(Snapshot.command)")
            return
        }
        let recorded = Snapshot.comparable(String(decoding: data, as: UTF8.self))
        let now = Snapshot.comparable(text)
        guard recorded != now else { return }
        let line = Snapshot.firstDifference(recorded, now)
        Issue.record(
            """
            Snapshots/\(path):\(line.number) differs
              recorded: \(line.old)
              now:      \(line.new)
            read the whole difference with git diff after: \(Snapshot.command)
            """)
    }

    /// Every file below a folder of `Snapshots`, by path inside `Snapshots`.
    static func files(ending: String) -> [String] {
        let all = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
        return all.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }.sorted()
    }

    static func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: folder.appending(path: path))
    }

    /// Locale data differ in their spaces between platforms; the recorded ones are Linux's.
    private static func comparable(_ text: String) -> String {
        #if os(Linux)
            text
        #else
            String(text.map { "\u{A0}\u{202F}".contains($0) ? " " : $0 })
        #endif
    }

    static func firstDifference(
        _ old: String, _ new: String
    ) -> (number: Int, old: String, new: String) {
        let old = old.split(separator: "\n", omittingEmptySubsequences: false)
        let new = new.split(separator: "\n", omittingEmptySubsequences: false)
        var index = 0
        while index < old.count, index < new.count, old[index] == new[index] { index += 1 }
        let end = "(the end)"
        return (
            index + 1, index < old.count ? String(old[index]) : end,
            index < new.count ? String(new[index]) : end
        )
    }
}
