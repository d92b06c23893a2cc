// Recovery from damage in an object whose members are lists of records. None of this runs for valid
// text.
extension JSONParser {
    private static let maximumRepairs = 100

    /// The construct at which parsing resumes after a damaged part.
    private enum Resumption {
        case element, listEnd, member
    }

    /// The damaged part of the outermost object.
    private struct Damage {
        /// The first offset at which parsing may resume.
        var start: Int

        /// Whether the containing list is open.
        var isInList = false

        /// Whether that list may contain strings: it does not begin like a list of objects.
        var hasStrings = false

        /// A member whose value may be a list without its opening bracket: its name, the offset at
        /// which the list would begin, and the number of nodes before the name.
        var list: (name: JSONNode, start: Int, nodes: Int)?
    }

    /// The parser's state, restored after a failed attempt.
    private struct Mark {
        let findings: JSONFindings
        let open: [(node: Int, count: UInt32)]
        let nodes: Int
        let rest: [JSONNode]
    }

    /// Leaves damaged parts out and records a finding for each.
    ///
    /// Damaged text may lack brackets and quotes, so they cannot be counted. Each offset at which a
    /// record, a member or a list's end may begin is tried; the first from which parsing succeeds
    /// is used.
    ///
    /// - Parameter first: The error that ended parsing.
    /// - Returns: Whether anything is left.
    mutating func salvage(_ first: JSONFinding) -> Bool {
        if nodes.first?.isContainer != true {
            // The first bracket is missing.
            index = nodes.first.map { Int($0.start) } ?? index
            open = [(0, 0)]
            nodes = [JSONNode(start: UInt32(index), extent: 0, next: 0, tag: .object)]
        }
        guard nodes[0].tag == .object else { return false }
        // Failed attempts cost time; this bounds their total.
        var effort = 8 * text.count + 10_000
        var repairs = 0
        var fault: JSONFinding? = first
        while var found = fault {
            repairs += 1
            found.endsParsing = false
            findings.append(found)
            let damage = removeDamage()
            guard repairs < Self.maximumRepairs, effort > 0, resume(after: damage, &fault, &effort)
            else {
                closeList()
                end()
                break
            }
        }
        // A name and an empty list don't count.
        var name = 1
        for _ in 0..<nodes[0].extent {
            let value = nodes[name + 1]
            if !value.isContainer || value.extent > 0 { return true }
            name = Int(value.next)
        }
        return false
    }

    /// Removes the nodes of the damaged part, leaving its list or the outermost object open.
    private mutating func removeDamage() -> Damage {
        var damage = Damage(start: nodes.count > 1 ? Int(nodes[nodes.count - 1].start) + 1 : index)
        guard !open.isEmpty else {
            open = [(0, nodes[0].extent)]
            damage.start = index
            return damage
        }
        let (name, last) = lastMembers
        if open.count == 1, name == nodes.count, last > 0, nodes[last + 1].tag == .array {
            // The list may continue after its apparent end.
            open[0].count -= 1
            open.append((last + 1, nodes[last + 1].extent))
        }
        if open.count > 1, nodes[open[1].node].tag == .array {
            let list = open[1].node
            if open.count > 2 {
                remove(from: open[2].node, depth: 2)
            } else if let last = nodes.last, followsScalar, isDamaged(last) {
                if text[index] == UInt8(ascii: ":") { damage.start = Int(last.start) }
                remove(from: nodes.count - 1, depth: 2)
                open[1].count -= 1
            } else if let last = nodes.last, !last.isContainer {
                damage.start = Int(last.extent)
            }
            damage.isInList = true
            let first = skippingSpace(Int(nodes[list].start) + 1)
            let second = skippingSpace(min(first + 1, text.count))
            damage.hasStrings =
                second < text.count
                && (text[first], text[second]) != (UInt8(ascii: "{"), UInt8(ascii: "\""))
            return damage
        }
        if open.count > 1 {
            let value = open[1].node
            damage.list = (nodes[value - 1], Int(nodes[value].start), value - 1)
            remove(from: value - 1, depth: 1)
            return damage
        }
        if name < nodes.count {
            if text[Int(nodes[name].extent)..<index].contains(UInt8(ascii: ":")) {
                damage.list = (nodes[name], index, name)
            }
            remove(from: name, depth: 1)
        } else if last > 0 {
            damage.list = (nodes[last], Int(nodes[last + 1].start), last)
        }
        return damage
    }

