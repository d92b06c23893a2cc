// swift-format-ignore-file
// Written by candela-generate from Engine.xcstrings; change that file instead.

/// The texts of Engine.xcstrings.
package enum EngineTexts {
    /// The languages that have every phrase, as BCP 47 tags, source language first.
    package static let languages = ["en"]

    /// Alternating keys and texts of a language; of the source for an unknown one.
    package static func rows(in language: String) -> [String] {
        switch language {
        default: engineEn
        }
    }
}
