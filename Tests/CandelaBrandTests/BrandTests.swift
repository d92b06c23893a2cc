import CandelaBrand
import CandelaDTCG
import CandelaTokens
import Foundation
import Testing

/// A team's tokens over those of a product.
struct BrandTests {
    private static func look(
        _ text: String, of product: Theme.Product = .practice
    ) throws(BrandError) -> BrandLook {
        try Brand(Array(text.utf8)).look(of: product)
    }

    /// The errors and warnings of a brand, each on one line.
    private static func problems(_ text: String) -> [String] {
        let found: [Diagnostic]
        do throws(BrandError) {
            found = try look(text).warnings
        } catch {
            found = error.diagnostics
        }
        return found.map { problem in
            let place = problem.place.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
            return place + "\(problem.severity): \(problem.message) [\(problem.id)]"
        }
    }

    private static func color(_ hex: String) -> String {
        let color = ColorToken(hex: hex) ?? ColorToken(red: 0, green: 0, blue: 0)
        let components = "[\(color.red), \(color.green), \(color.blue)]"
        return
            #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": \#(components)}}"#
    }

    @Test(arguments: Theme.Product.allCases)
    func `without tokens leaves the product unchanged`(product: Theme.Product) throws {
        let look = try Self.look("{}", of: product)
        #expect(look.theme == Theme.of(product))
        #expect(
            look.warnings.map(\.description.firstLine) == [
                "brand.tokens.json:1:1: warning: the brand has no tokens: the product is unchanged "
                    + "[empty-brand]"
            ])
    }

    private static func dimension(_ value: String, _ unit: String = "px") -> String {
        #"{"$type": "dimension", "$value": {"value": \#(value), "unit": "\#(unit)"}}"#
    }

    @Test(arguments: [
        (
            #"{"radius": {"card": \#(dimension("1e308"))}}"#,
            "13: error: 'radius.card' is 1e+308: use 0 to 10000"
        ),
        (
            #"{"radius": {"card": \#(dimension("1e308", "rem"))}}"#,
            "13: error: 'radius.card' is not a finite number: use 0 to 10000"
        ),
        (
            #"{"space": {"card": \#(dimension("-10"))}}"#,
            "12: error: 'space.card' is -10: use 0 to 10000"
        ),
        (
            #"{"acme": {"gutter": \#(dimension("-1"))}}"#,
            "11: error: 'acme.gutter' is -1: use 0 to 10000"
        ),
        (
            #"{"opacity": {"disabled": {"$type": "number", "$value": 4}}}"#,
            "14: error: 'opacity.disabled' is 4: use 0 to 1"
        ),
        (
            #"{"haptic": {"undo": {"$type": "number", "$value": -0.1}}}"#,
            "13: error: 'haptic.undo' is -0.1: use 0 to 1"
        ),
        (
            #"{"toast": {"seconds": {"$type": "number", "$value": 1e300}}}"#,
            "12: error: 'toast.seconds' is 1e+300: use 0 to 10000"
        ),
        // Roles use it.
        (
            #"{"base": {"size": {"12": \#(dimension("-3"))}}}"#,
            "20: error: 'space.capsule.horizontal' is -3: use 0 to 10000"
        ),
    ])
    func `a value that no screen can show is an error`(text: String, message: String) throws {
        let problems = Self.problems(text)
        #expect(
            problems.first?.hasPrefix("brand.tokens.json:1:\(message)") == true, "\(problems)")
        #expect(problems.count == 1 && problems.first?.hasSuffix("[out-of-range]") == true)
    }

    @Test(arguments: [
        (
            #"{"color": \#(color("#FF0000"))}"#,
            "brand.tokens.json:1:2: error: 'color' is a token here, and a group of tokens in the package [replaced-group]"
        ),
        (
            #"{"haptic": {"undo": {"$type": "number", "$value": 1, "$extensions": {"org.candela": {"haptic": "px"}}}}}"#,
            "brand.tokens.json:1:96: error: 'px' is not a value of 'haptic' [unknown-hint]"
        ),
    ])
    func `a problem caused in the package is reported once, at the brand`(
        text: String, problem: String
    ) {
        #expect(Self.problems(text) == [problem])
    }

    @Test(arguments: [
        ("0", "px"), ("10000", "px"), ("625", "rem"),
    ])
    func `the smallest and the largest length are accepted`(value: String, unit: String) throws {
        let text = #"{"radius": {"card": \#(Self.dimension(value, unit))}}"#
        #expect(Self.problems(text) == [])
    }

    @Test func `an unknown group is reported with the nearest name`() throws {
        let red = Self.color("#FF0000")
        let look = try Self.look(
            #"{"colour": {"accent": \#(red), "primary": \#(red)}, "acme": {"red": \#(red)}}"#)
        let warnings = look.warnings.filter { $0.id != "contrast" }
        #expect(
            warnings.map { "\($0)".firstLine } == [
                "brand.tokens.json:1:13: warning: the package has no group 'colour': it is new in "
                    + "the brand [unknown-group]"
            ])
        #expect(warnings.map(\.help) == [["closest name is 'color'"]])
    }

    @Test func `changes the tokens it defines in every appearance and keeps the rest`() throws {
        let text =
            #"{"space": {"card": {"$type": "dimension", "$value": {"value": 9, "unit": "px"}}}}"#
        let theme = try Self.look(text).theme
        #expect(theme.space(.card) == 9)
        #expect(theme.space(.md) == Theme.practice.space(.md))
        #expect(theme.color(.primary, in: .dark) == Theme.practice.color(.primary, in: .dark))
    }

    @Test func `aliases of an overridden token follow it`() throws {
        // The habit product's streak card takes its colours from the roles of streaks.
        let text = #"{"color": {"streak": {"none": \#(Self.color("#123456"))}}}"#
        let theme = try Self.look(text, of: .habit).theme
        let old = Theme.habit.color(.streakNone, in: .light)
        let twins = ColorRole.all.filter {
            $0.path.hasPrefix("flame") && Theme.habit.color($0, in: .light) == old
        }
        #expect(theme.color(.streakNone, in: .light).hex == "#123456")
        for role in twins { #expect(theme.color(role, in: .light).hex == "#123456", "\(role)") }
    }

    @Test(arguments: BrandFixture.allCases, Theme.Product.allCases)
    func `with a few colours passes all contrast checks`(
        fixture: BrandFixture, product: Theme.Product
    ) throws {
        let look = try fixture.look(of: product)
        for appearance in Appearance.allCases {
            let failing = look.theme.contrasts(in: appearance).filter { !$0.passes }
            #expect(
                failing.map { "\($0.foreground) on \($0.surface): \($0.ratio)" } == [],
                "\(appearance)")
        }
        #expect(look.warnings == [])
        let background = look.theme.color(.background, in: .light)
        #expect(background != Theme.of(product).color(.background, in: .light))
    }

    @Test func `sets its fonts everywhere`() throws {
        let theme = try BrandFixture.almanac.theme(of: .routine)
        #expect(TypeRole.all.allSatisfy { theme.text($0).families[0] != "SF Pro" })
        #expect(theme.text(.body).families == ["Literata", "Georgia", "ui-serif", "serif"])
    }

    @Test func `derives siblings of a colour and reports low contrast`() throws {
        let text = #"{"color": {"primary": \#(Self.color("#FFE600"))}}"#
        let theme = try Self.look(text).theme
        #expect(theme.color(.primary, in: .light).hex == "#FFE600")
        // Yellow text on white fails: 1.26 : 1 against 4.5 : 1.
        let text4 = theme.color(.primaryText, in: .light)
        #expect(Contrast.ratio(text4, theme.color(.surface, in: .light)) >= 4.5)
        let named = #"{"color": {"primary-text": \#(Self.color("#FFE600"))}}"#
        let problem = try #require(Self.problems(named).first)
        #expect(
            problem.hasPrefix("brand.tokens.json:1:12: warning: 'color.primary-text' reaches 1."))
        #expect(problem.hasSuffix("[contrast]"))
    }

    @Test func `keeps the product's hints of a role whose value it sets`() throws {
        let text = #"""
            {"gradient": {"primary": {"$type": "gradient", "$value": [
              {"color": {"colorSpace": "srgb", "components": [0.1, 0.1, 0.1]}, "position": 0},
              {"color": {"colorSpace": "srgb", "components": [0.2, 0.1, 0.1]}, "position": 1}]}}}
            """#
        let role = GradientRole("gradient.primary")
        try #require(GradientRole.all.contains(role))
        let gradient = try Self.look(text, of: .weight).theme.gradient(role, in: .light)
        let old = Theme.weight.gradient(role, in: .light)
        #expect(gradient.stops.map(\.color.hex) == ["#1A1A1A", "#331A1A"])
        #expect(gradient.direction == old.direction)
        #expect(gradient.solid == old.solid)
    }

    /// The directions of a theme have the angles 0, 90, 135 and 180 and, with the stops the other
    /// way round, 270 and 315.
    @Test(arguments: [
        (0.0, GradientToken.Direction.bottomToTop, false, true), (20, .bottomToTop, false, false),
        (80, .leadingToTrailing, false, false), (140, .topLeadingToBottomTrailing, false, false),
        (200, .topToBottom, false, false), (270, .leadingToTrailing, true, true),
        (300, .topLeadingToBottomTrailing, true, false), (350, .bottomToTop, false, false),
    ])
    func `draws a gradient with an angle in the nearest direction of a theme`(
        angle: Double, direction: GradientToken.Direction, isReversed: Bool, isExact: Bool
    ) throws {
        let text = #"""
            {"gradient": {"primary": {"$type": "gradient", "$value": [
              {"color": {"colorSpace": "srgb", "components": [0.1, 0.1, 0.1]}, "position": 0},
              {"color": {"colorSpace": "srgb", "components": [0.2, 0.1, 0.1]}, "position": 1}],
              "$extensions": {"org.candela": {"angle": \#(angle)}}}}}
            """#
        let look = try Self.look(text, of: .weight)
        let gradient = look.theme.gradient(GradientRole("gradient.primary"), in: .light)
        let colors = ["#1A1A1A", "#331A1A"]
        #expect(gradient.direction == direction)
        #expect(gradient.stops.map(\.color.hex) == (isReversed ? colors.reversed() : colors))
        #expect(gradient.stops.map(\.position) == [0, 1])
        #expect(look.warnings.filter { $0.id == "gradient-angle" }.count == (isExact ? 0 : 1))
    }

    @Test(arguments: [
        (
            #"{"color": {"primary": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}}"#,
            "brand.tokens.json:1:12: error: 'color.primary' is a dimension here, and a color in the "
                + "package [wrong-type]"
        ),
        (
            #"{"color": {"primry": {"$type": "color", "$value": "{color.accent}"}}}"#,
            "brand.tokens.json:1:12: warning: the package has no token 'color.primry': it is new "
                + "in the brand [unknown-role]"
        ),
        (
            #"{"color": {"primary": {"$type": "color", "$value": "{color.acent}"}}}"#,
            "brand.tokens.json:1:52: error: "
        ),
        (#"{"color": "#, "brand.tokens.json:1:11: error: "),
        ("", "brand.tokens.json:1:1: error: 'brand.tokens.json' is empty [empty-file]"),
    ])
    func `with a mistake is an error at its place`(text: String, problem: String) throws {
        let first = try #require(Self.problems(text).first)
        #expect(first.hasPrefix(problem), "\(first)")
    }

    @Test func `uses the package's context names`() throws {
        let text = #"""
            {"version": "2025.10",
             "modifiers": {"appearance": {"contexts": {"light": [], "darkish": []}, "default": "light"}},
             "resolutionOrder": [{"$ref": "#/modifiers/appearance"}]}
            """#
        let brand = Brand(Array(text.utf8), named: "a.resolver.json")
        let error = try #require(throws: BrandError.self) { try brand.look(of: .habit) }
        #expect(error.diagnostics.map(\.id).contains("unknown-context"))
    }

    @Test func `a missing increased context falls back to the normal one`() throws {
        let theme = try BrandFixture.midnight.theme(of: .practice)
        let surface = theme.color(.surface, in: .darkIncreased)
        #expect(
            Contrast.ratio(theme.color(.primaryText, in: .darkIncreased), surface) >= 7)
        #expect(surface.hex == theme.color(.surface, in: .dark).hex)
    }
}

/// Complete brands that differ clearly from the products: a very dark one with five colours, one
/// with serif type and tight spacing, and a playful one.
enum BrandFixture: String, CaseIterable, Sendable {
    case midnight = "midnight.tokens.json"
    case almanac = "almanac.resolver.json"
    case candy = "candy.resolver.json"

    /// A shared value for all tests, since it caches the looks.
    private static let brands = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, $0.brand) })

    func look(of product: Theme.Product) throws -> BrandLook {
        try #require(Self.brands[self]).look(of: product)
    }

    func theme(of product: Theme.Product) throws -> Theme { try look(of: product).theme }

    private var brand: Brand {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Brands")
        return Brand(
            rawValue,
            files: FileAccess { path throws(FileAccessError) in
                guard let data = try? Data(contentsOf: folder.appending(path: path)) else {
                    throw .missing
                }
                return Array(data)
            })
    }
}

extension String {
    fileprivate var firstLine: String { String(prefix { $0 != "\n" }) }
}
