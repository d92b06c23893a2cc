import CandelaBrand
import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaTokens

/// The Swift source of a brand, or the style sheets of themes for A2UI's web renderers, written by
/// `tokens build --format theme` and `--format a2ui-css`.
struct ThemeBuild {
    /// A format of whole themes, which cannot be combined with others.
    enum Format: String, CaseIterable {
        case theme
        case a2uiCSS = "a2ui-css"
    }

    /// The names of the formats.
    static let formats = Format.allCases.map(\.rawValue)

    /// The directory to write to.
    let out: String

    let files: [Files.Document]

    /// Warnings about the brand.
    let warnings: [Diagnostic]

    /// - Throws: A usage failure for a missing argument, or a data failure with the errors in the app
    ///   or the brand.
    init(
        _ format: Format, _ arguments: BuildArguments, _ environment: CommandEnvironment
    ) throws(Failure) {
        guard let out = arguments.out else { throw environment.missing("out") }
        self.out = out
        let own = try AppOption(arguments.app, environment)
        if format == .a2uiCSS, arguments.paths.isEmpty {
            let apps = own.app.map { [$0] } ?? environment.tool.apps
            files = try Self.styleSheets(of: apps.map(\.theme))
            warnings = own.warnings
            return
        }
        guard let path = arguments.paths.first, arguments.paths.count == 1 else {
            throw .usage(
                "the format '\(format.rawValue)' needs the PATH of one brand",
                id: "missing-operand")
        }
        let read = try BrandOption.read(
            path, environment,
            products: own.app.map { [$0.theme.product] } ?? environment.tool.products)
        warnings = own.warnings + read.warnings
        guard format == .theme else {
            files = try Self.styleSheets(of: read.looks.map(\.theme))
            return
        }
        let source = ThemeSource(path, read.looks)
        files = [.init(try .checked([source.fileName]), Array(source.text.utf8))]
    }

    /// A style sheet for each theme, by its name.
    private static func styleSheets(of themes: [Theme]) throws(Failure) -> [Files.Document] {
        var known: Set<String> = []
        return try themes.filter { known.insert($0.name).inserted }.map { theme throws(Failure) in
            let text = A2UIStyleSheet.text(of: theme)
            return .init(try .checked(["\(theme.name).a2ui.css"]), Array(text.utf8))
        }
    }
}
