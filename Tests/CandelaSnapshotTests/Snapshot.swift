import Foundation
import Testing

/// A text that was recorded, reviewed and committed.
struct Snapshot {
    /// The file's path inside `Snapshots`.
    let path: String

    /// The command that prints the whole difference; `nil` if the recorded text is complete.
    var wholeDifference: String?

    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Snapshots")

    static let isRecording = ProcessInfo.processInfo.environment["CANDELA_RECORD"] == "1"

    /// The command to run after reviewing the difference.
    static let command = "CANDELA_RECORD=1 swift test --filter CandelaSnapshotTests"

    private var file: URL { Snapshot.folder.appending(path: path) }

    /// Compares a text with its recording, or records it on request.
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
        Issue.record("\(difference(recorded, now))")
    }

    /// The first differing line, and the commands that show the others.
    ///
    /// For a text that starts with a digest, this is the first differing line below the digest, if
    /// any.
    func difference(_ old: String, _ new: String) -> String {
        var line = Snapshot.firstDifference(old, new)
        if wholeDifference != nil, line.number == 1 {
            let below = [old, new].map { String($0.drop { $0 != "\n" }) }
            if below[0] != below[1] { line = Snapshot.firstDifference(below[0], below[1]) }
        }
        return """
            Snapshots/\(path):\(line.number) differs
              recorded: \(line.old)
              now:      \(line.new)
            read \(wholeDifference == nil ? "the whole difference" : "the lines that differ") with \
            git diff after: \(Snapshot.command)
            """ + (wholeDifference.map { "\nread the whole difference with: \($0)" } ?? "")
    }

    /// All files in `Snapshots`, by relative path.
    static func files(ending: String) -> [String] {
        let all = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
        return all.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }.sorted()
    }

    /// The size of a file, in bytes.
    static func size(of path: String) throws -> Int {
        try folder.appending(path: path).resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    }

    static func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: folder.appending(path: path))
    }

    private static func comparable(_ text: String) -> String {
        #if os(Linux)
            text
        #else
            withPlainSpaces(text)
        #endif
    }

    /// The text with spaces normalised for comparison with Linux recordings, since locale data uses
    /// different spaces on other platforms.
    static func withPlainSpaces(_ text: String) -> String {
        let text = String(text.map { "\u{A0}\u{202F}".contains($0) ? " " : $0 })
        guard text.hasPrefix("digest "), let end = text.firstIndex(of: "\n"),
            let exact = text[..<end].firstRange(of: Digest.spaces)
        else { return text }
        return String(text[..<exact.lowerBound] + text[end...])
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
