import Foundation
import Testing

/// The size of what a screen must know of the engine.
struct PresenterShapeTests {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/CandelaKit/Screen/Presenter.swift")

    @Test func `a presenter has at most ten requirements, each with a name of its own`() throws {
        let text = try String(contentsOf: Self.file, encoding: .utf8)
        let declaration = /\npublic protocol Presenter.*?\n\}\n/.dotMatchesNewlines()
        let body = try #require(text.firstMatch(of: declaration)).output
        let names = body.matches(of: /\n    (?:func|var) (\w+)/).map { String($0.1) }
        #expect((2...10).contains(names.count), "\(names)")
        #expect(Set(names).count == names.count, "\(names)")
    }
}
