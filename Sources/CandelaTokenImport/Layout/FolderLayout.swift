import CandelaJSON

/// The proposed resolver document of a folder: the files of all contexts, and modifiers.
///
/// Files and folders beside each other that define the same tokens are alternatives, so they become
/// the contexts of a modifier. Its name is `appearance` for light and dark names, `brand` for files
/// in `brands/`, the common beginning for names that begin alike, and otherwise `theme` or, if
/// there are several families of alternatives, their folder's name. A number follows a name that is
/// taken. Everything else is used in every context.
package struct FolderLayout: Sendable, Hashable {
    /// A modifier with its contexts, the default first.
    package struct Modifier: Sendable, Hashable {
        package fileprivate(set) var name: String
        package fileprivate(set) var contexts: [Context]
        /// The name used if there are other alternatives without one; `nil` for a modifier whose
        /// name says what its contexts are.
        fileprivate var family: String?
        /// Whether its contexts may be spread over several folders.
        fileprivate let isSpread: Bool
    }

    /// A context with the paths of its files.
    package struct Context: Sendable, Hashable {
        package let name: String
        package fileprivate(set) var files: [String]
    }

    /// The paths of the files used in every context, in order.
    package private(set) var base: [String] = []

    package private(set) var modifiers: [Modifier] = []

    /// Facts that the author should know.
    package private(set) var remarks: [String] = []

    /// The files of contexts that complete others, which override all others of the base.
    private var completions: [String] = []

    init(_ root: FolderNode) {
        read(root)
        nameFamilies()
        base = shared
        addDefaultMode(root)
        // Appearances come last: they change the colours of any brand.
        modifiers =
            modifiers.filter { $0.name != Self.appearance }
            + modifiers.filter { $0.name == Self.appearance }
    }

    private init() {}

    /// The files used in every context, primitives first.
    private var shared: [String] {
        base.enumerated().sorted { a, b in
            (Self.rank(a.element), a.offset) < (Self.rank(b.element), b.offset)
        }.map(\.element) + completions
    }

    private static let appearance = "appearance"

    private static func rank(_ path: String) -> Int {
        let steps = path.split(separator: "/")
        let name = steps.last?.split(separator: ".").first ?? ""
        return (steps.dropLast() + [name]).compactMap { FolderName.rank(String($0)) }.min() ?? 2
    }

    private mutating func read(_ folder: FolderNode) {
        let contained = FolderName.modifier(folder.name)
        var rest: [FolderNode] = []
        var alternatives: [FolderNode] = []
        for child in folder.children {
            let isShared = FolderName.rank(child.name) != nil
            let isList = child.path == nil && FolderName.modifier(child.name) != nil
            if isList || contained != nil && isShared {
                rest.append(child)
            } else {
                alternatives.append(child)
            }
        }
        let groups = contained != nil ? [alternatives] : Self.groups(of: alternatives)
        for group in groups { add(group, contained, in: folder.name, &rest) }
        for child in rest {
            if let path = child.path { base.append(path) } else { read(child) }
        }
    }

    /// The groups of files and folders that define mostly the same tokens.
    private static func groups(of nodes: [FolderNode]) -> [[FolderNode]] {
        var groups: [[FolderNode]] = []
        for node in nodes {
            let alike = groups.indices.filter { index in
                groups[index].contains { other in
                    let shared = node.tokens.intersection(other.tokens).count
                    return shared * 2 >= max(1, min(node.tokens.count, other.tokens.count))
                }
            }
            let joined = alike.flatMap { groups[$0] } + [node]
            for index in alike.reversed() { groups.remove(at: index) }
            groups.append(joined)
        }
        return groups
    }

    /// Adds a group of alternatives as a modifier.
    ///
    /// - Parameters:
    ///   - folder: The name of their folder.
    ///   - rest: Receives those that all contexts share.
    private mutating func add(
        _ group: [FolderNode], _ contained: String?, in folder: String, _ rest: inout [FolderNode]
    ) {
        let named = group.map { (node: $0, appearance: FolderName.appearance($0.name)) }
        let rests = Set(named.compactMap { $0.appearance?.rest })
        let looks = named.filter { $0.appearance != nil }
        // Files of one name and its appearances, or brands of which each has its own.
        let isLook =
            !looks.isEmpty && rests.count == 1
            && (looks.count == group.count || contained == nil)
        var chosen = isLook ? looks.map(\.node) : group
        if !isLook { chosen.removeAll { FolderName.rank($0.name) != nil } }
        let ownPaths = Set(chosen.map(\.name))
        let left = group.filter { !ownPaths.contains($0.name) }
        let isOptional = !left.isEmpty || isLook && contained != nil
        let isMode = contained == "mode"
        guard chosen.count > 1 || chosen.count == 1 && (isOptional || isMode) else {
            rest += group
            return
        }
        rest += left
        let stem = isLook || contained != nil ? nil : FolderName.stem(of: chosen.map(\.name))
        let name = isLook ? Self.appearance : contained ?? stem?.name ?? "theme"
        var contexts: [(context: Context, tokens: Set<String>)] = []
        for (index, node) in chosen.enumerated() {
            let own = isLook ? FolderName.appearance(node.name)?.context : stem?.rests[index]
            contexts += self.contexts(of: node, named: own ?? node.name)
        }
        if isLook { contexts = lightFirst(contexts) }
        if contexts.count == 1, isOptional {
            contexts.insert((Context(name: "default", files: []), []), at: 0)
        }
        if isLook { complete(&contexts) }
        let isNamed = isLook || contained != nil || stem != nil
        merge(
            Modifier(
                name: name, contexts: contexts.map(\.context),
                family: isNamed ? nil : folder.isEmpty ? name : folder,
                isSpread: isLook || contained != nil))
    }

    /// Gives modes whose tokens are all defined elsewhere a default without any of them. A single
    /// mode with other tokens is no choice, so every context uses it.
    private mutating func addDefaultMode(_ root: FolderNode) {
        guard let place = modifiers.firstIndex(where: { $0.name == "mode" }),
            !modifiers[place].contexts.contains(where: { $0.files.isEmpty || $0.name == "default" })
        else { return }
        let tokens = root.tokensOfFiles
        func union(_ files: [String]) -> Set<String> {
            files.reduce(into: []) { $0.formUnion(tokens[$1] ?? []) }
        }
        let own = union(modifiers[place].contexts.flatMap(\.files))
        if own.isSubset(of: union(base)) {
            modifiers[place].contexts.insert(Context(name: "default", files: []), at: 0)
        } else if modifiers[place].contexts.count == 1 {
            base += modifiers.remove(at: place).contexts[0].files
        }
    }

    /// The contexts made of a file or folder: several if it contains alternatives itself, since a
    /// context of one modifier cannot depend on another.
    private mutating func contexts(
        of node: FolderNode, named name: String
    ) -> [(context: Context, tokens: Set<String>)] {
        if let path = node.path { return [(Context(name: name, files: [path]), node.tokens)] }
        var inner = FolderLayout()
        inner.read(node)
        var contexts = [Context(name: name, files: inner.shared)]
        for modifier in inner.modifiers {
            contexts = contexts.flatMap { outer in
                modifier.contexts.map {
                    let isOnly = modifier.contexts.count == 1
                    return Context(
                        name: isOnly ? outer.name : "\(outer.name)-\($0.name)",
                        files: outer.files + $0.files)
                }
            }
        }
        if contexts.count > 1 {
            remarks.append(
                "'\(name)' has contexts of its own, so it becomes one context for each of them")
        }
        remarks += inner.remarks
        return contexts.map { ($0, node.tokens) }
    }

    private func lightFirst(
        _ contexts: [(context: Context, tokens: Set<String>)]
    ) -> [(context: Context, tokens: Set<String>)] {
        func isPlain(_ name: String) -> Bool {
            AppearanceWords(name).map { !$0.isDark && !$0.isIncreased } ?? false
        }
        let plain = contexts.filter { isPlain($0.context.name) }
        let others = contexts.filter { !isPlain($0.context.name) }
        guard plain.isEmpty else { return plain + others }
        return [(Context(name: "light", files: []), Set<String>())] + others
    }

    /// Lets appearances that define different tokens share them: those missing in one have the
    /// value of the default or, if that has none, of another.
    private mutating func complete(_ contexts: inout [(context: Context, tokens: Set<String>)]) {
        guard let first = contexts.first, !first.context.files.isEmpty,
            contexts.contains(where: { $0.tokens != first.tokens })
        else { return }
        for other in contexts.dropFirst().reversed() {
            let missing = other.tokens.subtracting(first.tokens)
            guard !missing.isEmpty else { continue }
            completions += other.context.files
            remarks.append(
                "\(missing.count == 1 ? "1 token is" : "\(missing.count) tokens are") only in '\(other.context.name)', such as"
                    + " '\(missing.min() ?? "")': '\(first.context.name)' has the same values")
        }
        completions += first.context.files
        contexts[0].context.files = []
    }

    /// Adds a modifier to those found. Alternatives in several folders are one choice if they have
    /// the same names.
    private mutating func merge(_ modifier: Modifier) {
        let names = Set(modifier.contexts.map(\.name))
        let same = modifiers.firstIndex { other in
            other.name == modifier.name
                && (other.isSpread && modifier.isSpread
                    || names == Set(other.contexts.map(\.name)))
        }
        guard let known = same else {
            modifiers.append(modifier)
            return
        }
        for context in modifier.contexts {
            let contexts = modifiers[known].contexts
            if let same = contexts.firstIndex(where: { $0.name == context.name }) {
                modifiers[known].contexts[same].files += context.files
            } else {
                modifiers[known].contexts.append(context)
            }
        }
    }

    /// Gives modifiers of the same name different ones: the names of their folders, or numbers.
    private mutating func nameFamilies() {
        let names = modifiers.map(\.name)
        var taken: Set<String> = []
        let named = modifiers.indices.filter { modifiers[$0].family == nil }
        for index in named + modifiers.indices.filter({ modifiers[$0].family != nil }) {
            let isOnly = names.count { $0 == names[index] } == 1
            let name = isOnly ? names[index] : modifiers[index].family ?? names[index]
            modifiers[index].name = name.numbered(after: "-", where: taken.contains)
            taken.insert(modifiers[index].name)
        }
    }

    /// The modifiers, with a source for each file.
    func choices(_ source: (String) -> ForeignProject.Source) -> [ForeignProject.Choice] {
        modifiers.map { modifier in
            let contexts = modifier.contexts.map {
                ForeignProject.List(name: $0.name, sources: $0.files.map(source))
            }
            return .init(name: modifier.name, contexts: contexts, fallback: contexts.first?.name)
        }
    }

    /// The resolver document.
    package var document: [UInt8] {
        var project = ForeignProject()
        if !base.isEmpty { project.add(set: "base", base.map { .file($0) }) }
        for choice in choices({ .file($0) }) { project.add(choice) }
        return project.text
    }
}
