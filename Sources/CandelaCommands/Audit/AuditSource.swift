import CandelaAudit
import CandelaBrand
import CandelaDTCG
import CandelaElements
package import CandelaKit
import CandelaRules
import CandelaTokens
import CandelaLanguage

/// The selection of screens to audit, and the files they are made from.
struct AuditArguments: ArgumentGroup {
    let journal: String?
    let selection: SelectionArguments
    let language: String?
    let typeSize: TypeSize?
    let clock: ClockArguments
    let isLenient: Bool
    let brand: BrandArguments

    init(_ arguments: inout ArgumentReader) throws(Failure) {
        journal = arguments.value(
            "journal", "FILE", "audit the screens of this person's data; '-' is standard input",
            default: "specimens")
        selection = try SelectionArguments(&arguments, of: "screens")
        language = try arguments.language(
            "in this language, a BCP 47 tag",
            default: "each specimen's own, and all at the largest type size, with en-XA and ar-XB")
        typeSize = try arguments.choice(
            "type-size", "SIZE", "at this text size",
            default: "each specimen's own, and accessibility5")
        clock = try ClockArguments(&arguments)
        isLenient = arguments.lenient()
        brand = BrandArguments(&arguments)
    }
}

/// The screens to audit, each built when it is checked.
package struct AuditSource {
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
    init(
        _ paths: [String], _ arguments: AuditArguments, _ environment: CommandEnvironment
    ) throws(Failure) {
        let tool = environment.tool
        let (selection, language) = (arguments.selection, arguments.language)
        let hasVariants = language == nil && arguments.typeSize == nil
        try selection.check(in: tool)
        isWhole =
            selection.screens.isEmpty && selection.specimens.isEmpty && selection.product == nil
            && arguments.journal == nil
        let brand = try BrandOption(arguments.brand, environment)
        diagnostics += brand.warnings
        if let language { diagnostics += brand.translationNotes(for: [language]) }
        if !paths.isEmpty {
            for path in paths {
                let (found, looks) = try read(
                    path, environment, [.themes: brand.themes, .ownData: tool.data])
                guard !found.isEmpty else {
                    throw .data(
                        "there are no screens in '\(path)'", id: "no-screens",
                        help: ["create some with '\(environment.program) dump --out DIR'"])
                }
                for var screen in found
                where selection.contains(screen.screen, screen.specimen, of: screen.theme.product) {
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
        } else if let path = arguments.journal {
            let (journal, warnings) = try Document.readJournal(
                path, lenient: arguments.isLenient, environment)
            diagnostics += warnings
            var context = try arguments.clock.context(environment)
            context.language = language ?? environment.language()
            context.typeSize = arguments.typeSize ?? context.typeSize
            for app in brand.apps {
                for name in app.screens
                where selection.contains(name, nil, of: app.theme.product) {
                    let specimen = Specimen(
                        "", of: name, phase: .ready(journal), app: app, in: context)
                    add(specimen, variants: hasVariants, isNamed: false)
                }
            }
        } else {
            let asked = tool.specimens().filter {
                selection.contains($0.screen, $0.name, of: $0.app.theme.product)
            }
            for specimen in try brand.own(asked) {
                add(
                    specimen.in { context in
                        context.language = language ?? context.language
                        context.typeSize = arguments.typeSize ?? context.typeSize
                    }, variants: hasVariants)
            }
        }
        guard !items.isEmpty else {
            throw .usage(
                "no screen matches all the options", id: "empty-selection",
                help: ["list them with '\(environment.program) dump --list'"])
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
