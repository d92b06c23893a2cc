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

    static func isRequested(_ invocation: Invocation) -> Bool {
        invocation.values(of: BuildOption.format).contains(format)
    }

    /// - Throws: A usage failure for a missing option or one that a theme does not support, or a
    ///   data failure with the errors in the app or the brand.
    init(_ invocation: Invocation, _ environment: CommandEnvironment) throws(Failure) {
        guard invocation.values(of: BuildOption.format) == [Self.format] else {
            throw .usage(
                "the format 'theme' cannot be combined with others", id: "mixed-formats",
                help: ["run the command again for the others"])
        }
        let known =
            ([BuildOption.format, BuildOption.out, AppOption.option, DiagnosticStyle.option]
            + WriteOptions.all)
            .map(\.name)
        try invocation.refuse(
            BuildOption.all.filter { !known.contains($0.name) }, "on the format 'theme'")
        guard let out = invocation[BuildOption.out] else { throw .missing(BuildOption.out) }
        guard let path = invocation.operands.first, invocation.operands.count == 1 else {
            throw .usage("the format 'theme' needs the PATH of one brand", id: "missing-operand")
        }
        let own = try AppOption(invocation, environment)
        let read = try BrandOption.read(
            path, environment,
            products: own.app.map { [$0.theme.product] } ?? invocation.tool.products)
        let source = ThemeSource(path, read.looks)
        self.out = out
        files = [.init(try .checked([source.fileName]), Array(source.text.utf8))]
        warnings = own.warnings + read.warnings
    }
}
