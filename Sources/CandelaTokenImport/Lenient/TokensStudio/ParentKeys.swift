/// Files whose top-level groups are sets of Tokens Studio, although the files have no order of sets.
///
/// References in such files lead from the root of a set.
///
/// Source: the option `excludeParentKeys` of `@tokens-studio/sd-transforms`.
enum ParentKeys {
    /// The references to examine, which are enough to see the habit of the files.
    private static let maximumCount = 1_000

    /// Whether the top-level groups of some files are sets: references name a token only without
    /// the name of its group.
    ///
    /// - Parameter scans: The groups and tokens of each file.
    static func areIn(_ roots: [JSONValue], _ scans: [TreeIndex]) -> Bool {
        let members = roots.flatMap { $0.members.filter(\.isNode) }
        let names = Set(members.map(\.name))
        // A single group may just as well be a prefix that was forgotten in a reference.
        guard names.count > 1 || names == ["global"] else { return false }
        let sets = members.map(\.value)
        var count = 0
        var others = 0
        for scan in scans {
            for entry in scan.entries where entry.isToken {
                guard let text = scan.json(entry.value)?.string, Reference.looksLikeCurly(text),
                    case .curly(let steps)? = try? Reference.curly(text)
                else { continue }
                if roots.contains(where: { leads(steps, from: $0) }) { return false }
                if sets.contains(where: { leads(steps, from: $0) }) {
                    count += 1
                } else {
                    others += 1
                }
                if count + others == maximumCount { return count > others }
            }
        }
        return count > others
    }

    private static func leads(_ steps: [String], from root: JSONValue) -> Bool {
        var value = root
        for step in steps {
            guard let next = value[step] else { return false }
            value = next
        }
        return value["$value"] != nil
    }
}
