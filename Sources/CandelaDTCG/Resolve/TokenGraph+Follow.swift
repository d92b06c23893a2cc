/// The target of a reference inside a value.
enum Followed {
    /// A whole token, and its value at the end of all aliases.
    case token(Int32, NodeLocation)
    /// A part of a value, or another place in the tree.
    case part(NodeLocation)
    /// No target; reported.
    case failed
}

/// Pointer references, and references inside values. Each is followed once, with an explicit stack,
/// since it may lead through any number of others.
extension TokenGraph {
    private enum Attempt {
        case found(Followed)
        /// Another reference on the path must be followed first.
        case needs(NodeLocation)
    }

    /// Follows the reference at a location to its end.
    ///
    /// - Parameter token: The token that contains the reference, for messages.
    mutating func follow(_ location: NodeLocation, in token: Int32) -> Followed {
        if let known = followed[location] { return known }
        var stack = [location]
        var active: Set<NodeLocation> = [location]
        while let top = stack.last {
            switch attempt(top, in: token) {
            case .found(let result):
                followed[top] = result
                stack.removeLast()
            case .needs(let next):
                if active.insert(next).inserted {
                    stack.append(next)
                    continue
                }
                let start = stack.lastIndex(of: next) ?? 0
                let cycle = Array(stack[start...])
                for (offset, location) in cycle.enumerated() {
                    let words = Cycle.words(cycle.count, from: offset) { text(cycle[$0]) }
                    report(.circular(words), at: location, token)
                    followed[location] = .failed
                }
                stack.removeSubrange(start...)
            }
        }
        return followed[location] ?? .failed
    }

    private mutating func attempt(_ location: NodeLocation, in token: Int32) -> Attempt {
        let known = self.token(curlyAt: location)
        if known >= 0 { return whole(known) }
        let written = text(location)
        let isPointer =
            written.utf8.first != UInt8(ascii: "{")
            || tree.storage(location).nodes[location.index].tag == .object
        let steps: [String]
        do throws(Reference.Fault) {
            switch isPointer ? try Reference.pointer(written) : try Reference.curly(written) {
            case .curly(let found), .pointer(let found): steps = found
            }
        } catch {
            report(isPointer ? .pointer(written, error) : .malformed(written), at: location, token)
            return .found(.failed)
        }
        switch isPointer ? tree.target(pointer: steps) : tree.target(curly: steps) {
        case .node(let node) where tokenOf[Int(node)] >= 0:
            return whole(tokenOf[Int(node)])
        case .node(let node):
            report(.namesGroup(written, hasRoot(node)), at: location, token)
        case .missing: report(.unresolved(written), at: location, token)
        case .property(let start, let rest):
            return descend(rest, from: start, location, token, isValue: false)
        case .part(let node, let rest):
            return part(of: tokenOf[Int(node)], rest, location, token)
        }
        return .found(.failed)
    }

    private func whole(_ token: Int32) -> Attempt {
        let entry = tokens[Int(token)]
        guard entry.final >= 0 else { return .found(.failed) }
        let last = tokens[Int(entry.final)]
        switch last.link {
        case .literal: return .found(.token(token, last.value))
        case .alias, .broken: return .found(.failed)
        case .part:
            switch followed[last.value] {
            case nil: return .needs(last.value)
            case .token(_, let value), .part(let value): return .found(.token(token, value))
            case .failed: return .found(.failed)
            }
        }
    }

    private mutating func part(
        of target: Int32, _ steps: ArraySlice<String>, _ location: NodeLocation, _ token: Int32
    ) -> Attempt {
        guard target >= 0, let first = steps.first else { return .found(.failed) }
        let entry = tokens[Int(target)]
        if first == "$value" {
            guard steps.count > 1 else { return whole(target) }
            switch whole(target) {
            case .needs(let next): return .needs(next)
            case .found(.token(_, let value)), .found(.part(let value)):
                return descend(steps.dropFirst(), from: value, location, token, isValue: true)
            case .found(.failed): return .found(.failed)
            }
        }
        let source = tree.source(of: entry.node)
        let object = NodeLocation(entry.source, Int(source.object))
        return descend(steps, from: object, location, token, isValue: false)
    }

    /// Descends from a JSON value. In a token's value, references on the path are followed.
    private mutating func descend(
        _ steps: ArraySlice<String>, from start: NodeLocation, _ location: NodeLocation,
        _ token: Int32,
        isValue: Bool
    ) -> Attempt {
        var current = start
        for (index, step) in steps.enumerated() {
            guard let next = tree.step(step, into: current) else {
                report(.noSuchPart(text(location), step), at: location, token)
                return .found(.failed)
            }
            current = next
            guard isValue, isReference(current) else { continue }
            switch followed[current] {
            case nil: return .needs(current)
            case .failed: return .found(.failed)
            case .part(let value): current = value
            case .token(let whole, let value):
                if index == steps.count - 1 { return .found(.token(whole, value)) }
                current = value
            }
        }
        return .found(.part(current))
    }

    /// Whether a value is a reference: a string in braces, or an object with `$ref`.
    func isReference(_ location: NodeLocation) -> Bool {
        let storage = tree.storage(location)
        let node = storage.nodes[location.index]
        switch node.tag {
        case .string:
            return !storage.contents(of: node).isEmpty
                && storage.bytes[Int(node.start) + 1] == UInt8(ascii: "{")
        case .object:
            if case .none = ReferenceObject(storage, location.index) { return false }
            return true
        default: return false
        }
    }
}
