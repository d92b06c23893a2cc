import CandelaCommands
import CandelaTokens

/// The gallery's `index.html`: the page with its styles, the renderer and its scripts inline, since
/// a page opened from disk cannot load modules.
enum PreviewPage {
    /// The generator mark of the page; a file without it is not replaced.
    static let mark = "<meta name=\"generator\" content=\"candela preview\">"

    /// The page with its parts, the catalog and the policy inserted, to open from disk.
    ///
    /// - Parameter catalog: The table of contents, as JSON.
    /// - Throws: A data failure when a web file is missing, which is an error in the program.
    static func text(catalog: [UInt8]) throws(Failure) -> [UInt8] {
        try page(catalog, isServed: false).text
    }

    /// The page of a live gallery, which can connect to its server.
    ///
    /// - Throws: As ``text(catalog:)``.
    static func served(catalog: [UInt8]) throws(Failure) -> HTTPResponse {
        let (text, policy) = try page(catalog, isServed: true)
        var response = HTTPResponse(type: "text/html; charset=utf-8", text)
        response.policy = "\(policy); frame-ancestors 'none'"
        return response
    }

    /// The name of the script that only a served page contains.
    private static let live = "Gallery/live.js"

    private static func page(
        _ catalog: [UInt8], isServed: Bool
    ) throws(Failure) -> (text: [UInt8], policy: String) {
        var text = try EmbeddedFiles.web.text("Gallery/index.html")
        let theme = theme(for: try EmbeddedFiles.web.text("Gallery/gallery.css"))
        // A name in angle brackets would end the script element that holds the catalog.
        let catalog = parsed(catalog).replacing("<", with: "\\u003c")
        let parts = [("theme", theme)] + EmbeddedFiles.web.texts.sorted { $0.key < $1.key }
        for (name, part) in parts where name != "Gallery/index.html" {
            text = text.replacing("{{\(name)}}", with: name == live && !isServed ? "" : part)
        }
        text = text.replacing("{{catalog}}", with: catalog)
        // A later '{{policy}}' is a name in the data, not a placeholder of the page.
        let policy = policy(for: text, isServed: isServed)
        text = text.replacing("{{policy}}", with: policy, maxReplacements: 1)
        return (Array(text.utf8), policy)
    }

    /// An expression of a script for a JSON value. Browsers read it several times as fast as the
    /// same value written as a literal.
    static func parsed(_ json: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(json.count + 16)
        for byte in json {
            switch byte {
            case UInt8(ascii: "\\"), UInt8(ascii: "'"): text += [UInt8(ascii: "\\"), byte]
            // The line breaks of indented JSON would end the text.
            case UInt8(ascii: "\n"): text += Array("\\n".utf8)
            default: text.append(byte)
            }
        }
        return "JSON.parse('\(String(decoding: text, as: UTF8.self))')"
    }

    /// The Content Security Policy of a page: its own scripts and styles, the scripts in `data/`, and
    /// nothing else.
    ///
    /// Inline scripts and styles are allowed by their digests, also in the frames, which use the
    /// same text and inherit the policy. A page opened from disk has no origin: Chromium 156
    /// matches `'self'` with every file there, browsers that follow the standard with none, so
    /// `file:` is listed too. It allows no more than Chromium does already, and nothing on a
    /// server. A served page gets its data from the server instead of scripts.
    private static func policy(for page: String, isServed: Bool) -> String {
        func sources(_ tag: String) -> String {
            contents(of: tag, in: page).map { text in
                "'sha256-\(SHA256.digest(of: text.utf8).base64)'"
            }.joined(separator: " ")
        }
        return [
            "default-src 'none'",
            "script-src \(isServed ? "" : "'self' file: ")\(sources("script"))",
            "style-src \(sources("style"))",
            "base-uri 'none'",
            "form-action 'none'",
            "require-trusted-types-for 'script'",
            "trusted-types gallery",
        ].joined(separator: "; ") + (isServed ? "; connect-src 'self'" : "")
    }

    /// The contents of all elements with a tag, `script` or `style`, neither of which nests.
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

    /// The colours used by a style sheet, as custom properties for every appearance.
    private static func theme(for style: String) -> String {
        let used = ColorRole.all.filter { style.contains("var(\(property($0)))") }
        return Appearance.allCases.map { appearance in
            let values = used.map { role in
                let color = Theme.base.color(role, in: appearance)
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
