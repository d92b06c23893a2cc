// swift-format-ignore-file
// Written by candela-generate from UsedPhrases.txt, which a test records.

extension Session {
    /// The phrases that specimens and journeys say.
    static var usedPhrases: UsedPhrases {
        UsedPhrases([
            .engine: [0, 2, 9, 29, 38, 39, 53, 54, 55, 56, 57, 101, 102, 104, 106, 107, 108, 109, 110, 111, 112, 133, 155, 156, 157, 158, 166, 167, 168, 169, 170, 171, 172, 173, 182, 183, 184, 186, 188, 189, 191, 193, 194, 195, 196, 197],
        ])
    }
}
