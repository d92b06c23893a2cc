import CandelaBrand
import CandelaPipeline
import CandelaScreens
import CandelaTokens

/// The brand and the words that a command line names.
struct BrandOption: Sendable {
    static let options = [option, WordOption.option]

    private static let option = Option(
        "theme", "FILE",
        "a brand: a DTCG token file or resolver document, laid over the products' tokens",
        default: "the products' own")

    /// The products in the brand; none when no brand is named.
    let looks: [BrandLook]

    /// What deserves a second look in it and in the words, each once.
    let warnings: [Diagnostic]

    private let words: WordOption

    /// - Parameter products: Those whose themes are asked for.
    /// - Throws: A data failure with everything that is wrong with the brand or the words.
    init(
        _ invocation: Invocation, _ surroundings: Surroundings,
        products: [Product] = Product.allCases
    ) throws(Failure) {
        words = try WordOption(invocation, surroundings)
        guard let path = invocation[Self.option] else {
            (looks, warnings) = ([], words.warnings)
            return
        }
        let read = try Self.read(path, surroundings, products: products)
        (looks, warnings) = (read.looks, words.warnings + read.warnings)
    }

    /// The products in a brand, and what deserves a second look in it, each once.
    ///
    /// - Throws: A data failure with everything that is wrong with it.
    static func read(
        _ path: String, _ surroundings: Surroundings, products: [Product] = Product.allCases
    ) throws(Failure) -> (looks: [BrandLook], warnings: [Diagnostic]) {
        surroundings.willRead(path)
        let brand = Brand(path, files: surroundings.fileAccess(for: path, allowsOutside: false))
        let results = Parallel.map(products.count) { place in
            Result { () throws(BrandError) in try brand.look(of: products[place]) }
        }
        var looks: [BrandLook] = []
        var warnings: [Diagnostic] = []
        do throws(BrandError) {
            for result in results {
                let look = try result.get()
                looks.append(look)
                warnings += look.warnings.filter { !warnings.contains($0) }
            }
        } catch {
            throw Failure(error.diagnostics)
        }
        return (looks, warnings)
    }

    /// Draws what is made in a context with the brand, in the words.
    func apply(to context: inout Context) {
        context.themes = looks.map(\.theme)
        context.wording = words.wording
    }

    /// The tokens of a product in an appearance; nil where no brand is named, or contexts are others.
    func tokens(_ inputs: [String: String]) -> (look: BrandLook, appearance: Appearance)? {
        guard let appearance = inputs["appearance"].flatMap(Appearance.init(rawValue:)),
            let product = inputs["product"],
            let look = looks.first(where: { $0.theme.product.rawValue == product })
        else { return nil }
        return (look, appearance)
    }
}
