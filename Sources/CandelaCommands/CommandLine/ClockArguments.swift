package import CandelaElements
package import CandelaRules

/// The time and the time zone given on the command line.
package struct ClockArguments: ArgumentGroup {
    private let moment: Instant?
    private let zone: Zone?

    package init(_ arguments: inout ArgumentReader) throws(Failure) {
        moment = try arguments.value(
            "now", "INSTANT", "the current time, such as 2026-03-18T17:20:00+01:00",
            default: "now", expected: "write an instant such as 2026-03-18T17:20:00+01:00",
            Instant.init)
        zone = try arguments.zone()
    }

    /// The context at this time, in this time zone.
    ///
    /// - Throws: A data failure if the machine's time zone is needed and unknown.
    package func context(_ environment: CommandEnvironment) throws(Failure) -> Context {
        let now = moment ?? Instant(secondsSince1970: environment.secondsSince1970())
        guard let zone else { return Context(now: now, zone: try environment.zone()) }
        return Context(now: now, zone: zone)
    }
}

extension ArgumentReader {
    /// The time zone given with `--time-zone`; `nil` without it.
    ///
    /// - Throws: A usage failure for an unknown zone.
    mutating func zone() throws(Failure) -> Zone? {
        let text = value(
            "time-zone", "ZONE", "an IANA name, 'Z' or an offset such as +03:00",
            default: "this machine's")
        guard let text else { return nil }
        do throws(ZoneError) {
            return try Zone(text)
        } catch {
            switch error {
            case .unknown(_, let closest):
                let names = closest.map { "'\($0)'" }.joined(separator: ", ")
                throw .unknown("time zone", text, help: names.isEmpty ? [] : ["try \(names)"])
            }
        }
    }

    /// Whether records that cannot be read are left out.
    package mutating func lenient() -> Bool {
        flag("lenient", "leave out records that cannot be read, and report each")
    }
}

extension CommandEnvironment {
    /// The time zone of this machine.
    ///
    /// - Throws: A data failure if its name is unknown.
    package func zone() throws(Failure) -> Zone {
        let name = timeZone()
        do throws(ZoneError) {
            return try Zone(name)
        } catch {
            throw .data(
                "this machine's time zone '\(name)' is not known", id: "unknown-time-zone",
                help: ["set TZ to an IANA name, or name one with '--time-zone'"])
        }
    }
}
