import CandelaCommands
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaTokenExport
import CandelaTokens

/// The selection of a gallery's command line, and the readers of its files.
struct PreviewSource: Sendable {
    static let languages = Option(
        "language", "TAG", "also in this language, a BCP 47 tag", repeats: true)
    static let typeSizes = Option(
        "type-size", "SIZE", "also at this type size", repeats: true)
    static let journal = Option(
        "journal", "FILE", "show the screens of this person's data too; '-' is standard input")

    /// One person's data and their screens.
    struct Own: Sendable {
        var journal: Journal?
        var specimens: [Specimen] = []

        /// Problems of the journal, and the screens that need more than a journal.
        var warnings: [Diagnostic] = []
    }

    let invocation: Invocation
    private let selection: DumpSelection
    private let tokens: (source: TokenSource, export: TokenExport)
    private let sizes: [TypeSize]
    private let languages: [String]

    /// - Throws: A usage failure for an invalid option.
    init(_ invocation: Invocation) throws(Failure) {
        self.invocation = invocation
        sizes = try Self.sizes(invocation)
        languages = try Self.tags(invocation)
        selection = try DumpSelection(invocation)
        tokens = try Dump.tokensOfThePackage(for: selection.product)
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
            tokens.export, of: tokens.source.project, by: invocation.tool, selection, in: brand,
            progress)
        return Preview(
            tool: invocation.tool, dump: dump,
            own: own.specimens.isEmpty ? [] : try brand.own(own.specimens), brand: brand,
            sizes: isLive ? TypeSize.allCases : sizes,
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
        guard let path = invocation[Self.journal] else { return Own() }
        environment.onRead(path)
        let (journal, warnings) = try Document.readJournal(path, invocation, environment)
        var own = Own(journal: journal, warnings: warnings)
        let context = Context(
            now: try ContextOption.moment(invocation, environment),
            zone: try invocation.zone(or: environment))
        for app in invocation.tool.apps where products.contains(app.theme.product) {
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

    /// The type sizes that each screen is built for, in addition to its own.
    private static func sizes(_ invocation: Invocation) throws(Failure) -> [TypeSize] {
        var sizes: [TypeSize] = [.large, .xxxLarge, .accessibility5]
        for text in invocation.values(of: typeSizes) {
            guard let size = TypeSize(rawValue: text) else {
                throw .unknown("type size", text, among: TypeSize.allCases.map(\.rawValue))
            }
            if !sizes.contains(size) { sizes.append(size) }
        }
        return sizes.sorted()
    }

    /// The languages that each screen is built for, in addition to its own.
    private static func tags(_ invocation: Invocation) throws(Failure) -> [String] {
        var tags = ["en", "ar-XB"]
        for tag in try ContextOption.languages(invocation, languages) where !tags.contains(tag) {
            tags.append(tag)
        }
        return tags
    }
}
