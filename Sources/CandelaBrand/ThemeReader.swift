import CandelaDTCG
import CandelaTokens

/// A reader for the role values of tokens that differ from a theme's.
struct ThemeReader {
    /// The theme with the tokens' values.
    private(set) var theme: Theme

    /// Errors for values that do not suit their roles.
    private(set) var diagnostics: [Diagnostic] = []

    private let sets: PerAppearance<[String: ResolvedToken]>
    private let old: Theme
    private let fonts: FontNames
    private var values = ThemeAdditions()

    /// The paths of the roles to read; `nil` for all.
    private let paths: Set<String>?

    /// - Parameters:
    ///   - tokens: The tokens of each appearance, in the order of ``Appearance``'s cases.
    ///   - own: The paths of tokens that are not roles of the package.
    init(_ tokens: [[ResolvedToken]], over old: Theme, own: Set<String> = []) {
        self.init(tokens, over: old, own: own, values: ThemeAdditions(), paths: nil)
    }

    /// - Parameters:
    ///   - reader: The reader of the tokens before some were replaced.
    ///   - paths: The paths of the replaced tokens.
    init(
        _ tokens: [[ResolvedToken]], after reader: ThemeReader, replacing paths: Set<String>,
        own: Set<String>
    ) {
        self.init(
            tokens, over: reader.old, own: own.intersection(paths), values: reader.values,
            paths: paths)
    }

    private init(
        _ tokens: [[ResolvedToken]], over old: Theme, own: Set<String>, values: ThemeAdditions,
        paths: Set<String>?
    ) {
        let all = Dictionary(uniqueKeysWithValues: zip(Appearance.allCases, tokens))
        sets = PerAppearance { appearance in
            var set: [String: ResolvedToken] = [:]
            for token in all[appearance] ?? []
            where RolePath.isRole(token.path) && paths?.contains(token.path) != false {
                if set[token.path] == nil { set[token.path] = token }
            }
            return set
        }
        (self.old, self.values, self.paths, theme) = (old, values, paths, old)
        fonts = FontNames(tokens.first ?? [])
        read()
        for path in own.sorted() { add(path) }
        theme = old.adding(self.values)
    }

    private mutating func read() {
        varying(\.colors, { $0.colorToken }, old.color)
        varying(\.gradients, { $0.gradientToken }, old.gradient)
        varying(\.shadows, { $0.shadowToken }, old.shadow)
        varying(\.materials, { $0.materialToken }, old.material)
        plain(\.spaces, { $0.points }, old.space)
        plain(\.radii, { $0.points }, old.radius)
        plain(\.cornerCurves, { $0.cornerCurve }, old.cornerCurve)
        plain(\.sizes, { $0.points }, old.size)
        plain(\.numbers, { $0.figure }, old.number)
        plain(\.opacities, { $0.figure }, old.opacity)
        let fonts = fonts
        plain(\.texts, { $0.textStyleToken(fonts) }, old.text)
        plain(\.motions, { $0.motionToken }, old.motion)
        plain(\.haptics, { $0.hapticToken }, old.haptic)
    }

    /// Reads roles with a value for each appearance.
    private mutating func varying<Role: TokenRole, Value: Sendable & Equatable>(
        _ table: WritableKeyPath<ThemeAdditions, [Role: PerAppearance<Value>]>,
        _ value: (ResolvedToken) -> Value?, _ before: (Role, Appearance) -> Value
    ) {
        for role in Role.all where paths?.contains(role.path) != false {
            let was = PerAppearance { before(role, $0) }
            let new = PerAppearance { appearance in
                token(role.path, appearance).flatMap(value) ?? was[appearance]
            }
            values[keyPath: table][role] = new == was ? nil : new
        }
    }

    /// Reads roles with one value, that of the light appearance.
    private mutating func plain<Role: TokenRole, Value: Equatable>(
        _ table: WritableKeyPath<ThemeAdditions, [Role: Value]>,
        _ value: (ResolvedToken) -> Value?, _ before: (Role) -> Value
    ) {
        for role in Role.all where paths?.contains(role.path) != false {
            guard let token = token(role.path, .light), let new = value(token) else { continue }
            values[keyPath: table][role] = new == before(role) ? nil : new
            checkAppearances(of: role, token, new, value)
        }
    }

