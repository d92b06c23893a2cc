import CandelaTokens

/// The gallery's `index.html`: the page with its styles, the renderer and its scripts inline, since
/// from disk a page may load no module.
enum PreviewPage {
    /// What the page says it was made by; a file without it is not replaced.
    static let mark = "<meta name=\"generator\" content=\"candela preview\">"

    /// - Parameter catalog: What there is to see, as JSON.
    static func text(catalog: [UInt8]) throws(Failure) -> [UInt8] {
        var text = try WebFiles.text("Gallery/index.html")
        let theme = theme(for: try WebFiles.text("Gallery/gallery.css"))
        // A name in angle brackets would end the script that the catalog stands in.
        let catalog = String(decoding: catalog, as: UTF8.self).replacing("<", with: "\\u003c")
        let parts = [("theme", theme)] + WebFiles.texts.sorted { $0.key < $1.key }
        for (name, part) in parts where name != "Gallery/index.html" {
            text = text.replacing("{{\(name)}}", with: part)
        }
        return Array(text.replacing("{{catalog}}", with: catalog).utf8)
    }

    /// The colours that a style sheet names, as custom properties in every appearance.
    private static func theme(for style: String) -> String {
        let used = ColorRole.all.filter { style.contains("var(\(property($0)))") }
        return Appearance.allCases.map { appearance in
            let values = used.map { role in
                let color = Theme.weight.color(role, in: appearance)
                let alpha = Int((color.alpha * 255).rounded())
                let end = alpha == 255 ? "" : String(String(alpha + 256, radix: 16).dropFirst())
                return "\(property(role)):\(color.hex)\(end)"
            }
            return "[data-appearance=\(appearance.rawValue)]{\(values.joined(separator: ";"))}"
        }.joined(separator: "\n")
    }

    private static func property(_ role: ColorRole) -> String {
        "--" + role.path.replacing(".", with: "-")
    }
}
