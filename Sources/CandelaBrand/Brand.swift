public import CandelaPipeline
public import CandelaTokens

/// How a team's apps look: DTCG tokens that are laid over those of a product.
///
/// ```swift
/// let brand = Brand("brand.tokens.json", files: files)
/// app.theme = try Theme(.practice, brand: brand)
/// ```
///
/// A brand is a token file, or a resolver document with a modifier `appearance` whose contexts are
/// `light`, `dark`, `light-increased` and `dark-increased`, or fewer of them: without a form of its own
/// an increased one takes that with less contrast, and an appearance that is not there at all the
/// modifier's default. A modifier `product` tells products apart. A file for all appearances with a dark
/// page, `color.background`, is laid over the product's dark appearance, one with a light page over the
/// light one.
///
/// A token whose path is a role of the package gives the role its value; what the token does not say
/// in `$extensions` under `org.candela` stays as the product has it. Tokens of other layers of the
/// package, such as `mode.primary`, may be replaced as well: whatever is an alias of them follows.
/// Any other token is a role of the brand's own. A folder `icon` beside the file brings drawings: a table,
/// `icons.json`, and SVG files in the form of the package's own.
/// What a brand leaves out stays the product's, but for colours that follow from its own: siblings for
/// text, graphics, fills, pressed forms, tints and labels, and foregrounds that would no longer stand
/// out, which move to the nearest shade that does.
public struct Brand: Sendable {
    private let path: String
    private let files: FileAccess
    private let results = BrandResults()

    /// A brand in a file, read when a theme is first made. What was read is held for all further uses of
    /// the value and its copies; make another value to read the file anew.
    ///
    /// - Parameter files: How files are read: the one at `path` and those it refers to.
    public init(_ path: String, files: FileAccess) {
        self.path = path
        self.files = files
    }

    /// A brand that is at hand, such as one from a bundle; it has no files beside it.
    ///
    /// - Parameters:
    ///   - bytes: A token file, in UTF-8.
    ///   - name: What messages call it.
    public init(_ bytes: [UInt8], named name: String = "brand.tokens.json") {
        self.init(
            name,
            files: FileAccess { path throws(FileAccessError) in
                guard path == name else { throw .missing }
                return bytes
            })
    }

    /// The look of a product in this brand, which is held from the first use on.
    ///
    /// - Throws: ``BrandError`` with everything that is wrong; then nothing of the brand applies.
    public func look(of product: Theme.Product) throws(BrandError) -> BrandLook {
        try results.look(of: product, in: path, files)
    }
}

/// Why there is no theme of a brand.
public struct BrandError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Every problem, errors and warnings, each with file, line and column where there is one.
    public let diagnostics: [Diagnostic]

    init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    /// The problems, each as the tool would print it.
    public var description: String { diagnostics.report }
}

extension Theme {
    /// The theme of a product in the values of a brand.
    ///
    /// - Throws: ``BrandError`` with everything that is wrong. Pairs that do not stand out are no
    ///   error; ``Brand/look(of:)`` names them.
    public init(_ product: Theme.Product, brand: Brand) throws(BrandError) {
        self = try brand.look(of: product).theme
    }
}
