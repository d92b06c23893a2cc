import CandelaJSON

/// The shapes of JSON that a front end must read at least once: each kind of object, its members
/// and the types of their values, such as `button.action.confirmation.title:string`.
struct ScreenShapes {
    private(set) var names: Set<String> = []

    /// The shapes of a screen's JSON; the screen's own name is one.
    init(of screen: JSONValue) {
        note(screen, at: "")
        if let name = screen["screen"]?.string { names.insert("screen \(name)") }
    }

    /// Visits a value; its place is the nearest enclosing kind and the members from there.
    private mutating func note(_ value: JSONValue, at place: String) {
        switch value.kind {
        case .object:
            let kind = value["kind"]?.string
            if let kind { names.insert(kind) }
            let start = (kind ?? place) + "."
            for member in value.members {
                let name = member.name
                // A role path is not a name of the contract.
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

/// The choice of screens to record in full, so that each shape is in one of them.
struct ShapeCover {
    /// A screen that can be recorded in full.
    struct Candidate {
        let name: String
        let shapes: Set<String>
        let bytes: Int
    }

    /// The names of a small set of screens that covers all shapes, keeping those already recorded.
    ///
    /// - Parameter recorded: The names recorded so far. They are kept unless the others cover all
    ///   of their shapes, so that a new screen does not change the set needlessly.
    static func names(of candidates: [Candidate], recorded: Set<String>) -> Set<String> {
        var chosen = candidates.filter { recorded.contains($0.name) }
        var left = candidates.reduce(into: Set<String>()) { $0.formUnion($1.shapes) }
        for candidate in chosen { left.subtract(candidate.shapes) }
        while !left.isEmpty {
            // Twice the shapes outweigh four times the bytes: few screens matter more than small
            // ones.
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

    /// The shapes that no fully recorded screen has, each with the smallest screen that has it.
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
