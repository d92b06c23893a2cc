/// Lists of sources, with references to sets replaced by the sets' sources.
extension ResolverReader {
    /// The maximum length of a list after replacing sets.
    private static let maximumEntries = 100_000

    /// A list being expanded.
    private struct Frame {
        var elements: JSONElements
        /// The reference that led here; `nil` for the outermost list.
        let reference: JSONValue?
        let key: ReferenceKey
    }

    /// Checks a list and everything it refers to, each list once.
    mutating func checkReferences(_ list: JSONValue) { _ = expand(list, isCheck: true) }

    /// The sources of a list in order. Sets may refer to sets in chains of any length.
    mutating func expand(_ list: JSONValue) -> [Int] { expand(list, isCheck: false) }

    private mutating func expand(_ list: JSONValue, isCheck: Bool) -> [Int] {
        guard list.isArray, !isCheck || checked.insert(ReferenceKey(list)).inserted else {
            return []
        }
        var entries = 0
        var result: [Int] = []
        var stack = [Frame(elements: list.elements, reference: nil, key: ReferenceKey(list))]
        var active: Set = [ReferenceKey(list)]
        while let top = stack.indices.last {
            guard let element = stack[top].elements.next() else {
                active.remove(stack.removeLast().key)
                continue
            }
            guard element.isObject else { continue }
            entries += 1
            guard isCheck || entries <= Self.maximumEntries else {
                report("too-many-sources", "more than \(Self.maximumEntries) sources", list)
                return []
            }
            guard let reference = element["$ref"] else {
                result.append(loader.source(element))
                continue
            }
            guard let found = follow(element, isOrder: false) else { continue }
            let label = reference.string ?? ""
            if found.member("contexts") != nil, ResolverShape.isModifier(found.target) {
                report(
                    "reference-to-modifier",
                    "'\(label)' refers to a modifier, which only resolutionOrder may", reference)
            } else if let sources = found.member("sources"), sources.isArray {
                let key = ReferenceKey(sources)
                if !active.insert(key).inserted {
                    let start = stack.firstIndex { $0.key == key } ?? top
                    let trail = stack[start...].compactMap(\.reference) + [reference]
                    let isWhole = trail[0].string == label
                    reportCircle(isWhole ? trail : [reference] + trail)
                } else if isCheck, !checked.insert(key).inserted {
                    active.remove(key)
                } else {
                    stack.append(
                        Frame(elements: sources.elements, reference: reference, key: key))
                }
            } else {
                result += tokenSources(found)
            }
        }
        return result
    }

    /// The sources of a token tree and of its overrides for top-level members.
    private mutating func tokenSources(_ found: ResolverReference) -> [Int] {
        guard !found.overlays.isEmpty else { return [loader.source(found.target)] }
        var hidden: Set<String> = ["$ref"]
        var result: [Int] = []
        for overlay in found.overlays {
            result.append(loader.source(overlay, skipping: hidden))
            hidden.formUnion(overlay.members.map(\.name))
        }
        result.append(loader.source(found.target, skipping: hidden))
        return result.reversed()
    }
}
