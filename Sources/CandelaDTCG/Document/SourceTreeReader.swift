/// A reader that builds a source tree: it separates groups from tokens, and checks names and
/// members.
///
/// Values are read later: they need types, and types need the whole project.
///
/// Source: DTCG Format 2025.10, 4 to 6.
struct SourceTreeReader {
    private let storage: JSONStorage
    private let foreign: ForeignFiles?
    private var tree: SourceTree
    private var names: NameTable
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether another tool's member was already reported, which is done once.
    private var isForeign = false

    /// Reads the tree of a token file, or of an object in a resolver document.
    ///
    /// - Parameters:
    ///   - root: The root object.
    ///   - skipping: Members that another object overrides.
    ///   - foreign: The treatment of files that are not in the format; if they are converted, types
    ///     outside the standard are accepted.
    static func read(
        _ root: JSONValue, skipping: Set<String> = [], foreign: ForeignFiles? = nil,
        names: inout NameTable, diagnostics: inout [Diagnostic]
    ) -> SourceTree {
        var reader = SourceTreeReader(root.storage, names, foreign)
        names = NameTable()
        reader.readTop(root, skipping)
        names = reader.names
        diagnostics += reader.diagnostics
        return reader.tree
    }

    private init(_ storage: JSONStorage, _ names: NameTable, _ foreign: ForeignFiles?) {
        self.storage = storage
        self.foreign = foreign
        self.names = names
        tree = SourceTree(storage: storage)
    }

    /// An object whose members are being read.
    private struct Frame {
        let node: Int
        var cursor: Int
        var left: Int
    }

    private mutating func readTop(_ root: JSONValue, _ skipping: Set<String>) {
        var stack: [Frame] = []
        if let top = open(root.index, name: names.intern(""), parent: -1, skipping: skipping) {
            stack.append(top)
        }
        while let last = stack.indices.last {
            guard stack[last].left > 0 else {
                tree.nodes[stack[last].node].end = Int32(truncatingIfNeeded: tree.nodes.count)
                stack.removeLast()
                continue
            }
            let (name, value) = (stack[last].cursor, stack[last].cursor + 1)
            stack[last].cursor = Int(storage.nodes[value].next)
            stack[last].left -= 1
            if last == 0, !skipping.isEmpty, skipping.contains(text(name)) { continue }
            if let frame = readMember(name, value, of: stack[last].node) { stack.append(frame) }
        }
    }

    /// Creates the node of an object after scanning all its members.
    ///
    /// - Returns: The frame for reading its members; `nil` for a token whose members need no
    ///   further check.
    private mutating func open(
        _ object: Int, name: Int32, parent: Int, skipping: Set<String> = []
    ) -> Frame? {
        var node = SourceNode(
            name: name, parent: Int32(truncatingIfNeeded: parent), kind: .group,
            object: UInt32(truncatingIfNeeded: object))
        var extendsNode = 0
        var hasChildren = false
        var isPlain = true
        eachMember(of: object) { name, value in
            if parent < 0, !skipping.isEmpty, skipping.contains(text(name)) { return }
            let index = UInt32(truncatingIfNeeded: value)
            let tag = storage.nodes[value].tag
            switch TokenMember(storage, name) {
            case .value: node.value = index
            case .type: node.typeNode = index
            case .ref:
                node.reference = index
                isPlain = false
            case .extends:
                extendsNode = value
                isPlain = false
            case .description:
                node.description = index
                isPlain = isPlain && tag == .string
            case .deprecated:
                node.deprecated = index
                isPlain = isPlain && (tag == .string || tag == .true || tag == .false)
            case .extensions:
                node.extensions = index
                isPlain = false
            case .root, .name:
                hasChildren = hasChildren || tag == .object
                isPlain = false
            case .schema, .unknown: isPlain = false
            }
        }
        if node.value != 0, parent >= 0 {
            node.kind = .token
        } else if node.reference != 0, parent >= 0 {
            node.kind = .link
        } else {
            node.reference = UInt32(truncatingIfNeeded: extendsNode)
        }
        tree.nodes.append(node)
        let index = tree.nodes.count - 1
        if node.kind != .token, node.reference != 0 { tree.mayExtend = true }
        if storage.isSkipped(object) {
            tree.nodes[index].type = .invalid
        } else if node.typeNode != 0 {
            readType(Int(node.typeNode), of: index)
        }
        if node.kind == .link, extendsNode != 0 { report(.linkAndExtends, extendsNode, index) }
        if node.kind == .group, !hasChildren, node.typeNode != 0 {
            report(.unfinished, object, index)
        }
        if isPlain, node.kind == .token {
            tree.nodes[index].end = Int32(truncatingIfNeeded: index + 1)
            return nil
        }
        return Frame(node: index, cursor: object + 1, left: Int(storage.nodes[object].extent))
    }

