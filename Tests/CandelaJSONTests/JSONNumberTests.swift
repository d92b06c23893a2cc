import CandelaJSON
import Testing

struct JSONNumberTests {
    func number(_ text: String) throws -> JSONNumber {
        let root = try JSONDocument(parsing: Array(text.utf8), file: "a").root
        return try #require(root.number)
    }

    @Test(arguments: [
        ("0", 0.0), ("12", 12), ("-1.5", -1.5), ("0.1", 0.1), ("1e3", 1_000), ("1E-2", 0.01),
        ("123456789012345678", 123_456_789_012_345_680), ("0.000001", 0.000001),
        // 14, 15 and 16 characters
        ("0.123456789012", 0.123_456_789_012), ("0.1234567890123", 0.123_456_789_012_3),
        ("-123456789.0123", -123_456_789.012_3), ("-123456789.01234", -123_456_789.012_34),
        ("999999999999999", 999_999_999_999_999), ("0.000", 0), ("-0.5", -0.5),
        // hard cases: halfway between doubles, the smallest, the greatest
        ("9007199254740993", 9_007_199_254_740_992), ("9007199254740995", 9_007_199_254_740_996),
        ("9007199254740992.999", 9_007_199_254_740_992),
        ("2.2250738585072011e-308", .leastNormalMagnitude.nextDown),
        ("5e-324", .leastNonzeroMagnitude), ("2.4703282292062327e-324", 0),
        ("2.4703282292062328e-324", .leastNonzeroMagnitude),
        ("1.7976931348623157e308", .greatestFiniteMagnitude), ("1e-400", 0), ("1e22", 1e22),
        ("1e23", 1e23), ("0e999999999999999999999999", 0), ("0.3", 0.3),
        ("1e-99999999999999999999", 0),
        ("100000000000000000000000e-23", 1), ("0.00000000000000000000000000001e29", 1),
    ])
    func `rounds to the nearest double`(text: String, value: Double) throws {
        #expect(try number(text).double == value)
        #expect(try number(text).text == text)
    }

    @Test func `keeps the sign of zero`() throws {
        #expect(try number("-0").double?.sign == .minus)
        #expect(try number("-0.0e5").double?.sign == .minus)
        #expect(try number("0").double?.sign == .plus)
    }

    @Test(arguments: ["1e400", "-1e400", "1e999999999999999999999", "1.7976931348623159e308"])
    func `has no double beyond the greatest`(text: String) throws {
        #expect(try number(text).double == nil)
        #expect(try number(text).integer() as Int? == nil)
    }

    @Test(arguments: [
        ("0", 0), ("-0", 0), ("12", 12), ("12.0", 12), ("1.2e1", 12), ("120e-1", 12), ("-5", -5),
        ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
        ("922337203685477580700e-2", Int.max), ("0e99999999999999999999", 0), ("0.000", 0),
        ("9223372036854775808", nil), ("-9223372036854775809", nil), ("1.5", nil), ("1e-1", nil),
        ("1e19", nil), ("1e99999999999999999999", nil), ("1e-99999999999999999999", nil),
    ])
    func `is an integer if its value is whole`(text: String, value: Int?) throws {
        #expect(try number(text).integer() == value)
    }

    @Test func `must fit the requested integer type`() throws {
        #expect(try number("255").integer() as UInt8? == 255)
        #expect(try number("256").integer() as UInt8? == nil)
        #expect(try number("-1").integer() as UInt8? == nil)
        #expect(try number("-128").integer() as Int8? == -128)
        #expect(try number("127").integer() as Int8? == 127)
        #expect(try number("128").integer() as Int8? == nil)
        #expect(try number("18446744073709551615").integer() as UInt64? == .max)
    }

    @Test func `accepts a million digits`() throws {
        let long = try number("1" + String(repeating: "0", count: 1_000_000))
        #expect(long.double == nil)
        #expect(long.integer() as Int? == nil)
        let small = try number("0." + String(repeating: "0", count: 1_000_000) + "1e1000001")
        #expect(small.integer() == 1)
        #expect(small.double == 1)
    }
}
