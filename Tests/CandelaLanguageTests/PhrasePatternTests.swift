import CandelaLanguage
import Testing

struct PhrasePatternTests {
    private static let days = PhrasePlaceholder(name: "days", specifier: .integer)
    private static let name = PhrasePlaceholder(name: "name", specifier: .text)

    @Test(
        arguments: [
            ("", []), ("Save", [.words("Save")]), ("%(name)@", [.value(name)]),
            (
                "%(name)@: %(weight)lf kg",
                [
                    .value(name), .words(": "),
                    .value(PhrasePlaceholder(name: "weight", specifier: .number)), .words(" kg"),
                ]
            ),
            (
                "%(days){one:a day|other:%(days)lld days} left",
                [
                    .forms(
                        "days",
                        [
                            .init(.one, [.words("a day")]),
                            .init(.other, [.value(days), .words(" days")]),
                        ]), .words(" left"),
                ]
            ),
            (
                "%(a){other:%(b){one:x|other:y} %(name)@}",
                [
                    .forms(
                        "a",
                        [
                            .init(
                                .other,
                                [
                                    .forms(
                                        "b",
                                        [.init(.one, [.words("x")]), .init(.other, [.words("y")])]),
                                    .words(" "), .value(name),
                                ])
                        ])
                ]
            ),
            (
                "50%% %(a){other:%| %} é}",
                [
                    .words("50% "), .forms("a", [.init(.other, [.words("| } é")])]),
                ]
            ),
        ] as [(String, [PhrasePattern.Piece])])
    func `has a text and parts`(text: String, pieces: [PhrasePattern.Piece]) {
        #expect(PhrasePattern(text).pieces == pieces)
        #expect(PhrasePattern(pieces).text == text)
    }

    @Test(
        arguments: [
            ("100%", [.words("100%")]), ("100% sure", [.words("100% sure")]),
            ("%(name", [.words("%(name")]), ("a|b}", [.words("a|b}")]),
            ("%(days){few:x", [.forms("days", [.init(.few, [.words("x")])])]),
            (
                "%(days){some:x|other:y}z",
                [
                    .forms("days", [.init(.other, [.words("y")])]), .words("z"),
                ]
            ),
            ("%(days){", [.forms("days", [])]), ("%(name)", [.value(name)]),
        ] as [(String, [PhrasePattern.Piece])])
    func `reads as much as it can of another format`(text: String, pieces: [PhrasePattern.Piece]) {
        #expect(PhrasePattern(text).pieces == pieces)
    }

    @Test(arguments: [
        ("", ""), ("Save", "Save"), ("50%%", "50%"), ("%(name)@", nil), ("%(a){other:x}", nil),
    ])
    func `is literal without values`(text: String, literal: String?) {
        #expect(PhrasePattern(text).literal == literal)
    }
}