    /// Checks one member.
    ///
    /// - Returns: A frame for a nested group or token whose members must be read; otherwise `nil`.
    private mutating func readMember(_ name: Int, _ value: Int, of owner: Int) -> Frame? {
        let kind = tree.nodes[owner].kind
        let tag = storage.nodes[value].tag
        switch TokenMember(storage, name) {
        case .value:
            if owner == 0 { report(.valueAtTop, name, owner) }
        case .type: break
        case .ref:
            if kind == .token { report(.valueAndRef, name, owner) }
            if owner == 0 { report(.refAtTop, name, owner) }
            if tag != .string { report(.notText("$ref"), value, owner) }
        case .extends:
            if kind == .token { report(.extendsOnToken, name, owner) }
            if tag != .string { report(.notText("$extends"), value, owner) }
        case .description:
            if tag != .string { report(.notText("$description"), value, owner) }
        case .deprecated:
            if tag != .string, tag != .true, tag != .false {
                report(.deprecated, value, owner)
            }
        case .extensions:
            if tag != .object {
                report(.extensions, value, owner)
            } else if kind != .group {
                let extensions = JSONValue(storage: storage, index: value)
                diagnostics += CandelaHints.findings(in: extensions)
                reportForeign(extensions)
            }
        case .schema:
            if owner != 0 {
                report(.schemaBelow, name, owner)
            } else if tag != .string {
                report(.notText("$schema"), value, owner)
            }
        case .unknown: report(.unknownMember(text(name)), name, owner)
        case .root: return readRoot(name, value, of: owner)
        case .name: return readChild(name, value, of: owner)
        }
        return nil
    }

    /// Warns about the first member that has an effect only in another tool.
    private mutating func reportForeign(_ extensions: JSONValue) {
        guard !isForeign, let warning = foreign?.reader.warning(about: extensions) else { return }
        isForeign = true
        diagnostics.append(warning)
    }

    private mutating func readRoot(_ name: Int, _ value: Int, of owner: Int) -> Frame? {
        guard tree.nodes[owner].kind != .token else {
            report(.childInToken("$root"), name, owner)
            return nil
        }
        guard storage.nodes[value].tag == .object else {
            report(.notObject("$root"), value, owner)
            return nil
        }
        let node = tree.nodes.count
        let frame = open(value, name: names.intern("$root"), parent: owner)
        if tree.nodes[node].kind == .group { report(.rootGroup, value, node) }
        return frame
    }

    private mutating func readChild(_ name: Int, _ value: Int, of owner: Int) -> Frame? {
        let isObject = storage.nodes[value].tag == .object
        guard tree.nodes[owner].kind != .token else {
            report(isObject ? .childInToken(text(name)) : .unknownMember(text(name)), name, owner)
            return nil
        }
        let id = intern(name)
        if let fault = TokenName.fault(in: names.utf8(id)) { report(.name(fault), name, owner) }
        guard isObject else {
            report(.notObject(text(name)), value, owner)
            return nil
        }
        return open(value, name: id, parent: owner)
    }

    private mutating func readType(_ value: Int, of node: Int) {
        tree.nodes[node].type = .invalid
        guard storage.nodes[value].tag == .string else {
            return report(.notText("$type"), value, node)
        }
        guard
            let type = TypeCode(
                storage, storage.nodes[value], isLenient: foreign?.areConverted == true)
        else {
            return report(.unknownType(text(value)), value, node)
        }
        tree.nodes[node].type = type
    }

    private func eachMember(of object: Int, _ body: (_ name: Int, _ value: Int) -> Void) {
        var cursor = object + 1
        for _ in 0..<storage.nodes[object].extent {
            body(cursor, cursor + 1)
            cursor = Int(storage.nodes[cursor + 1].next)
        }
    }

    private func text(_ node: Int) -> String { storage.string(of: storage.nodes[node]) }

    private mutating func intern(_ name: Int) -> Int32 {
        let node = storage.nodes[name]
        if node.isEscaped { return names.intern(storage.string(of: node)) }
        return storage.bytes.withUnsafeBufferPointer {
            names.intern(UnsafeBufferPointer(rebasing: $0[storage.contents(of: node)]))
        }
    }

    private mutating func report(_ fault: StructureFault, _ spot: Int, _ node: Int) {
        let place = storage.place(ofByte: Int(storage.nodes[spot].start))
        diagnostics.append(fault.diagnostic(at: place, path: path(of: node)))
    }

    /// The dotted path of a node in this source; empty for the root.
    private func path(of node: Int) -> String {
        var steps: [String] = []
        var node = node
        while node > 0 {
            steps.append(names[tree.nodes[node].name])
            node = Int(tree.nodes[node].parent)
        }
        return steps.reversed().joined(separator: ".")
    }
}
