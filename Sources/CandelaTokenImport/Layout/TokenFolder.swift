/// A folder of token files, for which a document can be proposed that combines them.
package struct TokenFolder: Sendable {
    /// The document of a folder.
    package enum Entry: Sendable, Hashable {
        /// A file of the folder: a document that combines others, the only token file, or the
        /// description of a folder of Tokens Studio.
        case file(String)
        /// A new resolver document, named ``TokenFolder/resolverName``.
        case resolver(FolderLayout)
        /// Several documents, none of which is the only one.
        case several([String])
        /// No token files.
        case empty
    }

    /// The name of a new resolver document.
    package static let resolverName = "tokens.resolver.json"

    package let entry: Entry

    /// The paths of the files with tokens, also of those that the entry does not use.
    package private(set) var tokenFiles: [String] = []

    /// The errors in files that are not JSON, with their paths.
    package private(set) var faults: [(path: String, error: Diagnostic)] = []

    /// Reads the files of a folder.
    ///
    /// - Parameters:
    ///   - paths: The paths of its files, relative to it; those that are not JSON are skipped.
    ///   - read: Returns the bytes of a file; `nil` if it cannot be read.
    package init(_ paths: [String], read: (String) -> [UInt8]?) {
        let paths = paths.filter(Self.mayHoldTokens)
        let described = paths.filter(StudioFolder.isDescribed)
        let folders = Set(described.map(FilePath.directory))
        var root = FolderNode(name: "")
        var resolvers: [String] = []
        var files: [String] = []
        for path in paths {
            guard let bytes = read(path), !StudioFolder.isDescribed(by: path) else { continue }
            var found: [Diagnostic] = []
            let parsed = LenientText.document(bytes, file: path, diagnostics: &found)
            guard let document = parsed else {
                if let error = found.first(where: { $0.severity == .error }) {
                    faults.append((path, error))
                }
                continue
            }
            if Self.combinesOthers(document.root, path) {
                resolvers.append(path)
                continue
            }
            let tokens = Self.tokens(of: document.root)
            guard !tokens.isEmpty else { continue }
            files.append(path)
            tokenFiles.append(path)
            root.add(path, path.split(separator: "/")[...], tokens)
        }
        // Documents beside each other are usually examples; one at the top combines the rest.
        let depths = resolvers.map { $0.utf8.count { $0 == UInt8(ascii: "/") } }
        let top = zip(resolvers, depths).filter { $1 == depths.min() }.map(\.0)
        tokenFiles += resolvers
        if folders.count == 1, let first = described.first {
            entry = .file(first)
        } else if top.count > 1 {
            entry = .several(top)
        } else if let document = top.first {
            entry = .file(document)
        } else if files.count > 1 {
            entry = .resolver(FolderLayout(root))
        } else {
            entry = files.first.map(Entry.file) ?? .empty
        }
    }

    /// Whether a file may hold tokens, by its name: JSON, in no folder of installed, built or
    /// hidden files.
    package static func mayHoldTokens(_ path: String) -> Bool {
        let steps = path.split(separator: "/")
        let skipped: Set<Substring> = ["node_modules", "dist", "build", "out", "coverage"]
        guard !steps.dropLast().contains(where: { $0.hasPrefix(".") || skipped.contains($0) }),
            let name = steps.last, !name.hasPrefix("."), name != "candela.json"
        else { return false }
        return FolderNode.endings.contains { name.hasSuffix($0) }
    }

    /// Whether a file combines sets: a resolver document, or a file of Tokens Studio with several.
    private static func combinesOthers(_ root: JSONValue, _ path: String) -> Bool {
        ResolverShape.isResolver(root, path: path) || root["$themes"] != nil
            || root["$metadata"]?["tokenSetOrder"] != nil
    }

    /// The paths of all tokens in a file: objects with `$value` or, in older drafts, `value`.
    static func tokens(of root: JSONValue) -> Set<String> {
        guard root["$schema"]?.string?.contains("json-schema.org") != true else { return [] }
        var tokens: Set<String> = []
        func walk(_ value: JSONValue, _ path: String, _ depth: Int) {
            guard value.isObject, depth < 64 else { return }
            let old = value["value"]
            if value["$value"] != nil || old?.isObject == false || value["type"]?.string != nil,
                value["$value"] ?? old != nil
            {
                tokens.insert(path)
                return
            }
            for member in value.members
            where !member.name.hasPrefix("$") || member.name == "$root" {
                walk(member.value, path.isEmpty ? member.name : "\(path).\(member.name)", depth + 1)
            }
        }
        walk(root, "", 0)
        tokens.remove("")
        return tokens
    }
}

/// A folder or a file with tokens.
struct FolderNode: Sendable {
    /// The name without its extension.
    let name: String

    /// The file's path; `nil` for a folder.
    private(set) var path: String?

    private(set) var children: [FolderNode] = []

    /// The paths of all tokens in it.
    private(set) var tokens: Set<String> = []

    init(name: String) { self.name = name }

    /// The tokens of each file in it, by the file's path.
    var tokensOfFiles: [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        if let path { found[path] = tokens }
        for child in children { found.merge(child.tokensOfFiles) { first, _ in first } }
        return found
    }

    static let endings = [".tokens.json", ".json", ".jsonc", ".json5"]

    /// A path without the ending of token files.
    static func stem(of path: String) -> String {
        String(path.dropLast(endings.first(where: path.hasSuffix)?.count ?? 0))
    }

    /// Adds a file.
    ///
    /// - Parameter steps: The steps of its path from this folder.
    mutating func add(_ path: String, _ steps: ArraySlice<Substring>, _ own: Set<String>) {
        tokens.formUnion(own)
        guard let step = steps.first else {
            self.path = path
            return
        }
        let isFile = steps.count == 1
        let name = isFile ? Self.stem(of: String(step)) : String(step)
        // A folder and a file may have the same name.
        let known = children.firstIndex { !isFile && $0.name == name && $0.path == nil }
        let index = known ?? children.count
        if known == nil { children.append(FolderNode(name: name)) }
        children[index].add(path, steps.dropFirst(), own)
    }
}
