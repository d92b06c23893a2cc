/// Roles for colours chosen by a person. They are not in any token file, but every theme has values
/// for them.
extension ColorRole {
    private static var ownPrefix: String { "color.own." }
    private static var graphicSuffix: String { "-graphic" }
    private static var markSuffix: String { "-mark" }

    /// The role of a colour chosen by a person, used unchanged: `color.own.123456`.
    ///
    /// Its sibling `color.own.123456-graphic` is for symbols, bars and lines: the nearest colour of
    /// the same hue that reaches 3:1 on surfaces and pages. `color.own.123456-mark` is for marks on
    /// the colour itself: black or white, whichever has more contrast.
    ///
    /// - Parameter color: The colour; its opacity is ignored.
    public init(own color: ColorToken) {
        self.init(Self.ownPrefix + color.hex.dropFirst().lowercased())
    }

    /// Whether this is the role of a chosen colour or one of its siblings.
    public var isOwn: Bool { index < 0 && ownParts != nil }

    /// The chosen colour and the suffix of the sibling.
    fileprivate var ownParts: (color: ColorToken, suffix: Substring)? {
        guard index < 0, path.hasPrefix(Self.ownPrefix) else { return nil }
        let name = path.dropFirst(Self.ownPrefix.count)
        let suffix = name.dropFirst(6)
        guard suffix.isEmpty || suffix == Self.graphicSuffix || suffix == Self.markSuffix,
            let color = ColorToken(hex: String(name.prefix(6)))
        else { return nil }
        return (color, suffix)
    }

    /// The sibling for marks on a chosen colour; see ``init(own:)``.
    public var ownMark: ColorRole { ColorRole(path + Self.markSuffix) }

    fileprivate static func isGraphic(_ suffix: Substring) -> Bool { suffix == graphicSuffix }
}

extension Theme {
    /// The value of the role of a chosen colour or of a sibling; `nil` for other roles.
    func ownColor(_ role: ColorRole, in appearance: Appearance) -> ColorToken? {
        guard let (color, suffix) = role.ownParts else { return nil }
        if suffix.isEmpty { return color }
        if ColorRole.isGraphic(suffix) {
            let grounds = [ColorRole.surface, .background, .surfaceSecondary].map {
                self.color($0, in: appearance)
            }
            let least = ContrastUse.graphic.minimum(in: appearance)
            return Contrast.nearest(to: color, reaching: least, on: grounds) ?? color
        }
        let (white, black) = (
            ColorToken(red: 1, green: 1, blue: 1), ColorToken(red: 0, green: 0, blue: 0)
        )
        let isDark = Contrast.ratio(white, color) >= Contrast.ratio(black, color)
        return isDark ? white : black
    }
}
