// swift-format-ignore-file
// Written by candela-generate from the sources and catalogs; change those instead.

extension UsedPhrases {
    /// The phrases of sessions, tabs and failures, which every app can say.
    static let session = UsedPhrases([
        .engine: [1, 3, 10, 22, 36, 37, 38, 95, 96, 98, 100, 101, 102, 103, 126, 145, 153, 154, 155, 156, 157, 158, 159, 160, 161, 170, 173, 175, 178, 180, 181, 182, 183, 184],
    ])
}
