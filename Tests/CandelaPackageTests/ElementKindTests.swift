import Foundation
import Testing

/// The places that name what an element of one kind has: the kind's own file, and the two that tell
/// all kinds apart.
struct ElementKindTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

    /// The cases of an element's content, what the audit measures of each, and the format that has
    /// a component for each.
    private static let visitors = [
        "CandelaElements/Contract/Element.swift", "CandelaAudit/ContrastWalk+Kinds.swift",
        "CandelaCommands/A2UI/",
    ]

    /// The code of each file by its path below `Sources/`, comments and texts left out.
    private static let files: [String: String] = {
        let targets = ["Elements", "Kit", "Audit", "Screens", "Commands", "Preview"]
            .map { "Candela\($0)/" }
        let paths = FileManager.default.subpaths(atPath: sources.path) ?? []
        let swift = paths.filter { path in
            path.hasSuffix(".swift") && !path.contains("/Generated/")
                && targets.contains { path.hasPrefix($0) }
        }
        return swift.reduce(into: [:]) { files, path in
            guard let text = try? String(contentsOf: sources.appending(path: path), encoding: .utf8)
            else { return }
            files[path] = text.split(separator: "\n")
                .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
                .replacing(/"[^"\n]*"/, with: "")
        }
    }()

    /// The types that hold the members of one kind, or of kinds that have the same ones. Texts and
    /// icons are parts of other kinds too.
    private static let payloads: [Substring] = {
        let code = files["CandelaElements/Contract/Element.swift"] ?? ""
        let content = code.split(separator: "enum Content").last?.split(separator: "case unknown")
        let names = (content?.first ?? "").matches(of: /(?m)^        case \w+\((\w+)\)$/).map(\.1)
        return Set(names).subtracting(["StyledText", "Icon"]).sorted()
    }()

    @Test func `finds the types of all kinds`() {
        #expect(Self.payloads.count == 18)
    }

    @Test func `each payload is named only in its file and in the visitors`() throws {
        for name in Self.payloads {
            let declaration = "    public struct \(name): Sendable, Equatable {"
            let own = Self.files.filter { $0.value.contains(declaration) }.map(\.key)
            #expect(own.count == 1, "\(name) is declared in \(own)")
            for (path, code) in Self.files where path != own.first {
                guard code.contains(name), !Self.visitors.contains(where: path.hasPrefix)
                else { continue }
                // Vocabularies inside a type, such as the forms of a choice, may be named elsewhere.
                let isOfElements = path.hasPrefix("CandelaElements/")
                let use = try Regex(
                    isOfElements ? "\\b\(name)\\b(?!\\.)" : "Element\\.\(name)\\b(?!\\.)")
                let isNamed = code.contains(use)
                #expect(!isNamed, "\(path) names \(name)")
            }
        }
    }

    @Test func `states the members of a type once`() {
        for (path, code) in Self.files where path.hasPrefix("CandelaElements/") {
            let hasKeys = code.contains("CodingKeys")
            #expect(!hasKeys, "\(path) has a list of keys")
        }
    }
}
