import CandelaElements
import CandelaKit
package import CandelaTokens

/// The selected part of a dump, with the language and type size to build it for.
package struct DumpSelection {
    static let options = choosing + [language, typeSize, journeyFormat]

    /// The options that select specimens but do not change their language or type size.
    package static let choosing = [screen, specimen, product]

    private static let screen = Option(
        "screen", "NAME", "only this screen", default: "all", repeats: true)
    private static let specimen = Option(
        "specimen", "NAME", "only this specimen", default: "all", repeats: true)
    private static let product = Option(
        "product", "NAME",
        "only specimens and tokens of this product: "
            + Theme.Product.allCases.map(\.rawValue).joined(separator: ", "), default: "all")
    private static let language = Option(
        "language", "TAG", "in this language, a BCP 47 tag", default: "each specimen's own")
    private static let typeSize = Option(
        "type-size", "SIZE", "at this text size", default: "each specimen's own")

    private static let journeyFormat = Option(
        "journeys", "FORM",
        "'patches': the first screen of a journey, then changes; 'whole': all its screens",
        default: PlayedJourney.Form.patches.rawValue)

    /// The selected specimens, with the language and type size given.
    let specimens: [Specimen]

    /// The journeys to dump: all journeys of the product, unless screens or specimens are selected
    /// or the language or type size is changed.
    let journeys: [Journey]

    /// The language given, as a list to warn about; empty for each specimen's own.
    let languages: [String]

    /// The form of the journeys' screens.
    let journeyForm: PlayedJourney.Form

    /// The product whose tokens are dumped; `nil` for all.
    package let product: Theme.Product?

    /// - Throws: A usage failure for an unknown name or language, or when no specimen matches all
    ///   options.
    package init(_ invocation: Invocation) throws(Failure) {
        let screens = invocation.values(of: Self.screen)
        try invocation.tool.check(screens: screens)
        let names = invocation.values(of: Self.specimen)
        let all = invocation.tool.specimens()
        try Self.check(names, among: all)
        product = try Self.wantedProduct(invocation)
        // Some commands use the same option names with another meaning.
        let isChanged = invocation.offers(Self.language)
        let language = isChanged ? try ContextOption.language(invocation, Self.language) : nil
        languages = language.map { [$0] } ?? []
        let size = isChanged ? try invocation.choice(of: Self.typeSize, from: TypeSize.self) : nil
        journeyForm =
            isChanged
            ? try invocation.choice(of: Self.journeyFormat, from: PlayedJourney.Form.self)
                ?? .patches : .patches
        var found = all
        if !screens.isEmpty { found.removeAll { !screens.contains($0.screen.rawValue) } }
        if !names.isEmpty { found.removeAll { !names.contains($0.name) } }
        if let product { found.removeAll { $0.app.theme.product != product } }
        let isWhole = screens.isEmpty && names.isEmpty && language == nil && size == nil
        journeys =
            isWhole
            ? invocation.tool.journeys().filter { [product] in
                product == nil || $0.app.theme.product == product
            } : []
        // A tool without any specimen still dumps its tokens and schemas.
        guard !found.isEmpty || all.isEmpty else {
            throw .usage(
                "no specimen matches all the options", id: "empty-selection",
                help: ["list them with '\(invocation.program) dump --list'"])
        }
        specimens = found.map { specimen in
            specimen.in { context in
                context.language = language ?? context.language
                context.typeSize = size ?? context.typeSize
            }
        }
    }

    /// Checks that specimens with the given names exist.
    ///
    /// - Throws: A usage failure for an unknown name.
    static func check(_ names: [String], among specimens: [Specimen]) throws(Failure) {
        guard !names.isEmpty else { return }
        let known = specimens.map(\.name)
        for name in names where !known.contains(name) {
            throw .unknown("specimen", name, among: known)
        }
    }

    /// The product given on the command line; `nil` for all.
    ///
    /// - Throws: A usage failure for an unknown product.
    static func wantedProduct(_ invocation: Invocation) throws(Failure) -> Theme.Product? {
        try invocation.choice(of: product, from: Theme.Product.self)
    }

    /// The screens and the names of their specimens, one pair per line.
    var list: String { specimens.map { "\($0.screen.rawValue)\t\($0.name)\n" }.joined() }
}
