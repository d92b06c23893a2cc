// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "candela",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "CandelaTokens", targets: ["CandelaTokens"]),
        .library(name: "CandelaRules", targets: ["CandelaRules"]),
        .library(name: "CandelaScreens", targets: ["CandelaScreens"]),
        .library(name: "CandelaSpecimens", targets: ["CandelaSpecimens"]),
        .library(name: "CandelaPipeline", targets: ["CandelaPipeline"]),
        .executable(name: "candela", targets: ["candela"]),
    ],
    targets: [
        .target(name: "CandelaJSON"),
        .target(name: "CandelaColor"),
        .target(name: "CandelaTokens", dependencies: ["CandelaColor"]),
        .target(name: "CandelaRules", dependencies: ["CandelaJSON"]),
        .target(
            name: "CandelaScreens", dependencies: ["CandelaJSON", "CandelaTokens", "CandelaRules"],
            exclude: ["Language/Phrases.xcstrings"]),
        .target(
            name: "CandelaSpecimens",
            dependencies: ["CandelaTokens", "CandelaRules", "CandelaScreens"]),
        .target(name: "CandelaPipeline", dependencies: ["CandelaColor", "CandelaJSON"]),
        .executableTarget(name: "candela-generate", dependencies: ["CandelaPipeline"]),
        .executableTarget(
            name: "candela",
            dependencies: [
                "CandelaTokens", "CandelaRules", "CandelaScreens", "CandelaSpecimens",
                "CandelaPipeline",
            ]),
        .executableTarget(
            name: "candela-bench",
            dependencies: [
                "CandelaTokens", "CandelaRules", "CandelaScreens", "CandelaSpecimens",
                "CandelaPipeline",
            ]),
        .testTarget(name: "CandelaColorTests", dependencies: ["CandelaColor"]),
        .target(
            name: "CandelaTestSupport", dependencies: ["CandelaJSON"],
            path: "Tests/CandelaTestSupport"),
        .testTarget(
            name: "CandelaJSONTests", dependencies: ["CandelaJSON", "CandelaTestSupport"]),
        .testTarget(
            name: "CandelaTokensTests",
            dependencies: ["CandelaTokens", "CandelaPipeline", "candela-generate"]),
        .testTarget(name: "CandelaRulesTests", dependencies: ["CandelaRules"]),
        .testTarget(
            name: "CandelaScreensTests",
            dependencies: [
                "CandelaTokens", "CandelaRules", "CandelaScreens", "CandelaPipeline",
                "candela-generate",
            ]),
        .testTarget(
            name: "CandelaSpecimensTests",
            dependencies: [
                "CandelaTokens", "CandelaRules", "CandelaScreens", "CandelaSpecimens",
                "CandelaPipeline",
            ]),
        .testTarget(
            name: "CandelaPipelineTests", dependencies: ["CandelaPipeline", "CandelaTestSupport"],
            exclude: ["Stubs"]),
        .testTarget(
            name: "CandelaSnapshotTests",
            dependencies: [
                "CandelaTokens", "CandelaRules", "CandelaScreens", "CandelaSpecimens",
                "CandelaPipeline",
            ],
            exclude: ["Snapshots"]),
        .testTarget(
            name: "CandelaFrontEndTests",
            dependencies: [
                "CandelaTokens", "CandelaRules", "CandelaScreens", "CandelaSpecimens",
                "CandelaPipeline",
            ],
            exclude: ["Drawings"], packageAccess: false),
        .testTarget(
            name: "CandelaToolTests",
            dependencies: [
                "candela", "candela-bench", "CandelaTokens", "CandelaRules", "CandelaScreens",
                "CandelaSpecimens", "CandelaPipeline",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .treatAllWarnings(as: .error),
    ]
}
