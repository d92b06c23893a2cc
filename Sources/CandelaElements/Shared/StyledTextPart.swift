public import CandelaTokens

/// One run of a text that is drawn unlike its neighbours, such as the number before a unit.
public struct StyledTextPart: Sendable, Hashable, Codable {
    /// The run's letters, spaces included.
    public let text: String

    /// The run's weight, when it is not the one of the text's style.
    public let weight: FontWeight?

    /// The run's text style, when it is not the text's.
    public let style: TypeRole?

    /// The run's colour, when it is not the text's.
    public let color: ColorRole?

    /// A run that differs in weight, style or colour.
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
    package init(_ member: inout some MemberVisitor, of own: Self?) throws {
        text = try member("text", own?.text)
        weight = try member("weight", own?.weight)
        style = try member("style", own?.style)
        color = try member("color", own?.color)
    }
}
