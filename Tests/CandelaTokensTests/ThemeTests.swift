import CandelaTokens
import Testing

struct ThemeTests {
    @Test(arguments: Theme.Product.allCases)
    func `has a value for every role in every appearance`(product: Theme.Product) {
        let theme = Theme.of(product)
        for appearance in Appearance.allCases {
            for role in ColorRole.all {
                #expect(theme.color(role, in: appearance).hex.count == 7)
            }
            for role in GradientRole.all {
                #expect(!theme.gradient(role, in: appearance).stops.isEmpty)
            }
            for role in ShadowRole.all {
                #expect(!theme.shadow(role, in: appearance).layers.isEmpty)
            }
            for role in MaterialRole.all {
                #expect(theme.material(role, in: appearance).fallback.alpha == 1)
            }
        }
        for role in SpaceRole.all { #expect(theme.space(role) >= 0) }
        for role in RadiusRole.all { #expect(theme.radius(role) >= 0) }
        for role in TypeRole.all { #expect(theme.text(role).size >= 11) }
        for role in MotionRole.all { #expect(theme.motion(role).duration > 0) }
        for role in OpacityRole.all { #expect((0...1).contains(theme.opacity(role))) }
        for role in HapticRole.all { #expect(theme.haptic(role).intensity > 0) }
        for role in SizeRole.all { #expect(theme.size(role) > 0) }
        for role in NumberRole.all { #expect(theme.number(role) >= 0) }
    }

    @Test func `belongs to its product`() {
        for product in Theme.Product.allCases { #expect(Theme.of(product).product == product) }
        #expect(Theme.of(.weight) == .weight)
        #expect(Theme.weight != .practice)
    }

    @Test func `finds roles by path as well as by member`() {
        let role = ColorRole("color.streak.mid")
        #expect(role == .streakMid)
        #expect(
            Theme.practice.color(role, in: .dark) == Theme.practice.color(.streakMid, in: .dark))
        #expect(Theme.practice.color(.streakMid, in: .dark).hex == "#FF453A")
    }

    @Test func `has the specified figures`() {
        // Bar heights and the bar's motions.
        #expect(Theme.weight.size(.progressBarHeight) == 12)
        #expect(Theme.weight.size(.progressBarCompactHeight) == 6)
        #expect(Theme.weight.motion(.progressAppear).duration == 0.8)
        #expect(Theme.weight.motion(.progressAppear).curve == .easeOut)
        #expect(Theme.weight.motion(.progressChange).duration == 0.5)
        let progress = Theme.weight.gradient(.progressPositive, in: .light)
        #expect(progress.stops.map(\.color.hex) == ["#FF6B6B", "#2ECC71"])
        #expect(progress.direction == .leadingToTrailing)
        // The flame.
        #expect(Theme.practice.size(.flameSizeBase) == 28)
        #expect(Theme.practice.size(.flameSizeStep) == 2)
        #expect(Theme.practice.size(.flameSizeCap) == 48)
        // The card, its shadow and its material.
        #expect(Theme.routine.radius(.card) == 20)
        #expect(Theme.routine.space(.card) == 20)
        let shadow = Theme.routine.shadow(.card, in: .light)
        #expect(shadow.layers.map(\.radius) == [10])
        #expect(shadow.layers.map(\.y) == [5])
        #expect(shadow.layers.map(\.color.alpha) == [0.1])
        #expect(Theme.routine.material(.card, in: .dark).kind == .ultraThin)
        #expect(Theme.routine.material(.card, in: .dark).fallback.hex == "#2D3748")
        let title = Theme.routine.text(.title)
        #expect(title.textStyle == .largeTitle)
        #expect(title.weight == .bold)
        #expect(title.design == .rounded)
        #expect(title.size(at: .accessibility5) == 60)
    }

    @Test func `accepts an app's own roles`() throws {
        let brand = ColorRole("color.brand")
        let gap = SpaceRole("space.gutter")
        #expect(!Theme.habit.answers(brand))
        var additions = ThemeAdditions()
        let red = try #require(ColorToken(hex: "AA0000"))
        let pink = try #require(ColorToken(hex: "FFAAAA"))
        additions.colors[brand] = PerAppearance(light: red, dark: pink)
        additions.spaces[gap] = 3
        let theme = Theme.habit.adding(additions)
        #expect(theme.answers(brand))
        #expect(theme.color(brand, in: .light) == red)
        #expect(theme.color(brand, in: .darkIncreased) == pink)
        #expect(theme.space(gap) == 3)
        #expect(theme.answers(ColorRole.accent))
        #expect(theme != Theme.habit)
        #expect(theme.adding(ThemeAdditions()) == theme)
    }

    @Test func `uses the fallback of its kind for a role it lacks`() {
        let theme = Theme.habit
        let path = "ours.alone"
        for appearance in Appearance.allCases {
            #expect(theme.color(ColorRole(path), in: appearance).hex == "#FF00FF")
            // A colour chosen by a person, unless its digits are invalid.
            let slip = ColorRole("color.own.12345g")
            #expect(theme.color(slip, in: appearance) == ColorKind.fallback)
            let gradient = theme.gradient(GradientRole(path), in: appearance)
            #expect(gradient.color(at: 0.5).hex == "#FF00FF")
            #expect(theme.shadow(ShadowRole(path), in: appearance).layers.isEmpty)
            let material = theme.material(MaterialRole(path), in: appearance)
            #expect(material.fallback.hex == "#FF00FF")
        }
        #expect(theme.space(SpaceRole(path)) == 8)
        #expect(theme.radius(RadiusRole(path)) == 0)
        #expect(theme.cornerCurve(RadiusRole(path)) == .circular)
        #expect(theme.text(TypeRole(path)) == TextStyleToken(.body))
        #expect(theme.minimumScale(TypeRole(path)) == 1)
        #expect(theme.motion(MotionRole(path)).duration == 0.25)
        #expect(theme.opacity(OpacityRole(path)) == 1)
        #expect(theme.haptic(HapticRole(path)).kind == .light)
        #expect(theme.size(SizeRole(path)) == 24)
        #expect(theme.number(NumberRole(path)) == 1)
        #expect(theme.icon(IconRole(path)) == IconKind.fallback)
        #expect(theme.iconRole(named: "questionmark.square.dashed") == nil)
    }

    @Test func `has its fallback colour in no theme of the package`() {
        for product in Theme.Product.allCases {
            for appearance in Appearance.allCases {
                let theme = Theme.of(product)
                #expect(
                    ColorRole.all.allSatisfy {
                        theme.color($0, in: appearance).hex != ColorKind.fallback.hex
                    })
            }
        }
    }

    @Test func `accepts an app's own values for roles of the package`() throws {
        let red = try #require(ColorToken(hex: "AA0000"))
        let steep = GradientToken(
            [.init(red, at: 0), .init(red.opacity(0.5), at: 1)], direction: .bottomToTop)
        let serif = TextStyleToken(
            .body, size: 19, leading: 26, weight: .regular, emphasizedWeight: .bold,
            design: .serif, families: ["Literata"])
        let icon = IconToken(
            path: "M4 4H20V20H4Z", description: "A square", mirrors: false, sfSymbols: "square",
            materialSymbols: nil, a2ui: nil)
        var values = ThemeAdditions()
        values.colors[.accent] = PerAppearance(light: red, dark: red.opacity(0.5))
        values.gradients[.progressPositive] = PerAppearance(steep)
        values.spaces[.card] = 3
        values.texts[.body] = serif
        values.icons[.flame] = icon
        let theme = Theme.habit.adding(values)
        #expect(theme.color(.accent, in: .lightIncreased) == red)
        #expect(theme.color(.accent, in: .dark) == red.opacity(0.5))
        #expect(theme.gradient(.progressPositive, in: .dark) == steep)
        #expect(theme.space(.card) == 3)
        #expect(theme.text(.body) == serif)
        #expect(theme.minimumScale(.body) == 1)
        #expect(theme.icon(.flame) == icon)
        #expect(theme.color(.primary, in: .light) == Theme.habit.color(.primary, in: .light))
        #expect(theme != Theme.habit)
    }
}
