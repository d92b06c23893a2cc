import CandelaPreview
import CandelaTool
import Testing

struct SHA256Tests {
    /// Source: NIST, “Examples with Intermediate Values”, SHA-256, and FIPS 180-2, appendix B.3.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            String(repeating: "a", count: 1_000_000),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
        ),
    ])
    func `gives the digests of the standard's examples`(text: String, digest: String) {
        let bytes = SHA256.digest(of: text.utf8).bytes
        let hex = bytes.map { String(Int($0) + 256, radix: 16).dropFirst() }.joined()
        #expect(hex == digest)
    }

    /// Source: the W3C's Content Security Policy Level 3, section 6.7.2, and RFC 4648 for the
    /// digits.
    @Test func `writes a digest in base64`() {
        #expect(
            SHA256.digest(of: "".utf8).base64 == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
    }
}
