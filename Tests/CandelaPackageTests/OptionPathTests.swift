import Foundation
import Testing

/// The key path of an option and its names in JSON are stated side by side.
struct OptionPathTests {
    private static let top = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test func `the names of an option are the members of its key path`() throws {
        var count = 0
        for folder in ["Sources/CandelaScreens", "Tests/CandelaFrontEndTests"] {
            let url = Self.top.appending(path: folder)
            let names = try #require(FileManager.default.enumerator(atPath: url.path)?.allObjects)
            for path in names.compactMap({ $0 as? String }) where path.hasSuffix(".swift") {
                let text = try String(contentsOf: url.appending(path: path), encoding: .utf8)
                for use in Self.uses(in: text) {
                    count += 1
                    #expect(use.members == use.names, "\(folder)/\(path)")
                }
            }
        }
        // Fewer would mean that the expression no longer finds them.
        #expect(count > 40)
    }

    @Test(arguments: [
        (#"OptionPath(\Self.draft?.name, CodingKeys.draft, "name")"#, true),
        (#"OptionPath(\Self.first, CodingKeys.second)"#, false),
        (#"OptionPath(\Self.picture.showsDays, CodingKeys.picture, "days")"#, true),
        (#"OptionPath(\Self.draft?.note, CodingKeys.draft, "name")"#, false),
        (#"OptionPath(object: \Self.draft?.rule, CodingKeys.draft, "note")"#, false),
        ("OptionPath(\n    \\Self.draft?.a.b, CodingKeys.draft,\n \"a\", \"b\")", true),
    ])
    func `recognises names of another member`(code: String, isRight: Bool) throws {
        let use = try #require(Self.uses(in: code).first)
        #expect((use.members == use.names) == isRight)
    }

    private static func uses(in text: String) -> [(members: [String], names: [String])] {
        // Most files have none, and a regular expression takes far more time to say so.
        guard text.contains("OptionPath(") else { return [] }
        let use =
            /OptionPath\(\s*(?:object: )?\\\w+\.([\w.?]+),\s*CodingKeys\.(\w+)((?:,\s*"\w+")*)\s*\)/
        return text.matches(of: use).map { match in
            let members = match.1.split { ".?".contains($0) }.map { name(of: $0) }
            let inner = match.3.split { !($0.isLetter || $0.isNumber) }.map { name(of: $0) }
            return (members, [name(of: match.2)] + inner)
        }
    }

    /// A member without `shows`, which JSON may omit: `showsProgress` and `progress`.
    private static func name(of member: Substring) -> String {
        let rest = member.dropFirst("shows".count)
        guard member.hasPrefix("shows"), let first = rest.first else { return String(member) }
        return first.lowercased() + rest.dropFirst()
    }
}
