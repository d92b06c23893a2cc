import Foundation
import Testing

/// The places that refer to the types of a screen, as listed in the README's table.
struct ScreenFolderTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

    /// The code of each file without comments, by path below `Sources/`.
    private static let files: [String: String] = {
        let paths = FileManager.default.subpaths(atPath: sources.path) ?? []
        let swift = paths.filter { $0.hasSuffix(".swift") && !$0.contains("/Generated/") }
        return swift.reduce(into: [:]) { files, path in
            guard let text = try? String(contentsOf: sources.appending(path: path), encoding: .utf8)
            else { return }
            files[path] = text.split(separator: "\n")
                .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
        }
    }()

    /// The options, presenters and cards in the folders of screens, with their folders.
    private static let types: [(name: String, product: Substring, folder: String)] = {
        let declaration =
            /(?m)^(?:public )?struct (\w+): (?:\w+, )*(?:CardContent|\w*Presenter|\w*Options)\b/
        return files.flatMap { path, code -> [(String, Substring, String)] in
            let steps = path.split(separator: "/")
            guard steps.first == "CandelaScreens", steps.count == 4 else { return [] }
            let folder = steps.dropLast().joined(separator: "/") + "/"
            return code.matches(of: declaration).map { (String($0.1), steps[1], folder) }
        }
    }()

    @Test func `finds the types of all screens`() {
        // 30 screens have options and a presenter each; most also have their own card.
        #expect(Self.types.count { $0.name.hasSuffix("Options") } == 30)
        #expect(Self.types.count { $0.name.hasSuffix("Presenter") } == 30)
        #expect(Self.types.count { $0.name.hasSuffix("Card") } >= 20)
    }

    @Test func `refers to each only in its folder, its product's list and specimens`() {
        let names = Self.files.mapValues { code in
            Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        }
        for (name, product, folder) in Self.types {
            for (path, names) in names where names.contains(Substring(name)) {
                let isIn =
                    path.hasPrefix(folder) || path.hasPrefix("CandelaSpecimens/")
                    || path.hasPrefix("candela-")
                    || path == "CandelaScreens/\(product)/\(product)App.swift"
                #expect(isIn, "\(path) names \(name)")
            }
        }
    }
}
