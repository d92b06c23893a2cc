/// Stage five: circles through values inside values, and what becomes of tokens that depend on
/// faulty ones.
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
                    failCycle(stack[from...].map(\.token))
                case .done: break
                }
            }
        }
    }

    /// Every token's aliases and uses in one list: those of token n are from starts[n] up to
    /// starts[n + 1].
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
        if !used.allSatisfy({ tokens[Int($0)].isSound }) { tokens[index].isSound = false }
    }

    private mutating func failCycle(_ cycle: [Int32]) {
        let paths = cycle.map { path($0) }
        for (offset, token) in cycle.enumerated() {
            report(
                .circular(Array(paths[offset...] + paths[..<offset])),
                at: tokens[Int(token)].value, token)
        }
    }
}
