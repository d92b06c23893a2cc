import CandelaPipeline
import CandelaScreens

/// The JSON Schema of one screen: that of all screens, for its name.
enum ScreenSchema {
    /// The schema as a document of its own, which refers to `screen.json` beside it.
    static func text(_ screen: ScreenName) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        let head = [
            ("$schema", "https://json-schema.org/draft/2020-12/schema"),
            ("$id", screen.rawValue + ".json"), ("title", screen.rawValue),
            ("description", "the finished screen \(screen.rawValue)"), ("$ref", "screen.json"),
        ]
        for (name, text) in head {
            writer.name(name)
            writer.string(text)
        }
        writer.name("properties")
        writer.beginObject()
        writer.name("screen")
        writer.beginObject()
        writer.name("const")
        writer.string(screen.rawValue)
        writer.endObject()
        writer.endObject()
        writer.endObject()
        return writer.finish()
    }
}
