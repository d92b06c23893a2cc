/// A loader for a document and the files it refers to.
package struct ProjectLoader {
    private let files: FileAccess
    let options: TokenProject.Options
    private let entry: String
    /// The directory that references may not leave.
    private let home: String
    /// The part of the first file, or of each of several, in lenient reading.
    private var role = DocumentRole.whole

    /// The names of the sets that themes combine, if the first file became a resolver document in
    /// lenient reading; `nil` for any other.
    private var combined: Set<String>?

    private var documents: [String: Loaded] = [:]
    private var paths: [String] = []
    private var sourceOf: [NodeLocation: Int] = [:]
    private var storages: [String: Int32] = [:]

    var sources: [SourceTree] = []
    var names = NameTable()
    var diagnostics: [Diagnostic] = []

    private enum Loaded {
        case document(JSONDocument)
        /// Not valid JSON; reported.
        case broken
        /// The reason that the file was not read.
        case unread(String, id: String)
    }

    init(files: FileAccess, options: TokenProject.Options, entry: String) {
        self.files = files
        self.options = options
        self.entry = entry
        home = FilePath.directory(of: entry)
    }

    mutating func load() -> TokenProject? {
        guard let document = document(entry, at: nil) else { return nil }
        let root = document.root
        guard root.isObject else {
            diagnostics.append(
                .error(
                    "not-an-object",
                    "the file contains \(root.kind.words), not an object of groups "
                        + "and tokens", at: root.place))
            return nil
        }
        guard ResolverShape.isResolver(root, path: entry) else {
            let source = source(root)
            return project(isResolver: false, steps: [.set([source], name: "")], choices: [])
        }
        var reader = ResolverReader(loader: self, document: root)
        let (steps, choices) = reader.read()
        self = reader.loader
        // Sets in a stated order that no theme combines may be meant as alternatives, too.
        if let combined { reportAlternatives(steps, except: combined) }
        return project(isResolver: true, steps: steps, choices: choices)
    }

    /// Discards the files, so that they are read anew in another role.
    mutating func forget(_ role: DocumentRole) {
        (documents, paths, diagnostics) = ([:], [], [])
        self.role = role
    }

    mutating func project(
        isResolver: Bool, steps: [ResolutionStep], choices: [ResolverModifier]
    ) -> TokenProject {
        // A token becomes the root of a group at its path.
        if options.foreign?.converter != nil { _ = names.intern("$root") }
        return TokenProject(
            isResolver: isResolver, files: paths, sources: sources, names: names, steps: steps,
            choices: choices, foreign: options.foreign)
    }

    /// The index of the source for an object in a document, which is read once unless members are
    /// skipped.
    mutating func source(_ object: JSONValue, skipping: Set<String> = []) -> Int {
        let file = object.storage.file
        let number = storages[file] ?? Int32(truncatingIfNeeded: storages.count)
        storages[file] = number
        let location = NodeLocation(number, object.index)
        if skipping.isEmpty, let known = sourceOf[location] { return known }
        var found: [Diagnostic] = []
        sources.append(
            SourceTreeReader.read(
                object, skipping: skipping, foreign: options.foreign, names: &names,
                diagnostics: &found))
        diagnostics += options.foreign?.converter != nil ? found.map(\.tolerated) : found
        if skipping.isEmpty { sourceOf[location] = sources.count - 1 }
        return sources.count - 1
    }

    /// The document named by a reference's file part, relative to the file with the reference;
    /// `nil` after reporting an error.
    mutating func document(_ file: String, from other: String, at place: SourcePosition)
        -> JSONDocument?
    {
        if let scheme = Self.scheme(of: file) {
            diagnostics.append(
                .error(
                    "unsupported-url", "'\(file)' is a URL (\(scheme)): only files are read",
                    at: place, help: ["save the file beside the document and refer to that"]))
            return nil
        }
        let decoded = String(decoding: PercentEncoding.decode(Array(file.utf8)), as: UTF8.self)
        guard !decoded.utf8.contains(0) else {
            diagnostics.append(
                .error("missing-file", "'\(file)' contains a null character", at: place))
            return nil
        }
        let path = FilePath.resolve(decoded, from: FilePath.directory(of: other))
        guard options.allowsFilesOutside || FilePath.contains(home, path) else {
            diagnostics.append(
                .error(
                    "file-outside", "'\(file)' is outside the directory of '\(entry)'", at: place,
                    help: [Self.outsideHelp]))
            return nil
        }
        return document(path, at: place)
    }

    /// - Parameter place: The place of the reference; `nil` for the first file.
    mutating func document(_ path: String, at place: SourcePosition?) -> JSONDocument? {
        let key = path == entry ? path : FilePath.normalize(path)
        if documents[key] == nil { documents[key] = read(key) }
        switch documents[key] {
        case .document(let document): return document
        case .unread(let reason, let id):
            let isEmpty = id == "empty-file"
            let start = isEmpty ? SourcePosition(file: path, line: 1, column: 1) : nil
            diagnostics.append(
                .error(
                    id, "'\(path)' \(reason)", at: place ?? start,
                    help: Self.help(id, path, isEntry: place == nil)))
            return nil
        case .broken, nil: return nil
        }
    }

    private mutating func read(_ path: String) -> Loaded {
        let bytes: [UInt8]
        do throws(FileAccessError) {
            bytes = try files.read(path)
        } catch {
            let id =
                switch error {
                case .missing: "missing-file"
                case .directory: "is-directory"
                case .notAFile: "not-a-file"
                case .outside: "file-outside"
                case .unreadable: "unreadable-file"
                }
            return .unread("\(error)", id: id)
        }
        paths.append(path)
        let space: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
        guard !bytes.allSatisfy(space.contains) else {
            return .unread("is empty", id: "empty-file")
        }
        let converter = options.foreign?.converter
        let document =
            converter.map { $0.document(bytes, file: path, diagnostics: &diagnostics) }
            ?? JSONDocument.parse(bytes, file: path, diagnostics: &diagnostics)
        guard let document else { return .broken }
        guard let converter else {
            if let refusal = options.foreign?.reader.refusal(of: document.root) {
                diagnostics.append(refusal)
                return .broken
            }
            return .document(document)
        }
        if path == entry {
            if let folder = folder(of: document, converter) { return .document(folder) }
            if !ResolverShape.isResolver(document.root, path: path) {
                combined = converter.combinedSets(in: document.root)
            }
        }
        return .document(
            converter.normalized(
                document, as: path == entry || role != .whole ? role : .part,
                listing: options.messageLimit, diagnostics: &diagnostics))
    }

    /// The resolver document of the folder that the entry describes; `nil` if it describes none.
    private mutating func folder(
        of document: JSONDocument, _ converter: any ForeignReader
    ) -> JSONDocument? {
        let (files, home) = (files, home)
        let folder = converter.folder(describedBy: document, diagnostics: &diagnostics) {
            try? files.read(FilePath.resolve($0, from: home))
        }
        paths += folder.files.map { FilePath.resolve($0, from: home) }
        if folder.document != nil { combined = folder.combined }
        return folder.document
    }

    private static func help(_ id: String, _ path: String, isEntry: Bool) -> [String] {
        switch id {
        case "file-outside": [outsideHelp]
        case "is-directory" where isEntry:
            ["name its files by a pattern in quotes, such as '\(path)/**/*.json'"]
        default: []
        }
    }

    private static let outsideHelp =
        "move the file into it, or let references leave it with '--allow-outside'"

    /// The scheme of a URL; `nil` for a path.
    private static func scheme(of text: String) -> Substring? {
        if text.hasPrefix("//") { return "//" }
        guard let colon = text.firstIndex(of: ":"), colon != text.startIndex else { return nil }
        let scheme = text[..<colon]
        let isScheme = scheme.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
                UInt8(ascii: "."):
                true
            default: false
            }
        }
        return isScheme ? scheme : nil
    }
}