    /// The index after the outermost object's complete members, and the index of the last one's
    /// name.
    private var lastMembers: (next: Int, last: Int) {
        var (next, last) = (1, 0)
        for _ in 0..<(open.first?.count ?? 0) { (next, last) = (Int(nodes[next + 1].next), next) }
        return (next, last)
    }

    /// Whether the list value before an error is itself damaged: a string without a closing quote,
    /// a number or word without an opening one, or a name where the list should have ended.
    private func isDamaged(_ last: JSONNode) -> Bool {
        guard index < text.count else { return false }
        return last.tag != .string || text[index] == UInt8(ascii: ":")
            || text[Int(last.start)..<Int(last.extent)].contains(UInt8(ascii: ","))
    }

    private mutating func remove(from node: Int, depth: Int) {
        nodes.removeLast(nodes.count - node)
        open.removeLast(open.count - depth)
    }

    /// Resumes at the first offset after the damage from which parsing succeeds, up to the next
    /// error.
    private mutating func resume(
        after damage: Damage, _ fault: inout JSONFinding?, _ effort: inout Int
    ) -> Bool {
        let before = Mark(
            findings: findings, open: open, nodes: damage.list?.nodes ?? nodes.count,
            rest: damage.list.map { Array(nodes[$0.nodes...]) } ?? [])
        for position in (damage.list?.start ?? damage.start)..<max(text.count, damage.start) {
            for way in ways(at: position, damage) {
                guard position >= damage.start || way == .element else { continue }
                fault = self.fault { (parser) throws(JSONFinding) in
                    try parser.parse(way, at: position, damage)
                }
                if fault == nil || isPlausible(way, since: before.open) { return true }
                effort -= index - position + 16
                open = before.open
                findings = before.findings
                nodes.removeLast(nodes.count - before.nodes)
                nodes += before.rest
                if effort <= 0 { return false }
            }
        }
        return false
    }

    private func ways(at position: Int, _ damage: Damage) -> [Resumption] {
        let isInList = damage.isInList || damage.list != nil
        return switch text[position] {
        case UInt8(ascii: "{"): isInList ? [.element] : []
        case UInt8(ascii: "\""): damage.hasStrings ? [.element, .member] : [.member]
        case UInt8(ascii: "]"): damage.isInList ? [.listEnd] : []
        default: []
        }
    }

    private mutating func parse(
        _ way: Resumption, at position: Int, _ damage: Damage
    ) throws(JSONFinding) {
        index = position
        switch way {
        case .element:
            if let list = damage.list {
                if list.nodes < nodes.count {
                    remove(from: list.nodes, depth: 1)
                    open[0].count -= 1
                }
                nodes.append(list.name)
                try begin(.array)
            }
            index = position
            try parseValues()
        case .listEnd:
            index += 1
            end()
            if try finishValue() { try parseValues() }
        case .member:
            closeList()
            try parseName()
            try parseValues()
        }
    }

    /// Whether an error is a new one, rather than caused by the damaged part's own brackets or
    /// colons.
    private func isPlausible(
        _ way: Resumption, since before: [(node: Int, count: UInt32)]
    ) -> Bool {
        guard open.count > 0 else { return false }
        let byte = index < text.count ? text[index] : 0
        guard open.count > 1 else {
            if "{]:".utf8.contains(byte) { return false }
            // A list that was open now counts as a member.
            return way == .element || Int(open[0].count) > Int(before[0].count) + before.count - 1
        }
        let isInList = open.count == 2 && nodes[open[1].node].tag == .array
        if isInList, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "}") {
            return false
        }
        if way != .element || open[0].count > before[0].count { return true }
        // Another element of the same list was complete.
        let whole = Int(open[1].count) - (isInList && followsScalar ? 1 : 0)
        return whole > (before.count > 1 ? Int(before[1].count) : 0)
    }

    /// Whether a string, a number or a word ends right before the index.
    private var followsScalar: Bool {
        guard let last = nodes.last, !last.isContainer, Int(last.extent) <= index else {
            return false
        }
        return skippingSpace(Int(last.extent)) == index
    }

    private mutating func closeList() {
        guard open.count > 1 else { return }
        end()
        open[0].count += 1
    }

    private func skippingSpace(_ position: Int) -> Int {
        text[position...].firstIndex { ![0x20, 0x0A, 0x0D, 0x09].contains($0) } ?? text.count
    }
}
