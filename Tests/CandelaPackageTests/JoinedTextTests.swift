import Foundation
import Testing

/// Texts are joined by phrases, since languages differ in their marks and blanks.
struct JoinedTextTests {
    private static let top = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Folders in which every string literal is an id or a path, apart from messages of errors.
    @Test(arguments: [
        "Sources/CandelaScreens", "Sources/CandelaKit/Kit", "Sources/CandelaKit/Labels",
        "Sources/CandelaKit/Cards",
    ])
    func `no screen or card joins texts with marks or blanks`(folder: String) throws {
        let url = Self.top.appending(path: folder)
        let names = try #require(FileManager.default.enumerator(atPath: url.path)?.allObjects)
        let paths = names.compactMap { $0 as? String }.filter {
            $0.hasSuffix(".swift") && !$0.hasPrefix("Generated/")
        }
        #expect(!paths.isEmpty)
        for path in paths {
            let text = try String(contentsOf: url.appending(path: path), encoding: .utf8)
            for line in text.split(separator: "\n") where Self.joins(String(line)) {
                Issue.record("\(folder)/\(path): \(line)")
            }
        }
    }

    @Test(arguments: [
        (#"text + ". " + next"#, true), (#"texts.joined(separator: ", ")"#, true),
        (#""\(name): \(value)""#, true), (#"text += ", ""#, true), (#""\(count) \(unit)""#, true),
        (#""milestone-\(place)""#, false), (#""routine/\(routine.id)""#, false),
        (#"parts.joined(separator: "-")"#, false), (#"/// `"\(a), \(b)"`"#, false),
        (#"throw .value("'\(day)' is out of range: use \(first)")"#, false),
        (#""'\(day)' is out of range: use \(days.lowerBound)")"#, false),
    ])
    func `recognises joined texts`(line: String, isJoined: Bool) {
        #expect(Self.joins(line) == isJoined)
    }

    /// Whether a line has a literal that joins texts with a mark and a blank, or a blank alone.
    /// Literals with words are messages of errors.
    private static func joins(_ line: String) -> Bool {
        // Most lines have no literal, and take far less time than a regular expression.
        guard line.utf8.contains(UInt8(ascii: "\"")) else { return false }
        let code = line.trimmingCharacters(in: .whitespaces)
        guard !code.hasPrefix("//") else { return false }
        return code.contains(/separator: "[^"\\\w]*[ ,.;:•·–—][^"\\\w]*"/)
            || code.contains(/\+=? "(?!")[ ]?[,.;:•·–—]? ?"/)
            || code.contains(/\)[ ,.;:•·–—]* [ ,.;:•·–—]*\\\([^"]*\)"/)
                && !code.contains(/"[^"]*(?:[A-Za-z]{2,} |')[^"]*\\\(/)
    }
}
