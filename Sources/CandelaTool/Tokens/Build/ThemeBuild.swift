import CandelaBrand
import CandelaElements
import CandelaKit
import CandelaPipeline
import CandelaTokens

/// A brand as Swift: `tokens build --format theme`.
struct ThemeBuild {
    static let format = "theme"

    /// The directory to write to.
    let out: String

    let files: [Files.Document]

    /// What deserves a second look in the brand.
    let warnings: [Diagnostic]

    static func isAskedFor(_ invocation: Invocation) -> Bool {
        invocation.values(of: BuildOption.format).contains(format)
    }

    /// - Throws: A usage failure for what a theme cannot be told, a data failure with everything that is
    ///   wrong with the brand.
    init(_ invocation: Invocation, _ surroundings: Surroundings) throws(Failure) {
        guard invocation.values(of: BuildOption.format) == [Self.format] else {
            throw .usage(
                "the format 'theme' is built by itself", id: "mixed-formats",
                help: ["run the command a second time for the others"])
        }
        let known =
            ([BuildOption.format, BuildOption.out, AppOption.option, DiagnosticStyle.option]
            + WriteOptions.all)
            .map(\.name)
        for option in BuildOption.all
        where !known.contains(option.name) && invocation.has(option) {
            throw .usage(
                "'\(option.spelling)' says nothing to the format 'theme'", id: "unused-option")
        }
        guard let out = invocation[BuildOption.out] else { throw .missing(BuildOption.out) }
        guard let path = invocation.operands.first else {
            throw .usage("the format 'theme' needs the PATH of a brand", id: "missing-operand")
        }
        let own = try AppOption(invocation, surroundings)
        let read = try BrandOption.read(
            path, surroundings,
            products: own.app.map { [$0.theme.product] } ?? invocation.tool.products)
        let source = ThemeSource(path, read.looks)
        self.out = out
        files = [.init(try .checked([source.fileName]), Array(source.text.utf8))]
        warnings = own.warnings + read.warnings
    }

    /// Where the files go, as the caller knows it.
    var targets: [String] { files.map { Files.join(out, $0.path.description) } }
}
