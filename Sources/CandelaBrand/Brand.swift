public import CandelaDTCG
public import CandelaTokens

/// A brand: DTCG tokens that override a product's tokens.
///
/// ```swift
/// let brand = Brand("brand.tokens.json", files: files)
/// app.theme = try Theme(.practice, brand: brand)
/// ```
///
/// A brand is a token file, or a resolver document with a modifier `appearance`, whose contexts are
/// some or all of `light`, `dark`, `light-increased` and `dark-increased`. A missing increased
/// context falls back to the one with less contrast, other missing contexts to the modifier's
/// default. A modifier `product` gives each product its own values. A single file for all
/// appearances overrides the product's dark appearance if its page, `color.background`, is dark,
/// and the light one otherwise.
///
/// A token whose path is a role of the package sets that role's value; hints that the token omits
/// from `$extensions` under `org.candela` are inherited from the product. Tokens of other layers of
/// the package, such as `mode.primary`, may be overridden too, and their aliases follow. Any other
/// token becomes a new role that belongs to the brand. A folder `icon` beside the file adds icons:
/// a table, `icons.json`, and SVG files in the package's format.
/// Roles that the brand omits keep the product's values, except for colours derived from the
/// brand's: siblings for text, graphics, fills, pressed states, tints and labels. Foregrounds that
/// would no longer have enough contrast are moved to the nearest shade that does.
public struct Brand: Sendable {
    private let path: String
    private let files: FileAccess
    private let results = BrandResults()

    /// Creates a brand from a file, which is read when a theme is first made. The results are
    /// cached for this value and its copies; create a new value to read the file again.
    ///
    /// - Parameter files: Access to the file at `path` and those it refers to.
    public init(_ path: String, files: FileAccess) {
        self.path = path
        self.files = files
    }

    /// Creates a brand from data, such as a file in a bundle, without any files beside it.
    ///
    /// - Parameters:
    ///   - bytes: A token file, in UTF-8.
    ///   - name: The file name in messages.
    public init(_ bytes: [UInt8], named name: String = "brand.tokens.json") {
        self.init(
            name,
            files: FileAccess { path throws(FileAccessError) in
                guard path == name else { throw .missing }
                return bytes
            })
    }

    /// The look of a product in this brand, cached after the first use.
    ///
    /// - Throws: ``BrandError`` with all problems if there is any error.
    public func look(of product: Theme.Product) throws(BrandError) -> BrandLook {
        try results.look(of: product, in: path, files)
    }
}

/// The problems that prevent a theme from being made from a brand.
public struct BrandError: Error, Sendable, Hashable, CustomStringConvertible {
    /// All errors and warnings, each with file, line and column if there is one.
    public let diagnostics: [Diagnostic]

    init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    /// The printed diagnostics, each followed by a line break.
    public var description: String { diagnostics.report }
}

extension Theme {
    /// Creates the theme of a product with a brand's values.
    ///
    /// - Throws: ``BrandError`` with all problems. Pairs with too little contrast are not errors;
    ///   ``Brand/look(of:)`` lists them.
    public init(_ product: Theme.Product, brand: Brand) throws(BrandError) {
        self = try brand.look(of: product).theme
    }
}
