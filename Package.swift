// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "candela",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "CandelaTokens", targets: ["CandelaTokens"]),
        .library(name: "CandelaRules", targets: ["CandelaRules"]),
        .library(name: "CandelaElements", targets: ["CandelaElements"]),
        .library(name: "CandelaKit", targets: ["CandelaKit"]),
        .library(name: "CandelaScreens", targets: ["CandelaScreens"]),
        .library(name: "CandelaAudit", targets: ["CandelaAudit"]),
        .library(name: "CandelaSpecimens", targets: ["CandelaSpecimens"]),
        .library(name: "CandelaDTCG", targets: ["CandelaDTCG"]),
        .library(name: "CandelaTokenExport", targets: ["CandelaTokenExport"]),
        .library(name: "CandelaTokenImport", targets: ["CandelaTokenImport"]),
        .library(name: "CandelaBrand", targets: ["CandelaBrand"]),
        .library(name: "CandelaImport", targets: ["CandelaImport"]),
        .library(name: "CandelaTool", targets: ["CandelaTool"]),
        .executable(name: "candela", targets: ["candela"]),
    ],
    targets: [
        .target(name: "CandelaJSON"),
        .target(name: "CandelaColor"),
        .target(name: "CandelaLanguage", dependencies: ["CandelaJSON"]),
        .target(name: "CandelaStringCatalogs", dependencies: ["CandelaJSON", "CandelaLanguage"]),
        .target(name: "CandelaTokens", dependencies: ["CandelaColor"]),
        .target(name: "CandelaRules", dependencies: ["CandelaJSON"]),
        .target(
            name: "CandelaElements",
            dependencies: ["CandelaJSON", "CandelaTokens", "CandelaRules"]),
        .target(
            name: "CandelaKit",
            dependencies: [
                "CandelaJSON", "CandelaLanguage", "CandelaTokens", "CandelaRules",
                "CandelaElements",
            ],
            exclude: ["Language/Engine.xcstrings", "Language/UsedPhrases.txt"]),
        .target(
            name: "CandelaScreens",
            dependencies: [
                "CandelaTokens", "CandelaRules", "CandelaElements", "CandelaKit",
            ], exclude: ["Language/Products.xcstrings", "Language/UsedPhrases.txt"],
            packageAccess: false),
        .target(
            name: "CandelaAudit",
            dependencies: [
                "CandelaJSON", "CandelaColor", "CandelaLanguage", "CandelaTokens",
                "CandelaElements",
                "CandelaKit",
            ],
            exclude: ["Tables"]),
        .target(
            name: "CandelaSpecimens",
            dependencies: [
                "CandelaTokens", "CandelaRules", "CandelaElements", "CandelaKit", "CandelaScreens",
            ], packageAccess: false),
        .target(name: "CandelaDTCG", dependencies: ["CandelaColor", "CandelaJSON"]),
        .target(
            name: "CandelaTokenExport",
            dependencies: ["CandelaColor", "CandelaJSON", "CandelaDTCG"],
            // Code that is copied into exports.
            exclude: ["Support"]),
        .target(
            name: "CandelaTokenImport",
            dependencies: ["CandelaColor", "CandelaJSON", "CandelaDTCG"],
            exclude: ["Tables"]),
        .target(
            name: "CandelaBrand",
            dependencies: [
                "CandelaDTCG", "CandelaStringCatalogs", "CandelaTokens", "CandelaRules",
                "CandelaKit",
            ],
            exclude: ["Tones"]),
        .target(name: "CandelaImport", dependencies: ["CandelaRules", "CandelaJSON"]),
        .target(
            name: "CandelaCommands",
            dependencies: [
                "CandelaJSON", "CandelaColor", "CandelaLanguage", "CandelaStringCatalogs",
                "CandelaTokens",
                "CandelaRules", "CandelaElements", "CandelaKit", "CandelaAudit", "CandelaDTCG",
                "CandelaTokenExport", "CandelaTokenImport", "CandelaBrand", "CandelaImport",
            ],
            exclude: ["Conformance/Cases", "Schemas/Files"]),
        .target(
            name: "CandelaPreview",
            dependencies: [
                "CandelaJSON", "CandelaColor", "CandelaTokens", "CandelaRules", "CandelaElements",
                "CandelaKit", "CandelaAudit", "CandelaDTCG", "CandelaTokenExport", "CandelaBrand",
                "CandelaCommands",
            ],
            exclude: ["candela.css", "candela.d.ts", "candela.js", "Renderer.md", "Gallery"]),
        .target(
            name: "CandelaTool", dependencies: ["CandelaCommands", "CandelaPreview"]),
        .executableTarget(
            name: "candela-generate", dependencies: ["CandelaDTCG", "CandelaStringCatalogs"]),
        .executableTarget(
            name: "candela",
            dependencies: ["CandelaTool", "CandelaKit", "CandelaScreens", "CandelaSpecimens"],
            packageAccess: false),
        .testTarget(name: "CandelaColorTests", dependencies: ["CandelaColor"]),
        .target(
            name: "CandelaTestSupport",
            dependencies: [
                "CandelaJSON", "CandelaTokens", "CandelaRules", "CandelaElements", "CandelaKit",
                "CandelaScreens", "CandelaSpecimens", "CandelaDTCG", "CandelaTokenExport",
                "CandelaTokenImport",
            ],
            path: "Tests/CandelaTestSupport"),
        .executableTarget(
            name: "candela-bench",
            dependencies: [
                "CandelaTokens", "CandelaRules", "CandelaElements", "CandelaKit", "CandelaScreens",
                "CandelaSpecimens", "CandelaDTCG", "CandelaTokenExport", "CandelaBrand",
                "CandelaImport",
                "CandelaTestSupport",
            ],
            path: "Tests/Benchmarks"),
        .testTarget(
            name: "CandelaJSONTests", dependencies: ["CandelaJSON", "CandelaTestSupport"]),
        .testTarget(
            name: "CandelaLanguageTests",
            dependencies: ["CandelaJSON", "CandelaLanguage", "CandelaStringCatalogs"]),
        .testTarget(
            name: "CandelaAuditTests",
            dependencies: [
                "CandelaJSON", "CandelaTokens", "CandelaRules", "CandelaElements", "CandelaKit",
                "CandelaScreens", "CandelaAudit",
            ]),
        .testTarget(
            name: "CandelaTokensTests",
            dependencies: ["CandelaTokens", "CandelaDTCG"]),
        .testTarget(
            name: "CandelaGenerateTests",
            dependencies: [
                "CandelaJSON", "CandelaStringCatalogs", "CandelaTokens", "CandelaElements",
                "CandelaKit", "CandelaScreens", "CandelaDTCG", "candela-generate",
            ]),
        .testTarget(
            name: "CandelaRulesTests", dependencies: ["CandelaRules", "CandelaTestSupport"]),
        .testTarget(
            name: "CandelaScreensTests",
            dependencies: [
                "CandelaJSON", "CandelaLanguage", "CandelaTokens", "CandelaRules",
                "CandelaElements", "CandelaKit", "CandelaScreens",
                "CandelaAudit", "CandelaDTCG", "CandelaTestSupport",
            ]),
        .testTarget(
            name: "CandelaWeightTests",
            dependencies: [
                "CandelaJSON", "CandelaTokens", "CandelaRules", "CandelaElements", "CandelaKit",
                "CandelaScreens", "CandelaTestSupport",
            ]),
        .testTarget(
            name: "CandelaSpecimensTests",
            dependencies: [
                "CandelaJSON", "CandelaTokens", "CandelaRules", "CandelaElements", "CandelaKit",
                "CandelaScreens", "CandelaAudit",
                "CandelaSpecimens", "CandelaDTCG", "CandelaTestSupport", "ReadingClub",
            ]),
        .testTarget(
            name: "CandelaDTCGTests",
            dependencies: ["CandelaDTCG", "CandelaTokenExport", "CandelaTestSupport"]),
        .testTarget(
            name: "CandelaTokenExportTests",
            dependencies: ["CandelaDTCG", "CandelaTokenExport", "CandelaTestSupport"],
            exclude: ["Stubs"]),
        .testTarget(
            name: "CandelaTokenImportTests",
            dependencies: [
                "CandelaDTCG", "CandelaTokenExport", "CandelaTokenImport", "CandelaTestSupport",
            ]),
        .testTarget(
            name: "CandelaBrandTests",
            dependencies: [
                "CandelaBrand", "CandelaDTCG", "CandelaTokenExport", "CandelaStringCatalogs",
                "CandelaTokens",
                "CandelaRules", "CandelaElements", "CandelaKit", "CandelaScreens",
                "CandelaAudit", "CandelaSpecimens", "CandelaTestSupport",
            ],
            exclude: ["Brands", "Languages"]),
        .testTarget(
            name: "CandelaImportTests", dependencies: ["CandelaImport", "CandelaRules"]),
        .testTarget(
            name: "CandelaSnapshotTests",
            dependencies: [
                "CandelaJSON", "CandelaTokens", "CandelaRules", "CandelaElements", "CandelaKit",
                "CandelaScreens",
                "CandelaSpecimens", "CandelaDTCG", "CandelaTestSupport",
            ],
            exclude: ["Snapshots"]),
        .testTarget(name: "CandelaPackageTests"),
        .testTarget(
            name: "CandelaFrontEndTests",
            dependencies: [
                "CandelaTokens", "CandelaRules", "CandelaElements", "CandelaKit", "CandelaScreens",
                "CandelaAudit",
                "CandelaSpecimens", "CandelaDTCG", "CandelaTokenExport", "CandelaTokenImport",
                "CandelaBrand",
                "CandelaImport",
                "CandelaTestSupport", "ReadingClub",
            ],
            exclude: ["Club", "Drawings", "Own"], packageAccess: false),
        // The app and the tool of an outside team, in public API alone.
        .executableTarget(
            name: "ReadingClub",
            dependencies: [
                "CandelaTool", "CandelaScreens", "CandelaKit", "CandelaElements", "CandelaRules",
                "CandelaTokens",
            ],
            path: "Tests/CandelaFrontEndTests/Club", exclude: ["Files"], packageAccess: false),
        .executableTarget(
            name: "OwnTool",
            dependencies: [
                "CandelaTool", "CandelaKit", "CandelaElements", "CandelaRules", "CandelaTokens",
            ],
            path: "Tests/OwnTool", packageAccess: false),
        .testTarget(
            name: "CandelaToolTests",
            dependencies: [
                "CandelaJSON", "CandelaCommands", "CandelaPreview", "CandelaTool", "candela",
                "OwnTool", "ReadingClub",
                "CandelaTokens", "CandelaRules", "CandelaElements",
                "CandelaKit", "CandelaScreens", "CandelaAudit", "CandelaSpecimens",
                "CandelaDTCG", "CandelaTokenExport", "CandelaTokenImport", "CandelaImport",
                "CandelaTestSupport",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
    // Every public type says whether it is Sendable.
    .treatWarning("ExplicitSendable", as: .error),
]
for target in package.targets { target.swiftSettings = settings }

// `.ci` tests optimized modules, which takes a third of the time. No package that depends on this one can have them.
if Context.environment["CANDELA_OPTIMIZED"] != nil {
    // Swift 6.3.1 cannot compile CandelaImport with functions of CandelaRules in it.
    let flags = ["-O", "-whole-module-optimization", "-num-threads", "2", "-disable-cmo"]
    for target in package.targets where target.type != .test {
        target.swiftSettings?.append(.unsafeFlags(flags))
    }
}
