import CandelaPipeline

/// Prints the products and their themes.
struct ProductPrinter {
    let products: [String]

    /// The file with a member for each product.
    func file() -> GeneratedFile {
        let members = products.map(RoleName.camelCase)
        var text = SwiftText.head + "\nextension Product {\n"
        for (index, product) in products.enumerated() {
            text += SwiftText.comment(
                "The product whose tokens are under `\(product)` in the resolver document.",
                indent: "    ")
            text += "    public static let \(members[index]) = Product(index: \(index))\n\n"
        }
        let names = products.map(SwiftLiteral.string).joined(separator: ", ")
        text += "    static let names: [String] = [\(names)]\n}\n\nextension Theme {\n"
        for (index, product) in products.enumerated() {
            text += SwiftText.comment("The theme of product `\(product)`.", indent: "    ")
            text +=
                "    public static let \(members[index]) = "
                + "Theme(Product.\(members[index]))\n\n"
        }
        let themes = members.map { ".\($0)" }.joined(separator: ", ")
        text += "    static let generated: [Theme] = [\(themes)]\n}\n"
        return GeneratedFile(
            path: "\(ThemeGenerator.folder)/Product+Tokens.swift", text: text)
    }
}
