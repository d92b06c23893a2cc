import CandelaPipeline
import CandelaRules
import CandelaScreens
import CandelaSpecimens
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

    @Test func `every screen has specimens, in the screens' order`() {
        let screens = Specimen.all.map(\.screen)
        let order = screens.map { ScreenName.all.firstIndex(of: $0) ?? -1 }
        #expect(order == order.sorted())
        #expect(Set(screens) == Set(ScreenName.all))
    }

    @Test(arguments: Specimen.all)
    func `makes the same screen twice, on the one day of all specimens`(
        specimen: Specimen
    ) throws {
        let screen = try specimen.made()
        #expect(try specimen.made() == screen)
        #expect(screen.specimen == specimen.name)
        #expect(screen.context.now.description.hasPrefix("2026-03-18T"))
        #expect(screen.context.zone.identifier == "Europe/Berlin")
    }

    @Test(arguments: Specimen.all)
    func `reads its options back as they were written`(specimen: Specimen) throws {
        let bytes = try JSONTextEncoder().encode(specimen.options)
        var warnings: [Diagnostic] = []
        let back = try JSONTextDecoder().decode(
            ScreenOptions.self, from: bytes, file: "o.json", warnings: &warnings)
        #expect(back == specimen.options)
        #expect(warnings.isEmpty)
    }

    @Test func `asks for nothing where nothing is said`() throws {
        let nothing = try JSONTextDecoder().decode(
            ScreenOptions.self, from: Array("{}".utf8), file: "o.json")
        #expect(nothing == ScreenOptions())
    }

    @Test(arguments: [0, 3, 6, 7, 14, 29, 30, 70])
    func `some counter shows each length of streak that matters`(days: Int) throws {
        let lengths = try Specimen.all.flatMap { try $0.made().cards }.compactMap { card in
            if case .streakCounter(let counter) = card { counter.days } else { nil }
        }
        #expect(lengths.contains(days))
    }
}
