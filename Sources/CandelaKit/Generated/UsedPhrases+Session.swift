// swift-format-ignore-file
// Written by candela-generate from UsedPhrases.txt, which a test records.

extension Session {
    /// The phrases that specimens and journeys say.
    static var usedPhrases: UsedPhrases {
        UsedPhrases([
            .engine: [0, 2, 9, 28, 37, 38, 52, 53, 54, 55, 56, 99, 100, 102, 104, 105, 106, 107, 108, 109, 110, 131, 150, 151, 152, 153, 161, 162, 163, 164, 165, 166, 167, 168, 177, 178, 179, 181, 183, 184, 186, 188, 189, 190, 191, 192],
        ])
    }
}
