/// Conversion of faults to diagnostics: the containing token is looked up only when needed.
extension TokenGraph {
    mutating func report(_ fault: ReferenceFault, at location: NodeLocation, _ token: Int32) {
        let token = holds(token, location) ? token : owner(of: location) ?? token
        let subject = subject(location, of: token)
        var help: [String] = []
        if case .unresolved(let text) = fault { help = suggestions(for: text, at: location) }
        if case .bracesInText = fault {
        } else {
            tokens[Int(token)].isSound = false
            faulty.insert(token)
        }
        diagnostics.append(
            fault.diagnostic(subject: subject, at: tree.place(location), closest: help))
    }

    private func holds(_ token: Int32, _ location: NodeLocation) -> Bool {
        let value = tokens[Int(token)].value
        return value.source == location.source && value.node <= location.node
            && location.node < tree.storage(value).nodes[value.index].next
    }

    /// The token whose value contains a location.
    private mutating func owner(of location: NodeLocation) -> Int32? {
        func place(_ token: Int32) -> (Int32, UInt32) {
            let value = tokens[Int(token)].value
            return (value.source, value.node)
        }
        let owners =
            self.owners
            ?? tokens.indices.map { Int32(truncatingIfNeeded: $0) }.sorted {
                place($0) == place($1) ? $0 < $1 : place($0) < place($1)
            }
        self.owners = owners
        // Finds the first value after the location; the one before it is the candidate.
        var (low, high) = (0, owners.count)
        while low < high {
            let middle = (low + high) / 2
            if place(owners[middle]) <= (location.source, location.node) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low > 0, holds(owners[low - 1], location) else { return nil }
        var first = low - 1
        // Groups that extend others share values with them.
        while first > 0, place(owners[first - 1]) == place(owners[low - 1]) { first -= 1 }
        return owners[first]
    }

    /// The description of a location in a token's value: “'$value' of 'a.b'”, “'offsetX.unit' of
    /// 'a.b'”.
    func subject(_ location: NodeLocation, of token: Int32) -> String {
        let entry = tokens[Int(token)]
        let path = tree.path(of: entry.node)
        if entry.isLink { return "'$ref' of '\(path)'" }
        let trail = trail(to: location, from: entry.value)
        return trail.isEmpty ? "'$value' of '\(path)'" : "'\(trail)' of '\(path)'"
    }

    /// The steps from one JSON value to a nested one, separated by dots; empty if it is not nested.
    func trail(to location: NodeLocation, from top: NodeLocation) -> String {
        guard location.source == top.source, location.node > top.node else { return "" }
        let storage = tree.storage(top)
        var steps: [String] = []
        var current = top.index
        while current < location.index, location.node < storage.nodes[current].next {
            let isObject = storage.nodes[current].tag == .object
            var child = current + 1
            for position in 0..<storage.nodes[current].extent {
                let value = isObject ? child + 1 : child
                if location.node < storage.nodes[value].next {
                    steps.append(
                        isObject
                            ? storage.string(of: storage.nodes[child]) : String(position))
                    current = value
                    break
                }
                child = Int(storage.nodes[value].next)
            }
            if child > location.index { break }
        }
        return steps.joined(separator: ".")
    }

    private mutating func suggestions(for text: String, at location: NodeLocation) -> [String] {
        guard unresolved.insert(location).inserted else { return [] }
        let written: String
        if text.hasPrefix("#/") {
            let steps = text.dropFirst(2).split(separator: "/").filter { $0 != "$value" }
            written = steps.joined(separator: ".")
        } else {
            let inside = text.dropFirst().dropLast().drop { $0 == " " }
            written = String(inside.reversed().drop { $0 == " " }.reversed())
            if written.utf8.count < text.utf8.count - 2, token(at: written) != nil {
                return ["a reference cannot contain spaces: write '{\(written)}'"]
            }
        }
        // Later permutations add little, so their effort is limited to the cost of visiting their
        // tokens.
        var known =
            suggestions
            ?? SuggestionIndex(
                tree.paths([.token, .link]), effort: isFirst ? 20_000_000 : 64 * tokens.count)
        let help = known.help(for: written)
        suggestions = known
        return help
    }
}
