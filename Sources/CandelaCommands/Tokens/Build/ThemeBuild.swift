import CandelaBrand
import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaTokens

/// The Swift source of a brand, written by `tokens build --format theme`.
struct ThemeBuild {
    static let format = "theme"

    /// The directory to write to.
    let out: String

    let files: [Files.Document]

    /// Warnings about the brand.
    let warnings: [Diagnostic]

    /// - Throws: A usage failure for a missing argument, or a data failure with the errors in the app
    ///   or the brand.
    init(
        _ arguments: BuildArguments, _ environment: CommandEnvironment
    ) throws(Failure) {
        guard let out = arguments.out else { throw environment.missing("out") }
        guard let path = arguments.paths.first, arguments.paths.count == 1 else {
            throw .usage("the format 'theme' needs the PATH of one brand", id: "missing-operand")
        }
        let own = try AppOption(arguments.app, environment)
        let read = try BrandOption.read(
            path, environment,
            products: own.app.map { [$0.theme.product] } ?? environment.tool.products)
        let source = ThemeSource(path, read.looks)
        self.out = out
        files = [.init(try .checked([source.fileName]), Array(source.text.utf8))]
        warnings = own.warnings + read.warnings
    }
}
