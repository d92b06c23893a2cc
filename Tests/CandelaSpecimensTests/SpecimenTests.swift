import CandelaDTCG
import CandelaElements
import CandelaKit
import CandelaRules
import CandelaScreens
import CandelaSpecimens
import CandelaTestSupport
import CandelaTokens
import Testing

struct SpecimenTests {
    @Test func `names are unique and in kebab case`() {
        let names = Specimen.all.map(\.name)
        #expect(Set(names).count == names.count)
        for name in names {
            #expect(name.allSatisfy { $0 == "-" || $0.isNumber || ($0.isLetter && $0.isLowercase) })
        }
    }

    @Test func `every screen has specimens, in the order of the screens`() {
        let screens = Specimen.all.map(\.screen)
        let order = screens.map { ScreenName.allCases.firstIndex(of: $0) ?? -1 }
        #expect(order == order.sorted())
        #expect(Set(screens) == Set(ScreenName.allCases))
    }

    /// Recordings, which another process made, prove it for all.
    @Test(arguments: Specimen.some)
    func `builds the same screen twice`(specimen: Specimen) throws {
        #expect(try specimen.made() == specimen.once().screen)
    }

    @Test(arguments: Specimen.all)
    func `decodes its encoded options`(specimen: Specimen) throws {
        func check<Options: ScreenOptions>(_ options: Options) throws {
            let bytes = try JSONTextEncoder().encode(options)
            var warnings: [Diagnostic] = []
            let back = try JSONTextDecoder().decode(
                Options.self, from: bytes, file: "o.json", warnings: &warnings)
            #expect(back == options)
            #expect(warnings.isEmpty)
        }
        if let options = specimen.options { try check(options) }
    }

    @Test(arguments: ScreenName.allCases)
    func `decodes an empty object as the default options`(screen: ScreenName) throws {
        func check<Options: ScreenOptions>(_ type: Options.Type) throws {
            let nothing = try JSONTextDecoder().decode(
                Options.self, from: Array("{}".utf8), file: "o.json")
            #expect(nothing == Options())
        }
        let options = try #require(screen.optionsType)
        try check(options)
    }

    @Test(arguments: [0, 3, 6, 7, 14, 29, 30, 70])
    func `has a counter for each length of streak that matters`(days: Int) throws {
        let lengths = try Specimen.all.flatMap { try $0.once().screen.cards }.compactMap { card in
            card.content(as: StreakCounterCard.self)?.facts.streak
        }
        #expect(lengths.contains(days))
    }
}
