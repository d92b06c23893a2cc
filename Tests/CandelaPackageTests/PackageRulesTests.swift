import Foundation
import Testing

/// Rules of the whole package that the compiler does not check.
///
/// They only read files and depend on no module, so they compile in a second even if other targets
/// are broken.
struct PackageRulesTests {
    private static let top = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// A target declared in the manifest.
    private struct Target {
        let kind: String
        let name: String
        let path: String
    }

    private static let manifest =
        (try? String(contentsOf: top.appending(path: "Package.swift"), encoding: .utf8)) ?? ""

    private static let targets: [Target] = {
        let target = /\.(target|executableTarget|testTarget)\(\s*name: "([^"]+)"/
        let starts = manifest.matches(of: target)
        let ends = starts.dropFirst().map(\.range.lowerBound) + [manifest.endIndex]
        return zip(starts, ends).map { start, end in
            let path = manifest[start.range.lowerBound..<end].firstMatch(of: /path: "([^"]+)"/)?.1
            let folder = start.1 == "testTarget" ? "Tests" : "Sources"
            return Target(
                kind: String(start.1), name: String(start.2),
                path: path.map(String.init) ?? "\(folder)/\(start.2)")
        }
    }()

    private static let sources = targets.map(\.path).filter { $0.hasPrefix("Sources/") }

    private static let libraries = targets.filter { $0.kind == "target" }.map(\.path)
        .filter { $0.hasPrefix("Sources/") }

    /// The targets of the tool that apps share.
    private static let tools = ["Commands", "Preview", "Tool"].map { "Sources/Candela\($0)" }

    private static let foundations = tools + ["Sources/CandelaImport"]

    /// The rules below read the targets in the manifest; this test ensures that there are no other
    /// sources.
    @Test func `declares a target for every folder with Swift files`() throws {
        var folders: Set<String> = []
        // The app of an outside team is in the folder of the tests that it is for.
        let nested = "Tests/CandelaFrontEndTests/Club"
        for (path, _) in try Self.swiftFiles(below: "Sources") + Self.swiftFiles(below: "Tests") {
            let isNested = path.hasPrefix(nested + "/")
            folders.insert(
                path.split(separator: "/").prefix(isNested ? 3 : 2).joined(separator: "/"))
        }
        #expect(Self.targets.map(\.path).sorted() == folders.sorted())
        let tools = Self.targets.filter {
            $0.kind == "executableTarget" && $0.path.hasPrefix("Sources/")
        }.map(\.name)
        #expect(tools.sorted() == ["candela", "candela-generate"])
        #expect(Self.libraries.count + tools.count == Self.sources.count)
    }

    @Test(arguments: libraries)
    func `imports Foundation in four places only`(library: String) throws {
        for (path, _) in try Self.swiftFiles(below: library) {
            let isDoor =
                path == "Sources/CandelaRules/DayClock.swift"
                || path.hasPrefix("Sources/CandelaKit/Language/")
                || Self.foundations.contains(library)
                || path == "\(library)/\(library.dropFirst("Sources/Candela".count))Bridges.swift"
            let modules = try Self.imports(of: path).filter { $0.hasPrefix("Foundation") }
            #expect(modules.isEmpty || isDoor, "\(path) imports \(modules.joined(separator: ", "))")
        }
    }

    @Test func `bridges every public error to a localized error`() throws {
        let bridge = /extension ([\w.]+): LocalizedError/
        // Lists, not sets: two types of one name in two modules need two bridges.
        var errors: [String] = []
        var shown: [String] = []
        for library in Self.libraries {
            for (_, text) in try Self.swiftFiles(below: library) where text.contains("Error") {
                errors += Self.publicErrors(in: text)
                shown += text.matches(of: bridge).map { String($0.1) }
            }
        }
        #expect(errors.count > 10 && errors.sorted() == shown.sorted())
    }

    @Test func `distinguishes public errors of one name by their enclosing types`() {
        let text = """
            public struct FileName: Sendable {
                public enum Fault: Sendable, Error {
                    case empty
                }
            }
            extension FilePattern {
                public enum Fault: Error {
                    case parent
                }
                struct Hidden: Error {}
            }
            public enum Error {}
            public struct ErrorList: Sendable {}
            """
        #expect(Self.publicErrors(in: text) == ["FileName.Fault", "FilePattern.Fault"])
    }

    /// The public errors declared in a file, with their enclosing types: `FileName.Fault`.
    private static func publicErrors(in text: String) -> [String] {
        let declaration =
            /( *)(?:\w+ )*(?:extension|struct|enum|class|actor|protocol) ([\w.]+)(?:: ([^{]*))?/
        var around: [(indent: Int, name: Substring)] = []
        var errors: [String] = []
        for line in text.split(separator: "\n") {
            guard let match = line.prefixMatch(of: declaration) else { continue }
            around.removeAll { $0.indent >= match.1.count }
            around.append((match.1.count, match.2))
            let conformances = match.3?.split { !$0.isLetter } ?? []
            guard line.contains("public "), conformances.contains("Error") else { continue }
            errors.append(around.map(\.name).joined(separator: "."))
        }
        return errors
    }

    @Test(arguments: sources)
    func `imports C mathematics in one file a module`(target: String) throws {
        let libraries: Set = ["Darwin", "Glibc", "Musl", "Android", "ucrt", "CRT", "WinSDK"]
        for (path, _) in try Self.swiftFiles(below: target) {
            let modules = try Self.imports(of: path).filter(libraries.contains)
            #expect(
                modules.isEmpty || path.hasSuffix("Maths.swift"),
                "\(path) imports \(modules.joined(separator: ", "))")
        }
    }

    @Test func `has neither resources nor clocks in its sources`() throws {
        for (path, text) in try Self.swiftFiles(below: "Sources") {
            let isTool =
                path.hasPrefix("Sources/candela")
                || Self.tools.contains { path.hasPrefix("\($0)/") }
            let words = isTool ? ["Bundle."] : ["Bundle.", "Date()", "Date.now"]
            for word in words {
                #expect(!text.contains(word), "\(path) mentions \(word)")
            }
        }
    }

    @Test func `contains no forced tries and casts, fatal errors or TODOs`() throws {
        for (path, text) in try Self.swiftFiles(below: "Sources") {
            for word in ["try!", " as! ", "fatalError(", "TODO", "FIXME"] {
                #expect(!text.contains(word), "\(path) mentions \(word)")
            }
        }
    }

    /// The libraries that serve any app, without the screens of our products.
    private static let engine = [
        "CandelaElements", "CandelaKit", "CandelaCommands", "CandelaPreview", "CandelaTool",
    ]

    @Test(arguments: engine)
    func `the engine names no screen, card or option type of ours`(library: String) throws {
        let screens = try Self.swiftFiles(below: "Sources/CandelaScreens").flatMap { _, text in
            text.matches(of: /static let (\w+) = ScreenName\(/).map { String($0.1) }
        }
        #expect(screens.count > 20)
        let names = Set(screens.map { Substring($0) })
        let ours = ["Card", "Presenter", "Options", "Theme.", "theme.product"]
        let types = /\b(Weight|Practice|Habit|Routine|Share|LiveActivity)\w*(Card|Presenter)\b/
        let options = /\b(Weight|Practice|Habit|Routine|Share|LiveActivity)\w+Options\b/
        let themes = /\bTheme(\.Product)?\.(of\(\.)?(weight|practice|routine|habit)\b/
        for (path, text) in try Self.swiftFiles(below: "Sources/\(library)")
        where !path.contains("/Generated/") {
            for line in Self.code(of: text) {
                let members = line.split { !$0.isLetter && !$0.isNumber && $0 != "." }
                    .flatMap { $0.split(separator: ".").dropFirst($0.hasPrefix(".") ? 0 : 1) }
                #expect(names.isDisjoint(with: members), "\(path): \(line)")
            }
            let bytes = text.utf8CString
            guard ours.contains(where: { Self.find($0, in: bytes) }) else { continue }
            for line in Self.code(of: text) {
                let isOurs =
                    line.contains(types) || line.contains(options) || line.contains(themes)
                #expect(!isOurs && !line.contains("theme.product == ."), "\(path): \(line)")
            }
        }
    }

    @Test(arguments: engine)
    func `the engine names no phrase of our products`(library: String) throws {
        let path = "Sources/CandelaScreens/Language/Products.xcstrings"
        let catalog = try JSONSerialization.jsonObject(
            with: Data(contentsOf: Self.top.appending(path: path)))
        let strings = try #require((catalog as? [String: Any])?["strings"] as? [String: Any])
        #expect(strings.count > 500)
        for (path, text) in try Self.swiftFiles(below: "Sources/\(library)") {
            for line in Self.code(of: text) {
                let literals = line.split(separator: "\"", omittingEmptySubsequences: false)
                let keys = literals.dropFirst().map(String.init)
                #expect(keys.allSatisfy { strings[$0] == nil }, "\(path): \(line)")
            }
        }
    }

    @Test func `public values with an id are identifiable`() throws {
        let type = /(?m)^( *)public (?:struct|enum|class) (\w+)([^{\n]*)\{$/
        // Ids of kinds of problems, and limits of the length of an id.
        let others = [
            "SessionError", "JournalBreach", "TextLimits", "Report", "Diagnostic", "Problem",
        ]
        var found = 0
        for library in Self.libraries {
            for (path, text) in try Self.swiftFiles(below: library) {
                for match in text.matches(of: type) {
                    let (indent, name, bases) = (match.1, String(match.2), match.3)
                    let rest = text[match.range.upperBound...]
                    let body = rest.prefix(
                        upTo: rest.firstRange(of: "\n\(indent)}")?.lowerBound
                            ?? rest.endIndex)
                    let member = "\n\(indent)    public "
                    let hasID = ["let", "var", "internal(set) var"].contains {
                        body.contains("\(member)\($0) id: String")
                    }
                    guard hasID, !others.contains(name) else { continue }
                    found += 1
                    let isIdentifiable = ["Identifiable", "CardContent"].contains {
                        bases.contains($0)
                    }
                    #expect(isIdentifiable, "\(path): \(name)")
                }
            }
        }
        #expect(found > 30)
    }

    /// The tools whose token files are converted are known to one module.
    @Test func `only the import of tokens names other tools`() throws {
        let pattern =
            /(?i)figma|tokens ?studio|studio(?=[A-Z])|spectrum|style ?dictionary|penpot|terrazzo/
        let words = ["figma", "studio", "spectrum", "dictionary", "penpot", "terrazzo"]
        func name(in text: String) -> Substring? {
            // A search for a word is much faster than one for a pattern.
            let lowercased = text.lowercased().utf8CString
            guard words.contains(where: { Self.find($0, in: lowercased) }) else { return nil }
            return text.firstMatch(of: pattern)?.output
        }
        var naming: [String] = []
        for (path, text) in try Self.swiftFiles(below: "Sources") {
            guard !path.contains("/Generated/"), let name = name(in: text) else { continue }
            naming.append("\(path) names '\(name)'")
        }
        let own = "Sources/CandelaTokenImport/"
        #expect(naming.filter { !$0.hasPrefix(own) } == [])
        #expect(naming.count > 10)
    }

    /// Whether a text has a word, as bytes.
    private static func find(_ word: String, in text: ContiguousArray<CChar>) -> Bool {
        text.withUnsafeBufferPointer { $0.baseAddress.map { strstr($0, word) != nil } ?? false }
    }

    /// Labels of plain values need no screen.
    @Test func `public label builders are in one folder of the kit`() throws {
        let folder = "Sources/CandelaKit/Labels/"
        var found = 0
        for (path, text) in try Self.swiftFiles(below: "Sources")
        where Self.code(of: text).contains("extension Accessibility {")
            && text.contains("    public static func")
        {
            #expect(path.hasPrefix(folder), "\(path)")
            found += 1
        }
        #expect(found >= 5)
    }

    @Test func `the tool names neither our apps nor our specimens`() throws {
        for (path, text) in try Self.tools.flatMap(Self.swiftFiles) {
            #expect(try !Self.imports(of: path).contains("CandelaSpecimens"), "\(path)")
            for word in ["AppDefinition.standard", "ScreenName.allCases", "Specimen.all"] {
                #expect(!text.contains(word), "\(path) mentions \(word)")
            }
        }
    }

    @Test func `a session casts to no options type`() throws {
        for (path, text) in try Self.swiftFiles(below: "Sources/CandelaKit/Session") {
            for line in Self.code(of: text) {
                // Pages are compared with pages of the same type.
                let compares = line.contains("right.options as? Options == options")
                #expect(compares || !line.contains(" as? "), "\(path): \(line)")
            }
        }
    }

    /// The lines of a source file without comments.
    private static func code(of text: String) -> [Substring] {
        text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    }

    /// The files with a `precondition` for a programmer's mistake. Before adding a file, check that
    /// no file, entry, host answer or brand value can reach its trap.
    private static let traps = [
        "AppDefinition.swift": "an app with mistakes in `init(unchecked:)`",
        "CalendarDay+Text.swift": "a literal that is no day",
        "ChangeNotes.swift": "a closure that assigns another journal",
        "EmbeddedTables.swift": "a table that is not embedded",
        "JSONTextDecoder.swift": "a key without a name",
        "JSONTextEncoder.swift": "a writer that prints what is not JSON",
        "Journal+Lists.swift": "a member of changes that is no list of the table",
        "JSONWriter.swift": "values out of order; a number that is not finite, which coders refuse",
        "Permutations.swift": "a position past the end",
        "Phrases.swift": "a key that no generated function has; those of apps are checked before",
        "PermutationSet.swift": "numbers out of order, which come from one loop",
        "Screen+Timeline.swift": "a timeline of no screen",
        "Screen.swift": "a place past the last card",
        "SupportCode.swift": "a file of the module that is not compiled in",
        "TextBuffer.swift": "more bytes than were announced",
        "TimeOfDay.swift": "a literal that is no time",
        "ValueEncoder.swift": "a type that encodes itself in two ways",
        "Weight.swift": "a weight out of range in `init(unchecked:)`",
        "WeightMilestones.swift": "numbers out of range in `init(uncheckedStart:goal:interval:)`",
    ]

    @Test func `traps in libraries only on known programmer mistakes`() throws {
        var found: Set<String> = []
        for library in Self.libraries {
            for (path, text) in try Self.swiftFiles(below: library) {
                let words = ["precondition", "preconditionFailure", "assert", "assertionFailure"]
                    .map { $0 + "(" }
                let bytes = text.utf8CString
                guard words.contains(where: { Self.find($0, in: bytes) }) else { continue }
                let code = text.split(separator: "\n").filter { !$0.contains("//") }
                guard code.contains(where: { line in words.contains { line.contains($0) } }) else {
                    continue
                }
                found.insert(String(path.split(separator: "/").last ?? ""))
            }
        }
        #expect(found.sorted() == Self.traps.keys.sorted())
    }

    @Test func `depends on no package, plugin or resource`() {
        for word in [".package(", ".plugin(", "resources:", "plugins:"] {
            #expect(!Self.manifest.contains(word), "Package.swift has \(word)")
        }
        // What an app gets is the manifest without the block that `.ci` asks for, its last.
        let parts = Self.manifest.components(
            separatedBy: #"if Context.environment["CANDELA_OPTIMIZED"] != nil {"#)
        #expect(parts.count == 2 && parts.last?.hasSuffix("}\n}\n") == true)
        #expect(parts.first?.contains("unsafeFlags") == false)
    }

    /// A recording is read only by the test that compares with it. Other tests use the specimens,
    /// so that a changed recording format does not break them.
    @Test(arguments: [
        ("Tests/CandelaSnapshotTests", "Snapshots"), ("Tests/CandelaFrontEndTests", "Drawings"),
    ])
    func `reads recordings only in their own test target`(owner: String, folder: String) throws {
        var readers: [String] = []
        for (path, text) in try Self.swiftFiles(below: "Tests")
        where text.contains(folder) && !path.hasSuffix(Self.file) {
            let literals = text.matches(of: /"[^"\n]*"/).flatMap { $0.output.split(separator: "/") }
            let names = literals.map { $0.trimmingCharacters(in: ["\""]) }
            if names.contains(folder) { readers.append(path) }
        }
        #expect(readers.count > 0 && readers.allSatisfy { $0.hasPrefix("\(owner)/") })
    }

    private static let file = "/PackageRulesTests.swift"

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
        try files.get().filter { $0.path.hasPrefix(folder + "/") }
    }

    /// All Swift files, read once.
    private static let files: Result<[(path: String, text: String)], any Error> = Result {
        try ["Sources", "Tests"].flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: top.appending(path: folder).path())
                .sorted().filter { $0.hasSuffix(".swift") }.map { name in
                    let path = "\(folder)/\(name)"
                    let text = try String(contentsOf: top.appending(path: path), encoding: .utf8)
                    return (path, text)
                }
        }
    }

    /// The modules that a file imports.
    private static func imports(of path: String) throws -> [String] {
        try #require(imports.get()[path])
    }

    /// The modules that each file imports, found once.
    private static let imports = files.map { files in
        Dictionary(uniqueKeysWithValues: files.map { ($0.path, imports(in: $0.text)) })
    }

    private static func imports(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            guard line.utf8.count < 80, line.contains("import ") else { return nil }
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
