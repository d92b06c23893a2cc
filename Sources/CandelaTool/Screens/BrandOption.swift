import CandelaBrand
import CandelaElements
import CandelaKit
import CandelaPipeline
import CandelaRules
import CandelaTokens

/// The brand, the words and the app that a command line names.
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

    /// The apps, in the brand and the words: the one that is named, or those of the tool.
    let apps: [AppDefinition]

    /// The words that take the place of an app's own; nil when none are named.
    private let wording: Wording?

    /// The app that is named; nil for those of the tool.
    private let own: AppDefinition?

    /// - Parameter products: Those whose themes are asked for.
    /// - Throws: A data failure with everything that is wrong with the brand, the words or the product.
    init(
        _ invocation: Invocation, _ surroundings: Surroundings,
        products: [Theme.Product] = Theme.Product.allCases
    ) throws(Failure) {
        let words = try WordOption(invocation, surroundings)
        let own = try AppOption(invocation, surroundings)
        let products = own.app.map { [$0.theme.product] } ?? products
        let read = try invocation[Self.option].map { path throws(Failure) in
            try Self.read(path, surroundings, products: products)
        }
        looks = read?.looks ?? []
        warnings = words.warnings + own.warnings + (read?.warnings ?? [])
        (self.own, wording) = (own.app, words.wording)
        apps = Self.dressed(own.app.map { [$0] } ?? invocation.tool.apps, looks, wording)
    }

    /// The products in a brand, and what deserves a second look in it, each once.
    ///
    /// - Throws: A data failure with everything that is wrong with it.
    static func read(
        _ path: String, _ surroundings: Surroundings,
        products: [Theme.Product] = Theme.Product.allCases
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

    private static func dressed(
        _ apps: [AppDefinition], _ looks: [BrandLook], _ wording: Wording?
    ) -> [AppDefinition] {
        apps.map { app in
            var app = app
            let look = looks.first { $0.theme.product == app.theme.product }
            app.theme = look?.theme ?? app.theme
            app.wording = wording ?? app.wording
            return app
        }
    }

    /// An app in the brand and the words, or the one that is named in its place.
    private func dressed(_ app: AppDefinition) -> AppDefinition {
        own == nil ? Self.dressed([app], looks, wording)[0] : apps[0]
    }

    /// The app that makes a screen, drawn with the theme of a product where one is named.
    ///
    /// - Throws: A data failure when the app that is named does not have the screen.
    ///
    /// - Parameter apps: Those to choose from; `nil` for all there are.
    func app(
        making screen: ScreenName, among apps: [AppDefinition]? = nil,
        drawnAs product: Theme.Product?
    ) throws(Failure) -> AppDefinition {
        let apps = apps ?? self.apps
        guard var app = apps.having(screen) else {
            guard let app = apps.first else {
                throw .data(
                    "no app has '\(screen.rawValue)': the tool has no apps", id: "unknown-screen")
            }
            throw Tool.failure(
                of: .unknownScreen(screen, app: app.id, screens: app.screens), in: Journal())
        }
        if let product, product != app.theme.product {
            app.theme = theme(of: product)
        }
        return app
    }

    /// The theme of a product: in the brand, as the first app with it has it, or as it is.
    func theme(of product: Theme.Product) -> Theme {
        looks.first { $0.theme.product == product }?.theme
            ?? apps.first { $0.theme.product == product }?.theme ?? .of(product)
    }

    /// The theme of a screen that was written before, in the brand.
    func theme(of screen: Screen) -> Theme {
        looks.first { $0.theme.product == screen.theme.product }?.theme ?? screen.theme
    }

    /// The states among some of screens that the app has.
    ///
    /// - Throws: A usage failure when it has none of them.
    func own(_ specimens: [Specimen]) throws(Failure) -> [Specimen] {
        let found = specimens.filter { own?.has($0.screen) != false }
        guard !found.isEmpty || specimens.isEmpty else {
            throw .usage("the app has none of these screens", id: "empty-selection")
        }
        return found.map { $0.of(dressed($0.app)) }
    }

    /// The journeys among some, which lead through the tool's own apps.
    func own(_ journeys: [Journey]) -> [Journey] {
        own == nil ? journeys.map { $0.of(dressed($0.start.app)) } : []
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
