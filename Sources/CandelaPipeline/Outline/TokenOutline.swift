/// Token files as outlines: one line for each group and token, a third as long as the JSON.
///
/// It is the form in which the package's own token files are compiled in. A line is indented by its
/// depth and holds a name, then the members of the group or token in their order, with a space
/// before each:
///
/// | Part | Member |
/// |---|---|
/// | `:color` | `$type` |
/// | `{mode.primary}` | `$value`, an alias |
/// | `{.light}` | an alias of a token in the same group |
/// | `{palette.*.light}` | an alias in which `*` is the token's own path without its first step |
/// | `#FF9500`, `#FF9500/0.15` | `$value`, a colour in sRGB, and its alpha |
/// | `12px` | `$value`, an object of a number and a unit |
/// | `[…]`, `{"…`, `0.5`, `=…` | `$value` in JSON; the equals sign stands before other literals |
/// | `"…"` | `$description` |
/// | `name=word`, `name=…` | a member under `org.candela` in `$extensions`, a plain word or JSON |
/// | `$name=…` | any other member, in JSON |
/// | `@3` | not a member: how many lines further on the name stands, where it is not the next |
///
/// The JSON that an outline gives has all names at their line and column in the file it was made of.
package enum TokenOutline {
    /// The lines that the usual layout has between a name and the one before.
    struct Layout {
        private var depth = 0
        private var lines = 1

        /// - Returns: The lines from the name before to one at a depth.
        mutating func lines(to depth: Int) -> Int {
            lines + max(0, self.depth - depth)
        }

        /// Notes what stands under a name.
        ///
        /// - Parameter members: How many members of its own it has.
        mutating func pass(depth: Int, isToken: Bool, members: Int) {
            self.depth = depth
            lines = isToken ? (members == 1 ? 1 : members + 2) : members + 1
        }
    }

    /// The sRGB components of colours with eight bits: a number of 255 with four decimals.
    static let components: [[UInt8]] = (0...255).map { level in
        let tenThousandths = (level * 20_000 + 255) / 510
        if tenThousandths == 0 { return Array("0".utf8) }
        if tenThousandths == 10_000 { return Array("1".utf8) }
        var digits = Array(String(10_000 + tenThousandths).utf8.dropFirst())
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
        return Array("0.".utf8) + digits
    }
}
