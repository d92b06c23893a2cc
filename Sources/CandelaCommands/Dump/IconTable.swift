import CandelaBrand
package import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaTokens

/// The icons that screens can name, with their path data; a dump's `icons.json`.
package enum IconTable {
    /// Writes all icons, one per line, as a brand draws them; icons that exist only in the brand
    /// come last.
    package static func write(in brand: BrandOption, to writer: inout JSONWriter) {
        // Icons of the package are the same in every product, with a brand and without.
        write(
            brand.looks.isEmpty ? brand.apps.map(\.theme) : brand.looks.map(\.theme), to: &writer)
    }

    /// Writes all icons, one per line, as the first theme draws them.
    static func write(_ themes: [Theme], to writer: inout JSONWriter) {
        writer.beginObject()
        writer.name("schemaVersion")
        writer.string(Screen.schemaVersion)
        writer.name("kind")
        writer.string("icons")
        writer.name("icons")
        writer.beginObject()
        let plain = Theme.base
        var own: [IconRole: Theme] = [:]
        for theme in themes {
            for role in theme.additions.icons.keys where !plain.answers(role) && own[role] == nil {
                own[role] = theme
            }
        }
        for role in IconRole.all + own.keys.sorted(by: { $0.path < $1.path }) {
            let theme = own[role] ?? themes.first ?? plain
            writer.name(role.path)
            writer.inOneLine { write(theme.icon(role), to: &$0) }
        }
        writer.endObject()
        writer.endObject()
    }

    private static func write(_ icon: IconToken, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.name("description")
        writer.string(icon.description)
        writer.name("path")
        writer.string(icon.path)
        let side = JSONNumber.spelling(of: IconToken.side) ?? ""
        writer.name("viewBox")
        writer.string("0 0 \(side) \(side)")
        if icon.mirrors {
            writer.name("mirrors")
            writer.bool(true)
        }
        writer.name("names")
        writer.beginObject()
        let names = [
            ("sfSymbols", icon.sfSymbols), ("materialSymbols", icon.materialSymbols),
            ("a2ui", icon.a2ui),
        ]
        for (set, name) in names {
            guard let name else { continue }
            writer.name(set)
            writer.string(name)
        }
        writer.endObject()
        writer.endObject()
    }
}
