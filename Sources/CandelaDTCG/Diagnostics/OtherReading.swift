/// Alternative readings of the standard where its text is ambiguous, given in the last help line of
/// an error.
///
/// Each one cites the ambiguous section of the Format, Color or Resolver Module 2025.10.
enum OtherReading {
    /// Format 6.4.1.
    static let extendsByReference = say("'$ref' on a group alone means the same as '$extends'")
    /// Format 5.2.2.
    static let groupType = say("the group's type takes precedence over the reference's")
    /// Format 7.4.5.
    static let ownType = say("the token's own '$type' applies and is not compared")
    /// Format 7.4.1.
    static let emptyName = say("'#/' is the member whose name is empty")
    /// Format 7.4.5.
    static let expressions = say("text around references is left to other tools")
    /// Format 9.
    static let bracesEverywhere = say("braces are followed at any depth of any value")
    /// Format 7.1.2.
    static let mergedMembers = say("members beside '$ref' override those of its target")
    /// Format 6.4.4.
    static let circleDownwards = say("a group that extends its own member is circular too")
    /// Format 5.1.1.
    static let ignoredMembers = say("unknown members are kept and have no effect")
    /// Format 6.
    static let tokenAtTop = say("the top of a file may be a token")
    /// Format 9.6 and 9.7.
    static let spliced = say("all items of the list replace the one")
    /// Format 9.8.
    static let noSpacing = say("a missing letterSpacing is 0px")
    /// Format 9.8.
    static let lineLength = say("a line height may be a dimension")
    /// Color 4.1.
    static let nullComponent = say("null means 'none'")
    /// Color 4.1.
    static let wideComponents = say("components may be out of range, as in CSS")
    /// Resolver 4.1.6.
    static let sharedName = say("two modifiers may share a name")
    /// Resolver 5.
    static let checkedInputs = say("inputs are checked even where there are no modifiers")
    static let askedInputs = say("without a default the first context applies")
    /// Resolver 4.2.
    static let pointerWithoutSlash = say("the slash after '#' is optional")
    /// Resolver 4.2.
    static let referredSet = say("a whole set or modifier may be a reference object")
    /// Resolver 4.1.6.
    static let emptyOrder = say("an empty order gives no tokens")
    /// Resolver 4.1.4.
    static let nestedResolver = say("the tokens it resolves to would be the source")

    /// RFC 6901 on the tilde; unambiguous.
    static let escapes = "in a pointer '~' is written '~0' and '/' is written '~1'"

    private static func say(_ text: String) -> String { "another reading: \(text)" }
}
