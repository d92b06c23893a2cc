import CandelaDTCG
import CandelaTokens

/// The tokens of a theme that is compiled into an app: its product's, with the theme's own values.
struct ThemeTokens {
    private let theme: Theme

    init(_ theme: Theme) { self.theme = theme }

    /// The tokens in an appearance; `nil` if the package's cannot be resolved.
    func tokens(in appearance: Appearance) -> ResolvedTokens? {
        var found: [Diagnostic] = []
        let inputs = ["product": theme.product.rawValue, "appearance": appearance.rawValue]
        guard let (project, base) = BrandLayers.base(inputs, diagnostics: &found) else {
            return nil
        }
        let text = text(over: base, in: appearance)
        let top = TokenProject.load(
            "\(theme.name).tokens.json", over: project,
            files: FileAccess { _ throws(FileAccessError) in text }, diagnostics: &found)
        return top.flatMap {
            TokenProject.resolve(
                [(project, inputs), ($0, [:])], after: base, diagnostics: &found)
        }
    }

    /// The roles as a token file.
    private func text(over base: ResolvedTokens, in appearance: Appearance) -> [UInt8] {
        var file = ThemeTokenFile(base)
        // A role that is an alias of another does not follow it: the theme states each value.
        file.addRoles()
        let values = theme.additions
        for (role, value) in values.colors {
            file.add(role.path, .color) { $0.write(value[appearance]) }
        }
        for (role, value) in values.gradients {
            let gradient = value[appearance]
            file.add(role.path, .gradient, gradient.hints) { $0.write(gradient.stops) }
        }
        for (role, value) in values.shadows {
            file.add(role.path, .shadow) { $0.write(value[appearance].layers) }
        }
        for (role, value) in values.materials {
            let material = value[appearance]
            file.add(role.path, .color, [.word("material", material.kind.rawValue)]) {
                $0.write(material.fallback)
            }
        }
        for (role, value) in values.spaces { file.add(role.path, .dimension) { $0.length(value) } }
        for (role, value) in values.sizes { file.add(role.path, .dimension) { $0.length(value) } }
        for role in Set(values.radii.keys).union(values.cornerCurves.keys) {
            let (radius, curve) = (theme.radius(role), theme.cornerCurve(role))
            file.add(role.path, .dimension, [.word("curve", curve.rawValue)]) { $0.length(radius) }
        }
        for (role, value) in values.numbers { file.add(role.path, .number) { $0.number(value) } }
        for (role, value) in values.opacities { file.add(role.path, .number) { $0.number(value) } }
        for (role, value) in values.haptics {
            file.add(role.path, .number, [.word("haptic", value.kind.rawValue)]) {
                $0.number(value.intensity)
            }
        }
        for (role, value) in values.motions {
            file.add(role.path, .transition, value.hints) { $0.write(value) }
        }
        for (role, value) in values.texts {
            file.add(role.path, .typography, value.hints) { $0.write(value) }
        }
        var faces: [FontFace] = []
        for style in values.texts.values {
            guard let face = style.face, !faces.contains(face) else { continue }
            file.add(
                "base.font.family.\(theme.name)-\(faces.count)", .fontFamily, [face.hint]
            ) { $0.strings(style.families) }
            faces.append(face)
        }
        return file.text
    }
}

/// A token file of roles, which keep their descriptions and the hints that do not concern drawing.
private struct ThemeTokenFile {
    private let base: ResolvedTokens
    private var file = TokenFile()

    init(_ base: ResolvedTokens) { self.base = base }

    var text: [UInt8] { file.text }

    /// Adds every role with its value below the theme.
    mutating func addRoles() {
        for token in base.tokens where RolePath.isRole(token.path) {
            let base = base
            file.add(token.path) { base.write(token, completedBy: token, to: &$0) }
        }
    }

    /// Adds a token in place of an earlier one.
    ///
    /// - Parameter hints: The hints for drawing the value, in place of the earlier one's.
    mutating func add(
        _ path: String, _ type: TokenType, _ hints: [ThemeHint] = [],
        _ value: @escaping (inout JSONWriter) -> Void
    ) {
        let old = base[path]
        let known = old?.extensions?[CandelaHints.vendor]?.members.filter { member in
            hints.isEmpty || !CandelaHints.draws(member.name, type)
        }
        file.add(path) { writer in
            writer.beginObject()
            writer.name("$type")
            writer.string(type.rawValue)
            writer.name("$value")
            value(&writer)
            if let words = old?.description {
                writer.name("$description")
                writer.string(words)
            }
            writer.name("$extensions")
            writer.beginObject()
            writer.name(CandelaHints.vendor)
            writer.beginObject()
            for member in known ?? [] {
                writer.name(member.name)
                writer.copy(member.value)
            }
            for hint in hints {
                writer.name(hint.name)
                hint.write(&writer)
            }
            writer.endObject()
            writer.endObject()
            writer.endObject()
        }
    }
}
