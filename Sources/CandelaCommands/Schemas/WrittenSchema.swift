import CandelaDTCG
import CandelaElements

/// The schemas that are files in `Files/`; the others are recorded from Swift types.
///
/// Token values have the forms of DTCG 2025.10 with every reference resolved, which is not how the
/// types of `CandelaDTCG` are coded.
enum WrittenSchema {
    /// The text of a schema's file, with its lists filled in: `["<Axis>"]` has the words of a type.
    ///
    /// - Throws: A data failure for a missing file or an unknown list, which is an error in the
    ///   program.
    static func text(_ name: String) throws(Failure) -> String {
        let pieces = try EmbeddedFiles.schemas.text("\(name).json").utf8
            .split(separator: UInt8(ascii: "<"))
        var text = String(Substring(pieces[0]))
        for piece in pieces.dropFirst() {
            let list = String(Substring(piece.prefix { $0 != UInt8(ascii: ">") }))
            guard let words = lists[list] else {
                throw .data("schema '\(name)' has no list '\(list)'", id: "unrecorded-schema")
            }
            text += words.joined(separator: "\", \"")
            text += Substring(piece.dropFirst(list.utf8.count + 1))
        }
        return text
    }

    private static let lists = [
        "major": [String(Screen.schemaVersion.prefix { $0 != "." })],
        "Axis": words(CandelaHints.Axis.self),
        "CornerCurve": words(CandelaHints.CornerCurve.self),
        "Design": words(CandelaHints.Design.self),
        "Direction": words(CandelaHints.Direction.self),
        "FontWeight": FontWeightValue.words,
        "Haptic": words(CandelaHints.Haptic.self),
        "Material": words(CandelaHints.Material.self),
        "TextDirection": words(TextDirection.self),
        "TextStyle": words(CandelaHints.TextStyle.self),
        "Topic": words(ConformanceCase.Topic.self),
        "TypeSize": words(CandelaHints.TypeSize.self),
    ]

    private static func words<Word: CaseIterable & RawRepresentable<String>>(
        _ type: Word.Type
    ) -> [String] {
        type.allCases.map(\.rawValue)
    }
}
