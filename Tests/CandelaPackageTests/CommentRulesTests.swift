import Foundation
import Testing

/// The wording of doc comments and articles: their first line is a noun phrase or a statement.
struct CommentRulesTests {
    private static let top = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Whether a sentence begins with a word of a question.
    private static func asks(_ sentence: Substring) -> Bool {
        let first = sentence.prefix { $0.isLetter }
        return ["What", "How", "Where", "When", "Which", "Who"].contains(first)
    }

    /// The first line of each doc comment, with its line number.
    private static func firstLines(of text: String) -> [(line: Int, words: Substring)] {
        var isInside = false
        var found: [(Int, Substring)] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            let code = line.drop { $0 == " " }
            let isComment = code.hasPrefix("///")
            if isComment, !isInside {
                found.append((index + 1, code.dropFirst(3).drop { $0 == " " }))
            }
            isInside = isComment
        }
        return found
    }

    /// The paragraphs after an article's title.
    private static func abstract(of text: String) -> Substring {
        text.split(separator: "\n").first { line in
            !["#", "@", "<!--", "```"].contains { line.hasPrefix($0) }
        } ?? ""
    }

    private static func files(below folder: String, ending: String) throws -> [(String, String)] {
        let names = try FileManager.default.subpathsOfDirectory(
            atPath: top.appending(path: folder).path())
        return try names.sorted()
            .filter { $0.hasSuffix(ending) && !$0.contains("/Generated/") }
            .map { name in
                let path = "\(folder)/\(name)"
                return (path, try String(contentsOf: top.appending(path: path), encoding: .utf8))
            }
    }

    /// The limit is one in a hundred, as in Swift's own packages.
    @Test func `doc comments seldom begin with a question word`() throws {
        var count = 0
        var questions: [String] = []
        for folder in ["Sources", "Tests"] {
            for (path, text) in try Self.files(below: folder, ending: ".swift") {
                let lines = Self.firstLines(of: text)
                count += lines.count
                questions += lines.filter { Self.asks($0.words) }
                    .map { "\(path):\($0.line): \($0.words)" }
            }
        }
        #expect(count > 5000)
        #expect(questions.count * 100 < count, "\(questions.joined(separator: "\n"))")
    }

    @Test func `articles begin with a statement`() throws {
        let articles = try Self.files(below: "Sources", ending: ".md")
        #expect(articles.count > 20)
        for (path, text) in articles {
            let abstract = Self.abstract(of: text)
            #expect(!abstract.isEmpty, "\(path)")
            #expect(!Self.asks(abstract), "\(path): \(abstract)")
        }
    }

    @Test func `a question is found at its line, and only where a comment begins`() {
        let mark = "///"
        let text = """
            \(mark) What a card shows.
            \(mark) Which is more.
            let a = 1
                \(mark) Whether it is shown.
                // When is no doc comment.
                \(mark)Who did it.
            """
        let lines = Self.firstLines(of: text)
        #expect(lines.map(\.line) == [1, 4, 6])
        #expect(lines.map { Self.asks($0.words) } == [true, false, true])
        #expect(Self.asks(Self.abstract(of: "# Title\n\nHow to draw.\n")))
    }
}
