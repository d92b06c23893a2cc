/// The application of `$extends` to every group, targets first (Format 2025.10, 6.4).
///
/// A group depends on its target and on every group in the target that extends another; a path
/// through a group waits for that group. The search has an explicit stack, since chains may have
/// any length.
///
/// Inherited members follow a group's own members in document order.
struct GroupExtension {
    /// The maximum number of groups and tokens that extension may copy; a few lines in which each
    /// group contains the previous one twice grow exponentially.
    static let maximumCopies = 1_000_000

    private enum State { case waiting, active, done }

    private struct Frame {
        let node: Int32
        var needs: [Int32] = []
    }

    private enum Step {
        case done
        case needs([Int32])
    }

    private var tree: TokenTree
    private var states: [Int32: State] = [:]
    private var diagnostics: [Diagnostic] = []
    private var copies = 0
    private var isExhausted = false
    /// The suggestion index, and the node count it was made for.
    private var suggestions: (index: SuggestionIndex, nodes: Int)?
    /// The remaining number of times that the suggestion index may be rebuilt.
    private var lists = 16

    /// Applies every `$extends`, and separates alias links from extension links.
    ///
    /// - Returns: Whether the result is within the limit. If not, the tree must not be used.
    static func apply(to tree: inout TokenTree, diagnostics: inout [Diagnostic]) -> Bool {
        guard tree.mayExtend else { return true }
        let waiting = tree.subtree(of: 0).map(\.node).filter { node in
            let entry = tree.nodes[Int(node)]
            return switch entry.kind {
            case .token: false
            case .link: true
            case .group: tree.properties[Int(entry.properties)].extends.isSomewhere
            }
        }
        guard !waiting.isEmpty else { return true }
        var work = GroupExtension(tree: tree, states: [:])
        for node in waiting { work.states[node] = .waiting }
        for node in waiting.reversed() where !work.isExhausted { work.run(from: node) }
        tree = work.tree
        diagnostics += work.diagnostics
        return !work.isExhausted
    }

    private init(tree: TokenTree, states: [Int32: State]) {
        self.tree = tree
        self.states = states
    }

    private mutating func run(from node: Int32) {
        guard states[node] == .waiting else { return }
        states[node] = .active
        var stack = [Frame(node: node)]
        while let top = stack.indices.last, !isExhausted {
            if let need = stack[top].needs.popLast() {
                switch states[need] {
                case .waiting:
                    states[need] = .active
                    stack.append(Frame(node: need))
                case .active:
                    let start = stack.firstIndex { $0.node == need } ?? top
                    let cycle = stack[start...].map(\.node)
                    stack.removeSubrange(start...)
                    fail(cycle)
                default: break
                }
                continue
            }
            switch step(stack[top].node) {
            case .needs(let needs): stack[top].needs = needs.reversed()
            case .done:
                states[stack[top].node] = .done
                stack.removeLast()
            }
        }
    }

    /// Extends one node, or returns the nodes that must be extended first.
    private mutating func step(_ node: Int32) -> Step {
        let isLink = tree.nodes[Int(node)].kind == .link
        let location = reference(of: node)
        guard let text = tree.value(location).string else { return settle(node) }
        let steps: [String]
        do throws(Reference.Fault) {
            switch text.utf8.first == UInt8(ascii: "{") && !isLink
                ? try Reference.curly(text) : try Reference.pointer(text)
            {
            case .curly(let names), .pointer(let names): steps = names
            }
        } catch {
            if !isLink || hasChildren(node) { report(.malformed(text), node, location) }
            return settle(node)
        }
        switch walk(steps, for: node) {
        case .waiting(let need): return .needs([need])
        case .part:
            if !isLink || hasChildren(node) { report(.notGroup(text), node, location) }
            return settle(node)
        case .missing:
            if !isLink || hasChildren(node) { report(.missing(text), node, location) }
            return settle(node)
        case .found(let target): return extend(node, target, text, location)
        }
    }

    private enum Way {
        case found(Int32), waiting(Int32), missing, part
    }

    private func walk(_ steps: [String], for node: Int32) -> Way {
        var current: Int32 = 0
        for step in steps {
            let isOpen = states[current] != nil && states[current] != .done
            switch tree.nodes[Int(current)].kind {
            case .token: return .part
            case .link: return current == node ? .missing : .waiting(current)
            case .group: break
            }
            let next = tree.names.find(step).map { tree.child($0, of: current) } ?? -1
            if isOpen, current != node, next < 0 || !tree.isAncestor(current, of: node) {
                return .waiting(current)
            }
            guard next >= 0 else { return .missing }
            current = next
        }
        if tree.nodes[Int(current)].kind == .link, current != node { return .waiting(current) }
        return .found(current)
    }

