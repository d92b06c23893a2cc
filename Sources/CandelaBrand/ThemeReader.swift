import CandelaDTCG
import CandelaTokens

/// A reader for the role values of tokens that differ from a theme's.
struct ThemeReader {
    /// The theme with the tokens' values.
    private(set) var theme: Theme

    /// Errors for values that do not suit their roles, and warnings for values that no theme has.
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
        for path in own.sorted() { read(own: path) }
        theme = old.adding(self.values)
    }

    /// Reads the package's roles or, with a path, a role that the package does not have.
    private mutating func read(own path: String? = nil) {
        let fonts = fonts
        read(ColorKind.self, .color, path) { $0.colorToken }
        read(GradientKind.self, .gradient, path) { $0.gradientToken }
        for path in path.map({ [$0] }) ?? GradientRole.all.map(\.path) { checkAngle(of: path) }
        read(ShadowKind.self, .shadow, path) { $0.shadowToken }
        read(MaterialKind.self, .color, in: "material", path) { $0.materialToken }
        read(SpaceKind.self, .dimension, in: "space", path) { $0.points }
        read(RadiusKind.self, .dimension, in: "radius", path) { $0.points }
        if path == nil { for role in RadiusRole.all { readCurve(of: role) } }
        read(SizeKind.self, .dimension, path) { $0.points }
        read(NumberKind.self, .number, path) { $0.figure }
        read(OpacityKind.self, .number, in: "opacity", path) { $0.figure }
        read(TypeKind.self, .typography, path) { $0.textStyleToken(fonts) }
        read(MotionKind.self, .transition, path) { $0.motionToken }
        read(HapticKind.self, .number, in: "haptic", path) { $0.hapticToken }
    }

    /// The groups that have a kind of role of their own for tokens of a type.
    private static let groups: [Substring: TokenType] = [
        "material": .color, "space": .dimension, "radius": .dimension, "opacity": .number,
        "haptic": .number,
    ]

    /// - Parameters:
    ///   - type: The type of the kind's tokens.
    ///   - group: The first step of their paths; `nil` for any that is not a group of another kind.
    ///   - path: The path of a role that the package does not have; `nil` to read the package's.
    private mutating func read<Kind: ThemeKind>(
        _ kind: Kind.Type, _ type: TokenType, in group: Substring? = nil, _ path: String?,
        _ value: (ResolvedToken) -> Kind.Value?
    ) {
        guard let path else {
            for role in Role<Kind>.all where paths?.contains(role.path) != false {
                read(role, value)
            }
            return
        }
        let first = path.prefix { $0 != "." }
        guard RolePath.isRole(path), token(path)?.type == type,
            group == (Self.groups[first] == type ? first : nil)
        else { return }
        add(Role<Kind>(path), value)
    }

    /// Reads a value of the package's role; the light appearance's for roles with one value.
    private mutating func read<Kind: ThemeKind>(
        _ role: Role<Kind>, _ value: (ResolvedToken) -> Kind.Value?
    ) {
        let light = token(role.path, .light).flatMap(value)
        if !Kind.varies, light == nil { return }
        let was = Kind.added { Kind.value(of: role, in: old, $0) }
        let new = Kind.added { appearance in
            (appearance == .light ? light : token(role.path, appearance).flatMap(value))
                ?? Kind.value(of: role, in: old, appearance)
        }
        values[keyPath: Kind.additions][role] = new == was ? nil : new
        if !Kind.varies { checkAppearances(of: role.path, value) }
    }

    private mutating func readCurve(of role: RadiusRole) {
        guard let curve = token(role.path, .light)?.cornerCurve else { return }
        let isSame = old.answers(role) && curve == old.cornerCurve(role)
        values.cornerCurves[role] = isSame ? nil : curve
        checkAppearances(of: role.path) { $0.cornerCurve }
    }

    /// Warns of an angle that no gradient of a theme has.
    private mutating func checkAngle(of path: String) {
        guard paths?.contains(path) != false else { return }
        for appearance in Appearance.allCases {
            guard let token = token(path, appearance), let angle = token.gradientAngle else {
                continue
            }
            let nearest = GradientAngle(angle).degrees
            guard nearest != angle else { continue }
            return diagnostics.append(
                .warning(
                    "gradient-angle",
                    "'\(path)' has the angle \(SwiftLiteral.number(angle)), but the gradients of a "
                        + "theme have directions: it is drawn at "
                        + "\(SwiftLiteral.number(nearest)) degrees", at: token.place))
        }
    }

    /// Reports a value that differs from the one in the light appearance.
    private mutating func checkAppearances<Value: Equatable>(
        of path: String, _ value: (ResolvedToken) -> Value?
    ) {
        let token = token(path, .light)
        for appearance in Appearance.allCases {
            guard let other = self.token(path, appearance), token.map(other.hasSameValue) != true,
                value(other) != token.flatMap(value)
            else { continue }
            diagnostics.append(
                .error(
                    "varies-by-appearance",
                    "'\(path)' differs between appearances, but only colours, "
                        + "gradients, shadows and materials may", at: other.place))
            return
        }
    }

    /// Adds a role that the package does not have.
    private mutating func add<Kind: ThemeKind>(
        _ role: Role<Kind>, _ value: (ResolvedToken) -> Kind.Value?
    ) {
        let found = PerAppearance { own(role.path, $0, value) }
        guard let light = found[.light],
            !Kind.varies || Appearance.allCases.allSatisfy({ found[$0] != nil })
        else { return }
        values[keyPath: Kind.additions][role] = Kind.added { found[$0] ?? light }
        if !Kind.varies { checkAppearances(of: role.path, value) }
        if let role = role as? RadiusRole { readCurve(of: role) }
    }

    /// The value of a role that the package does not have; `nil` after reporting an error.
    private mutating func own<Value>(
        _ path: String, _ appearance: Appearance, _ value: (ResolvedToken) -> Value?
    ) -> Value? {
        guard let token = token(path, appearance) else {
            let other = self.token(path)
            diagnostics.appendNew([
                .error(
                    "missing-role", "'\(path)' has no value in \(appearance.rawValue)",
                    at: other?.place,
                    help: ["a role that only the brand has needs a value in every appearance"])
            ])
            return nil
        }
        if let value = value(token) { return value }
        diagnostics.appendNew([
            .error(
                "missing-hint", "'\(path)' lacks the hint that roles of its kind require",
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
