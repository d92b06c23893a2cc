import CandelaElements
import CandelaLanguage

/// A renderer that fills in the placeholders of a phrase, in written or spoken form.
///
/// A plural form that is missing is replaced by the form `other`.
struct PhraseRenderer {
    /// The plural rule of the language.
    let rule: PluralRule

    /// The writing direction of the language.
    let direction: TextDirection

    /// The values of the placeholders.
    let arguments: [PhraseArgument]

    /// Whether the spoken form is rendered.
    let isSpoken: Bool

    /// The rendered text in runs.
    func runs(of pattern: PhrasePattern) -> [PhraseRun] {
        var pen = PhraseOutput(self, keepsRuns: true)
        pen.append(pattern.pieces)
        pen.endLiteral()
        return pen.runs
    }

    /// The rendered text.
    func text(of pattern: PhrasePattern) -> String {
        var pen = PhraseOutput(self, keepsRuns: false)
        // Most values are about as long as their placeholders.
        pen.reserve(pattern.text.utf8.count + 16)
        pen.append(pattern.pieces)
        return pen.literal
    }
}

/// The output of a renderer.
private struct PhraseOutput {
    private let renderer: PhraseRenderer
    private let keepsRuns: Bool
    private(set) var runs: [PhraseRun] = []

    /// The text since the last run, in UTF-8.
    private var bytes: [UInt8] = []

    /// The text since the last run.
    var literal: String { String(decoding: bytes, as: UTF8.self) }

    init(_ renderer: PhraseRenderer, keepsRuns: Bool) {
        self.renderer = renderer
        self.keepsRuns = keepsRuns
    }

    mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    mutating func append(_ pieces: [PhrasePattern.Piece]) {
        for piece in pieces {
            switch piece {
            case .words(let words): append(words)
            case .value(let value): append(valueOf: value.name)
            case .forms(let name, let forms): append(form(of: name, forms)?.pieces ?? [])
            }
        }
    }

    private mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    /// The index of the argument for a placeholder, which avoids copying the argument.
    private func argument(_ name: String) -> Int? {
        renderer.arguments.indices.first { renderer.arguments[$0].name == name }
    }

    private mutating func append(valueOf name: String) {
        guard let argument = argument(name) else { return }
        guard keepsRuns else {
            return append(
                renderer.isSpoken
                    ? renderer.arguments[argument].spoken
                    : renderer.arguments[argument].text(in: renderer.direction))
        }
        for run in renderer.arguments[argument].runs(in: renderer.direction) {
            if run.placeholder == nil {
                append(run.text)
            } else {
                endLiteral()
                runs.append(run)
            }
        }
    }

    /// The plural form for a number; `nil` without the number.
    private func form(
        of name: String, _ forms: [PhrasePattern.Form]
    ) -> PhrasePattern.Form? {
        let operands = argument(name).flatMap {
            renderer.arguments[$0].operands(isSpoken: renderer.isSpoken)
        }
        guard let operands else { return nil }
        let category = renderer.rule.category(of: operands)
        return forms.first { $0.category == category } ?? forms.first { $0.category == .other }
    }

    mutating func endLiteral() {
        guard !bytes.isEmpty else { return }
        runs.append(PhraseRun(text: literal))
        bytes.removeAll(keepingCapacity: true)
    }
}