/// Detection of resolver documents by their structure.
package enum ResolverShape {
    /// Whether a document is a resolver document rather than a token file.
    package static func isResolver(_ root: JSONValue, path: String) -> Bool {
        if path.hasSuffix(".resolver.json") || FilePath.name(of: path) == "resolver.json" {
            return true
        }
        return isResolver(root)
    }

    static func isResolver(_ root: JSONValue) -> Bool {
        for member in root.members {
            switch member.name {
            case "resolutionOrder": if !member.value.isObject { return true }
            case "version": if versions.contains(member.value.string) { return true }
            case "sets":
                if member.value.members.contains(where: { isSet($0.value) }) { return true }
            case "modifiers":
                if member.value.members.contains(where: { isModifier($0.value) }) { return true }
            default: continue
            }
        }
        return false
    }

    /// The versions of the format. The files of packages also have a `version`, of another form.
    private static let versions: Set<String?> = ["2025.10", "2025-10-01", "2025-11-01"]

    /// Whether a value is a set: it has a list of sources, which no token tree may contain.
    static func isSet(_ value: JSONValue) -> Bool { value["sources"]?.isArray == true }

    /// Whether a value is a modifier: it has contexts that are lists.
    static func isModifier(_ value: JSONValue) -> Bool {
        value["contexts"]?.members.contains { $0.value.isArray } == true
    }
}
