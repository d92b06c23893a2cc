import CandelaDTCG
import CandelaTestSupport
import CandelaTokenExport
import Testing

/// Every format writes the same colour: the output of each is parsed here, converted to sRGB and
/// compared in 8 bits.
struct OneColorTests {
    /// The `hex` of the second and the last differs from the components and must not be used.
    static let colors = [
        ##"{"colorSpace": "srgb", "components": [0.2, 0.4, 0.6]}"##,
        ##"{"colorSpace": "srgb", "components": [1, 0.5, 0.25], "alpha": 0.5, "hex": "#0000ff"}"##,
        ##"{"colorSpace": "hsl", "components": [330, 100, 50]}"##,
        ##"{"colorSpace": "lab", "components": [46.2775, -47.5621, 48.5837]}"##,
        ##"{"colorSpace": "oklch", "components": [0.7, 0.1, 200]}"##,
        ##"{"colorSpace": "display-p3", "components": [0.216068, 0.494252, 0.131368]}"##,
        ##"{"colorSpace": "display-p3", "components": [1, 0.2, 0.1], "hex": "#00ff00"}"##,
    ]

    /// The formats, with the text before the colour in each, and whether wide colours are in P3.
    static let formats: [(OutputFormat, String, keepsP3: Bool)] = [
        (.css, "--c: ", false), (.scss, "$c: ", false), (.ts, "hex: \"", false),
        (.swift, "TokenColor(", true), (.swiftui, "= TokenPaint.", true),
        (.android, "<color name=\"c\">", false), (.compose, "get() = Color(", true),
        (.xcassets, "\"components\": {", true),
    ]

    @Test(arguments: colors)
    func `every format writes the same colour`(written: String) throws {
        let text = #"{"c": {"$type": "color", "$value": \#(written)}}"#
        let wanted = try color(text)
        for (format, marker, keepsP3) in Self.formats {
            var (export, diagnostics) = try ForeignSet.export(text)
            let files = format.files(for: export, diagnostics: &diagnostics)
            #expect(!diagnostics.hasErrors, "\(diagnostics.report)")
            let found = files.map(\.text).filter { $0.contains(marker) }.compactMap {
                Self.read($0, after: marker)
            }.last
            let color = try #require(found, "\(format)")
            let gamut: RGBGamut = keepsP3 && !wanted.fits(in: .srgb) ? .displayP3 : .srgb
            let shown = Shade(
                ColorValue(wanted.space, wanted.components, alpha: 1).brought(into: gamut))
            #expect(color.steps(to: shown) <= 1, "\(format): \(color) for \(shown)")
        }
    }

    /// Resolved JSON: the components must be those in the source.
    @Test(arguments: colors)
    func `resolved tokens keep the components`(written: String) throws {
        let text = #"{"c": {"$type": "color", "$value": \#(written)}}"#
        for format in [OutputFormat.json, .dtcg] {
            var (export, diagnostics) = try ForeignSet.export(text)
            let files = format.files(for: export, diagnostics: &diagnostics)
            let (written, read) = (try color(text), try color(try #require(files.first).text))
            #expect(read == written)
        }
    }

    private func color(_ text: String) throws -> ColorValue {
        let tokens = try #require(TokenFixture(text).resolve().tokens)
        guard case .color(let color)? = tokens["c"]?.value else {
            throw FileAccessError.missing
        }
        return color
    }

    /// The colour after a marker: hexadecimal digits, with alpha first if there are eight, or
    /// components of sRGB up to 255 or 1, or of Display P3.
    private static func read(_ text: String, after marker: String) -> Shade? {
        guard let range = text.firstRange(of: marker) else { return nil }
        let rest = text[range.upperBound...]
        if marker.hasSuffix("{") {
            // An Xcode colour object: alpha, blue, green and red.
            let parts = rest.prefix { $0 != "}" }.split(separator: "\"").compactMap { Double($0) }
            guard parts.count == 4 else { return nil }
            let space: ColorSpace = text.contains("display-p3") ? .displayP3 : .srgb
            return Shade(ColorValue(space, parts.dropFirst().reversed()))
        }
        let line = rest.prefix { $0 != "\n" }
        if line.hasPrefix("#") || line.hasPrefix("0x") {
            let digits = line.drop { $0 == "#" }.trimmingPrefix("0x").prefix { $0.isHexDigit }
            return Shade(hexadecimal: String(digits.suffix(6)))
        }
        var numbers = line.split { !($0.isNumber || $0 == ".") }.compactMap { Double($0) }
        let isP3 = line.contains("displayP3") || line.contains("p3(") || line.contains("DisplayP3")
        if line.hasPrefix("p3(") { numbers.removeFirst() }
        if line.hasPrefix(".displayP3") { numbers.removeFirst() }
        guard numbers.count >= 3 else { return nil }
        let scale = line.hasPrefix("rgb") ? 255.0 : 1
        let parts = numbers.prefix(3).map { $0 / scale }
        return Shade(ColorValue(isP3 ? .displayP3 : .srgb, parts))
    }
}

extension ColorValue {
    /// The colour mapped to a screen's gamut.
    fileprivate func brought(into gamut: RGBGamut) -> ColorValue {
        let shown = mapped(to: gamut)
        return ColorValue(
            gamut == .srgb ? .srgb : .displayP3, [shown.red, shown.green, shown.blue])
    }
}
