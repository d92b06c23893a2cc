public import CandelaJSON
package import CandelaTokens

extension CodingUserInfoKey {
    /// The themes that a decoder knows besides the package's themes: an array of `Theme`. A decoded
    /// screen has the theme of its name.
    ///
    /// ```swift
    /// decoder.userInfo[.themes] = [Theme.moonlight]
    /// ```
    public static let themes = CodingUserInfoKey.named("org.candela.themes")
}

/// The name of a screen's theme: a product's, or one of an app's own.
///
/// It is decoded as a theme of the decoder's `userInfo[.themes]`, or else of the package.
package struct ScreenTheme: Codable, Sendable {
    let theme: Theme

    package init(_ theme: Theme) { self.theme = theme }

    /// - Throws: `DecodingError` if there is no such theme.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let known = decoder.userInfo[.themes] as? [Theme] ?? []
        if !known.isEmpty {
            let name = try container.decode(String.self)
            if let own = known.first(where: { $0.name == name }) {
                theme = own
                return
            }
        }
        theme = .of(try container.decode(Theme.Product.self))
    }

    /// Encodes the theme's name.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(theme.name)
    }
}

/// The name of an app's theme: a product's, or one of its own.
package struct ThemeName: RawRepresentable, Sendable, Codable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }
}

extension Theme: MemberValue {
    package init(coded: ScreenTheme) { self = coded.theme }

    package func record(_ name: StaticString, to visitor: inout Visitor) {
        visitor.member(name, self.name)
    }
}
