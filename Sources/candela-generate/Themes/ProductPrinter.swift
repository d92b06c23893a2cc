import CandelaDTCG

/// A printer for the products and their themes.
struct ProductPrinter {
    let products: [String]

    /// The file with a member for each product.
    func file() -> GeneratedFile {
        let members = products.map(RoleName.camelCase)
        var text = SwiftText.head + "\nextension Theme.Product {\n"
        for (index, product) in products.enumerated() {
            text += SwiftText.comment(
                "The product whose tokens are under `\(product)` in the resolver document.",
                indent: "    ")
            text += "    public static let \(members[index]) = Theme.Product(index: \(index))\n\n"
        }
        let names = products.map(SwiftLiteral.string).joined(separator: ", ")
        text += "    static let names: [String] = [\(names)]\n}\n\nextension Theme {\n"
        for (index, product) in products.enumerated() {
            text += SwiftText.comment("The theme of product `\(product)`.", indent: "    ")
            text +=
                "    public static let \(members[index]) = "
                + "Theme(.\(members[index]))\n\n"
        }
        text += SwiftText.comment(
            "The theme of a product by its index, parsed on first use.",
            indent: "    ")
        text += "    static func generated(_ index: Int) -> Theme {\n        switch index {\n"
        for (index, member) in members.enumerated().dropFirst() {
            text += "        case \(index): .\(member)\n"
        }
        text += "        default: .\(members.first ?? "")\n        }\n    }\n}\n"
        return GeneratedFile(
            path: "\(ThemeGenerator.folder)/Product+Tokens.swift", text: text)
    }
}
