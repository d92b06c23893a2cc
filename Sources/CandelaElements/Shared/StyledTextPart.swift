public import CandelaJSON
public import CandelaTokens

/// A run of a text with another appearance than its neighbours, such as the number before a unit.
public struct StyledTextPart: Sendable, Hashable, Codable {
    /// The text of the run, including spaces.
    public let text: String

    /// The weight of the run; `nil` uses its text style's weight.
    public let weight: FontWeight?

    /// The text style of the run; `nil` uses the text's style.
    public let style: TypeRole?

    /// The colour of the run; `nil` uses the text's colour.
    public let color: ColorRole?

    /// Creates a run with another weight, style or colour.
    public init(
        _ text: String, weight: FontWeight? = nil, style: TypeRole? = nil, color: ColorRole? = nil
    ) {
        self.text = text
        self.weight = weight
        self.style = style
        self.color = color
    }
}

extension StyledTextPart: MemberObject {
    @usableFromInline package init(_ member: inout Visitor, writing own: Written<Self>?) throws {
        text = try member("text", own?.text)
        weight = try member("weight", own?.weight)
        style = try member("style", own?.style)
        color = try member("color", own?.color)
    }
}
