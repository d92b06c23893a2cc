import CandelaDTCG
import CandelaKit
import CandelaRules
import CandelaTokens

/// The cached results of a brand's file, shared by all copies of the brand.
///
/// Failures are not cached: a missing file may exist the next time.
final class BrandResults: Sendable {
    private let layers = LockedValue<(layers: BrandLayers, diagnostics: [Diagnostic])?>(nil)

    /// Guarded separately, so that several products can be computed at once.
    private let looks = Dictionary(
        uniqueKeysWithValues: Theme.Product.allCases.map { ($0, LockedValue<BrandLook?>(nil)) })

    /// The look of a product, computed on first use.
    func look(
        of product: Theme.Product, in path: String, _ files: FileAccess
    ) throws(BrandError) -> BrandLook {
        let make = { () throws(BrandError) in
            var (layers, diagnostics) = try self.layers(path, files)
            let look = BrandLook(layers, of: product, diagnostics: &diagnostics)
            guard let look, !diagnostics.hasErrors else {
                throw BrandError(layers.atBrand(diagnostics))
            }
            return look
        }
        guard let known = looks[product] else { return try make() }
        return try known.with { look throws(BrandError) in
            if let look { return look }
            let made = try make()
            look = made
            return made
        }
    }

    private func layers(
        _ path: String, _ files: FileAccess
    ) throws(BrandError) -> (layers: BrandLayers, diagnostics: [Diagnostic]) {
        try layers.with { known throws(BrandError) in
            if let known { return known }
            var diagnostics: [Diagnostic] = []
            guard let layers = BrandLayers(path, files, diagnostics: &diagnostics) else {
                throw BrandError(diagnostics)
            }
            if !diagnostics.hasErrors { known = (layers, diagnostics) }
            return (layers, diagnostics)
        }
    }
}
