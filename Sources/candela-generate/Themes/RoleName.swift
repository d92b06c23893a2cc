import CandelaPipeline

/// Turns token paths into names of Swift members.
package enum RoleName {
    /// The member of a role type for a token path.
    ///
    /// A path that starts with the kind's own word drops it: `color.text.primary` is `textPrimary`.
    /// A component's path is taken whole, without a last step that only repeats the kind:
    /// `flame.core.color` is `flameCore`.
    package static func member(_ path: String, _ kind: RoleKind) -> String {
        var steps = path.split(separator: ".").map(String.init)
        if steps.last == "$root" { steps.removeLast() }
        if RoleKind(firstStep: steps.first ?? "") == kind {
            steps.removeFirst()
        } else if steps.count > 1, steps.last == kind.rawValue {
            steps.removeLast()
        }
        return camelCase(steps.joined(separator: "-"))
    }

    /// Words joined by hyphens as one word: `light-increased` is `lightIncreased`.
    package static func camelCase(_ text: String) -> String {
        let words = text.split { $0 == "-" || $0 == "_" || $0 == " " }
        guard let first = words.first else { return "" }
        return first.prefix(1).lowercased() + first.dropFirst()
            + words.dropFirst().map { String($0).capitalizedFirst }.joined()
    }

    /// Why a name cannot be a member, in words, or `nil` when it can.
    package static func fault(_ member: String) -> String? {
        if let fault = SwiftName.fault(ofMember: member) { return fault }
        if taken.contains(member) { return "is taken by the role type itself" }
        return nil
    }

    /// Members the role types have already.
    private static let taken: Set<String> = [
        "all", "allCases", "index", "indices", "names", "origins", "path", "tokenPaths",
        "description", "encode", "hash", "hashValue", "rawValue", "table",
    ]
}
