import CandelaColor

extension ColorToken {
    /// The sRGB components as `#RRGGBB`, rounded to 8 bits. Opacity is never part of it: writers
    /// disagree whether it comes first or last.
    public var hex: String {
        Hexadecimal.text([red.byte, green.byte, blue.byte], isUppercase: true)
    }

    /// The colour of a hex value, or `nil` unless it is six hexadecimal digits, with or without
    /// `#` before them.
    public init?(hex: String) {
        guard let shade = Shade(hexadecimal: hex) else { return nil }
        self.init(shade)
    }
}

extension ColorToken {
    /// The colour as screens without Display P3 show it.
    var shade: Shade { Shade(red: red, green: green, blue: blue, alpha: alpha) }

    /// A colour of sRGB.
    init(_ shade: Shade) {
        self.init(red: shade.red, green: shade.green, blue: shade.blue, alpha: shade.alpha)
    }
}