    private mutating func checkAppearances<Role: TokenRole, Value: Equatable>(
        of role: Role, _ token: ResolvedToken?, _ first: Value, _ value: (ResolvedToken) -> Value?
    ) {
        for appearance in Appearance.allCases {
            guard let other = self.token(role.path, appearance),
                token.map(other.isMade) != true, value(other) != first
            else { continue }
            diagnostics.append(
                .error(
                    "varies-by-appearance",
                    "'\(role.path)' differs between appearances, but only colours, "
                        + "gradients, shadows and materials may", at: other.place))
            return
        }
    }

    /// Adds a role that the package does not have, of the kind given by its path or type.
    private mutating func add(_ path: String) {
        guard RolePath.isRole(path), let token = token(path) else { return }
        switch (path.prefix { $0 != "." }, token.type) {
        case ("material", .color): addVarying(MaterialRole(path), \.materials) { $0.materialToken }
        case (_, .color): addVarying(ColorRole(path), \.colors) { $0.colorToken }
        case (_, .gradient): addVarying(GradientRole(path), \.gradients) { $0.gradientToken }
        case (_, .shadow): addVarying(ShadowRole(path), \.shadows) { $0.shadowToken }
        case ("space", .dimension): addPlain(SpaceRole(path), \.spaces) { $0.points }
        case ("radius", .dimension):
            addPlain(RadiusRole(path), \.radii) { $0.points }
            addPlain(RadiusRole(path), \.cornerCurves) { $0.cornerCurve }
        case (_, .dimension): addPlain(SizeRole(path), \.sizes) { $0.points }
        case ("opacity", .number): addPlain(OpacityRole(path), \.opacities) { $0.figure }
        case ("haptic", .number): addPlain(HapticRole(path), \.haptics) { $0.hapticToken }
        case (_, .number): addPlain(NumberRole(path), \.numbers) { $0.figure }
        case (_, .transition): addPlain(MotionRole(path), \.motions) { $0.motionToken }
        case (_, .typography):
            let fonts = fonts
            addPlain(TypeRole(path), \.texts) { $0.textStyleToken(fonts) }
        default: break
        }
    }

    private mutating func addVarying<Role: TokenRole, Value: Sendable & Equatable>(
        _ role: Role, _ table: WritableKeyPath<ThemeAdditions, [Role: PerAppearance<Value>]>,
        _ value: (ResolvedToken) -> Value?
    ) {
        let found = Appearance.allCases.map { own(role, $0, value) }
        let known = found.compactMap(\.self)
        guard known.count == found.count else { return }
        let all = Dictionary(uniqueKeysWithValues: zip(Appearance.allCases, known))
        values[keyPath: table][role] = PerAppearance { all[$0] ?? known[0] }
    }

    private mutating func addPlain<Role: TokenRole, Value: Equatable>(
        _ role: Role, _ table: WritableKeyPath<ThemeAdditions, [Role: Value]>,
        _ value: (ResolvedToken) -> Value?
    ) {
        let found = Appearance.allCases.map { own(role, $0, value) }
        guard let first = found.first.flatMap(\.self) else { return }
        values[keyPath: table][role] = first
        checkAppearances(of: role, token(role.path, .light), first, value)
    }

    /// The value of a role that the package does not have; `nil` after reporting an error.
    private mutating func own<Role: TokenRole, Value>(
        _ role: Role, _ appearance: Appearance, _ value: (ResolvedToken) -> Value?
    ) -> Value? {
        guard let token = token(role.path, appearance) else {
            let other = self.token(role.path)
            diagnostics.appendNew([
                .error(
                    "missing-role", "'\(role.path)' has no value in \(appearance.rawValue)",
                    at: other?.place,
                    help: ["a role that only the brand has needs a value in every appearance"])
            ])
            return nil
        }
        if let value = value(token) { return value }
        diagnostics.appendNew([
            .error(
                "missing-hint", "'\(role.path)' lacks the hint that roles of its kind require",
                at: token.place,
                help: [
                    "add it to \"org.candela\" in \"$extensions\": 'textStyle' for a text style, "
                        + "'haptic' for a haptic, 'material' for a material"
                ])
        ])
        return nil
    }

    /// The token of the first appearance that has it.
    private func token(_ path: String) -> ResolvedToken? {
        Appearance.allCases.lazy.compactMap { token(path, $0) }.first
    }

    private func token(_ path: String, _ appearance: Appearance) -> ResolvedToken? {
        switch appearance {
        case .light: sets.light[path]
        case .dark: sets.dark[path]
        case .lightIncreased: sets.lightIncreased[path]
        case .darkIncreased: sets.darkIncreased[path]
        }
    }
}
