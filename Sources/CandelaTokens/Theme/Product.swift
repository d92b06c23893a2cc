extension Theme {
    /// One of the apps this package describes, each with its own theme.
    ///
    /// In JSON a product is its name: `weight`. An unknown name is a decoding error.
    public struct Product: RawRepresentable, Sendable, Hashable, Codable, CaseIterable {
        /// The product's name in token files and JSON.
        public var rawValue: String { Product.names[index] }

        /// The index among all products.
        let index: Int

        /// The product with a name; `nil` for other names.
        public init?(rawValue: String) {
            guard let index = Product.names.firstIndex(of: rawValue) else { return nil }
            self.init(index: index)
        }

        init(index: Int) {
            self.index = index
        }

        /// All products, in the order of the token files.
        public static var allCases: [Product] { names.indices.map { Product(index: $0) } }
    }
}
