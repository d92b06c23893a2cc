import CandelaBrand
import CandelaPipeline
import CandelaScreens
import CandelaSpecimens
import CandelaTokens

/// The brand, the words and the product of an app's own that a command line names.
struct BrandOption: Sendable {
    static let options = [option, WordOption.option, AppOption.option]

    private static let option = Option(
        "theme", "FILE",
        "a brand: a DTCG token file or resolver document, laid over the products' tokens",
        default: "the products' own")

    /// The products in the brand; none when no brand is named.
    let looks: [BrandLook]

    /// What deserves a second look in it and in the words, each once.
    let warnings: [Diagnostic]

    private let words: WordOption
    private let app: AppProduct?

    /// - Parameter products: Those whose themes are asked for.
    /// - Throws: A data failure with everything that is wrong with the brand, the words or the product.
    init(
        _ invocation: Invocation, _ surroundings: Surroundings,
        products: [Product] = Product.allCases
    ) throws(Failure) {
        words = try WordOption(invocation, surroundings)
        let own = try AppOption(invocation, surroundings)
        app = own.app
        let products = app.map { [$0.base] } ?? products
        let told = words.warnings + own.warnings
        guard let path = invocation[Self.option] else {
            (looks, warnings) = ([], told)
            return
        }
        let read = try Self.read(path, surroundings, products: products)
        (looks, warnings) = (read.looks, told + read.warnings)
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

    /// Draws what is made in a context with the brand, in the words, as part of the app.
    func apply(to context: inout Context) {
        context.themes = looks.map(\.theme)
        context.wording = words.wording
        if let app { context.app = app }
    }

    /// The states among some of screens that the app has.
    ///
    /// - Throws: A usage failure when it has none of them.
    func own(_ specimens: [Specimen]) throws(Failure) -> [Specimen] {
        let own = specimens.filter { app?.has($0.screen) != false }
        guard !own.isEmpty else {
            throw .usage("the app has none of these screens", id: "empty-selection")
        }
        return own.map { $0.in(apply) }
    }

    /// The journeys among some, which lead through the package's own products.
    func own(_ journeys: [Journey]) -> [Journey] {
        guard app == nil else { return [] }
        return journeys.map { journey in
            var context = journey.context
            apply(to: &context)
            return journey.read(in: context)
        }
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
