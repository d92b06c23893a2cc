import CandelaDTCG
import CandelaTokens

/// Swift source for the themes that a brand's file would produce at run time.
package struct ThemeSource {
    /// The brand's name as a Swift identifier: `almanac`.
    package let name: String

    private let file: String
    private let looks: [BrandLook]

    /// - Parameters:
    ///   - file: The path of the brand's file; its name up to the first dot is the brand's name.
    ///   - looks: The products with the brand applied.
    package init(_ file: String, _ looks: [BrandLook]) {
        self.file = file.split(separator: "/").last.map(String.init) ?? file
        name = Self.member(self.file.prefix { $0 != "." })
        self.looks = looks
    }

    /// The name of the Swift file.
    package var fileName: String { "Theme+\(Self.capitalized(name)).swift" }

    /// The Swift file: a member of `Theme` for each product.
    package var text: String {
        var text = """
            // swift-format-ignore-file
            // Written by `candela tokens build --format theme` from \(SwiftLiteral.comment(file)); change that file instead.

            public import CandelaTokens

            extension Theme {

            """
        text += looks.map { look in
            let product = look.theme.product.rawValue
            return """
                    /// The product `\(product)` in the brand `\(name)`.
                    public static let \(member(look)) = Theme.\(product).adding(\(values(look))())

                """
        }.joined(separator: "\n")
        text += """
            }

            /// Colours for each appearance: sixteen components per role, in the order of the appearances.
            private func colors(_ paths: [String], _ values: [Double]) -> [ColorRole: PerAppearance<ColorToken>] {
                var colors: [ColorRole: PerAppearance<ColorToken>] = [:]
                for (place, path) in paths.enumerated() {
                    func color(_ appearance: Int) -> ColorToken {
                        let start = place * 16 + appearance * 4
                        return ColorToken(
                            red: values[start], green: values[start + 1], blue: values[start + 2],
                            alpha: values[start + 3])
                    }
                    colors[ColorRole(path)] = PerAppearance(
                        light: color(0), dark: color(1), lightIncreased: color(2), darkIncreased: color(3))
                }
                return colors
            }

            """
        for look in looks {
            text += "\nprivate func \(values(look))() -> ThemeAdditions {\n"
            text += "    var values = ThemeAdditions()\n"
            text += ThemeSourceBody(look.theme.additions).text
            text += "    return values\n}\n"
        }
        return text
    }

    private func member(_ look: BrandLook) -> String {
        name + Self.capitalized(look.theme.product.rawValue)
    }

    private func values(_ look: BrandLook) -> String { "valuesOf" + Self.capitalized(member(look)) }

    private static func capitalized(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }

    /// A Swift identifier from letters and digits, in camel case; `brand` if none are left.
    private static func member(_ text: some StringProtocol) -> String {
        let words = String(text).split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
            .map(String.init)
        guard let first = words.first else { return "brand" }
        let name =
            first.prefix(1).lowercased() + first.dropFirst()
            + words.dropFirst().map(capitalized).joined()
        return name.first?.isNumber == true ? "brand" + name : name
    }
}
