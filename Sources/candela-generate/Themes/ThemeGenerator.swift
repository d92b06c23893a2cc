package import CandelaDTCG

/// A generator of the role types' members and the themes' tables from token files.
package enum ThemeGenerator {
    /// The resolver document of the package's themes.
    package static let tokensPath = "Tokens/candela.resolver.json"

    /// The folder for the generated files; it contains nothing else.
    package static let folder = "Sources/CandelaTokens/Generated"

    /// The contexts of the modifier `appearance`, in the order of CandelaTokens' cases.
    package static let appearances = ["light", "dark", "light-increased", "dark-increased"]

    /// The files for resolved sets, or `nil` when they have errors.
    ///
    /// - Parameter sets: One set for each product and appearance.
    package static func files(
        _ sets: [TokenSet], products: [String], diagnostics: inout [Diagnostic]
    ) -> [GeneratedFile]? {
        var found: [Diagnostic] = []
        for product in products {
            guard let fault = RoleName.fault(RoleName.camelCase(product)) else { continue }
            found.append(
                .error("bad-member-name", "product '\(product)' \(fault)", help: ["rename it"]))
        }
        let roles = RoleList(sets, products: products, diagnostics: &found)
        var printer = RolePrinter(roles)
        var files = TokenRoleKind.allCases.map { printer.file($0) }
        var contrasts = ContrastPrinter(roles)
        files.append(contrasts.file())
        files.append(ProductPrinter(products: products).file())
        var seen: Set<Diagnostic> = []
        found = (found + printer.diagnostics + contrasts.diagnostics)
            .filter { seen.insert($0).inserted }
        diagnostics += found
        return found.hasErrors ? nil : files.sorted { $0.path < $1.path }
    }
}
