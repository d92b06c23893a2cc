import Foundation
import Testing

/// Checks that every Swift block in an article is code that runs in a test, except code that needs
/// SwiftUI.
struct ArticleCodeTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()

    /// The paths of all articles with Swift blocks, relative to the package's root.
    private static let articles: [String] = {
        let paths = FileManager.default.subpaths(atPath: root.appending(path: "Sources").path) ?? []
        return paths.filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
            .map { "Sources/\($0)" }.filter { !((try? blocks(of: $0))?.isEmpty ?? false) }.sorted()
    }()

    /// The article whose code `.ci/check-swiftui` compiles against SwiftUI's interfaces.
    private static let renderer = "Sources/CandelaElements/CandelaElements.docc/DrawInSwiftUI.md"

    /// The lines of each Swift block, without blank lines and imports.
    private static func blocks(of path: String) throws -> [[Substring]] {
        let article = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        return article.components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first?.split(separator: "\n")
                .filter { !$0.hasPrefix("import ") }
        }
    }

    /// The files of this target and of the example tool, which other tests run.
    private static let sources = Result {
        let folders = [folder, root.appending(path: "Tests/OwnTool")]
        return try folders.flatMap { folder in
            try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(".swift") }.sorted()
                .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        }
        .map { "\n" + $0.split(separator: "\n").joined(separator: "\n") + "\n" }
    }

    @Test func `finds the articles`() {
        #expect(Self.articles.count >= 15)
        #expect(Self.articles.contains("Sources/CandelaKit/CandelaKit.docc/Sessions.md"))
    }

    @Test func `the renderer's code is compiled by a check`() throws {
        #expect(Self.articles.contains(Self.renderer))
        let check = Self.root.appending(path: ".ci/check-swiftui")
        #expect(try String(contentsOf: check, encoding: .utf8).contains(Self.renderer))
    }

    /// The code can have any indentation in a test.
    @Test(arguments: articles.filter { $0 != renderer })
    func `every code block of the article is in a test`(path: String) throws {
        let sources = try Self.sources.get()
        for block in try Self.blocks(of: path) {
            let found = [0, 4, 8].contains { margin in
                let space = String(repeating: " ", count: margin)
                let code = "\n" + block.map { "\(space)\($0)\n" }.joined()
                return sources.contains { $0.contains(code) }
            }
            #expect(!block.isEmpty && found, "\(path):\n\(block.joined(separator: "\n"))")
        }
    }
}
