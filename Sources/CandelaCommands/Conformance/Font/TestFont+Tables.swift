// The tables of the font, in the formats of OpenType 1.9.
extension TestFont {
    static var head: FontBytes {
        var table = FontBytes()
        table.add(1, 0, 1, 0)
        // The checksum adjustment, which is set at the end.
        table.add(0 as UInt32)
        table.add(0x5F0F_3CF5 as UInt32)
        // The baseline is at 0.
        table.add(0x0001, unitsPerEm)
        // Created and modified on 2026-01-01, in seconds since 1904, so that the bytes are the same.
        for _ in 0..<2 {
            table.add(0 as UInt32)
            table.add(3_850_070_400 as UInt32)
        }
        table.add(bearing, 0, width - bearing, height)
        // No style, at least 3 pixels, strong letters in both directions, short offsets.
        table.add(0, 3, 2, 0, 0)
        return table
    }

    static var horizontalHeader: FontBytes {
        var table = FontBytes()
        table.add(1, 0, ascent, descent, 0, width, bearing, bearing, width - bearing)
        // An upright caret, and fields that are 0.
        table.add(1, 0, 0, 0, 0, 0, 0, 0)
        table.add(Glyph.allCases.count)
        return table
    }

    static var widths: FontBytes {
        var table = FontBytes()
        for glyph in Glyph.allCases { table.add(glyph.width, glyph.isEmpty ? 0 : bearing) }
        return table
    }

    static var profile: FontBytes {
        var table = FontBytes()
        table.add(1, 0, Glyph.allCases.count, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)
        return table
    }

    /// Rectangles, and the place of each, in units of two bytes.
    static var outlines: (glyphs: FontBytes, places: FontBytes) {
        var glyphs = FontBytes()
        var places = FontBytes()
        for glyph in Glyph.allCases {
            places.add(glyphs.bytes.count / 2)
            guard !glyph.isEmpty else { continue }
            let (left, right) = (bearing, width - bearing)
            glyphs.add(1, left, 0, right, height, 3, 0)
            // Four points on the outline, each with two 16-bit differences to the one before.
            glyphs.add([1, 1, 1, 1])
            glyphs.add(left, 0, right - left, 0)
            glyphs.add(0, height, 0, -height)
            glyphs.align()
        }
        places.add(glyphs.bytes.count / 2)
        return (glyphs, places)
    }

    static var systemMetrics: FontBytes {
        var table = FontBytes()
        table.add(4, width, 400, 5, 0)
        // Subscript, superscript and strikeout.
        table.add(500, 500, 0, 100, 500, 500, 0, 400, 50, 250, 0)
        table.add([UInt8](repeating: 0, count: 10))
        // All Unicode ranges.
        for _ in 0..<4 { table.add(UInt32.max) }
        table.add("NONE")
        // Regular, with the metrics of `OS/2`; the first and last character.
        table.add(0x00C0, 0x0000, 0xFFFF)
        table.add(ascent, descent, 0, ascent, -descent)
        for _ in 0..<2 { table.add(0 as UInt32) }
        // The heights of lowercase and capital letters; default and break character; context.
        table.add(height, height, 0, 32, 0)
        return table
    }

    static var names: FontBytes {
        let records = [
            (1, family), (2, "Regular"), (3, family), (4, family), (5, "Version 1.0"),
            (6, "CandelaTest-Regular"),
        ]
        var table = FontBytes()
        var texts = FontBytes()
        table.add(0, records.count, 6 + 12 * records.count)
        for (id, text) in records {
            let units = Array(text.utf16)
            // Windows, Unicode, American English.
            table.add(3, 1, 0x0409, id, 2 * units.count, texts.bytes.count)
            for unit in units { texts.add(unit) }
        }
        table.add(texts.bytes)
        return table
    }

    static var postScript: FontBytes {
        var table = FontBytes()
        // Version 3 has no glyph names.
        table.add(3, 0, 0, 0, -100, 50)
        for _ in 0..<5 { table.add(0 as UInt32) }
        return table
    }

    /// The Arabic letter forms without any change, because shapers invent forms and ligatures for a
    /// font without this table.
    static var substitutions: FontBytes {
        let forms = ["fina", "init", "isol", "medi"]
        var table = FontBytes()
        let (scripts, features) = (10, 36)
        table.add(1, 0, scripts, features, features + 2 + 10 * forms.count)
        table.add(1)
        table.add("arab")
        // The script has only a default language, with all forms.
        table.add(8, 4, 0, 0, 0xFFFF, forms.count)
        for place in forms.indices { table.add(place) }
        table.add(forms.count)
        for (place, form) in forms.enumerated() {
            table.add(form)
            table.add(2 + 6 * forms.count + 4 * place)
        }
        for _ in forms { table.add(0, 0) }
        table.add(0)
        return table
    }

    /// The glyph of every code point except surrogates, by ranges of one glyph each.
    static var characters: FontBytes {
        var groups: [(first: UInt32, last: UInt32, glyph: Glyph)] = []
        for code in 0...0x10FFFF as ClosedRange<UInt32> {
            guard let scalar = Unicode.Scalar(code) else { continue }
            let glyph: Glyph =
                scalar == " " || scalar == "\u{A0}" ? .space : isZeroWide(scalar) ? .mark : .letter
            // An unassigned code point belongs to the range before it, so that there are fewer.
            let isAssigned = scalar.properties.generalCategory != .unassigned
            if let last = groups.last, last.glyph == glyph || !isAssigned, last.last + 1 == code {
                groups[groups.count - 1].last = code
            } else {
                groups.append((code, code, glyph))
            }
        }
        var table = FontBytes()
        // One subtable: Windows, all of Unicode.
        table.add(0, 1, 3, 10)
        table.add(12 as UInt32)
        // Format 13, in which a range has one glyph.
        table.add(13, 0)
        table.add(UInt32(16 + 12 * groups.count))
        table.add(0 as UInt32)
        table.add(UInt32(groups.count))
        for group in groups {
            table.add(group.first)
            table.add(group.last)
            table.add(UInt32(group.glyph.rawValue))
        }
        return table
    }
}
