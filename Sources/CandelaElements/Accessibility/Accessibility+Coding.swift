extension Accessibility: Codable {
    /// Reads an accessibility label with its members; a list that is left out is empty.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.members
        role = try members.read("role")
        label = try members.read("label")
        labelKey = try members.read(ifPresent: "labelKey")
        value = try members.read(ifPresent: "value")
        valueKey = try members.read(ifPresent: "valueKey")
        hint = try members.read(ifPresent: "hint")
        hintKey = try members.read(ifPresent: "hintKey")
        details = try members.read("details", or: [])
        states = try members.read("states", or: [])
        headingLevel = try members.read(ifPresent: "headingLevel")
        children = try members.read("children")
        sortOrder = try members.read(ifPresent: "sortOrder")
        liveRegion = try members.read(ifPresent: "liveRegion")
        range = try members.read(ifPresent: "range")
        inputLabels = try members.read("inputLabels", or: [])
    }
}
