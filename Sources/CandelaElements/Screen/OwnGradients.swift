package import CandelaTokens

/// The gradients of a screen that a person's accent changed: the colours of each in each appearance.
///
/// In JSON it is an object with a member for each role, in the order of their paths; in it a list of
/// `#RRGGBB`, or `#RRGGBBAA` where something shines through, for each appearance: the colours of the
/// gradient's stops, in order. Where the stops are and which way the gradient runs stands in the token
/// file.
package struct OwnGradients: Sendable, Hashable {
    /// The roles, in the order of their paths.
    package var roles: [GradientRole] { entries.map(\.role) }

    private let entries: [Entry]

    private struct Entry: Sendable, Hashable {
        let role: GradientRole
        let values: Values
    }

    /// The colours of the stops in each appearance.
    package struct Values: Sendable, Hashable, Codable {
        /// On light surfaces.
        package let light: [String]

        /// On dark surfaces.
        package let dark: [String]

        /// On light surfaces, with increased contrast.
        package let lightIncreased: [String]

        /// On dark surfaces, with increased contrast.
        package let darkIncreased: [String]

        private enum CodingKeys: String, CodingKey {
            case light, dark
            case lightIncreased = "light-increased"
            case darkIncreased = "dark-increased"
        }
    }

    /// The values of one role; `nil` for one that is as the token file has it.
    package subscript(role: GradientRole) -> Values? {
        entries.first { $0.role == role }?.values
    }

    /// The colours of the gradients; `nil` for none.
    init?(_ roles: Set<GradientRole>, in theme: Theme) {
        guard !roles.isEmpty else { return nil }
        func stops(_ role: GradientRole, _ appearance: Appearance) -> [String] {
            theme.gradient(role, in: appearance).stops.map(\.color.hexWithOpacity)
        }
        entries = roles.sorted { $0.path < $1.path }.map { role in
            Entry(
                role: role,
                values: Values(
                    light: stops(role, .light), dark: stops(role, .dark),
                    lightIncreased: stops(role, .lightIncreased),
                    darkIncreased: stops(role, .darkIncreased)))
        }
    }
}

extension OwnGradients.Values: Recorded {
    package func record(to sink: inout some MemberSink) {
        sink.member("light", light)
        sink.member("dark", dark)
        sink.member("light-increased", lightIncreased)
        sink.member("dark-increased", darkIncreased)
    }
}

extension OwnGradients: Codable {
    /// Reads gradients by role.
    package init(from decoder: any Decoder) throws {
        let members = try decoder.members
        entries = try members.allKeys.map { name in
            Entry(role: GradientRole(name.stringValue), values: try members.read(name))
        }
        .sorted { $0.role.path < $1.role.path }
    }
}

extension OwnGradients: Recorded {
    package func record(to sink: inout some MemberSink) {
        for entry in entries { sink.member(named: entry.role.path, entry.values) }
    }
}
