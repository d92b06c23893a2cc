/// A compact outline of a token file: one line for each group and token, a third the size of the
/// JSON.
///
/// The package's own token files are compiled in as outlines. A line is indented by its depth and
/// consists of a name and the members of the group or token in order, each after a space:
///
/// | Part | Member |
/// |---|---|
/// | `:color` | `$type` |
/// | `{mode.primary}` | `$value`, an alias |
/// | `{.light}` | an alias of a token in the same group |
/// | `{palette.*.light}` | an alias in which `*` is the token's own path without its first step |
/// | `#FF9500`, `#FF9500/0.15` | `$value`, a colour in sRGB, and its alpha |
/// | `12px` | `$value`, an object of a number and a unit |
/// | `[…]`, `{"…`, `0.5`, `=…` | `$value` in JSON; other literals are preceded by the equals sign |
/// | `"…"` | `$description` |
/// | `name=word`, `name=…` | a member under `org.candela` in `$extensions`, a plain word or JSON |
/// | `$name=…` | any other member, in JSON |
/// | `@3` | not a member: the number of lines to the name, if it is not on the next line |
///
/// The JSON generated from an outline has all names at their original line and column.
package enum TokenOutline {
    /// The number of lines between a name and the previous one in the usual layout.
    struct Layout {
        private var depth = 0
        private var lines = 1

        /// - Returns: The number of lines from the previous name to one at a depth.
        mutating func lines(to depth: Int) -> Int {
            lines + max(0, self.depth - depth)
        }

        /// Records the group or token under a name.
        ///
        /// - Parameter members: The number of its own members.
        mutating func pass(depth: Int, isToken: Bool, members: Int) {
            self.depth = depth
            lines = isToken ? (members == 1 ? 1 : members + 2) : members + 1
        }
    }

    /// The sRGB components of 8-bit colours: fractions of 255 with four decimals.
    static let components: [[UInt8]] = (0...255).map { level in
        let tenThousandths = (level * 20_000 + 255) / 510
        if tenThousandths == 0 { return Array("0".utf8) }
        if tenThousandths == 10_000 { return Array("1".utf8) }
        var digits = Array(String(10_000 + tenThousandths).utf8.dropFirst())
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
        return Array("0.".utf8) + digits
    }
}
