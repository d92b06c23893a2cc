import CandelaCommands
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokenExport
import CandelaTokens

/// The contents of a gallery that are given on the command line.
struct PreviewArguments: Sendable {
    let data: Data
    let readers: Readers
    let brand: BrandArguments
    let selection: SelectionArguments

    /// A person's data.
    struct Data: ArgumentGroup {
        let journal: String?
        let isLenient: Bool
        let clock: ClockArguments

        init(_ arguments: inout ArgumentReader) throws(Failure) {
            journal = arguments.value(
                "journal", "FILE",
                "show the screens of this person's data too; '-' is standard input")
            isLenient = arguments.lenient()
            clock = try ClockArguments(&arguments)
        }
    }

    /// The languages and type sizes that each screen is built for, in addition to its own.
    struct Readers: ArgumentGroup {
        let languages: [String]
        let sizes: [TypeSize]

        init(_ arguments: inout ArgumentReader) throws(Failure) {
            let others = try arguments.languages("also in this language, a BCP 47 tag")
            languages = others.reduce(into: ["en", "ar-XB"]) { all, tag in
                if !all.contains(tag) { all.append(tag) }
            }
            let sizes = try arguments.values("type-size", "SIZE", "also at this type size")
                .map { text throws(Failure) in try TypeSize.chosen(text, of: "type-size") }
            self.sizes = Set(sizes + [.large, .xxxLarge, .accessibility5]).sorted()
        }
    }
}

/// The selection of a gallery's command line, and the readers of its files.
struct PreviewSource: Sendable {
    /// One person's data and their screens.
    struct Own: Sendable {
        var journal: Journal?
        var specimens: [Specimen] = []

        /// Problems of the journal, and the screens that need more than a journal.
        var warnings: [Diagnostic] = []
    }

    private let arguments: PreviewArguments
    private let tool: Tool
    private let selection: DumpSelection
    private let tokens: (source: TokenSource, export: TokenExport)

    /// - Throws: A usage failure for an unknown name.
    init(_ arguments: PreviewArguments, _ environment: CommandEnvironment) throws(Failure) {
        (self.arguments, tool) = (arguments, environment.tool)
        selection = try DumpSelection(arguments.selection, environment)
        tokens = try Dump.tokensOfThePackage(for: selection.product)
    }

    private var languages: [String] { arguments.readers.languages }

    /// The brand of the gallery.
    ///
    /// - Parameter earlier: An earlier reading of its files, and the products that keep its looks.
    /// - Throws: A data failure with the errors in its files.
    func brand(
        _ environment: CommandEnvironment, products: [Theme.Product] = Theme.Product.allCases,
        keeping earlier: (option: BrandOption, products: Set<Theme.Product>)? = nil
    ) throws(Failure) -> BrandOption {
        try BrandOption(
            arguments.brand, environment, products: products, keeping: earlier)
    }

    /// The products whose themes are shown.
    var products: [Theme.Product] {
        selection.product.map { [$0] } ?? Theme.Product.allCases
    }

    /// The gallery in a brand.
    ///
    /// - Parameter isLive: Whether screens are made when they are requested, so that there can be
    ///   all type sizes, and all languages of the phrases.
    /// - Throws: A usage failure when the app of the brand has none of the selected screens.
    func preview(
        _ own: Own, in brand: BrandOption, earlier: BaselineDump? = nil, isLive: Bool = false,
        _ progress: ProgressLine
    ) throws(Failure) -> Preview {
        let dump = try Dump(
            tokens.export, of: tokens.source.project, by: tool, selection, in: brand,
            progress)
        return Preview(
            tool: tool, dump: dump,
            own: own.specimens.isEmpty ? [] : try brand.own(own.specimens), brand: brand,
            sizes: isLive ? TypeSize.allCases : arguments.readers.sizes,
            languages: (isLive ? languages(of: brand) : languages).filter(brand.hasTexts),
            earlier: earlier,
            progress: progress)
    }

    /// Warnings about the files and the languages of a gallery.
    func warnings(_ own: Own, in brand: BrandOption) -> [Diagnostic] {
        brand.warnings + own.warnings + brand.translationNotes(for: languages)
    }

    /// The requested languages, and then the languages of the phrases.
    private func languages(of brand: BrandOption) -> [String] {
        brand.apps.flatMap(\.wording.languages).reduce(into: languages) { all, tag in
            if !all.contains(tag) { all.append(tag) }
        }
    }

    /// Every screen of the products with a person's data, in its initial state; screens that need
    /// more than the journal are left out, each with a warning. Empty without `--journal`.
    ///
    /// - Throws: A data failure when the journal cannot be read.
    func own(_ environment: CommandEnvironment) throws(Failure) -> Own {
        guard let path = arguments.data.journal else { return Own() }
        environment.onRead(path)
        let (journal, warnings) = try Document.readJournal(
            path, lenient: arguments.data.isLenient, environment)
        var own = Own(journal: journal, warnings: warnings)
        let context = try arguments.data.clock.context(environment)
        for app in tool.apps where products.contains(app.theme.product) {
            for name in app.screens {
                let specimen = Specimen(
                    "yours", of: name, phase: .ready(journal), app: app, in: context)
                do throws(ScreenError) {
                    _ = try specimen.made()
                    own.specimens.append(specimen)
                } catch {
                    let message = "\(name.rawValue): \(error.description)"
                    own.warnings.append(.warning("no-screen", message))
                }
            }
        }
        return own
    }
}
