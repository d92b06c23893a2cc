// swift-format-ignore-file
// Written by candela-generate from the sources and catalogs; change those instead.

extension UsedPhrases {
    /// The phrases of sessions, tabs and failures, which every app can say.
    static let session = UsedPhrases([
        .engine: [1, 3, 10, 23, 29, 38, 39, 40, 100, 101, 103, 105, 106, 107, 108, 109, 110, 111, 132, 151, 152, 153, 154, 162, 163, 164, 165, 166, 167, 168, 169, 178, 179, 182, 184, 187, 189, 190, 191, 192, 193],
    ])
}
