import CandelaTool
import Testing

struct CommandEnvironmentTests {
    @Test(arguments: [
        (["LANG": "de_AT.UTF-8"], "de-AT"), (["LANG": "sr_RS@latin"], "sr-RS"),
        (["LANG": "ar"], "ar"), (["LC_ALL": "fr_FR", "LANG": "de_DE"], "fr-FR"),
        (["LC_ALL": "", "LC_MESSAGES": "it_IT.UTF-8", "LANG": "de_DE"], "it-IT"),
        (["LANG": "C.UTF-8"], "en"), (["LANG": "POSIX"], "en"), ([:], "en"),
        (["LANG": "zh_hans_cn"], "zh-Hans-CN"), (["LANG": "../evil"], "en"),
    ])
    func `takes the language from POSIX variables`(environment: [String: String], tag: String) {
        #expect(CommandEnvironment.language(in: environment) == tag)
    }

    @Test(arguments: [
        (["TZ": "Asia/Tokyo"], "Asia/Tokyo"), (["TZ": ":Asia/Tokyo"], "Asia/Tokyo"),
        (["TZ": "/usr/share/zoneinfo/Asia/Tokyo"], "Asia/Tokyo"), (["TZ": ""], "UTC"),
        (["TZ": "garbage"], "garbage"), (["TZ": ":/etc/localtime"], nil), ([:], nil),
    ])
    func `takes the zone from POSIX variables`(environment: [String: String], zone: String?) {
        #expect(CommandEnvironment.timeZone(in: environment) == zone)
    }

    @Test func `an unknown time zone is an error, not Greenwich`() throws {
        var environment = try ToolHarness(["w.csv": "2026-03-18 07:00:00;78\n"]).environment
        environment.timeZone = { "garbage" }
        let outcome = Tool.candela.run(["import", "libra", "-", "--unit", "kg"], in: environment)
        #expect(outcome.status == .badData)
        #expect(outcome.report.hasPrefix("error: this machine's time zone 'garbage' is not known"))
    }
}
