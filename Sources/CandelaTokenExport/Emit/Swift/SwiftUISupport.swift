/// The SwiftUI types of exported values and the code that makes colours adaptive, in a file shared
/// by every variant's file.
enum SwiftUISupport {
    static let fileName = "TokenValues+SwiftUI.swift"

    static let text = SwiftSupport.banner + SupportCode.emitted.swift(fileName)
}
