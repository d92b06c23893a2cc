package import CandelaRules

/// Options that several commands share.
package enum Options {
    package static let timeZone = Option(
        "time-zone", "ZONE", "an IANA name, 'Z' or an offset such as +03:00",
        default: "this machine's")
    package static let lenient = Option(
        "lenient", nil, "leave out records that cannot be read, and report each")
}

extension Invocation {
    /// The time zone given with `--time-zone`, if any.
    ///
    /// - Throws: A usage failure for an unknown zone.
    func zone() throws(Failure) -> Zone? {
        guard let text = self[Options.timeZone] else { return nil }
        do throws(ZoneError) {
            return try Zone(text)
        } catch {
            switch error {
            case .unknown(_, let closest):
                let names = closest.map { "'\($0)'" }.joined(separator: ", ")
                throw .unknown(
                    "time zone", text, help: names.isEmpty ? [] : ["try \(names)"])
            }
        }
    }
}

extension Invocation {
    /// The time zone given with `--time-zone`, or else this machine's.
    ///
    /// - Throws: A usage failure for an unknown zone, or a data failure if the machine's zone is
    ///   unknown.
    package func zone(or environment: CommandEnvironment) throws(Failure) -> Zone {
        if let zone = try zone() { return zone }
        return try environment.zone()
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
