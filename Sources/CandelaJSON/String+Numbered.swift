extension String {
    /// The text, with a number from 2 on after a separator if it is taken.
    package func numbered(after separator: String, where isTaken: (String) -> Bool) -> String {
        guard isTaken(self) else { return self }
        var number = 2
        while isTaken("\(self)\(separator)\(number)") { number += 1 }
        return "\(self)\(separator)\(number)"
    }
}
