public import CandelaTokens

extension ColorRole {
    /// The sibling of a colour to choose that reaches 3 : 1, for symbols, bars and dots.
    ///
    /// The tokens name it after the colour: `color.preset.habit.green-graphic`.
    public var graphic: ColorRole { ColorRole(path + "-graphic") }
}