    private mutating func extend(
        _ node: Int32, _ target: Int32, _ text: String, _ location: NodeLocation
    ) -> Step {
        if tree.nodes[Int(target)].kind == .token {
            if tree.nodes[Int(node)].kind == .group || hasChildren(node) {
                report(.notGroup(text), node, location)
            }
            return settle(node)
        }
        if tree.isAncestor(target, of: node) {
            if target != node || tree.nodes[Int(node)].kind == .group || hasChildren(node) {
                report(.ancestor(tree.path(of: target)), node, location)
            }
            return settle(node, as: target == node ? nil : .group)
        }
        let copied = tree.subtree(of: target)
        let needs = copied.map(\.node).filter { states[$0] == .waiting || states[$0] == .active }
        if !needs.isEmpty { return .needs(needs) }
        if tree.isAncestor(node, of: target) {
            report(.descendant(tree.path(of: target)), node, location)
        }
        copies += copied.count
        guard copies <= Self.maximumCopies else {
            isExhausted = true
            report(.tooMany, node, location)
            return settle(node)
        }
        tree.settle(node, as: .group)
        copy(copied, into: node)
        return .done
    }

    private mutating func copy(_ subtree: [(node: Int32, parent: Int)], into group: Int32) {
        var targets = [Int32](repeating: -1, count: subtree.count)
        for (index, (node, parent)) in subtree.enumerated() {
            guard index > 0 else {
                targets[0] = group
                inherit(node, group)
                continue
            }
            let owner = targets[parent]
            guard owner >= 0 else { continue }
            let entry = tree.nodes[Int(node)]
            let existing = tree.child(entry.name, of: owner)
            if existing >= 0 {
                let isMerge = entry.kind == .group && tree.nodes[Int(existing)].kind == .group
                guard isMerge else {
                    if existing != node { tree.override(node, by: existing) }
                    continue
                }
                targets[index] = existing
            } else {
                let copy = tree.append(
                    name: entry.name, to: owner, kind: entry.kind, source: entry.source,
                    sourceNode: entry.sourceNode)
                tree.override(entry.overridden, by: copy)
                targets[index] = copy
            }
            if entry.kind == .group { inherit(node, targets[index]) }
        }
    }

    /// Copies the properties that a group does not set itself.
    private mutating func inherit(_ source: Int32, _ target: Int32) {
        let from = tree.properties[Int(tree.nodes[Int(source)].properties)]
        let index = Int(tree.nodes[Int(target)].properties)
        if !tree.properties[index].typeNode.isSomewhere {
            tree.properties[index].type = from.type
            tree.properties[index].typeNode = from.typeNode
        }
        if !tree.properties[index].description.isSomewhere {
            tree.properties[index].description = from.description
        }
        if !tree.properties[index].deprecated.isSomewhere {
            tree.properties[index].deprecated = from.deprecated
        }
        if !tree.properties[index].extensions.isSomewhere {
            tree.properties[index].extensions = from.extensions
        }
    }

    /// Leaves every member of a cycle without its extension.
    private mutating func fail(_ cycle: [Int32]) {
        for (offset, node) in cycle.enumerated() {
            if tree.nodes[Int(node)].kind == .group || hasChildren(node) {
                let words = Cycle.words(cycle.count, from: offset) { tree.path(of: cycle[$0]) }
                report(.cycle(words), node, reference(of: node))
            }
        }
        for node in cycle {
            _ = settle(node)
            states[node] = .done
        }
    }

    /// Leaves a node unextended: a link without members becomes an alias token.
    private mutating func settle(_ node: Int32, as kind: NodeKind? = nil) -> Step {
        if tree.nodes[Int(node)].kind == .link {
            tree.settle(node, as: kind ?? (hasChildren(node) ? .group : .token))
        }
        return .done
    }

    private func hasChildren(_ node: Int32) -> Bool { tree.nodes[Int(node)].firstChild >= 0 }

    private func reference(of node: Int32) -> NodeLocation {
        let entry = tree.nodes[Int(node)]
        guard entry.kind == .link else { return tree.properties[Int(entry.properties)].extends }
        return NodeLocation(source: entry.source, node: tree.source(of: node).reference)
    }

    private mutating func report(_ fault: ExtensionFault, _ node: Int32, _ location: NodeLocation) {
        var help: [String] = []
        if case .missing(let text) = fault {
            help = suggestions(for: ExtensionFault.name(in: text))
        }
        diagnostics.append(
            fault.diagnostic(
                path: tree.path(of: node), at: tree.place(location), closest: help))
    }

    private mutating func suggestions(for name: String) -> [String] {
        if suggestions?.nodes != tree.nodes.count, lists > 0 {
            lists -= 1
            suggestions = (
                SuggestionIndex(tree.paths([.group]), effort: 2_000_000), tree.nodes.count
            )
        }
        return suggestions?.index.help(for: name) ?? []
    }
}
