extension String {
    /// The words in lowercase, without punctuation and bidirectional controls.
    var spokenWords: [String] {
        var words: [String] = []
        var word = ""
        for scalar in unicodeScalars {
            if scalar.properties.generalCategory == .format { continue }
            if scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || scalar.properties.generalCategory == .nonspacingMark
            {
                word += scalar.properties.lowercaseMapping
            } else if !word.isEmpty {
                words.append(word)
                word = ""
            }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }
}
