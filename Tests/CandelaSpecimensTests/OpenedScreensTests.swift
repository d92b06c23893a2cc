import CandelaElements
import CandelaJSON
import CandelaKit
import CandelaSpecimens
import CandelaTestSupport
import Foundation
import Testing

/// Compares the table of opened screens in an article with the actions of all specimens and
/// journeys.
struct OpenedScreensTests {
    /// The subjects an action can name, by screen and presentation: `habit.form sheet`.
    private static func table() throws -> [String: Set<String>] {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let path = "Sources/CandelaScreens/CandelaScreens.docc/DrawAScreen.md"
        let article = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        let section = try #require(article.components(separatedBy: "## Opened screens").last)
        let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
            row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map { cell in
                cell.split(separator: "`").map(String.init).filter { $0.contains { $0.isLetter } }
            }
        }
        return try Dictionary(
            rows.map { row in
                ("\(try #require(row[0].first)) \(try #require(row[1].first))", Set(row[2]))
            }, uniquingKeysWith: { $0.union($1) })
    }

    /// The members of all intents to open a screen.
    private static func opened(by screens: [Screen]) throws -> Set<[String]> {
        let elements = screens.flatMap(\.elements).flatMap(\.withAllInside)
        let actions = elements.flatMap { [$0.activation].compactMap(\.self) + $0.actions }
        let targets = actions.compactMap { action -> Intent.Destination? in
            if case .open(let target) = action.intent { target } else { nil }
        }
        return Set(
            targets.map { target in
                let subject: [String?] = [
                    target.habit.map { _ in "habit" }, target.routine.map { _ in "routine" },
                    target.weighIn.map { _ in "weighIn" }, target.session.map { _ in "session" },
                    target.practice.map { _ in "practice" }, target.day.map { _ in "day" },
                    target.grain.map { _ in "grain" },
                ]
                return ["\(target.screen.rawValue) \(target.presentation.rawValue)"]
                    + subject.compactMap(\.self)
            })
    }

    @Test func `the article lists each opened screen with its subjects`() throws {
        let table = try Self.table()
        let screens =
            try Specimen.all.map { try $0.once().screen }
            + Journey.all.flatMap { try $0.once().map(\.screen) }
        var used: [String: Set<String>] = [:]
        for members in try Self.opened(by: screens) {
            used[members[0], default: []].formUnion(members.dropFirst())
        }
        #expect(used == table)
    }
}
