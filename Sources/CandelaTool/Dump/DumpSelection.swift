import CandelaElements
import CandelaKit
import CandelaTokens

/// Which part of everything a dump is asked for, and how its readers' settings are changed.
struct DumpSelection {
    static let options = choosing + [language, typeSize]

    /// The options that choose among the specimens, and leave their readers alone.
    static let choosing = [screen, specimen, product]

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

    /// The specimens asked for, with the settings asked for.
    let specimens: [Specimen]

    /// The journeys that are dumped: all, unless only some specimens are asked for or other readers.
    let journeys: [Journey]

    /// The product whose tokens are asked for; nil for all.
    let product: Theme.Product?

    /// - Throws: A usage failure about a name that is none, or when nothing fits all of them.
    init(_ invocation: Invocation) throws(Failure) {
        let screens = invocation.values(of: Self.screen)
        try invocation.tool.check(screens: screens)
        let names = invocation.values(of: Self.specimen)
        let all = invocation.tool.specimens()
        try Self.check(names, among: all)
        product = try Self.wantedProduct(invocation)
        // A command that offers no other readers has options of these names with a meaning of its own.
        let isChanged = invocation.offers(Self.language)
        let language = isChanged ? try ContextOption.language(invocation, Self.language) : nil
        let size = isChanged ? try invocation.choice(of: Self.typeSize, from: TypeSize.self) : nil
        var found = all
        if !screens.isEmpty { found.removeAll { !screens.contains($0.screen.rawValue) } }
        if !names.isEmpty { found.removeAll { !names.contains($0.name) } }
        if let product { found.removeAll { $0.app.theme.product != product } }
        let isWhole = screens.isEmpty && names.isEmpty && language == nil && size == nil
        journeys =
            isWhole
            ? invocation.tool.journeys().filter { [product] in
                product == nil || $0.start.app.theme.product == product
            } : []
        // A tool without any specimen still dumps its tokens and schemas.
        guard !found.isEmpty || all.isEmpty else {
            throw .usage(
                "no specimen is of every kind asked for", id: "empty-selection",
                help: ["list them with '\(invocation.program) dump --list'"])
        }
        specimens = found.map { specimen in
            specimen.in { context in
                context.language = language ?? context.language
                context.typeSize = size ?? context.typeSize
            }
        }
    }

    /// Sees to it that specimens of some names exist.
    ///
    /// - Throws: A usage failure about a name that is none.
    static func check(_ names: [String], among specimens: [Specimen]) throws(Failure) {
        guard !names.isEmpty else { return }
        let known = specimens.map(\.name)
        for name in names where !known.contains(name) {
            throw .unknown("specimen", name, among: known)
        }
    }

    /// The product asked for; nil for all.
    ///
    /// - Throws: A usage failure about a word that is none.
    static func wantedProduct(_ invocation: Invocation) throws(Failure) -> Theme.Product? {
        try invocation.choice(of: product, from: Theme.Product.self)
    }

    /// The screens and the names of their specimens, a line each.
    var list: String { specimens.map { "\($0.screen.rawValue)\t\($0.name)\n" }.joined() }
}
