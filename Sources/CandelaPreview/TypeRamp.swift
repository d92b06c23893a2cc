import CandelaCommands
import CandelaBrand
import CandelaDTCG
import CandelaTokens

/// The size and leading, in points, of every text style at every type size, for every theme.
enum TypeRamp {
    /// Writes `{"sizes": […], "products": {theme: {style: [[size, leading], …]}}}`.
    static func write(in brand: BrandOption, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.name("sizes")
        writer.beginArray()
        for size in TypeSize.allCases { writer.string(size.rawValue) }
        writer.endArray()
        writer.name("products")
        writer.beginObject()
        for theme in brand.themes {
            writer.name(theme.name)
            writer.beginObject()
            for role in TypeRole.all {
                let token = theme.text(role)
                writer.name(role.path)
                writer.beginArray()
                for size in TypeSize.allCases {
                    writer.beginArray()
                    writer.number(token.size(at: size))
                    writer.number(token.leading(at: size))
                    writer.endArray()
                }
                writer.endArray()
            }
            writer.endObject()
        }
        writer.endObject()
        writer.endObject()
    }
}
