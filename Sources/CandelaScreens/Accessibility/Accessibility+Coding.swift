extension Accessibility: Codable {
    private enum CodingKeys: String, CodingKey {
        case role, label, labelKey, value, valueKey, hint, hintKey, details, states, headingLevel,
            children, sortOrder
        case liveRegion, range, inputLabels
    }

    /// Reads an accessibility label with its members; a list that is left out is empty.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        role = try container.decode(AccessibilityRole.self, forKey: .role)
        label = try container.decode(String.self, forKey: .label)
        labelKey = try container.decodeIfPresent(String.self, forKey: .labelKey)
        value = try container.decodeIfPresent(String.self, forKey: .value)
        valueKey = try container.decodeIfPresent(String.self, forKey: .valueKey)
        hint = try container.decodeIfPresent(String.self, forKey: .hint)
        hintKey = try container.decodeIfPresent(String.self, forKey: .hintKey)
        details = try container.decodeIfPresent([AccessibilityDetail].self, forKey: .details) ?? []
        states = try container.decodeIfPresent([AccessibilityState].self, forKey: .states) ?? []
        headingLevel = try container.decodeIfPresent(Int.self, forKey: .headingLevel)
        children = try container.decode(Children.self, forKey: .children)
        sortOrder = try container.decodeIfPresent(Int.self, forKey: .sortOrder)
        liveRegion = try container.decodeIfPresent(LiveRegion.self, forKey: .liveRegion)
        range = try container.decodeIfPresent(ValueRange.self, forKey: .range)
        inputLabels = try container.decodeIfPresent([String].self, forKey: .inputLabels) ?? []
    }
}
