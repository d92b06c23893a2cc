import Testing
import candela

struct SurroundingsTests {
    @Test(arguments: [
        (["LANG": "de_AT.UTF-8"], "de-AT"), (["LANG": "sr_RS@latin"], "sr-RS"),
        (["LANG": "ar"], "ar"), (["LC_ALL": "fr_FR", "LANG": "de_DE"], "fr-FR"),
        (["LC_ALL": "", "LC_MESSAGES": "it_IT.UTF-8", "LANG": "de_DE"], "it-IT"),
        (["LANG": "C.UTF-8"], "en"), (["LANG": "POSIX"], "en"), ([:], "en"),
    ])
    func `takes the language from POSIX variables`(environment: [String: String], tag: String) {
        #expect(Surroundings.language(in: environment) == tag)
    }
}
