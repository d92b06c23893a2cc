package import CandelaBrand
package import CandelaDTCG
import CandelaElements
package import CandelaKit
import CandelaRules
package import CandelaTokens

/// The files of a brand, of phrases and of an app that are given on the command line.
package struct BrandArguments: ArgumentGroup {
    let theme, app: String?
    let phrases: [String]

    package init(_ arguments: inout ArgumentReader) {
        theme = arguments.value(
            "theme", "FILE",
            "a brand: a DTCG token file or resolver document that overrides the products' tokens",
            default: "the products' own")
        phrases = arguments.phrases()
        app = arguments.app()
    }
}

/// The brand, the phrases and the app given on the command line.
package struct BrandOption: Sendable {
    /// The products in the brand; empty without a brand.
    private(set) var looks: [BrandLook]

    /// Warnings about the phrases, the app and the brand.
    package private(set) var warnings: [Diagnostic]

    /// The apps with brand and phrases applied: the given app, or the tool's apps.
    package private(set) var apps: [AppDefinition]

    /// The wording that replaces an app's own; `nil` without the option.
    private let wording: Wording?

    /// The given app; `nil` uses the tool's apps.
    private let own: AppDefinition?

    /// The brand's files as they were read; `nil` without a brand.
    private let brand: Brand?

    /// The products whose looks are not yet made from the files as they were read.
    package private(set) var missing: [Theme.Product] = []

    /// - Parameters:
    ///   - products: The products whose themes are needed; a given app needs only its own.
    ///   - earlier: An earlier reading of the files, and the products that keep its looks until
    ///     ``completed()``.
    /// - Throws: A data failure with the errors in the phrases, or else in the app, or else in the
    ///   brand.
    package init(
        _ arguments: BrandArguments, _ environment: CommandEnvironment,
        products: [Theme.Product] = Theme.Product.allCases,
        keeping earlier: (option: BrandOption, products: Set<Theme.Product>)? = nil
    ) throws(Failure) {
        let words = try PhrasesOption(arguments.phrases, environment)
        let own = try AppOption(arguments.app, environment)
        let products = own.app.map { [$0.theme.product] } ?? products
        let brand = arguments.theme.map { Self.brand($0, environment) }
        let kept = (earlier?.option.looks ?? []).filter {
            earlier?.products.contains($0.theme.product) == true
                && products.contains($0.theme.product)
        }
        missing = kept.map(\.theme.product)
        let read = try brand.map { [missing] brand throws(Failure) in
            try Self.looks(of: products.filter { !missing.contains($0) }, in: brand)
        }
        looks = (read?.looks ?? []) + kept
        warnings = words.warnings + own.warnings + (read?.warnings ?? [])
        (self.own, self.brand, wording) = (own.app, brand, words.wording)
        apps = Self.branded(own.app.map { [$0] } ?? environment.tool.apps, looks, wording)
    }

    /// The option with the looks that are missing.
    ///
    /// - Throws: A data failure with every error in the first product that has one.
    package func completed() throws(Failure) -> BrandOption {
        guard let brand, !missing.isEmpty else { return self }
        let read = try Self.looks(of: missing, in: brand)
        var option = self
        option.looks.removeAll { missing.contains($0.theme.product) }
        option.looks += read.looks
        option.warnings += read.warnings.filter { !warnings.contains($0) }
        option.apps = Self.branded(apps, option.looks, wording)
        option.missing = []
        return option
    }

    /// Reads the products in a brand. A warning that several products share is returned once.
    ///
    /// - Throws: A data failure with every error in the first product that has one.
    static func read(
        _ path: String, _ environment: CommandEnvironment,
        products: [Theme.Product] = Theme.Product.allCases
    ) throws(Failure) -> (looks: [BrandLook], warnings: [Diagnostic]) {
        try looks(of: products, in: brand(path, environment))
    }

    private static func brand(_ path: String, _ environment: CommandEnvironment) -> Brand {
        environment.onRead(path)
        return Brand(path, files: environment.fileAccess(for: path, allowsOutside: false))
    }

    private static func looks(
        of products: [Theme.Product], in brand: Brand
    ) throws(Failure) -> (looks: [BrandLook], warnings: [Diagnostic]) {
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

    private static func branded(
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

    /// An app with brand and phrases applied, or the given app in its place.
    private func branded(_ app: AppDefinition) -> AppDefinition {
        own == nil ? Self.branded([app], looks, wording)[0] : apps[0]
    }

    /// The app that builds a screen, with the theme of another product if one is given.
    ///
    /// - Parameter apps: The apps to choose from; `nil` for all.
    /// - Throws: A data failure when no app has the screen.
    func app(
        making screen: ScreenName, among apps: [AppDefinition]? = nil,
        drawnAs product: Theme.Product?
    ) throws(Failure) -> AppDefinition {
        let apps = apps ?? self.apps
        guard var app = apps.first(with: screen) else {
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

    /// The words for roles in the languages of the phrases.
    var roleWords: [RoleWords] { wording?.roleWords ?? [] }

    /// The theme of a product: from the brand, else from the first app that uses the product, else
    /// the package's own.
    func theme(of product: Theme.Product) -> Theme {
        looks.first { $0.theme.product == product }?.theme
            ?? apps.first { $0.theme.name == product.rawValue }?.theme ?? .of(product)
    }

    /// The looks of themes that are compiled into the apps.
    private var compiled: [BrandLook] { apps.ownThemes.map { BrandLook(compiled: $0) } }

    /// The themes of all names on the screens: one for each product, then those with a name of their
    /// own.
    package var themes: [Theme] { Theme.Product.allCases.map { theme(of: $0) } + namedThemes }

    /// The themes of the apps that have a name of their own.
    var namedThemes: [Theme] {
        apps.ownThemes.filter { Theme.Product(rawValue: $0.name) == nil }
    }

    /// The brand's theme for a screen read from a file, or else the screen's own.
    func theme(of screen: Screen) -> Theme {
        looks.first { $0.theme.product == screen.theme.product }?.theme ?? screen.theme
    }

    /// The specimens with brand and phrases applied; for a given app, only those whose screens it
    /// has.
    ///
    /// - Throws: A usage failure when the app has none of them.
    package func own(_ specimens: [Specimen]) throws(Failure) -> [Specimen] {
        let found = specimens.filter { own?.has($0.screen) != false }
        guard !found.isEmpty || specimens.isEmpty else {
            throw .usage("the app has none of these screens", id: "empty-selection")
        }
        return found.map { $0.of(branded($0.app)) }
    }

    /// The journeys with brand and phrases applied; empty for a given app, since they use the
    /// tool's own apps.
    func own(_ journeys: [Journey]) -> [Journey] {
        own == nil ? journeys.map { $0.of(branded($0.app)) } : []
    }

    /// The tokens of a brand or of a compiled theme for the name of a theme and an appearance; `nil`
    /// for the package's and for other contexts.
    package func tokens(_ inputs: [String: String]) -> (look: BrandLook, appearance: Appearance)? {
        guard let appearance = inputs["appearance"].flatMap(Appearance.init(rawValue:)),
            let product = inputs["product"],
            let look = (looks + compiled).first(where: { $0.theme.name == product })
        else { return nil }
        return (look, appearance)
    }
}
