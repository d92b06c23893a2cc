import CandelaDTCG
import CandelaTokens
import Foundation
import Testing
import candela_generate

/// The committed files equal those generated from the token files, and contain the same values.
struct GeneratedThemesTests {
    private static let source = SourceFolder(
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path)

    private static let project: TokenProject? = {
        var diagnostics: [Diagnostic] = []
        return TokenProject.load(
            ThemeGenerator.tokensPath, files: source.access, diagnostics: &diagnostics)
    }()

    @Test func `equal the generated files, with no file missing or left over`() throws {
        var diagnostics: [Diagnostic] = []
        let changes = GeneratedPart.themes.changes(in: Self.source, diagnostics: &diagnostics)
        #expect(diagnostics.report == "")
        #expect(
            changes?.map(\.path) == [], "run 'swift run candela-generate' and commit the changes")
    }

    @Test func `have the tables in the order of a theme`() {
        let kinds = TokenRoleKind.allCases.map(\.kindName) + ["IconKind"]
        #expect(RoleKinds.all.map { "\($0)" } == kinds)
    }

    @Test func `use the same words as the types they are printed for`() {
        func words<Word: CaseIterable & RawRepresentable<String>>(_ type: Word.Type) -> [String] {
            Word.allCases.map(\.rawValue)
        }
        #expect(words(CandelaHints.TextStyle.self) == TextStyle.allCases.map(\.rawValue))
        #expect(words(CandelaHints.Design.self) == FontDesign.allCases.map(\.rawValue))
        #expect(words(CandelaHints.Haptic.self) == HapticToken.Kind.allCases.map(\.rawValue))
        #expect(words(CandelaHints.Material.self) == MaterialToken.Kind.allCases.map(\.rawValue))
        #expect(ThemeGenerator.appearances == Appearance.allCases.map(\.rawValue))
    }

    @Test(arguments: Theme.Product.allCases, Appearance.allCases)
    func `have the resolved values`(product: Theme.Product, appearance: Appearance) throws {
        var diagnostics: [Diagnostic] = []
        let project = try #require(Self.project)
        let inputs = ["product": product.rawValue, "appearance": appearance.rawValue]
        let tokens = try #require(project.resolve(inputs, diagnostics: &diagnostics))
        let theme = Theme.of(product)
        var colors = 0
        for token in tokens.tokens {
            let role = ColorRole(token.path)
            guard case .color(let value) = token.value, theme.answers(role) else { continue }
            let rgb = value.mapped(to: .srgb)
            let expected = ColorToken(
                red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: rgb.alpha)
            #expect(theme.color(role, in: appearance) == expected, "\(token.path)")
            colors += 1
        }
        #expect(colors == ColorRole.all.count)
        for role in SpaceRole.all {
            guard case .dimension(let length) = tokens[role.path]?.value else {
                Issue.record("\(role) is not a length")
                continue
            }
            #expect(theme.space(role) == length.pixels())
        }
        for role in TypeRole.all {
            guard case .typography(let value) = tokens[role.path]?.value else {
                Issue.record("\(role) is not a typography token")
                continue
            }
            let text = theme.text(role)
            #expect(text.size == value.fontSize.pixels())
            #expect(text.weight.number == Int(value.fontWeight.number))
            #expect(abs(text.leading - value.fontSize.pixels() * value.lineHeight) < 0.01)
        }
    }
}
