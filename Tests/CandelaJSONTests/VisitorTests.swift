import CandelaJSON
import Testing

/// One statement of an object's members decodes, writes and checks it.
struct MemberVisitorTests {
    struct Note: Codable, Equatable, MemberRecord {
        var title: String
        var stars: Int
        var isRead: Bool
        var size: Size?
        var weight: Double?
        var parts: [Note]
        var unknown = UnknownMembers()

        init(_ member: inout Visitor, writing own: Written<Self>?) throws {
            title = try member("title", own?.title)
            stars = try member("stars", own?.stars, unless: 0, within: Stars())
            isRead = try member("isRead", own?.isRead, or: false)
            size = try member("size", own?.size, with: own?.unknown)
            weight = try member(finite: "weight", own?.weight, within: Anything())
            try member.checkDepth("parts", atMost: 2)
            parts = try member("parts", own?.parts, unless: [])
            unknown = try member.unknown(own?.unknown)
        }
    }

    struct Size: Codable, Equatable, MemberObject {
        var width: Int

        init(_ member: inout Visitor, writing own: Written<Self>?) throws {
            width = try member("width", own?.width)
            member.others("height")
        }
    }

    struct Stars: MemberRule {
        typealias Value = Int
        var bounds: MemberBounds? { MemberBounds(0, 5) }
    }

    struct Anything: MemberRule {
        typealias Value = Double
        var bounds: MemberBounds? { nil }
    }

    private func note(_ text: String) throws -> Note {
        try JSONTextDecoder().decode(Note.self, from: Array(text.utf8), file: "note.json")
    }

    private func text(_ note: Note) throws -> String {
        String(decoding: try JSONTextEncoder(style: .compact).encode(note), as: UTF8.self)
            .trimmingSuffix("\n")
    }

    @Test(arguments: [
        #"{"title":"a","isRead":false}"#,
        #"{"title":"a","stars":3,"isRead":true,"size":{"width":2},"weight":1.5}"#,
        #"{"title":"a","isRead":false,"parts":[{"title":"b","isRead":true,"x":1}]}"#,
        #"{"title":"a","isRead":false,"more":[1,1.50],"less":null}"#,
        #"{"title":"a","isRead":false,"size":{"width":2,"depth":1e2},"more":{"b":0}}"#,
    ])
    func `an object is written as it was read`(json: String) throws {
        #expect(try text(note(json)) == json)
    }

    @Test func `absent and null members have their defaults`() throws {
        let note = try note(#"{"isRead":null,"title":"a","size":null,"stars":null}"#)
        #expect(note.stars == 0 && !note.isRead && note.size == nil && note.parts.isEmpty)
        #expect(note.unknown.isEmpty)
    }

    @Test func `unknown members of a value go with it`() throws {
        var note = try note(#"{"title":"a","isRead":false,"size":{"width":2,"x":1},"y":2}"#)
        note.size = nil
        #expect(try text(note) == #"{"title":"a","isRead":false,"y":2}"#)
    }

    @Test func `members of other kinds are not unknown`() throws {
        let note = try note(#"{"title":"a","isRead":false,"size":{"width":2,"height":3}}"#)
        #expect(note.unknown.isEmpty)
    }

    @Test func `a number that is not finite is omitted`() throws {
        var note = try note(#"{"title":"a","isRead":false}"#)
        note.weight = .infinity
        #expect(try text(note) == #"{"title":"a","isRead":false}"#)
    }

    @Test(arguments: [
        (#"{"isRead":true}"#, "'title' is missing"),
        (#"{"title":1}"#, "'title'"),
        (#"{"title":"a","size":{}}"#, "'width' is missing from 'size'"),
        (#"{"title":"a","size":{"width":0.5}}"#, "'size.width'"),
        (#"{"title":"a","parts":[{"title":"b"},{"title":3}]}"#, "'parts[1].title'"),
    ])
    func `errors name the member`(json: String, part: String) {
        #expect {
            _ = try note(json)
        } throws: { error in
            "\(error)".contains(part)
        }
    }

    @Test func `lists are nested to a limited depth`() throws {
        let two = #"{"title":"a","parts":[{"title":"b","parts":[{"title":"c"}]}]}"#
        #expect(try note(two).parts[0].parts.count == 1)
        let three = #"{"title":"a","parts":[{"title":"b","parts":[{"title":"c","parts":[]}]}]}"#
        #expect {
            _ = try note(three)
        } throws: { error in
            "\(error)".contains("'parts' is nested more than 2 levels deep")
        }
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
