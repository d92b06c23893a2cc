/// Stage five: finds cycles through nested values, and marks tokens that depend on faulty ones.
extension TokenGraph {
    private enum Mark: UInt8 { case new, active, done }

    mutating func checkCycles() {
        let (starts, used) = adjacency()
        var marks = [Mark](repeating: .new, count: tokens.count)
        var stack: [(token: Int32, next: Int)] = []
        for start in tokens.indices where marks[start] == .new {
            marks[start] = .active
            stack.append((Int32(truncatingIfNeeded: start), starts[start]))
            while let (token, next) = stack.last {
                let index = Int(token)
                guard next < starts[index + 1] else {
                    marks[index] = .done
                    finish(token, used[starts[index]..<starts[index + 1]])
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].next += 1
                let target = Int(used[next])
                switch marks[target] {
                case .new:
                    marks[target] = .active
                    stack.append((Int32(truncatingIfNeeded: target), starts[target]))
                case .active:
                    let from = stack.lastIndex { Int($0.token) == target } ?? 0
                    failCycle(stack[from...])
                case .done: break
                }
            }
        }
    }

    /// Every token's aliases and uses in one list: the entries of token `n` are at
    /// `starts[n]..<starts[n + 1]`.
    private func adjacency() -> (starts: [Int], used: [Int32]) {
        var starts = [Int](repeating: 0, count: tokens.count + 1)
        for (user, _) in uses { starts[Int(user) + 1] += 1 }
        for index in tokens.indices {
            if case .alias = tokens[index].link { starts[index + 1] += 1 }
        }
        for index in tokens.indices { starts[index + 1] += starts[index] }
        var cursor = starts
        var used = [Int32](repeating: 0, count: starts[tokens.count])
        for index in tokens.indices {
            guard case .alias(let target) = tokens[index].link else { continue }
            used[cursor[index]] = target
            cursor[index] += 1
        }
        for (user, target) in uses {
            used[cursor[Int(user)]] = target
            cursor[Int(user)] += 1
        }
        return (starts, used)
    }

    private mutating func finish(_ token: Int32, _ used: ArraySlice<Int32>) {
        let index = Int(token)
        if case .alias(let target) = tokens[index].link {
            tokens[index].finalValue = tokens[Int(target)].finalValue
            tokens[index].hasReferences = tokens[Int(target)].hasReferences
        }
        if let single = single(index) { singles[token] = single }
        if !used.allSatisfy({ tokens[Int($0)].isSound }) { tokens[index].isSound = false }
    }

    /// The location of a list's single layer or stop, if it is taken from another token.
    private func single(_ index: Int) -> NodeLocation? {
        let token = tokens[index]
        guard token.hasReferences, token.type.type == .shadow || token.type.type == .gradient,
            token.finalValue.isSomewhere
        else { return nil }
        let storage = tree.storage(token.finalValue)
        let node = storage.nodes[token.finalValue.index]
        guard node.tag == .array, node.extent == 1 else { return nil }
        return item(NodeLocation(token.finalValue.source, token.finalValue.index + 1))
    }

    /// The layer or stop at a location in a list, after following references.
    func item(_ location: NodeLocation) -> NodeLocation? {
        guard isReference(location) else { return location }
        switch followed[location] {
        case .part(let value): return value
        case .token(let used, let value):
            if let known = singles[used] { return known }
            let storage = tree.storage(value)
            guard storage.nodes[value.index].tag == .array else { return value }
            return NodeLocation(value.source, value.index + 1)
        case .failed, nil: return nil
        }
    }

    /// Reports a cycle on each of its tokens not yet reported as part of another.
    private mutating func failCycle(_ cycle: ArraySlice<(token: Int32, next: Int)>) {
        guard let first = cycle.first?.token, let last = cycle.last?.token,
            !(circular.contains(first) && circular.contains(last))
        else { return }
        for (offset, entry) in cycle.enumerated() where circular.insert(entry.token).inserted {
            let words = Cycle.words(cycle.count, from: offset) {
                path(cycle[cycle.startIndex + $0].token)
            }
            report(.circular(words), at: tokens[Int(entry.token)].value, entry.token)
        }
    }
}
