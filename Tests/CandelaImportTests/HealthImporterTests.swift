import CandelaImport
import CandelaRules
import Testing

struct HealthImporterTests {
    private let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE HealthData [
        <!-- it's > a comment -->
        <!ATTLIST HealthData locale CDATA #REQUIRED>
        ]>
        <HealthData locale="de_DE">

        """
    private func mass(_ unit: String, _ value: String, _ inside: String = "") -> String {
        "<Record type=\"HKQuantityTypeIdentifierBodyMass\" unit=\"\(unit)\""
            + " startDate=\"2026-03-18 23:30:00 +0100\" value=\"\(value)\">\(inside)</Record>\n"
    }

    private func read(_ records: String, end: String = "</HealthData>\n") throws -> Imported {
        try HealthImporter.read(source((head + records + end).utf8), in: importing)
    }

    @Test func `joins records written by two apps, in the record's time zone`() throws {
        // 23:30 in Berlin is 18:30 in New York; 170.6 lb are 77.38 kg.
        let zone = "<MetadataEntry key=\"HKTimeZone\" value=\"America/New_York\"/>"
        let imported = try read(mass("kg", "77.4", zone) + mass("lb", "170.6"))
        #expect(imported.weights == ["2026-03-18 2026-03-18T18:30:00-04:00 77.4 kg - -"])
        #expect(imported.journal.weighIns.map(\.id) == ["health-2026-03-18T22:30:00Z"])
        #expect(imported.findings == ["8:1 joined: the same weigh-in as in line 7, from ''"])
        #expect(imported.counts == [1, 1, 0])
    }

    private func fat(_ value: String, _ time: String = "23:30:00") -> String {
        "<Record type=\"HKQuantityTypeIdentifierBodyFatPercentage\" unit=\"%\""
            + " startDate=\"2026-03-18 \(time) +0100\" value=\"\(value)\"/>\n"
    }

    /// Apple's percentage is a fraction: 0.225 is 22.5 percent. A value without a weight is
    /// reported.
    @Test func `body fat is joined with the weight of the same instant`() throws {
        let imported = try read(mass("g", "77400") + fat("0.225") + fat("0.3", "12:00:00"))
        #expect(imported.weights == ["2026-03-18 2026-03-18T23:30:00+01:00 77.4 kg 22.5 -"])
        #expect(
            imported.findings == [
                "9:1 unused: body fat of 30.0 percent without a weight at the same moment"
            ])
        #expect(imported.counts == [2, 0, 1])
    }

    /// 12 stone are 168 pounds.
    @Test func `converts stones to pounds, and reports invalid weights`() throws {
        let imported = try read(mass("st", "12") + mass("kg", "heavy") + mass("oz", "5"))
        #expect(imported.journal.weighIns.map(\.weight.value) == [168])
        #expect(
            imported.findings == [
                "8:104 unused: 'heavy' is not a number",
                "9:55 unused: unknown unit 'oz': use kg, g, lb or st",
            ])
    }

    @Test func `resolves references, and accepts brackets in quotes of either kind`() throws {
        let twins =
            mass("kg", "77.4")
            + "<Record sourceName='A&amp;B &#x1F600;&#9;>' type='HKQuantityTypeIdentifierBodyMass'"
            + " unit='kg' startDate='2026-03-18 23:30:10 +0100' value='77.4'/>"
        let imported = try read("<!-- <a> --><![CDATA[ <b> ]]]>" + twins)
        #expect(
            imported.findings == ["8:1 joined: the same weigh-in as in line 7, from 'A&B 😀\t>'"])
    }

    @Test(arguments: [
        ("<Record", "8:8", "the file ends inside a tag"),
        ("", "8:1", "the file ends inside the element 'HealthData'"),
        ("</Record>", "8:1", "'</Record>' does not match an open element"),
        ("<a b='1' b='2'/>", "8:1", "a duplicate attribute in 'a'"),
        ("<a b=1/>", "8:1", "an attribute without quotes in 'a'"),
        ("<a b/>", "8:1", "an attribute without a value in 'a'"),
        ("<a b='1'c='2'/>", "8:1", "an attribute without a value in 'a'"),
        ("<a <b/>", "8:4", "'<' inside a tag"),
        ("< a/>", "8:1", "'<' that does not begin a tag"),
        ("<Record type='&x;'/>", "8:15", "the unknown reference '&x;'"),
        ("<Record type='&#xD800;'/>", "8:15", "the unknown reference '&#xD800;'"),
        ("<Record type='&amp'/>", "8:15", "'&' that does not begin a reference"),
        ("</HealthData><b/>", "8:14", "a second root element"),
        ("</HealthData>x", "8:14", "text outside the root element"),
        ("<!DOCTYPE a>", "8:1", "a declaration inside the root element"),
        ("<!-- ", "8:6", "the file ends inside a comment"),
        ("\u{0}", "8:1", "a control character"),
    ])
    func `malformed XML costs only itself`(xml: String, place: String, reason: String) throws {
        let imported = try read(mass("kg", "77.4"), end: xml)
        #expect(imported.problems.first == "\(place) unused: malformed XML: \(reason)")
        #expect(imported.journal.weighIns.map(\.weight.value) == [77.4])
        #expect(imported.report.read == 1 && imported.report.changed == 0)
    }

    /// A record whose values are not quoted, one with a name that contains `<`, and one that is cut
    /// off, among two that are not.
    @Test func `a malformed record is left out, and those after it are read`() throws {
        let later = mass("kg", "77.5").replacing("23:30:00", with: "23:45:00")
        let imported = try read(
            mass("kg", "77.4") + "<Record type=x unit=kg value=1></Record>\n"
                + "<Record sourceName=\"<<Scale>>\" type=\"a\"/>\n" + later
                + "<Record type=\"HKQuantityTypeIdentifierBodyMass\" unit=\"kg\" value=\"7", end: ""
        )
        #expect(imported.journal.weighIns.map(\.weight.value) == [77.4, 77.5])
        #expect(
            imported.problems.first
                == "8:1 unused: malformed XML: an attribute without quotes in 'Record'")
        #expect(imported.problems.last == "11:67 unused: malformed XML: the file ends inside a tag")
    }

    /// A weight that is not closed, before another one and at the end, and a malformed part inside.
    @Test func `a record without its end is read`() throws {
        let inside = "<MetadataEntry key=HKTimeZone/>"
        let open = [("77.4", "23:30:00"), ("77.5", "23:45:00")].map { value, time in
            mass("kg", value, inside).replacing("</Record>", with: "")
                .replacing("23:30:00", with: time)
        }
        let imported = try read(open.joined(), end: "")
        #expect(imported.journal.weighIns.map(\.weight.value) == [77.4, 77.5])
        // Two entries, and the end that the file lacks.
        #expect(imported.counts == [2, 0, 3])
    }

    /// Declarations without their ends, and with an apostrophe.
    @Test(arguments: [
        "<!DOCTYPE HealthData [\n<!ELEMENT HealthData (Me)\n<!ATTLIST Me a CDATA #IMPLIED>\n]>\n",
        "<!DOCTYPE HealthData [ <!-- person's > --> <!ENTITY a 'b> ] >\n",
        "<!DOCTYPE HealthData>\n",
    ])
    func `a malformed document type costs nothing`(type: String) throws {
        let text = type + "<HealthData>\n" + mass("kg", "77.4") + "</HealthData>\n"
        let imported = try HealthImporter.read(source(text.utf8), in: importing)
        #expect(imported.counts == [1, 0, 0])
        #expect(imported.findings.isEmpty)
    }

    @Test func `what is left out is counted by kind`() throws {
        func other(_ kind: String) -> String { "<Record type=\"\(kind)\" value=\"1\"/>\n" }
        let imported = try read(
            mass("kg", "77.4") + other("HKQuantityTypeIdentifierLeanBodyMass")
                + other("HKQuantityTypeIdentifierStepCount")
                + other("HKQuantityTypeIdentifierStepCount") + "<Workout duration=\"1\"/>\n")
        #expect(imported.findings == ["f remark: left out: StepCount 2, LeanBodyMass 1, Workout 1"])
        #expect(imported.report.isClean)
    }

    @Test(arguments: [
        ("", "empty-file"), ("hello", "not-health"), ("<a/>", "not-health"), ("  ", "not-health"),
    ])
    func `rejects files that are not exports`(text: String, id: String) throws {
        let error = #expect(throws: ImportError.self) {
            try HealthImporter.read(source(text.utf8), in: importing)
        }
        #expect(error?.diagnostics.map(\.id) == [id])
    }

    @Test func `a tag may have any number of attributes`() throws {
        let many = (0..<20_000).map { " a\($0)='1'" }.joined()
        #expect(try read(mass("kg", "77.4") + "<x\(many)/>").counts == [1, 0, 0])
        #expect(
            try read("<x\(many) a7='1'/>").problems == [
                "7:1 unused: malformed XML: a duplicate attribute in 'x'"
            ])
    }

    @Test func `limits the nesting of elements`() throws {
        let deep = String(repeating: "<a>", count: 1001)
        let error = #expect(throws: ImportError.self) { try read(deep) }
        #expect(error?.description.contains("elements nested more than 1000 levels deep") == true)
    }
}
