package import CandelaDTCG

/// All roles of all products, checked: every set has a value of the right kind for every role.
package struct RoleList: Sendable {
    /// The products' names, in the order of the resolver document.
    package let products: [String]

    private var roles: [TokenRoleKind: [TokenRole]] = [:]
    private var places: [String: (kind: TokenRoleKind, index: Int)] = [:]

    /// The roles of a kind, sorted by path.
    package subscript(kind: TokenRoleKind) -> [TokenRole] { roles[kind] ?? [] }

    /// The kind of the role with a path, and its index within that kind; `nil` without such a role.
    package func place(_ path: String) -> (kind: TokenRoleKind, index: Int)? { places[path] }

    /// The paths of all roles, sorted by kind and then by path.
    package var paths: [String] { TokenRoleKind.allCases.flatMap { self[$0].map(\.path) } }

    /// Collects the roles of all sets, and adds errors to the diagnostics.
    ///
    /// - Parameter sets: One set for each product and appearance.
    package init(_ sets: [TokenSet], products: [String], diagnostics: inout [Diagnostic]) {
        self.products = products
        var table = RoleTable(sets, products: products)
        for (kind, list) in table.roles(diagnostics: &diagnostics) {
            roles[kind] = list
            for (index, role) in list.enumerated() { places[role.path] = (kind, index) }
        }
        for kind in TokenRoleKind.allCases { Self.checkNames(self[kind], &diagnostics) }
        for kind in TokenRoleKind.allCases where !kind.variesByAppearance {
            Self.checkAppearances(self[kind], &diagnostics)
        }
    }

    private static func checkNames(_ roles: [TokenRole], _ diagnostics: inout [Diagnostic]) {
        var seen: [String: TokenRole] = [:]
        for role in roles {
            if let fault = RoleName.fault(role.member) {
                diagnostics.append(
                    .error(
                        "bad-member-name",
                        "'\(role.path)' would be '\(role.kind.typeName).\(role.member)', "
                            + "which \(fault)", at: role.first.place,
                        help: ["rename the token"]))
            }
            if let other = seen[role.member] {
                diagnostics.append(
                    .error(
                        "member-name-clash",
                        "'\(role.path)' and '\(other.path)' would both be "
                            + "'\(role.kind.typeName).\(role.member)'",
                        at: role.first.place, help: ["rename one of the tokens"],
                        notes: [.init("the other is here", at: other.first.place)]))
            } else {
                seen[role.member] = role
            }
        }
    }

    private static func checkAppearances(_ roles: [TokenRole], _ diagnostics: inout [Diagnostic]) {
        for role in roles {
            for entries in role.entries
            where entries.contains(where: { $0.value != entries[0].value }) {
                diagnostics.append(
                    .error(
                        "varies-by-appearance",
                        "'\(role.path)' differs between appearances, which a "
                            + "\(role.kind.typeName) cannot", at: role.first.place,
                        help: ["give it one value per product, or split it into two tokens"]))
                break
            }
        }
    }
}

/// The tokens that are roles, by path and token set.
private struct RoleTable {
    private var kinds: [String: TokenRoleKind] = [:]
    private var entries: [String: [Int: TokenSet.Entry]] = [:]
    private var unusable: [TokenSet.Entry] = []
    private let sets: [TokenSet]
    private let products: [String]

    init(_ sets: [TokenSet], products: [String]) {
        self.sets = sets
        self.products = products
        for (number, set) in sets.enumerated() {
            for entry in set.tokens {
                let first = String(entry.path.prefix { $0 != "." })
                guard !RolePath.layersBelow.contains(first) else { continue }
                let kind =
                    TokenRoleKind(firstStep: first)
                    ?? TokenRoleKind(componentType: entry.value.type)
                guard let kind, kind.tokenType == entry.value.type else {
                    unusable.append(entry)
                    continue
                }
                kinds[entry.path] = kinds[entry.path] ?? kind
                entries[entry.path, default: [:]][number] = entry
            }
        }
    }

    mutating func roles(diagnostics: inout [Diagnostic]) -> [TokenRoleKind: [TokenRole]] {
        var reported: Set<String> = []
        for entry in unusable where reported.insert(entry.path).inserted {
            diagnostics.append(
                .error(
                    "no-role-type",
                    "'\(entry.path)' is a \(entry.value.type.rawValue), and there are no roles of this type",
                    at: entry.place,
                    help: ["put it under 'base' or 'product', or give it another type"]))
        }
        var roles: [TokenRoleKind: [TokenRole]] = [:]
        for path in kinds.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            guard let kind = kinds[path], let found = entries[path] else { continue }
            if let role = role(path, kind, found, &diagnostics) {
                roles[kind, default: []].append(role)
            }
        }
        return roles
    }

    /// The role, or `nil` after an error if a set has no token of its kind.
    private func role(
        _ path: String, _ kind: TokenRoleKind, _ found: [Int: TokenSet.Entry],
        _ diagnostics: inout [Diagnostic]
    ) -> TokenRole? {
        var rows: [[TokenSet.Entry]] = products.map { _ in [] }
        var missing: [TokenSet] = []
        for (number, set) in sets.enumerated() {
            guard let entry = found[number], kind.tokenType == entry.value.type else {
                missing.append(set)
                continue
            }
            if let row = products.firstIndex(of: set.product) { rows[row].append(entry) }
        }
        guard missing.isEmpty else {
            let place = found.min { $0.key < $1.key }?.value.place
            diagnostics.append(
                .error(
                    "missing-role", "'\(path)' has no value in \(missing[0].name)", at: place,
                    help: ["every product needs a value for every role in every appearance"],
                    notes: missing.dropFirst().map { .init("nor in \($0.name)") }))
            return nil
        }
        return TokenRole(
            kind: kind, path: path, member: RoleName.member(path, kind), entries: rows)
    }
}
