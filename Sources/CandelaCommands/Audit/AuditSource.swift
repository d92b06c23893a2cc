import CandelaAudit
import CandelaBrand
import CandelaDTCG
import CandelaElements
package import CandelaKit
import CandelaRules
import CandelaTokens
import CandelaLanguage

/// The screens to audit, each built when it is checked.
package struct AuditSource {
    static let options =
        [
            journal, screen, specimen, product, language, typeSize, ContextOption.now,
            Options.timeZone, Options.lenient,
        ] + BrandOption.options

    private static let journal = Option(
        "journal", "FILE", "audit the screens of this person's data; '-' is standard input",
        default: "specimens")
    private static let screen = Option(
        "screen", "NAME", "only this screen", default: "all", repeats: true)
    private static let specimen = Option(
        "specimen", "NAME", "only this specimen", default: "all", repeats: true)
    private static let product = Option(
        "product", "NAME",
        "only screens of this product: "
            + Theme.Product.allCases.map(\.rawValue).joined(separator: ", "), default: "all")
    private static let language = Option(
        "language", "TAG", "in this language, a BCP 47 tag",
        default: "each specimen's own, and all at the largest type size, with en-XA and ar-XB")
    private static let typeSize = Option(
        "type-size", "SIZE", "at this text size",
        default: "each specimen's own, and accessibility5")

    /// One screen in one configuration.
    struct Item: Sendable {
        /// Builds the screen, or returns the one read from a file.
        let screen: @Sendable () throws(ScreenError) -> Screen

        /// Whether its colours are checked as well as its texts and layout.
        var hasColors = true

        /// The names of screens and roles that it may refer to.
        var basis = Audit.Basis()
    }

    private(set) var items: [Item] = []

    /// Whether every screen is audited; only then are roles that no screen draws reported as
    /// unused.
    private(set) var isWhole = false

    /// Warnings about the input, such as unsupported members.
    private(set) var diagnostics: [Diagnostic] = []

    /// - Throws: A failure for an unknown name, a file that cannot be read, or options that match
    ///   no screen.
    init(_ invocation: Invocation, _ environment: CommandEnvironment) throws(Failure) {
        let screens = invocation.values(of: Self.screen)
        let tool = invocation.tool
        try tool.check(screens: screens)
        let names = invocation.values(of: Self.specimen)
        if !names.isEmpty { try DumpSelection.check(names, among: tool.specimens()) }
        let product = try invocation.choice(of: Self.product, from: Theme.Product.self)
        let language = try ContextOption.language(invocation, Self.language)
        let size = try invocation.choice(of: Self.typeSize, from: TypeSize.self)
        func isRequested(_ name: ScreenName, _ specimen: String?) -> Bool {
            (screens.isEmpty || screens.contains(name.rawValue))
                && (names.isEmpty || specimen.map(names.contains) == true)
        }
        isWhole =
            screens.isEmpty && names.isEmpty && product == nil && invocation[Self.journal] == nil
        let brand = try BrandOption(invocation, environment)
        diagnostics += brand.warnings
        if let language { diagnostics += brand.translationNotes(for: [language]) }
        if !invocation.operands.isEmpty {
            let unused = [
                Self.journal, Self.language, Self.typeSize, ContextOption.now, Options.timeZone,
            ]
            try invocation.refuse(unused, "on a screen that is read from a file")
            for path in invocation.operands {
                let (found, looks) = try read(
                    path, environment, [.themes: brand.themes, .ownData: tool.data])
                guard !found.isEmpty else {
                    throw .data(
                        "there are no screens in '\(path)'", id: "no-screens",
                        help: ["create some with '\(invocation.program) dump --out DIR'"])
                }
                for var screen in found
                where isRequested(screen.screen, screen.specimen)
                    && (product == nil || product == screen.theme.product)
                {
                    screen.theme = brand.theme(of: screen)
                    var basis = Audit.Basis()
                    basis.roleWords = brand.roleWords
                    let app = brand.apps.first { $0.id == screen.app.id }
                    if let app { basis = Audit.Basis(of: app) }
                    basis.screens = Set(tool.screens)
                    if brand.looks.isEmpty, let look = looks.themes[screen.theme.name] {
                        screen.theme = look.theme.named(screen.theme.name)
                        basis.roles = look.roles
                    }
                    items.append(Item(screen: { [screen] in screen }, basis: basis))
                }
            }
        } else if let path = invocation[Self.journal] {
            let (journal, warnings) = try Document.readJournal(path, invocation, environment)
            diagnostics += warnings
            var context = Context(
                now: try ContextOption.moment(invocation, environment),
                zone: try invocation.zone(or: environment))
            context.language = language ?? environment.language()
            context.typeSize = size ?? context.typeSize
            for app in brand.apps where product == nil || product == app.theme.product {
                for name in app.screens where isRequested(name, nil) {
                    let specimen = Specimen(
                        "", of: name, phase: .ready(journal), app: app, in: context)
                    add(specimen, variants: language == nil && size == nil, isNamed: false)
                }
            }
        } else {
            let asked = tool.specimens().filter { specimen in
                isRequested(specimen.screen, specimen.name)
                    && (product == nil || product == specimen.app.theme.product)
            }
            for specimen in try brand.own(asked) {
                add(
                    specimen.in { context in
                        context.language = language ?? context.language
                        context.typeSize = size ?? context.typeSize
                    }, variants: language == nil && size == nil)
            }
        }
        guard !items.isEmpty else {
            throw .usage(
                "no screen matches all the options", id: "empty-selection",
                help: ["list them with '\(invocation.program) dump --list'"])
        }
    }

    /// The screens of specimens with both contrast settings and, at the largest type size, in all
    /// languages.
    package init(of specimens: [Specimen]) {
        for specimen in specimens { add(specimen, variants: true) }
    }

    /// Adds a specimen with both contrast settings and, if `variants` is set, at the largest type
    /// size in all languages.
    private mutating func add(_ specimen: Specimen, variants: Bool, isNamed: Bool = true) {
        let basis = Audit.Basis(of: specimen.app)
        func item(_ specimen: Specimen, hasColors: Bool = true) -> Item {
            Item(
                screen: { () throws(ScreenError) in
                    isNamed
                        ? try specimen.made()
                        : try Screen.make(
                            specimen.screen, phase: specimen.phase, of: specimen.app,
                            in: specimen.context)
                }, hasColors: hasColors, basis: basis)
        }
        items.append(item(specimen.in { $0.increaseContrast = false }))
        items.append(item(specimen.in { $0.increaseContrast = true }))
        guard variants else { return }
        for language in specimen.app.wording.languages + PseudoLanguage.ofLayout.map(\.rawValue) {
            items.append(
                item(
                    specimen.in { context in
                        context.language = language
                        context.typeSize = .accessibility5
                    }, hasColors: false))
        }
    }

    /// Reads the screens of a file or a dump, and the dump's own themes.
    ///
    /// - Parameter known: The themes that the screens may have, and the records of the app.
    private mutating func read(
        _ path: String, _ environment: CommandEnvironment,
        _ known: [CodingUserInfoKey: any Sendable]
    ) throws(Failure) -> ([Screen], DumpThemes) {
        guard environment.files.kind(of: path) == .directory else {
            let bytes = try environment.read(path)
            let root = try Document.json(bytes, path)
            guard root["kind"]?.string == "dump" else {
                isWhole = false
                return ([try screen(root, known)], DumpThemes())
            }
            var screens: [Screen] = []
            for value in root["screens"].map({ Array($0.elements) }) ?? [] {
                screens.append(try screen(value, known))
            }
            let tokens = root["tokens"].map { Array($0.elements) } ?? []
            return (screens, try DumpThemes(tokens, among: known[.themes] as? [Theme] ?? []))
        }
        let files = try environment.files.paths(below: path) { $0.hasSuffix(".json") }
        let isDump = environment.files.kind(of: Files.join(path, "screens")) == .directory
        var (screens, tokens) = ([Screen](), [JSONValue]())
        for file in files.sorted() {
            let path = Files.join(path, file)
            if !isDump || file.hasPrefix("screens/") {
                screens.append(
                    try screen(Document.json(try environment.files.read(path), path), known))
            } else if file.hasPrefix("tokens/") {
                tokens.append(try Document.json(try environment.files.read(path), path))
            }
        }
        return (screens, try DumpThemes(tokens, among: known[.themes] as? [Theme] ?? []))
    }

    private mutating func screen(
        _ value: JSONValue, _ known: [CodingUserInfoKey: any Sendable]
    ) throws(Failure) -> Screen {
        do throws(JSONDecodingError) {
            return try JSONTextDecoder(userInfo: known).decode(
                value, warnings: &diagnostics
            ) {
                try Screen(from: $0)
            }
        } catch {
            throw Failure(error.diagnostics)
        }
    }
}
