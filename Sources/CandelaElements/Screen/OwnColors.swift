package import CandelaTokens

/// The colours of a screen that no token file has, because a person chose them: the value of each
/// role in each appearance. They are those of habits, and all that follow from the person's accent.
///
/// In JSON it is an object with a member for each role, in the order of their paths; in it a
/// member `#RRGGBB` for each appearance.
package struct OwnColors: Sendable, Hashable {
    /// The roles, in the order of their paths.
    package var roles: [ColorRole] { entries.map(\.role) }

    private let entries: [Entry]

    private struct Entry: Sendable, Hashable {
        let role: ColorRole
        let values: Values
    }

    /// A colour in each appearance, as `#RRGGBB`, or `#RRGGBBAA` where something shines through.
    package struct Values: Sendable, Hashable, Codable {
        /// On light surfaces.
        package let light: String

        /// On dark surfaces.
        package let dark: String

        /// On light surfaces, with increased contrast.
        package let lightIncreased: String

        /// On dark surfaces, with increased contrast.
        package let darkIncreased: String

        private enum CodingKeys: String, CodingKey {
            case light, dark
            case lightIncreased = "light-increased"
            case darkIncreased = "dark-increased"
        }
    }

    /// The values of one role; `nil` for one the screen has no colour of.
    package subscript(role: ColorRole) -> Values? {
        entries.first { $0.role == role }?.values
    }

    /// The values of the roles; `nil` for none.
    ///
    /// - Parameter known: Values from before, which stay.
    init?(_ roles: Set<ColorRole>, in theme: Theme, beside known: OwnColors? = nil) {
        let kept = known?.entries ?? []
        let new = roles.subtracting(kept.map(\.role))
        guard !new.isEmpty || !kept.isEmpty else { return nil }
        func hex(_ role: ColorRole, _ appearance: Appearance) -> String {
            theme.color(role, in: appearance).hexWithOpacity
        }
        let added = new.map { role in
            Entry(
                role: role,
                values: Values(
                    light: hex(role, .light), dark: hex(role, .dark),
                    lightIncreased: hex(role, .lightIncreased),
                    darkIncreased: hex(role, .darkIncreased)))
        }
        entries = (kept + added).sorted { $0.role.path < $1.role.path }
    }
}

extension OwnColors.Values: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("light", light)
        sink.member("dark", dark)
        sink.member("light-increased", lightIncreased)
        sink.member("dark-increased", darkIncreased)
    }
}

extension OwnColors: Codable {
    /// Reads colours by role.
    package init(from decoder: any Decoder) throws {
        let members = try decoder.members
        entries = try members.allKeys.map { name in
            Entry(role: ColorRole(name.stringValue), values: try members.read(name))
        }
        .sorted { $0.role.path < $1.role.path }
    }
}

extension OwnColors: Recorded {
    package func record(to sink: inout some MemberSink) {
        for entry in entries { sink.member(named: entry.role.path, entry.values) }
    }
}
