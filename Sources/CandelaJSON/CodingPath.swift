/// Coding paths as text: `habits[3].name`.
package enum CodingPath {
    /// Joins the keys with dots, with indices in brackets.
    package static func text(_ keys: [any CodingKey]) -> String {
        var text = ""
        for key in keys {
            // Integer-keyed dictionaries set intValue too, but their string value is the number.
            if let position = key.intValue, Int(key.stringValue) == nil {
                text += "[\(position)]"
            } else {
                text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
        return text
    }
}

/// A coding key for an array index or a name.
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

    /// The key used by `superEncoder()` and `superDecoder()` without a key.
    package static let `super` = IndexKey(stringValue: "super")
}
