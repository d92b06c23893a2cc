import CandelaDTCG

/// The Swift member names of roles, made from token paths.
package enum RoleName {
    /// The member of a role type for a token path.
    ///
    /// If the path starts with the kind's name, that step is dropped: `color.text.primary` becomes
    /// `textPrimary`. A component's path is used whole, except for a last step that repeats the
    /// kind: `flame.core.color` becomes `flameCore`.
    package static func member(_ path: String, _ kind: TokenRoleKind) -> String {
        var steps = path.split(separator: ".").map(String.init)
        if steps.last == "$root" { steps.removeLast() }
        if TokenRoleKind(firstStep: steps.first ?? "") == kind {
            steps.removeFirst()
        } else if steps.count > 1, steps.last == kind.rawValue {
            steps.removeLast()
        }
        return camelCase(steps.joined(separator: "-"))
    }

    /// Joins words separated by hyphens, underscores or spaces: `light-increased` becomes
    /// `lightIncreased`.
    package static func camelCase(_ text: String) -> String {
        let words = text.split { $0 == "-" || $0 == "_" || $0 == " " }
        guard let first = words.first else { return "" }
        return first.prefix(1).lowercased() + first.dropFirst()
            + words.dropFirst().map { String($0).capitalizedFirst }.joined()
    }

    /// The reason why a name cannot be a member, or `nil` if it can.
    package static func fault(_ member: String) -> String? {
        if let fault = SwiftName.fault(ofMember: member) { return fault }
        if taken.contains(member) { return "is taken by the role type itself" }
        return nil
    }

    /// The existing members of the role types.
    private static let taken: Set<String> = [
        "all", "allCases", "index", "names", "path", "description", "encode", "hash", "hashValue",
        "rawValue",
    ]
}
