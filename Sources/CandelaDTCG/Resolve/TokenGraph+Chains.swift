/// Stages two and three: finds the end of every alias chain and every token's type.
extension TokenGraph {
    /// Follows aliases of whole tokens; chains may have any length.
    mutating func followChains() {
        var trail: [Int32] = []
        // -1: not visited, -2: on the trail.
        for start in tokens.indices where tokens[start].final == -1 {
            var current = Int32(truncatingIfNeeded: start)
            trail.removeAll(keepingCapacity: true)
            while tokens[Int(current)].final == -1 {
                trail.append(current)
                guard case .alias(let next) = tokens[Int(current)].link else { break }
                tokens[Int(current)].final = -2
                current = next
            }
            if tokens[Int(current)].final == -2 {
                let start = trail.lastIndex(of: current) ?? 0
                failChain(Array(trail[start...]))
            }
            let end = tokens[Int(current)].final >= 0 ? tokens[Int(current)].final : current
            for token in trail.reversed() {
                tokens[Int(token)].final = end
                if !tokens[Int(end)].isSound { tokens[Int(token)].isSound = false }
            }
        }
    }

    private mutating func failChain(_ cycle: [Int32]) {
        for (offset, token) in cycle.enumerated() {
            let words = Cycle.words(cycle.count, from: offset) { path(cycle[$0]) }
            report(.circular(words), at: tokens[Int(token)].value, token)
            tokens[Int(token)].link = .broken
        }
    }

    /// Assigns the type of every token: its own, else the type of the token it refers to, else its
    /// group's (Format 2025.10, 5.2.2).
    mutating func assignTypes() {
        var trail: [Int32] = []
        for start in tokens.indices where tokens[start].type == .none {
            var current = Int32(truncatingIfNeeded: start)
            trail.removeAll(keepingCapacity: true)
            while tokens[Int(current)].type == .none,
                case .alias(let next) = tokens[Int(current)].link
            {
                trail.append(current)
                current = next
            }
            if tokens[Int(current)].type == .none { assignLastType(current) }
            for token in trail.reversed() {
                assignType(token, from: current)
                current = token
            }
        }
    }

    private mutating func assignLastType(_ token: Int32) {
        let entry = tokens[Int(token)]
        var type = entry.writtenType
        if type == .none, tree.isLenient { type = tree.overriddenType(of: entry.node) }
        if type == .none {
            type = .invalid
            if case .broken = entry.link {} else { reportMissingType(token) }
        }
        tokens[Int(token)].type = type
        if type == .invalid { tokens[Int(token)].isSound = false }
    }

    private mutating func reportMissingType(_ token: Int32) {
        let entry = tokens[Int(token)]
        var help = ["add '$type' to it or to a group around it"]
        if case .part = entry.link {
            help = ["a part of a value has no type to inherit: add '$type'"]
        }
        faulty.insert(token)
        diagnostics.append(
            .error(
                "missing-type", "'\(path(token))' has no type", at: tree.place(of: entry.node),
                help: help))
    }

    private mutating func assignType(_ token: Int32, from target: Int32) {
        let entry = tokens[Int(token)]
        let found = tokens[Int(target)].type
        let isKnown = found.type != nil
        tokens[Int(token)].type = entry.ownType == .none ? found : entry.ownType
        guard isKnown, let wanted = tokens[Int(token)].type.type, let type = found.type else {
            tokens[Int(token)].isSound = false
            return
        }
        if wanted != type {
            report(
                .wrongType(
                    text(entry.value), found: "a token of type '\(type.rawValue)'",
                    wanted: "'\(wanted.rawValue)'"),
                at: entry.value, token)
        } else if entry.ownType == .none, let group = entry.groupType.type, group != type {
            diagnostics.append(
                .warning(
                    "type-from-reference",
                    "'\(path(token))' is a \(type.rawValue) by its reference, though its group's "
                        + "'$type' is '\(group.rawValue)'",
                    at: tree.place(entry.value),
                    help: [
                        "add a '$type' to the token, or move it",
                        OtherReading.groupType,
                    ]))
        }
    }

    /// A reference as written.
    func text(_ location: NodeLocation) -> String {
        let storage = tree.storage(location)
        let node = storage.nodes[location.index]
        switch node.tag {
        case .string: return storage.string(of: node)
        case .object:
            if case .pointer(let text) = ReferenceObject(storage, location.index) {
                return storage.string(of: text)
            }
            return ""
        default: return ""
        }
    }
}
