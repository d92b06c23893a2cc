import CandelaAudit
import CandelaBrand
import CandelaElements
import CandelaKit
import CandelaPipeline
import CandelaRules
import CandelaTokens
import CandelaWords

/// The screens that an audit is asked to look at, each made when it is looked at.
struct AuditSource {
    static let options =
        [
            journal, screen, specimen, product, language, typeSize, ContextOption.now,
            Options.timeZone, Options.lenient,
        ] + BrandOption.options

    private static let journal = Option(
        "journal", "FILE", "the screens of a person's own data; '-' is standard input",
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
        default: "each specimen's own, and at the largest type all there are, with en-XA and ar-XB")
    private static let typeSize = Option(
        "type-size", "SIZE", "at this text size",
        default: "each specimen's own, and accessibility5")

    /// One screen in one way.
    struct Item: Sendable {
        /// Makes it; a screen that was read is there.
        let screen: @Sendable () throws(ScreenError) -> Screen

        /// Whether its colours are looked at, or only its words and its room.
        var hasColors = true

        /// The names it is held to.
        var basis = Audit.Basis()
    }

    private(set) var items: [Item] = []

    /// Whether it is all there is to see, so that what none of it draws is drawn nowhere.
    private(set) var isWhole = false

    /// What was not understood of what was read.
    private(set) var diagnostics: [Diagnostic] = []

    /// - Throws: A failure about a name that is none, or a file that cannot be read.
    init(_ invocation: Invocation, _ surroundings: Surroundings) throws(Failure) {
        let screens = invocation.values(of: Self.screen)
        let tool = invocation.tool
        try tool.check(screens: screens)
        let names = invocation.values(of: Self.specimen)
        if !names.isEmpty { try DumpSelection.check(names, among: tool.specimens()) }
        let product = try invocation.choice(of: Self.product, from: Theme.Product.self)
        let language = try ContextOption.language(invocation, Self.language)
        let size = try invocation.choice(of: Self.typeSize, from: TypeSize.self)
        func isAskedFor(_ name: ScreenName, _ specimen: String?) -> Bool {
            (screens.isEmpty || screens.contains(name.rawValue))
                && (names.isEmpty || specimen.map(names.contains) == true)
        }
        isWhole =
            screens.isEmpty && names.isEmpty && product == nil && invocation[Self.journal] == nil
        let brand = try BrandOption(invocation, surroundings)
        diagnostics += brand.warnings
        if !invocation.operands.isEmpty {
            for path in invocation.operands {
                let (found, looks) = try read(path, surroundings)
                guard !found.isEmpty else {
                    throw .data(
                        "there are no screens in '\(path)'", id: "no-screens",
                        help: ["write some with '\(invocation.program) dump --out DIR'"])
                }
                for var screen in found
                where isAskedFor(screen.screen, screen.specimen)
                    && (product == nil || product == screen.theme.product)
                {
                    let product = screen.theme.product
                    screen.theme = brand.theme(of: screen)
                    var basis = Audit.Basis()
                    basis.screens = Set(tool.screens)
                    if brand.looks.isEmpty, let look = looks.themes[product] {
                        screen.theme = look.theme
                        basis.roles = look.roles
                    }
                    items.append(Item(screen: { [screen] in screen }, basis: basis))
                }
            }
        } else if let path = invocation[Self.journal] {
            let (journal, warnings) = try Document.readJournal(path, invocation, surroundings)
            diagnostics += warnings
            var context = Context(
                now: try ContextOption.moment(invocation, surroundings),
                zone: try invocation.zone(or: surroundings))
            context.language = language ?? surroundings.language()
            context.typeSize = size ?? context.typeSize
            for app in brand.apps where product == nil || product == app.theme.product {
                for name in app.screens where isAskedFor(name, nil) {
                    let specimen = Specimen(
                        "", of: name, phase: .ready(journal), app: app, in: context)
                    add(specimen, variants: language == nil && size == nil, isNamed: false)
                }
            }
        } else {
            let asked = tool.specimens().filter { specimen in
                isAskedFor(specimen.screen, specimen.name)
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
                "no screen is of every kind asked for", id: "empty-selection",
                help: ["list them with '\(invocation.program) dump --list'"])
        }
    }

    /// Named states, with both contrasts and, with the largest letters, in all languages.
    init(of specimens: [Specimen]) {
        for specimen in specimens { add(specimen, variants: true) }
    }

    /// Adds a state with both contrasts and, if asked for, with the largest letters in all languages.
    private mutating func add(_ specimen: Specimen, variants: Bool, isNamed: Bool = true) {
        func item(_ specimen: Specimen, hasColors: Bool = true) -> Item {
            Item(
                screen: { () throws(ScreenError) in
                    isNamed
                        ? try specimen.made()
                        : try Screen.make(
                            specimen.screen, phase: specimen.phase, of: specimen.app,
                            in: specimen.context)
                }, hasColors: hasColors)
        }
        items.append(item(specimen.in { $0.increaseContrast = false }))
        items.append(item(specimen.in { $0.increaseContrast = true }))
        guard variants else { return }
        for language in specimen.app.wording.languages + PseudoLanguage.allCases.map(\.rawValue) {
            items.append(
                item(
                    specimen.in { context in
                        context.language = language
                        context.typeSize = .accessibility5
                    }, hasColors: false))
        }
    }

    /// The screens of a file or of a dump, and the dump's own looks.
    private mutating func read(
        _ path: String, _ surroundings: Surroundings
    ) throws(Failure) -> ([Screen], DumpThemes) {
        guard surroundings.files.kind(of: path) == .directory else {
            let bytes = try surroundings.read(path)
            let root = try Document.json(bytes, path)
            guard root["kind"]?.string == "dump" else {
                isWhole = false
                return ([try screen(root)], DumpThemes())
            }
            var screens: [Screen] = []
            for value in root["screens"].map({ Array($0.elements) }) ?? [] {
                screens.append(try screen(value))
            }
            return (screens, try DumpThemes(root["tokens"].map { Array($0.elements) } ?? []))
        }
        let files = surroundings.files.paths(below: path).filter { $0.hasSuffix(".json") }
        let isDump = surroundings.files.kind(of: Files.join(path, "screens")) == .directory
        var (screens, tokens) = ([Screen](), [JSONValue]())
        for file in files.sorted() {
            let path = Files.join(path, file)
            if !isDump || file.hasPrefix("screens/") {
                screens.append(
                    try screen(Document.json(try surroundings.files.read(path), path)))
            } else if file.hasPrefix("tokens/") {
                tokens.append(try Document.json(try surroundings.files.read(path), path))
            }
        }
        return (screens, try DumpThemes(tokens))
    }

    private mutating func screen(_ value: JSONValue) throws(Failure) -> Screen {
        do throws(JSONDecodingError) {
            return try JSONTextDecoder().decode(value, warnings: &diagnostics) {
                try Screen(from: $0)
            }
        } catch {
            throw Failure(error.diagnostics)
        }
    }
}
