/// Reads Apple's String Catalog format.
///
/// Source: the `.xcstrings` files that Xcode 26 writes; the format has no published schema.
struct PhraseCatalogReader {
    private(set) var diagnostics: [Diagnostic] = []

    /// The catalog in a document; nil when it has no strings at all.
    mutating func catalog(_ root: JSONValue) -> PhraseCatalog? {
        guard let source = root["sourceLanguage"]?.string, let strings = root["strings"],
            strings.isObject
        else {
            report(
                "not-a-catalog", "this is no string catalog", at: root.place,
                help: "it needs \"sourceLanguage\" and \"strings\"")
            return nil
        }
        guard let source = CanonicalTag(source)?.text else {
            report(
                "invalid-language", CanonicalTag.fault(source),
                at: root["sourceLanguage"]?.place ?? root.place)
            return nil
        }
        let phrases = strings.members.map { phrase($0) }
        let languages = Set(phrases.flatMap(\.texts.keys)).subtracting([source]).sorted()
        return PhraseCatalog(
            sourceLanguage: source, languages: [source] + languages, phrases: phrases)
    }

    private mutating func phrase(_ member: JSONMember) -> CatalogPhrase {
        let value = member.value
        let faults = diagnostics.count
        var texts: [String: CatalogText] = [:]
        for language in members(of: value["localizations"]) {
            guard let tag = CanonicalTag(language.name)?.text else {
                report(
                    "invalid-language", CanonicalTag.fault(language.name), at: language.namePlace)
                continue
            }
            guard texts[tag] == nil else {
                report(
                    "duplicate-language",
                    "'\(language.name)' and another tag both mean '\(tag)'",
                    at: language.namePlace)
                continue
            }
            texts[tag] = text(language.value, at: language.namePlace)
        }
        let isReadable = diagnostics.count == faults
        let state = value["extractionState"]
        if state?.string != "manual" {
            warn(
                "not-manual", "'\(member.name)' is not marked as kept by hand",
                at: state?.place ?? member.namePlace,
                help: "add \"extractionState\" : \"manual\", or Xcode removes the key")
        }
        let translated = value["shouldTranslate"]?.bool ?? true
        return CatalogPhrase(
            key: member.name, place: member.namePlace, comment: value["comment"]?.string ?? "",
            isTranslated: translated, isReadable: isReadable, texts: texts)
    }

    private mutating func text(_ value: JSONValue, at place: SourcePlace) -> CatalogText? {
        let whole = value["stringUnit"].flatMap { form($0) }
        let plural = plural(value["variations"])
        guard whole != nil || !plural.isEmpty else { return nil }
        var substitutions: [CatalogSubstitution] = []
        for member in members(of: value["substitutions"]) {
            if let substitution = substitution(member) { substitutions.append(substitution) }
        }
        return CatalogText(
            place: place, whole: whole, plural: plural, substitutions: substitutions)
    }

    private mutating func substitution(_ member: JSONMember) -> CatalogSubstitution? {
        let value = member.value
        guard
            let written = value["formatSpecifier"]?.string,
            let specifier = PhrasePlaceholder.Specifier(rawValue: written), specifier != .text
        else {
            report(
                "wrong-specifier", "'\(member.name)' has no number to count",
                at: value["formatSpecifier"]?.place ?? member.namePlace,
                help: "write \"formatSpecifier\" : \"lld\" or \"lf\"")
            return nil
        }
        return CatalogSubstitution(
            placeholder: PhrasePlaceholder(name: member.name, specifier: specifier),
            argumentNumber: value["argNum"]?.number.flatMap { Int($0.text) } ?? 0,
            place: member.namePlace, plural: plural(value["variations"]))
    }

    private mutating func plural(_ variations: JSONValue?) -> [String: CatalogForm] {
        var forms: [String: CatalogForm] = [:]
        for kind in members(of: variations) {
            guard kind.isNamed("plural") else {
                report(
                    "unsupported-variation", "texts cannot vary by '\(kind.name)'",
                    at: kind.namePlace, help: "vary by \"plural\", or write one text for all")
                continue
            }
            for member in kind.value.members {
                guard PluralForms.all.contains(member.name) else {
                    report(
                        "unknown-plural-form", "'\(member.name)' is no plural form",
                        at: member.namePlace,
                        help: "the forms are \(PluralForms.all.joined(separator: ", "))")
                    continue
                }
                forms[member.name] = member.value["stringUnit"].flatMap { form($0) }
            }
        }
        return forms
    }

    /// A text; nil when it is missing or still to be written.
    private mutating func form(_ unit: JSONValue) -> CatalogForm? {
        guard let value = unit["value"], let text = value.string, !text.isEmpty else { return nil }
        do throws(PhraseTemplate.Fault) {
            return CatalogForm(template: try PhraseTemplate(text), place: value.place)
        } catch {
            report(error.id, error.message, at: value.place, help: error.help)
            return nil
        }
    }

    private func members(of value: JSONValue?) -> [JSONMember] {
        value.map { Array($0.members) } ?? []
    }

    private mutating func report(
        _ id: String, _ message: String, at place: SourcePlace, help: String? = nil
    ) {
        diagnostics.append(.error(id, message, at: place, help: help.map { [$0] } ?? []))
    }

    private mutating func warn(
        _ id: String, _ message: String, at place: SourcePlace, help: String
    ) {
        diagnostics.append(.warning(id, message, at: place, help: [help]))
    }
}
