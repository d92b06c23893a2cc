/// Stage one: reads the link of each token's whole value.
extension TokenGraph {
    mutating func readLinks() {
        for index in tokens.indices {
            let isFaulty = !faulty.isEmpty && faulty.contains(Int32(truncatingIfNeeded: index))
            let link = isFaulty ? .literal : readLink(index)
            tokens[index].link = link
            if case .broken = link { tokens[index].isSound = false }
        }
    }

    private mutating func readLink(_ index: Int) -> Link {
        let token = tokens[index]
        let storage = tree.storage(token.value)
        let node = storage.nodes[token.value.index]
        if token.isLink {
            guard node.tag == .string else { return .broken }
            return pointer(storage.string(of: node), at: token.value, index)
        }
        switch node.tag {
        case .string: return string(node, storage, index)
        case .object:
            switch ReferenceObject(storage, token.value.index) {
            case .none: return .literal
            case .pointer(let text):
                return pointer(storage.string(of: text), at: token.value, index)
            case .faulty(let fault):
                report(fault, at: token.value, Int32(truncatingIfNeeded: index))
                return .broken
            }
        default: return .literal
        }
    }

    private mutating func string(_ node: JSONNode, _ storage: JSONStorage, _ index: Int) -> Link {
        let token = tokens[index]
        let target = self.token(curlyAt: token.value)
        if target >= 0 { return .alias(target) }
        let text = storage.string(of: node)
        guard Reference.looksLikeCurly(text) else { return .literal }
        let number = Int32(truncatingIfNeeded: index)
        do {
            guard case .curly(let steps) = try Reference.curly(text) else { return .literal }
            switch tree.target(curly: steps) {
            case .node(let node) where tokenOf[Int(node)] >= 0:
                return .alias(tokenOf[Int(node)])
            case .node(let node):
                if tree.isLenient, let root = rootToken(of: node) { return .alias(root) }
                report(.namesGroup(text, hasRoot(node)), at: token.value, number)
            default: report(.unresolved(text), at: token.value, number)
            }
            return .broken
        } catch {
            let type = token.writtenType
            if type.type == .fontFamily, !Reference.isInBraces(text) {
                report(.bracesInText(text), at: token.value, number)
                return .literal
            }
            report(.malformed(text), at: token.value, number)
            return .broken
        }
    }

    /// The token named by a reference in braces; -1 if it must be parsed.
    package func token(curlyAt location: NodeLocation) -> Int32 {
        let storage = tree.storage(location)
        let node = storage.nodes[location.index]
        guard node.tag == .string, !node.isEscaped else { return -1 }
        let range = storage.contents(of: node)
        let found = storage.bytes.withUnsafeBufferPointer { bytes in
            tree.node(curly: UnsafeBufferPointer(rebasing: bytes[range]))
        }
        return found >= 0 ? tokenOf[Int(found)] : -1
    }

    private mutating func pointer(_ text: String, at location: NodeLocation, _ index: Int) -> Link {
        let number = Int32(truncatingIfNeeded: index)
        let steps: [String]
        do throws(Reference.Fault) {
            guard case .pointer(let found) = try Reference.pointer(text) else { return .broken }
            steps = found
        } catch {
            report(.pointer(text, error), at: location, number)
            return .broken
        }
        switch tree.target(pointer: steps) {
        case .node(let node) where tokenOf[Int(node)] >= 0: return .alias(tokenOf[Int(node)])
        case .node(let node):
            report(.namesGroup(text, hasRoot(node)), at: location, number)
            return .broken
        case .part(let node, let rest) where rest.elementsEqual(["$value"]):
            return .alias(tokenOf[Int(node)])
        case .part, .property: return .part
        case .missing:
            report(.unresolved(text), at: location, number)
            return .broken
        }
    }

    /// The root token of a group; `nil` if it has none.
    package func rootToken(of group: Int32) -> Int32? {
        let root = tree.names.find("$root").map { tree.child($0, of: group) } ?? -1
        return root >= 0 && tokenOf[Int(root)] >= 0 ? tokenOf[Int(root)] : nil
    }

    func hasRoot(_ group: Int32) -> Bool {
        tree.names.find("$root").map { tree.child($0, of: group) >= 0 } ?? false
    }
}

/// A parsed reference object.
enum ReferenceObject {
    /// No `$ref`.
    case none
    /// The string node of its only member.
    case pointer(JSONNode)
    case faulty(ReferenceFault)

    init(_ storage: JSONStorage, _ object: Int) {
        var cursor = object + 1
        var found = -1
        for _ in 0..<storage.nodes[object].extent {
            if storage.string(of: storage.nodes[cursor], isWord: "$ref") { found = cursor + 1 }
            cursor = Int(storage.nodes[cursor + 1].next)
        }
        if found < 0 {
            self = .none
        } else if storage.nodes[found].tag != .string {
            self = .faulty(.refNotText)
        } else if storage.nodes[object].extent > 1 {
            self = .faulty(.refWithSiblings)
        } else {
            self = .pointer(storage.nodes[found])
        }
    }
}
