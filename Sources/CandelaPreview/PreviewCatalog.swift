import CandelaCommands
import CandelaColor
import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaTokens

/// The table of contents of a gallery, embedded in its page.
struct PreviewCatalog {
    let sizes: [TypeSize]
    let languages: [String]

    /// The differences from an earlier dump; `nil` without one.
    var comparison: BaselineDump.Comparison?

    /// The words that screen readers add, in the languages that have them.
    private let words: [RoleWords]

    /// The number of audit findings.
    var findings = 0

    /// The screens, journeys and token sets, without their documents.
    private(set) var parts: [PreviewPart] = []

    private let isCompared: Bool
    private var kinds: [KindShape.Key: [KindShape]] = [:]

    init(of preview: Preview) {
        (sizes, languages) = (preview.sizes, preview.languages)
        isCompared = preview.earlier != nil
        let words = preview.brand.apps.first?.wording.roleWords ?? []
        self.words = [.english] + words.filter { $0.language != RoleWords.english.language }
    }

    mutating func add(_ part: PreviewPart) {
        for use in part.uses {
            // One use with the same members is enough.
            guard kinds[use.key]?.contains(where: { $0.members == use.members }) != true else {
                continue
            }
            kinds[use.key, default: []].append(use)
        }
        var part = part
        if !isCompared { part.text = [] }
        part.documents = []
        part.uses = []
        parts.append(part)
    }

    /// The catalog as JSON.
    var text: [UInt8] {
        get throws(Failure) {
            var writer = JSONWriter(style: .compact)
            writer.beginObject()
            writer.name("schemaVersion")
            writer.string(Screen.schemaVersion)
            writer.name("sizes")
            try Document.write(sizes, to: &writer)
            writer.name("languages")
            try Document.write(languages, to: &writer)
            for (name, kind) in [("own", .own), ("specimens", .specimen), ("journeys", .journey)]
                as [(String, PreviewPart.Kind)]
            {
                writer.name(name)
                writer.beginArray()
                for part in parts where part.kind == kind { Self.write(part, to: &writer) }
                writer.endArray()
            }
            writer.name("words")
            writer.beginObject()
            for words in words {
                writer.name(words.language)
                writer.beginObject()
                for key in RoleWords.Key.allCases {
                    writer.name(key.rawValue)
                    writer.string(words.pattern(of: key))
                }
                writer.endObject()
            }
            writer.endObject()
            writer.name("visions")
            writer.beginObject()
            for vision in ColorVision.allCases {
                writer.name(vision.rawValue)
                try Document.write(vision.rows, to: &writer)
            }
            writer.endObject()
            writer.name("findings")
            writer.number(findings)
            if let comparison {
                writer.name("comparison")
                try Document.write(comparison, to: &writer)
            }
            writer.endObject()
            return writer.finishPart()
        }
    }

    private static func write(_ part: PreviewPart, to writer: inout JSONWriter) {
        guard let context = part.context else { return }
        writer.beginObject()
        writer.name("name")
        writer.string(part.name)
        if part.kind == .journey {
            writer.name("count")
            writer.number(part.count)
        } else {
            writer.name("screen")
            writer.string(part.screen ?? "")
        }
        writer.name("app")
        writer.string(part.app)
        writer.name("product")
        writer.string(part.theme)
        writer.name("size")
        writer.string(context.typeSize.rawValue)
        writer.name("language")
        writer.string(context.language)
        writer.endObject()
    }

    /// Writes `{"elements": {kind: [{"members", "screen", "specimen", "path"}]}, "cards": …}`.
    func writeKinds(to writer: inout JSONWriter) {
        writer.beginObject()
        for (name, isCard) in [("elements", false), ("cards", true)] {
            writer.name(name)
            writer.beginObject()
            for key in kinds.keys.filter({ $0.isCard == isCard }).sorted(by: { $0.kind < $1.kind })
            {
                writer.name(key.kind)
                writer.beginArray()
                for use in kinds[key] ?? [] { use.write(to: &writer) }
                writer.endArray()
            }
            writer.endObject()
        }
        writer.endObject()
    }
}
