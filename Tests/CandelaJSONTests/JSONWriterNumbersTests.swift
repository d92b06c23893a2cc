import CandelaJSON
import Testing

struct JSONWriterNumbersTests {
    private func text(_ value: Double) -> String {
        var writer = JSONWriter(style: .compact)
        writer.number(value)
        return String(decoding: writer.finish(), as: UTF8.self)
    }

    @Test func `short decimals have the shortest spelling that reads back`() throws {
        var values: [Double] = [0, -0.0, 0.001, 0.0005, 0.0015, 999_999_999_999.999, 1e12, 1e15]
        var state: UInt64 = 1
        for power in -6...14 {
            var scale = 1.0
            for _ in 0..<abs(power) { scale *= 10 }
            for _ in 0..<200 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let digits = Double(state >> 40)
                values.append(power < 0 ? digits / scale : digits * scale)
                values.append(Double(Int64(bitPattern: state) >> 20) / 1000)
                values.append(Double(state >> 11) * 0x1p-53)
            }
        }
        for value in values {
            let spelling = try #require(JSONNumber.spelling(of: value))
            #expect(text(value) == spelling + "\n")
            #expect(
                text(-value) == (value == 0 ? spelling : "-" + spelling).replacing("--", with: "")
                    + "\n")
        }
    }

    @Test(arguments: [0, 7, -7, 10, 1234, .max, .min])
    func `whole numbers are written with all digits`(value: Int) {
        var writer = JSONWriter(style: .compact)
        writer.number(value)
        #expect(String(decoding: writer.finish(), as: UTF8.self) == "\(value)\n")
    }
}
