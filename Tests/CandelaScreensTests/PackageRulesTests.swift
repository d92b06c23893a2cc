import Foundation
import Testing

/// What the whole package promises and no compiler checks.
struct PackageRulesTests {
    private static let top = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static let libraries = [
        "CandelaJSON", "CandelaColor", "CandelaTokens", "CandelaRules", "CandelaScreens",
        "CandelaSpecimens", "CandelaPipeline", "CandelaImport",
    ]

    @Test(arguments: libraries)
    func `lets Foundation in by three doors`(library: String) throws {
        for (path, text) in try Self.swiftFiles(below: "Sources/\(library)") {
            let isDoor =
                path == "Sources/CandelaRules/DayClock.swift"
                || path.hasPrefix("Sources/CandelaScreens/Language/")
                || library == "CandelaImport"
            let modules = Self.imports(in: text).filter { $0.hasPrefix("Foundation") }
            #expect(modules.isEmpty || isDoor, "\(path) imports \(modules.joined(separator: ", "))")
        }
    }

    @Test(arguments: libraries)
    func `lets C mathematics in by one file a module`(library: String) throws {
        let libraries: Set = ["Darwin", "Glibc", "Musl", "Android", "ucrt", "CRT", "WinSDK"]
        for (path, text) in try Self.swiftFiles(below: "Sources/\(library)") {
            let modules = Self.imports(in: text).filter(libraries.contains)
            #expect(
                modules.isEmpty || path.hasSuffix("Maths.swift"),
                "\(path) imports \(modules.joined(separator: ", "))")
        }
    }

    @Test func `has neither resources nor clocks in its sources`() throws {
        for (path, text) in try Self.swiftFiles(below: "Sources") {
            let words =
                path.hasPrefix("Sources/candela") ? ["Bundle."] : ["Bundle.", "Date()", "Date.now"]
            for word in words {
                #expect(!text.contains(word), "\(path) mentions \(word)")
            }
        }
    }

    @Test func `traps on no data`() throws {
        for (path, text) in try Self.swiftFiles(below: "Sources") {
            for word in ["try!", " as! ", "fatalError(", "TODO", "FIXME"] {
                #expect(!text.contains(word), "\(path) mentions \(word)")
            }
        }
    }

    @Test func `depends on no package, plugin or resource`() throws {
        let manifest = try String(
            contentsOf: Self.top.appending(path: "Package.swift"), encoding: .utf8)
        for word in [".package(", ".plugin(", "resources:", "unsafeFlags", "plugins:"] {
            #expect(!manifest.contains(word), "Package.swift has \(word)")
        }
    }

    @Test func `gives no two files the same name`() throws {
        var paths: [String: String] = [:]
        for folder in ["Sources", "Tests"] {
            for (path, _) in try Self.swiftFiles(below: folder) {
                let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
                guard !["main.swift", "exports.swift", "maths.swift"].contains(name) else {
                    continue
                }
                if let other = paths.updateValue(path, forKey: name) {
                    Issue.record("\(path) and \(other) have the same name")
                }
            }
        }
    }

    private static func swiftFiles(below folder: String) throws -> [(path: String, text: String)] {
        let names = try FileManager.default.subpathsOfDirectory(
            atPath: top.appending(path: folder).path())
        return try names.sorted().filter { $0.hasSuffix(".swift") }.map { name in
            let path = "\(folder)/\(name)"
            let text = try String(contentsOf: top.appending(path: path), encoding: .utf8)
            return (path, text)
        }
    }

    /// The modules that a file imports.
    private static func imports(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
                words[..<place].allSatisfy({
                    $0.hasPrefix("@")
                        || ["public", "package", "internal", "private", "fileprivate"]
                            .contains(String($0))
                })
            else { return nil }
            return String(words[words.count - 1].prefix { $0 != "." })
        }
    }
}
