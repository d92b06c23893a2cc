/// Coding paths in words: `habits[3].name`.
package enum CodingPath {
    /// The keys one after another, positions in brackets.
    package static func text(_ keys: [any CodingKey]) -> String {
        var text = ""
        for key in keys {
            // Keys of dictionaries by number have an intValue too, and spell it as their name.
            if let position = key.intValue, Int(key.stringValue) == nil {
                text += "[\(position)]"
            } else {
                text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
        return text
    }
}

/// A position in an array, or a name, as a coding key.
package struct IndexKey: CodingKey {
    package let stringValue: String
    package let intValue: Int?

    package init(_ position: Int) {
        stringValue = "[\(position)]"
        intValue = position
    }

    package init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    package init?(intValue: Int) {
        self.init(intValue)
    }

    /// The key that a super encoder or decoder stands under when none is named.
    package static let `super` = IndexKey(stringValue: "super")
}
