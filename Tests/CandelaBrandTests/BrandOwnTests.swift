import CandelaBrand
import CandelaDTCG
import CandelaTokens
import Testing

/// Roles and icons that a brand has but no product.
struct BrandOwnTests {
    private static func theme(
        _ brand: String, _ others: [String: String] = [:]
    ) throws(BrandError) -> Theme {
        let files = others.merging(["looks/brand.tokens.json": brand]) { $1 }
        return try Theme(
            .habit,
            brand: Brand(
                "looks/brand.tokens.json",
                files: FileAccess { path throws(FileAccessError) in
                    guard let text = files[path] else { throw .missing }
                    return Array(text.utf8)
                }))
    }

    /// The errors as `line:column id`, with the file if it is not the brand's.
    private static func errors(
        _ brand: String, _ others: [String: String] = [:]
    ) -> [String] {
        do throws(BrandError) {
            _ = try theme(brand, others)
            return []
        } catch {
            return error.diagnostics.filter { $0.severity == .error }.map { problem in
                let place = problem.place.map {
                    "\($0)".replacing("looks/brand.tokens.json:", with: "")
                }
                return "\(place ?? "") \(problem.id)"
            }
        }
    }

    @Test func `roles have a value in every appearance and follow their alias targets`()
        throws
    {
        let theme = try BrandFixture.almanac.theme(of: .practice)
        let ribbon = ColorRole("almanac.ribbon.color")
        #expect(theme.answers(ribbon) && !Theme.practice.answers(ribbon))
        for appearance in Appearance.allCases {
            #expect(theme.color(ribbon, in: appearance) == theme.color(.accent, in: appearance))
        }
        #expect(theme.size(SizeRole("almanac.gutter.width")) == 18)
    }

    @Test func `roles have the kind given by their path or type`() throws {
        let theme = try Self.theme(
            """
            {"space": {"gutter": {"$type": "dimension", "$value": {"value": 7, "unit": "px"}}},
             "opacity": {"ghost": {"$type": "number", "$value": 0.4}},
             "acme": {"count": {"$type": "number", "$value": 3},
              "voice": {"$type": "typography", "$value": {"fontFamily": ["serif"], "fontSize":
               {"value": 21, "unit": "px"}, "fontWeight": 600, "letterSpacing": {"value": 0, "unit": "px"},
               "lineHeight": 1.5}, "$extensions": {"org.candela": {"textStyle": "title2"}}}}}
            """)
        #expect(theme.space(SpaceRole("space.gutter")) == 7)
        #expect(theme.opacity(OpacityRole("opacity.ghost")) == 0.4)
        #expect(theme.number(NumberRole("acme.count")) == 3)
        let voice = theme.text(TypeRole("acme.voice"))
        #expect(voice.size == 21 && voice.leading == 31.5 && voice.textStyle == .title2)
    }

    @Test func `a role without a required hint is an error at its place`() {
        let haptic = #"{"haptic": {"purr": {"$type": "number", "$value": 1}}}"#
        #expect(Self.errors(haptic) == ["1:13 missing-hint"])
    }

    private static let square = "M4 4L20 4L20 20L4 20Z"

    private static func svg(_ path: String) -> String {
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="currentColor" d=""#
            + path + "\"/></svg>\n"
    }

    @Test func `icons beside the file replace and extend the package's`() throws {
        let theme = try Self.theme(
            "{}",
            [
                "looks/icon/icons.json":
                    #"[{"name": "flame"}, {"name": "paw", "description": "A paw.", "mirrors": true}]"#,
                "looks/icon/flame.svg": Self.svg(Self.square),
                "looks/icon/paw.svg": Self.svg("M2 2L22 2L22 22Z"),
            ])
        #expect(theme.icon(.flame).path == Self.square)
        #expect(theme.icon(.flame).description == Theme.habit.icon(.flame).description)
        let paw = theme.icon(IconRole("icon.paw"))
        #expect(paw.path == "M2 2L22 2L22 22Z" && paw.mirrors)
        #expect(theme.icon(.checkmark) == Theme.habit.icon(.checkmark))
    }

    @Test(arguments: [
        (#"[{"name": "flame"}]"#, "<svg/>", "looks/icon/flame.svg:1:1 bad-icon"),
        (#"[{"name": "paw"}]"#, "", "looks/icon/icons.json:1:2 bad-icon"),
        (#"[{"name": "flame", "mirrors": 1}]"#, "", "looks/icon/icons.json:1:31 bad-icon"),
        (#"[{"name": "gauge"}]"#, "", "looks/icon/icons.json:1:11 unreadable-file"),
        (
            #"[{"name": "../../outside", "description": "A file that is none of the brand's"}]"#,
            "",
            "looks/icon/icons.json:1:11 bad-icon"
        ),
        (#"[{"name": "Paw", "description": "A paw"}]"#, "", "looks/icon/icons.json:1:11 bad-icon"),
        ("{}", "", "looks/icon/icons.json:1:1 bad-icon"),
    ])
    func `invalid icons are errors at their place`(table: String, flame: String, error: String) {
        let others = ["looks/icon/icons.json": table, "looks/icon/flame.svg": flame]
        #expect(Self.errors("{}", others) == [error])
    }
}
