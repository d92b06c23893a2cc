import CandelaElements
import CandelaKit
package import CandelaTokens

/// The screens, specimens and product that a command line selects.
package struct SelectionArguments: Sendable {
    let screens, specimens: [String]

    /// The product; `nil` for all.
    let product: Theme.Product?

    /// - Parameter what: The noun for what the product selects, in the plural.
    /// - Throws: A usage failure for an unknown product.
    package init(
        _ arguments: inout ArgumentReader, of what: String = "specimens and tokens"
    ) throws(Failure) {
        screens = arguments.values("screen", "NAME", "only this screen", default: "all")
        specimens = arguments.values("specimen", "NAME", "only this specimen", default: "all")
        product = try arguments.choice(
            "product", "NAME",
            "only \(what) of this product: "
                + Theme.Product.allCases.map(\.rawValue).joined(separator: ", "), default: "all")
    }

    /// Checks that the screens and specimens exist.
    ///
    /// - Throws: A usage failure for an unknown name.
    func check(in tool: Tool) throws(Failure) {
        try tool.check(screens: screens)
        guard !specimens.isEmpty else { return }
        let known = tool.specimens().map(\.name)
        for name in specimens where !known.contains(name) {
            throw .unknown("specimen", name, among: known)
        }
    }

    /// Whether a screen or a specimen of it is selected.
    func contains(_ screen: ScreenName, _ specimen: String?, of product: Theme.Product) -> Bool {
        (screens.isEmpty || screens.contains(screen.rawValue))
            && (specimens.isEmpty || specimen.map(specimens.contains) == true)
            && (self.product == nil || self.product == product)
    }
}

/// The selected part of a dump, with the language and type size to build it for.
package struct DumpSelection {
    /// The selected specimens, with the language and type size given.
    let specimens: [Specimen]

    /// The journeys to dump: all journeys of the product, unless screens or specimens are selected
    /// or the language or type size is changed.
    let journeys: [Journey]

    /// The language given, as a list to warn about; empty for each specimen's own.
    let languages: [String]

    /// The form of the journeys' screens.
    let journeyForm: PlayedJourney.Form

    /// The format of the screens.
    let format: ScreenFormat

    /// The product whose tokens are dumped; `nil` for all.
    package let product: Theme.Product?

    /// - Throws: A usage failure for an unknown name, or when no specimen matches all options.
    init(
        _ arguments: SelectionArguments, language: String? = nil, typeSize: TypeSize? = nil,
        journeyForm: PlayedJourney.Form, format: ScreenFormat, _ environment: CommandEnvironment
    ) throws(Failure) {
        try arguments.check(in: environment.tool)
        (product, self.journeyForm, self.format) = (arguments.product, journeyForm, format)
        languages = language.map { [$0] } ?? []
        let all = environment.tool.specimens()
        let found = all.filter {
            arguments.contains($0.screen, $0.name, of: $0.app.theme.product)
        }
        let isWhole =
            arguments.screens.isEmpty && arguments.specimens.isEmpty && language == nil
            && typeSize == nil
        journeys =
            isWhole
            ? environment.tool.journeys().filter { [product] in
                product == nil || $0.app.theme.product == product
            } : []
        // A tool without any specimen still dumps its tokens and schemas.
        guard !found.isEmpty || all.isEmpty else {
            throw .usage(
                "no specimen matches all the options", id: "empty-selection",
                help: ["list them with '\(environment.program) dump --list'"])
        }
        specimens = found.map { specimen in
            specimen.in { context in
                context.language = language ?? context.language
                context.typeSize = typeSize ?? context.typeSize
            }
        }
    }

    /// The specimens and journeys as they are, their screens as JSON.
    ///
    /// - Throws: As the whole one.
    package init(
        _ arguments: SelectionArguments, _ environment: CommandEnvironment
    ) throws(Failure) {
        try self.init(arguments, journeyForm: .patches, format: .json, environment)
    }

    /// The screens and the names of their specimens, one pair per line.
    var list: String { specimens.map { "\($0.screen.rawValue)\t\($0.name)\n" }.joined() }
}
