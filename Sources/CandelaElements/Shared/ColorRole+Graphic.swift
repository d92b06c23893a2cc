public import CandelaTokens

extension ColorRole {
    /// The variant of a selectable colour with a contrast of at least 3 : 1, for symbols, bars and
    /// dots.
    ///
    /// Its token path is the colour's path with the suffix `-graphic`:
    /// `color.preset.habit.green-graphic`.
    public var graphic: ColorRole { ColorRole(path + "-graphic") }
}
