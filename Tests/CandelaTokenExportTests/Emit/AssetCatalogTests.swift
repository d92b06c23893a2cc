import CandelaTokenExport
import Testing

struct AssetCatalogTests {
    private func files(
        _ text: String, from path: String = "test.tokens.json"
    ) throws -> (files: [EmittedFile], diagnostics: [Diagnostic]) {
        var (export, diagnostics) = try ForeignSet.export(text, from: path)
        let files = OutputFormat.xcassets.files(for: export, diagnostics: &diagnostics)
        return (files, diagnostics)
    }

    @Test func `puts colours into folders with a namespace`() throws {
        let (files, diagnostics) = try files(
            """
            {"version": "2025.10", "sets": {"all": {"sources": [{
               "color": {"text": {"primary": {"$type": "color", "$value": "{ink}"}}}}]}},
             "modifiers": {"scheme": {"contexts": {
               "light": [{"ink": {"$type": "color",
                 "$value": {"colorSpace": "srgb", "components": [1, 0.2, 0.00004]}}}],
               "dark": [{"ink": {"$type": "color",
                 "$value": {"colorSpace": "display-p3", "components": [0, 0.8765432, 1], "alpha": 0.5}}}],
               "dark-high-contrast": [{"ink": {"$type": "color",
                 "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}]}}},
             "resolutionOrder": [{"$ref": "#/modifiers/scheme"}, {"$ref": "#/sets/all"}]}
            """, from: "brand.resolver.json")
        #expect(diagnostics.isEmpty)
        #expect(
            files.map(\.path) == [
                "BrandTokens.xcassets/Contents.json",
                "BrandTokens.xcassets/ink.colorset/Contents.json",
                "BrandTokens.xcassets/color/Contents.json",
                "BrandTokens.xcassets/color/text/Contents.json",
                "BrandTokens.xcassets/color/text/primary.colorset/Contents.json",
            ])
        #expect(
            files[0].text == """
                {
                  "info": {
                    "author": "xcode",
                    "version": 1
                  }
                }

                """)
        #expect(
            files[3].text == """
                {
                  "info": {
                    "author": "xcode",
                    "version": 1
                  },
                  "properties": {
                    "provides-namespace": true
                  }
                }

                """)
        #expect(files[4].text == files[1].text)
        #expect(
            files[1].text == """
                {
                  "colors": [
                    {
                      "color": {
                        "color-space": "srgb",
                        "components": {
                          "alpha": "1.000",
                          "blue": "0.00004",
                          "green": "0.200",
                          "red": "1.000"
                        }
                      },
                      "idiom": "universal"
                    },
                    {
                      "appearances": [
                        {
                          "appearance": "luminosity",
                          "value": "dark"
                        }
                      ],
                      "color": {
                        "color-space": "display-p3",
                        "components": {
                          "alpha": "0.500",
                          "blue": "1.000",
                          "green": "0.876543",
                          "red": "0.000"
                        }
                      },
                      "idiom": "universal"
                    },
                    {
                      "appearances": [
                        {
                          "appearance": "luminosity",
                          "value": "dark"
                        },
                        {
                          "appearance": "contrast",
                          "value": "high"
                        }
                      ],
                      "color": {
                        "color-space": "srgb",
                        "components": {
                          "alpha": "1.000",
                          "blue": "1.000",
                          "green": "1.000",
                          "red": "1.000"
                        }
                      },
                      "idiom": "universal"
                    }
                  ],
                  "info": {
                    "author": "xcode",
                    "version": 1
                  }
                }

                """)
    }

    @Test func `handles unusual paths, and puts a root token beside its group`() throws {
        let (files, diagnostics) = try files(ForeignSet.text, from: ForeignSet.path)
        #expect(!diagnostics.contains { $0.severity == .error })
        let paths = files.map(\.path)
        for path in [
            "CompactTokens.xcassets/my-brand-u1f3a8.colorset/Contents.json",
            "CompactTokens.xcassets/my-brand-u1f3a8/Contents.json",
            "CompactTokens.xcassets/my-brand-u1f3a8/2xl-größe.colorset/Contents.json",
            "RoomyTokens.xcassets/palette/rec2020.colorset/Contents.json",
        ] {
            #expect(paths.contains(path), "\(path)")
        }
        #expect(Set(paths.map { $0.lowercased() }).count == paths.count)
    }

    @Test func `warns of unsupported tokens once for each type`() throws {
        let (files, diagnostics) = try files(
            """
            {"a": {"$type": "number", "$value": 1},
             "b": {"$type": "dimension", "$value": {"value": 1, "unit": "rem"}},
             "c": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}
            """)
        #expect(files.map(\.path) == ["TestTokens.xcassets/Contents.json"])
        #expect(diagnostics.map(\.id) == ["not-a-color", "not-a-color"])
        #expect(diagnostics.map { $0.place?.line } == [2, 1])
        #expect(
            diagnostics.map(\.message) == [
                "2 tokens of type 'dimension' are left out: asset catalogs support only colours",
                "'a' of type 'number' is left out: asset catalogs support only colours",
            ])
    }

    @Test func `rejects colours with the same name, with both places`() throws {
        let black = #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#
        let (_, diagnostics) = try files(
            """
            {"$type": "color", "Ink": {"A": {"$value": \(black)}},
              "ink": {"a": {"$value": \(black)}}}
            """)
        #expect(diagnostics.map(\.id) == ["identifier-clash"])
        #expect(diagnostics[0].place?.line == 2)
        #expect(diagnostics[0].notes.map { $0.place?.line } == [1])
    }
}
