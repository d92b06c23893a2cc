/// The types of exported Swift values, in a file shared by every variant's file.
enum SwiftSupport {
    static let fileName = "TokenValues.swift"

    static let banner = """
        // swift-format-ignore-file
        // Made from design tokens by `candela tokens build`. Changes here are lost.


        """

    static let text = banner + SupportCode.emitted.swift(fileName)
}
