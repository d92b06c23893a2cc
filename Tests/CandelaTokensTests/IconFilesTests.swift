import CandelaDTCG
import Foundation
import Testing

/// The icons in `Tokens/icon`: one drawing per file, with one row each in the table.
struct IconFilesTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Tokens/icon")

    /// The rows of the table.
    private static func rows() throws -> [JSONValue] {
        let bytes = Array(try Data(contentsOf: folder.appending(path: "icons.json")))
        return Array(try JSONDocument(parsing: bytes, file: "icons.json").root.elements)
    }

    @Test func `have one row each, in order, and one file each`() throws {
        let names = try Self.rows().compactMap { $0["name"]?.string }
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }
        #expect(names == names.sorted())
        #expect(names.count == 112 && names == files.sorted())
    }

    @Test func `have names in SF Symbols`() throws {
        let rows = try Self.rows()
        let known = rows.compactMap { $0["sfSymbols"]?.string }
        #expect(known.count == rows.count && Set(known).count == known.count)
        for row in rows {
            #expect(row["description"]?.string?.isEmpty == false)
            let members: Set = [
                "name", "description", "sfSymbols", "materialSymbols", "a2ui", "mirrors",
            ]
            #expect(row.members.allSatisfy { members.contains($0.name) })
        }
    }

    /// A front end that has only the path must be able to draw the icon.
    @Test func `are one path in one colour on a grid of 24, two points from the edge`() throws {
        for row in try Self.rows() {
            let name = try #require(row["name"]?.string)
            let text = try String(
                contentsOf: Self.folder.appending(path: "\(name).svg"), encoding: .utf8)
            let head = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">"#
            try #require(text.hasPrefix(head), "\(name)")
            let shape = /<path fill="currentColor" d="([MLCZ0-9. ]+)"\/><\/svg>\n?/
            let path = try #require(text.dropFirst(head.count).wholeMatch(of: shape), "\(name)").1
            for part in path.matches(of: /([MLC])([0-9. ]+)/) {
                let numbers = part.2.split(separator: " ").compactMap { Double($0) }
                // A curve ends at its last point; the two points before it are control points.
                let size = part.1 == "C" ? 6 : 2
                #expect(!numbers.isEmpty && numbers.count.isMultiple(of: size), "\(name)")
                #expect(numbers.allSatisfy { (0...24).contains($0) }, "\(name)")
                let ends = numbers.enumerated().filter { $0.offset % size >= size - 2 }
                #expect(ends.allSatisfy { (2...22).contains($0.element) }, "\(name)")
            }
            #expect(text.utf8.count < 3_000, "\(name)")
        }
    }
}
