import CandelaBrand
import CandelaDTCG
import CandelaTokens
import Foundation
import Testing

/// The cached contents of a brand, and derived values in themes and token files.
struct BrandResultsTests {
    private static let purple = """
        {"color": {"$type": "color", "primary": {
          "$value": {"colorSpace": "srgb", "components": [0.5, 0.4, 1]}}}}
        """

    @Test func `a file is read once for all themes of a brand`() throws {
        let disk = Disk(Self.purple)
        let brand = Brand("brand.tokens.json", files: disk.access)
        let copy = brand
        let theme = try Theme(.practice, brand: brand)
        #expect(try Theme(.practice, brand: copy) == theme)
        #expect(try Theme(.habit, brand: copy).product == .habit)
        #expect(disk.reads == ["brand.tokens.json", "icon/icons.json"])
        disk.text = "{}"
        #expect(try Theme(.practice, brand: brand) == theme)
        let other = Brand("brand.tokens.json", files: disk.access)
        #expect(try Theme(.practice, brand: other) == .practice)
    }

    @Test func `a failure is not cached`() throws {
        let disk = Disk(nil)
        let brand = Brand("brand.tokens.json", files: disk.access)
        #expect(throws: BrandError.self) { try Theme(.practice, brand: brand) }
        disk.text = #"{"color": {"primary": 5}}"#
        #expect(throws: BrandError.self) { try Theme(.practice, brand: brand) }
        disk.text = Self.purple
        #expect(try Theme(.practice, brand: brand) != .practice)
    }

    /// Roles of the brand that use derived values: by an alias, by a chain of aliases, and inside
    /// values, whole and in part.
    private static let followers = """
        {
          "color": {"$type": "color",
            "primary": {"$value": {"colorSpace": "srgb", "components": [0.9, 0.8, 0.1]}},
            "surface": {"$value": "{color.background}"}},
          "gradient": {"$type": "gradient", "primary": {"$value": [
            {"color": "{color.primary}", "position": 0}, {"color": "{color.accent}", "position": 1}]}},
          "acme": {
            "ribbon": {"$type": "color", "color": {"$value": "{color.primary-text}"},
              "edge": {"$value": "{acme.ribbon.color}"}}FOLLOWER
          }
        }
        """

    @Test(arguments: [
        "",
        #"""
        , "glow": {"$type": "gradient", "$value": [
          {"color": "{acme.ribbon.color}", "position": 0}, {"color": "{color.accent}", "position": 1}]}
        """#,
        #"""
        , "part": {"$type": "color", "$value": {
          "colorSpace": "srgb", "components": {"$ref": "#/acme/ribbon/edge/$value/components"}}}
        """#,
    ])
    func `a theme has the values of the token files`(follower: String) throws {
        let text = Self.followers.replacing("FOLLOWER", with: follower)
        let look = try Brand(Array(text.utf8)).look(of: .practice)
        try Self.expectSame(look)
        for appearance in Appearance.allCases {
            let color = look.theme.color(.primaryText, in: appearance)
            #expect(look.theme.color(ColorRole("acme.ribbon.color"), in: appearance) == color)
            #expect(look.theme.color(ColorRole("acme.ribbon.edge"), in: appearance) == color)
            #expect(color != Theme.practice.color(.primaryText, in: appearance))
            if follower.contains("glow") {
                let glow = look.theme.gradient(GradientRole("acme.glow"), in: appearance)
                #expect(glow.stops.first?.color == color)
            }
            if follower.contains("part") {
                #expect(look.theme.color(ColorRole("acme.part"), in: appearance) == color)
            }
        }
    }

    @Test(arguments: BrandFixture.allCases)
    func `a fixture's theme has the values of its token files`(fixture: BrandFixture) throws {
        try Self.expectSame(fixture.look(of: .practice))
    }

    @Test(arguments: BrandFixture.allCases)
    func `a compiled theme's tokens have its values`(fixture: BrandFixture) throws {
        let theme = try fixture.theme(of: .practice).named("own")
        try Self.expectSame(BrandLook(compiled: theme))
    }

    /// Compares a theme with the tokens of a dump.
    private static func expectSame(_ look: BrandLook) throws {
        var sets: [Appearance: JSONValue] = [:]
        for appearance in Appearance.allCases {
            var writer = JSONWriter()
            try #require(look.tokens(in: appearance)).writeRoles(to: &writer)
            sets[appearance] = try JSONDocument(parsing: writer.finish(), file: "dump.json").root
        }
        var diagnostics: [Diagnostic] = []
        let dumped = DumpedTheme(.of(look.theme.product), sets, diagnostics: &diagnostics)
        let theme = try #require(dumped, "\(diagnostics)").theme
        let additions = look.theme.additions
        for appearance in Appearance.allCases {
            for role in Set(ColorRole.all).union(additions.colors.keys) {
                let (ours, theirs) = (
                    look.theme.color(role, in: appearance), theme.color(role, in: appearance)
                )
                #expect(ours == theirs, "\(role.path)")
            }
            for role in Set(GradientRole.all).union(additions.gradients.keys) {
                let (ours, theirs) = (
                    look.theme.gradient(role, in: appearance), theme.gradient(role, in: appearance)
                )
                #expect(ours == theirs, "\(role.path)")
            }
            for role in ShadowRole.all {
                #expect(
                    look.theme.shadow(role, in: appearance) == theme.shadow(role, in: appearance))
            }
            for role in MaterialRole.all {
                #expect(
                    look.theme.material(role, in: appearance)
                        == theme.material(role, in: appearance))
            }
        }
        // A dump lists fonts beside its tokens.
        for role in TypeRole.all {
            let (ours, theirs) = (look.theme.text(role), theme.text(role))
            #expect(ours.size == theirs.size && ours.families == theirs.families, "\(role.path)")
        }
        for role in SizeRole.all { #expect(look.theme.size(role) == theme.size(role)) }
        for role in MotionRole.all { #expect(look.theme.motion(role) == theme.motion(role)) }
    }
}

/// A file that changes, and the number of times it was read.
private final class Disk: @unchecked Sendable {
    private let lock = NSLock()
    private var held: String?
    private var asked: [String] = []

    init(_ text: String?) { held = text }

    var text: String? {
        get { lock.withLock { held } }
        set { lock.withLock { held = newValue } }
    }

    var reads: [String] { lock.withLock { asked } }

    var access: FileAccess {
        FileAccess { [self] path throws(FileAccessError) in
            lock.withLock { asked.append(path) }
            guard path == "brand.tokens.json", let text else { throw .missing }
            return Array(text.utf8)
        }
    }
}
