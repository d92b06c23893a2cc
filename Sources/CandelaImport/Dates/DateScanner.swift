import CandelaRules

/// A scanner of dates and times. Any kind of space separates, among them the narrow one that
/// Apple's and Unicode's formats write before `PM`.
struct DateScanner {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) {
        guard text.utf8.count < 64 else {
            bytes = [0]
            return
        }
        let plain = text.unicodeScalars.map { scalar in
            scalar.isASCII
                ? UInt8(scalar.value) : scalar.properties.isWhitespace ? UInt8(ascii: " ") : 0
        }
        bytes = Array(plain.trimmingSpaces)
    }

    var isAtEnd: Bool { position == bytes.count }

    private var next: UInt8? { isAtEnd ? nil : bytes[position] }

    private mutating func take(_ characters: StaticString) -> UInt8? {
        guard let next, characters.withUTF8Buffer({ $0.contains(next) }) else { return nil }
        position += 1
        return next
    }

    /// Skips spaces, and returns whether there were any.
    @discardableResult
    private mutating func spaces() -> Bool {
        let start = position
        while take(" \t") != nil {}
        return position > start
    }

    private mutating func number(upTo most: Int) -> (value: Int, digits: Int)? {
        let digits = bytes[position...].prefix { (0x30...0x39).contains($0) }
        guard (1...most).contains(digits.count) else { return nil }
        position += digits.count
        return (digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }, digits.count)
    }

    /// A word of ASCII letters, in lowercase.
    private mutating func word() -> String? {
        let letters = bytes[position...].prefix { (0x41...0x5A).contains($0 & 0xDF) }
        guard !letters.isEmpty else { return nil }
        position += letters.count
        return String(decoding: letters, as: UTF8.self).lowercased()
    }

    // MARK: Dates

    /// Seconds since 1970, which have 9 to 11 digits, or milliseconds, which have 12 to 14.
    mutating func instant() -> Instant? {
        let start = position
        if let (value, digits) = number(upTo: 14), isAtEnd, digits >= 9 {
            return Instant(secondsSince1970: digits > 11 ? value / 1000 : value)
        }
        position = start
        return nil
    }

    mutating func date() -> WrittenDate? {
        if let month = month() {
            spaces()
            guard let day = number(upTo: 2), take(",") != nil || spaces() else { return nil }
            spaces()
            return number(upTo: 4).map { year in
                WrittenDate(
                    day.value, month, year.value, shown: .dayFirst, isShort: year.digits <= 2)
            }
        }
        guard let first = number(upTo: 8) else { return nil }
        if first.digits == 8 {
            let (year, rest) = first.value.quotientAndRemainder(dividingBy: 10_000)
            return WrittenDate(year, rest / 100, rest % 100, shown: .yearFirst)
        }
        guard first.digits == 4 || first.digits <= 2 else { return nil }
        let mark = take("-/.")
        let isSpaced = spaces()
        guard mark != nil || isSpaced else { return nil }
        if let month = month() {
            _ = take("-/.,")
            spaces()
            return number(upTo: 4).map { year in
                WrittenDate(
                    first.value, month, year.value, shown: .dayFirst, isShort: year.digits <= 2)
            }
        }
        guard let mark, let second = number(upTo: 2), next == mark else { return nil }
        position += 1
        spaces()
        guard let third = number(upTo: 4), third.digits != 3 else { return nil }
        let isDotted = mark == UInt8(ascii: ".")
        if isDotted { _ = take(".") }
        return WrittenDate(
            first.value, second.value, third.value, shown: first.digits == 4 ? .yearFirst : nil,
            isDotted: isDotted, isShort: first.digits <= 2 && third.digits <= 2)
    }

    /// The number of a month, from its English name or the first three letters.
    private mutating func month() -> Int? {
        let start = position
        if let word = word(), word.count >= 3,
            let place = Self.months.firstIndex(where: { $0.hasPrefix(word) })
        {
            return place + 1
        }
        position = start
        return nil
    }

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september",
        "october", "november", "december",
    ]

    // MARK: Times

    /// Skips what separates a date and a time; false if nothing does.
    mutating func timeFollows() -> Bool {
        let comma = take(",") != nil
        let isSpaced = spaces()
        let start = position
        // Apple's formats write 'Jan 2, 2026 at 7:01 AM'.
        if word() == "at", spaces() { return comma || isSpaced }
        position = start
        let letter = take("Tt") != nil
        return comma || isSpaced || letter
    }

    mutating func time() -> WrittenTime? {
        guard var hour = number(upTo: 2)?.value, take(":") != nil,
            let minute = number(upTo: 2), minute.digits == 2, minute.value < 60
        else { return nil }
        var second = 0
        if take(":") != nil {
            guard let read = number(upTo: 2), read.digits == 2, read.value <= 60 else { return nil }
            // A leap second belongs to the day that it ends.
            second = min(read.value, 59)
            if take(".,") != nil {
                guard number(upTo: 12) != nil else { return nil }
            }
        }
        spaces()
        if let half = half() {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + half
        }
        guard hour < 24 else { return nil }
        spaces()
        let zone = zone()
        return WrittenTime(seconds: hour * 3600 + minute.value * 60 + second, zone: zone)
    }

    /// The hours that `AM` or `PM` adds.
    private mutating func half() -> Int? {
        let start = position
        if let letter = take("aApP") {
            _ = take(".")
            if take("mM") != nil {
                _ = take(".")
                return letter & 0xDF == UInt8(ascii: "P") ? 12 : 0
            }
        }
        position = start
        return nil
    }

    private mutating func zone() -> WrittenTime.Zone? {
        if take("Zz") != nil { return .utc }
        let start = position
        let isNamed = word().map { ["utc", "gmt"].contains($0) }
        guard isNamed != false else {
            position = start
            return nil
        }
        guard let sign = take("+-") else { return isNamed == true ? .utc : nil }
        guard let hours = number(upTo: 4) else { return nil }
        var seconds = hours.value * 3600
        if hours.digits > 2 {
            seconds = hours.value / 100 * 3600 + hours.value % 100 * 60
        } else if take(":") != nil {
            guard let minutes = number(upTo: 2) else { return nil }
            seconds += minutes.value * 60
        }
        guard seconds < 86_400 else { return nil }
        return .offset(sign == UInt8(ascii: "-") ? -seconds : seconds)
    }

    /// Parses an offset alone, such as `UTC+0100` or `+01:00`, in seconds.
    static func offset(_ text: String) -> Int? {
        var scanner = DateScanner(text)
        guard let zone = scanner.zone(), scanner.isAtEnd else { return nil }
        return if case .offset(let seconds) = zone { seconds } else { 0 }
    }
}

extension [UInt8] {
    /// The bytes without spaces around them.
    fileprivate var trimmingSpaces: ArraySlice<UInt8> {
        let head = drop { $0 == 0x20 || $0 == 0x09 }
        guard let last = head.lastIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { return [] }
        return head[...last]
    }
}
