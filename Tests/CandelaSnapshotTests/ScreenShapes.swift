import CandelaJSON

/// Everything of which a front end must read at least one: each kind of object, each member it
/// has and what stands there, such as `button.action.confirmation.title:string`.
struct ScreenShapes {
    private(set) var names: Set<String> = []

    /// The shapes of a screen's JSON; the screen's own name is one.
    init(of screen: JSONValue) {
        note(screen, at: "")
        if let name = screen["screen"]?.string { names.insert("screen \(name)") }
    }

    /// Goes through a value, whose place is the nearest kind around it and the members from there.
    private mutating func note(_ value: JSONValue, at place: String) {
        switch value.kind {
        case .object:
            let kind = value["kind"]?.string
            if let kind { names.insert(kind) }
            let start = (kind ?? place) + "."
            for member in value.members {
                let name = member.name
                // The path of a role, not a word of the contract.
                note(member.value, at: start + (name.utf8.contains(UInt8(ascii: ".")) ? "*" : name))
            }
        case .array:
            if value.count == 0 { names.insert(place + "[] empty") }
            let inside = place + "[]"
            for element in value.elements { note(element, at: inside) }
        case .string: names.insert(place + ":string")
        case .number: names.insert(place + ":number")
        case .boolean: names.insert(place + ":boolean")
        case .null: names.insert(place + ":null")
        }
    }
}

/// Which screens are recorded in full, so that each shape is in one of them.
struct ShapeCover {
    /// A screen that may be recorded in full.
    struct Candidate {
        let name: String
        let shapes: Set<String>
        let bytes: Int
    }

    /// Those recorded so far that are still needed, and as few and as small ones more as it takes.
    ///
    /// - Parameter recorded: Stay unless all of their shapes are in the others, so that a new
    ///   screen never changes which of the old ones are in full for nothing.
    static func names(of candidates: [Candidate], recorded: Set<String>) -> Set<String> {
        var chosen = candidates.filter { recorded.contains($0.name) }
        var left = candidates.reduce(into: Set<String>()) { $0.formUnion($1.shapes) }
        for candidate in chosen { left.subtract(candidate.shapes) }
        while !left.isEmpty {
            // Twice the shapes are worth four times the bytes: few screens before small ones.
            let worth = candidates.map { candidate in
                let count = Double(candidate.shapes.intersection(left).count)
                return count * count / Double(candidate.bytes)
            }
            guard let best = worth.indices.max(by: { worth[$0] < worth[$1] }) else { break }
            chosen.append(candidates[best])
            left.subtract(candidates[best].shapes)
        }
        var holders: [String: Int] = [:]
        for shape in chosen.flatMap(\.shapes) { holders[shape, default: 0] += 1 }
        for candidate in chosen.sorted(by: { $0.bytes > $1.bytes })
        where candidate.shapes.allSatisfy({ holders[$0, default: 0] > 1 }) {
            for shape in candidate.shapes { holders[shape, default: 0] -= 1 }
            chosen.removeAll { $0.name == candidate.name }
        }
        return Set(chosen.map(\.name))
    }

    /// The shapes that are in none of the screens recorded in full, each with the smallest screen
    /// that has it.
    static func missing(
        from recorded: Set<String>, of candidates: [Candidate]
    ) -> [(shape: String, screen: String)] {
        let covered = candidates.filter { recorded.contains($0.name) }
            .reduce(into: Set<String>()) { $0.formUnion($1.shapes) }
        var smallest: [String: Candidate] = [:]
        for candidate in candidates {
            for shape in candidate.shapes.subtracting(covered)
            where smallest[shape].map({ candidate.bytes < $0.bytes }) ?? true {
                smallest[shape] = candidate
            }
        }
        return smallest.map { ($0.key, $0.value.name) }.sorted { $0 < $1 }
    }
}
