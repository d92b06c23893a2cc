public import CandelaElements
public import CandelaRules

/// The path of a member of a screen's options, with the type of its value.
///
/// Declare one next to the options for each member that the screen's actions change. The key path
/// ensures that the member exists and has the right type; the coding key gives its name in JSON:
///
/// ```swift
/// extension TonightOptions {
///     static let phases = OptionPath(\Self.showsPhases, CodingKeys.showsPhases)
/// }
///
/// kit.toggle("phases", .choose(TonightOptions.phases, !isOn), name, isOn: isOn)
/// ```
public struct OptionPath<Value: OptionValue>: Sendable, Equatable {
    /// The path in the JSON of the options: `draft.name`. Dots select members; brackets select an
    /// element of a list by its `id` or its index: `draft.routine.steps[bed].name`. Square brackets
    /// and percent signs in an id are written as `%5B`, `%5D` and `%25`.
    public let path: String

    /// Creates a path without checking it.
    public init(_ path: String) { self.path = path }

    /// Creates the path of an optional member.
    ///
    /// - Parameters:
    ///   - name: The coding key of the options' own member.
    ///   - inner: The names in JSON of the members inside it.
    public init<Options: ScreenOptions>(
        _ member: KeyPath<Options, Value?>, _ name: some CodingKey, _ inner: String...
    ) {
        self.init(([name.stringValue] + inner).joined(separator: "."))
    }

    /// Creates the path of a member.
    ///
    /// - Parameters:
    ///   - name: The coding key of the options' own member.
    ///   - inner: The names in JSON of the members inside it.
    public init<Options: ScreenOptions>(
        _ member: KeyPath<Options, Value>, _ name: some CodingKey, _ inner: String...
    ) {
        self.init(([name.stringValue] + inner).joined(separator: "."))
    }

    /// Creates the path of a member whose value is an object.
    ///
    /// - Parameters:
    ///   - name: The coding key of the options' own member.
    ///   - inner: The names in JSON of the members inside it.
    public init<Options: ScreenOptions, Member>(
        object member: KeyPath<Options, Member>, _ name: some CodingKey, _ inner: String...
    ) where Value == Intent.Value {
        self.init(([name.stringValue] + inner).joined(separator: "."))
    }
}

extension OptionPath {
    /// The path of a member of the value.
    public func member<Member>(_ name: String) -> OptionPath<Member> {
        OptionPath<Member>("\(path).\(name)")
    }

    /// The path of the element with an id, or at an index, of a list.
    public func element<Element>(_ id: String) -> OptionPath<Element> {
        var escaped = ""
        for character in id {
            switch character {
            case "[": escaped += "%5B"
            case "]": escaped += "%5D"
            case "%": escaped += "%25"
            default: escaped.append(character)
            }
        }
        return OptionPath<Element>("\(path)[\(escaped)]")
    }
}

/// A type whose values can be options.
public protocol OptionValue {
    /// The value as part of an intent.
    var intentValue: Intent.Value { get }
}

extension OptionValue where Self: RawRepresentable, RawValue == String {
    /// The raw value as text.
    public var intentValue: Intent.Value { .text(rawValue) }
}

extension String: OptionValue {
    /// The text, unchanged.
    public var intentValue: Intent.Value { .text(self) }
}

extension Bool: OptionValue {
    /// The value as a Boolean.
    public var intentValue: Intent.Value { .flag(self) }
}

extension Int: OptionValue {
    /// The value as a number.
    public var intentValue: Intent.Value { .number(Double(self)) }
}

extension Double: OptionValue {
    /// The value as a number.
    public var intentValue: Intent.Value { .number(self) }
}

extension CalendarDay: OptionValue {
    /// The day as `2026-03-18`.
    public var intentValue: Intent.Value { .text(description) }
}

extension TimeOfDay: OptionValue {
    /// The time as `08:00`.
    public var intentValue: Intent.Value { .text(description) }
}

extension Intent.Value: OptionValue {
    /// The value itself.
    public var intentValue: Intent.Value { self }
}

extension Weekday: OptionValue {}

extension WeightUnit: OptionValue {}

extension ChartPeriod: OptionValue {}

extension CompletionStatus: OptionValue {}

extension TimelineRange: OptionValue {}

extension WeightChartRange: OptionValue {}

extension RoutineCoverage.Dimension: OptionValue {}

extension Array: OptionValue where Element: OptionValue {
    /// The values, in order.
    public var intentValue: Intent.Value { .list(map(\.intentValue)) }

    /// The array with a value added, or removed if it was there.
    public func toggling(_ value: Element) -> [Element] where Element: Equatable {
        let others = filter { $0 != value }
        return others.count < count ? others : self + [value]
    }
}

extension Intent {
    /// An intent that sets an option of the screen.
    public static func choose<Value>(_ option: OptionPath<Value>, _ value: Value) -> Intent {
        .choose(option: option.path, value: value.intentValue)
    }

    /// An intent that sets an option of the screen to the entered value.
    public static func enter<Value>(_ option: OptionPath<Value>) -> Intent {
        .enter(.option(option.path))
    }

    /// An intent that resets an option of the screen.
    public static func clear<Value>(_ option: OptionPath<Value>) -> Intent {
        .clear(options: [option.path])
    }
}
