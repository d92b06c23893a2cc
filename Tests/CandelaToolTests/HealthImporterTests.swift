import Testing
import candela

struct HealthImporterTests {
    private let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE HealthData [
        <!ATTLIST HealthData locale CDATA #REQUIRED>
        ]>
        <HealthData locale="de_DE">

        """
    private func mass(_ unit: String, _ value: String, _ inside: String = "") -> String {
        "<Record type=\"HKQuantityTypeIdentifierBodyMass\" unit=\"\(unit)\""
            + " startDate=\"2026-03-18 23:30:00 +0100\" value=\"\(value)\">\(inside)</Record>\n"
    }

    @Test func `joins what two apps wrote, in the zone of the record`() throws {
        // 23:30 in Berlin is 18:30 in New York; 170.6 lb are 77.38 kg.
        let zone = "<MetadataEntry key=\"HKTimeZone\" value=\"America/New_York\"/>"
        let text = head + mass("kg", "77.4", zone) + mass("lb", "170.6") + "</HealthData>\n"
        let outcome = try Workbench(["e.xml": text]).run("import health e.xml")
        #expect(outcome.status == .success)
        #expect(outcome.text.contains("2026-03-18T18:30:00-04:00"))
        #expect(outcome.messages.first == "e.xml:7: the same weigh-in as in line 6, from ''")
    }

    @Test func `malformed XML is an error with its place`() throws {
        let text = head + mass("kg", "77.4") + "<Record"
        let outcome = try Workbench(["e.xml": text]).run("import health e.xml")
        #expect(outcome.status == .badData)
        #expect(outcome.report.contains(": error: malformed XML [malformed-xml]"))
    }

    private func fat(_ value: String, _ time: String = "23:30:00") -> String {
        "<Record type=\"HKQuantityTypeIdentifierBodyFatPercentage\" unit=\"%\""
            + " startDate=\"2026-03-18 \(time) +0100\" value=\"\(value)\"/>\n"
    }

    /// Apple's percent is a fraction: 0.225 is 22.5 percent. One without a weight is named, not lost.
    @Test func `body fat joins the weight of its moment`() throws {
        let text =
            head + mass("g", "77400") + fat("0.225") + fat("0.3", "12:00:00") + "</HealthData>"
        let bench = try Workbench(["e.xml": text])
        let outcome = bench.run("import health e.xml")
        #expect(outcome.text.contains("\"bodyFat\": 22.5") && outcome.text.contains("77.4"))
        #expect(outcome.messages.first?.hasPrefix("e.xml:8: body fat of 30.0 percent") == true)
        #expect(bench.run("import health e.xml --strict").status == .badData)
    }

    /// 12 stone are 168 pounds.
    @Test func `stones become pounds, and what is no weight is named`() throws {
        let text = head + mass("st", "12") + mass("kg", "heavy") + mass("oz", "5") + "</HealthData>"
        let outcome = try Workbench(["e.xml": text]).run("import health e.xml")
        #expect(outcome.text.contains("\"value\": 168"))
        #expect(outcome.messages.count == 3)
    }

    @Test(arguments: [("", "empty-file"), ("hello", "not-health"), ("<a/>", "not-health")])
    func `names what is no export`(text: String, id: String) throws {
        let outcome = try Workbench(["e.xml": text]).run("import health e.xml")
        #expect(outcome.status == .badData && outcome.report.contains("[\(id)]"))
    }
}
