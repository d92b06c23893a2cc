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
        text = text.replacing("{{catalog}}", with: catalog)
        // A name in braces is no place of the page.
        text = text.replacing("{{policy}}", with: policy(for: text), maxReplacements: 1)
        return Array(text.utf8)
    }

    /// The Content Security Policy of a page: its own scripts and styles, the scripts in `data/`, and
    /// nothing else.
    ///
    /// Inline parts are allowed by their digests, also in the frames, which take the same text and
    /// inherit the policy. From disk a page has no origin: Chromium 156 takes `'self'` for every
    /// file there, browsers that follow the standard for none, so `file:` is named too. It allows
    /// no more than Chromium does already, and nothing on a server.
    static func policy(for page: String) -> String {
        func sources(_ tag: String) -> String {
            contents(of: tag, in: page).map { text in
                "'sha256-\(SHA256.digest(of: text.utf8).base64)'"
            }.joined(separator: " ")
        }
        return [
            "default-src 'none'",
            "script-src 'self' file: \(sources("script"))",
            "style-src \(sources("style"))",
            "base-uri 'none'",
            "form-action 'none'",
            "require-trusted-types-for 'script'",
            "trusted-types gallery",
        ].joined(separator: "; ")
    }

    /// The texts of all elements of a tag, `script` or `style`: those hold no other elements.
    private static func contents(of wanted: String, in page: String) -> [Substring] {
        var found: [Substring] = []
        var rest = page[...]
        while let start = rest.firstMatch(of: /<(script|style)\b[^>]*>/),
            let end = rest[start.range.upperBound...].firstRange(of: "</\(start.output.1)>")
        {
            if start.output.1 == wanted {
                found.append(rest[start.range.upperBound..<end.lowerBound])
            }
            rest = rest[end.upperBound...]
        }
        return found
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
