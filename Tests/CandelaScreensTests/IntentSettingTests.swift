import CandelaElements
import CandelaJSON
import CandelaRules
import Testing

struct IntentSettingTests {
    /// Each setting with a value that differs from its default, as the wire has it.
    static let wire: [(Intent.Setting, String)] = [
        (.goal(80.5), #""goal","value":80.5"#),
        (.mood(4, session: "s"), #""mood","session":"s","value":4"#),
        (.unit(.kilograms), #""unit","value":"kg""#),
        (.height(180.5), #""height","value":180.5"#),
        (.milestoneInterval(.ten), #""milestoneInterval","value":10"#),
        (.dayStart("04:00"), #""dayStart","value":"04:00""#),
        (.firstWeekday(.sunday), #""firstWeekday","value":"sunday""#),
        (.skipsKeepStreak(true), #""skipsKeepStreak","value":true"#),
        (.accent("#102030"), ##""accent","value":"#102030""##),
        (.themeMode(.dark), #""themeMode","value":"dark""#),
        (.haptics(false), #""haptics","value":false"#),
        (.motion(false), #""motion","value":false"#),
        (.timerSound(false), #""timerSound","value":false"#),
        (.appIcon("teal"), #""appIcon","value":"teal""#),
        (.trendSmoothing(false), #""trendSmoothing","value":false"#),
        (.dailyReminder("07:30"), #""dailyReminder","value":"07:30""#),
        (.smartReminders(true), #""smartReminders","value":true"#),
        (.healthSync(true), #""healthSync","value":true"#),
        (.routineMode("week"), #""routineMode","value":"week""#),
        (.unknown("density"), #""density""#),
        (.appIcon(nil), #""appIcon""#),
    ]

    @Test(arguments: wire) func `reads and writes one form`(
        setting: Intent.Setting, members: String
    ) throws {
        let text = #"{"kind":"set","setting":\#(members)}"#
        let bytes = try JSONTextEncoder(style: .compact).encode(Intent.set(setting))
        #expect(String(decoding: bytes, as: UTF8.self) == text + "\n")
        let read = try JSONTextDecoder().decode(
            Intent.self, from: Array(text.utf8), file: "intent.json")
        #expect(read == .set(setting))
    }

    @Test func `names all settings of a journal, the goal and the mood`() {
        let names = Intent.Setting.Name.allCases.map(\.rawValue)
        #expect(Set(names) == Set(JournalSettings.names + ["goal", "mood"]))
        let written = Self.wire.map { $0.1.split(separator: "\"")[0] }
        #expect(Set(written.map(String.init)).isSuperset(of: names))
    }

    @Test(arguments: [
        (#""unit", "value": "stone""#, "'stone'"), (#""themeMode", "value": 3"#, "3.0"),
        (#""dayStart", "value": "25:00""#, "'25:00'"), (#""haptics", "value": [true]"#, "a list"),
        (#""milestoneInterval", "value": 7"#, "7.0"), (#""mood", "value": 1.5"#, "1.5"),
    ])
    func `a value of the wrong type is an error at its place`(
        members: String, value: String
    ) throws {
        let text = #"{"kind": "set", "setting": \#(members)}"#
        let error = #expect(throws: (any Error).self) {
            try JSONTextDecoder().decode(Intent.self, from: Array(text.utf8), file: "intent.json")
        }
        let column = try #require(text.firstRange(of: #""value": "#)).upperBound
        let place = text.distance(from: text.startIndex, to: column) + 1
        let words = "\(try #require(error))"
        #expect(words.hasPrefix("intent.json:1:\(place): "), "\(words)")
        #expect(words.contains("\(value) is not valid for"), "\(words)")
    }
}
