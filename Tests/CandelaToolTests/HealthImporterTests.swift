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
        #expect(outcome.messages.first == "e.xml:7: the same weigh-in as in line 6")
    }

    @Test func `malformed XML is an error with its place`() throws {
        let text = head + mass("kg", "77.4") + "<Record"
        let outcome = try Workbench(["e.xml": text]).run("import health e.xml")
        #expect(outcome.status == .badData)
        #expect(outcome.report.contains(": error: malformed XML [malformed-xml]"))
    }
}
