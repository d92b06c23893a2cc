public import CandelaTokens

/// What happens, once, because a weight milestone is reached.
public struct MilestoneReached: Sendable, Hashable, Codable {
    /// The name of the milestone's announcement among ``Screen/announcements``; whatever an app
    /// does about a milestone, it does once for a name.
    public let announcement: String

    /// What is felt; absent when the person switched haptics off.
    public let haptic: HapticRole?
}
