/// A resolved permutation and its token uses, the input of lints.
struct LintedPermutation {
    let graph: TokenGraph

    /// Modifier name → context name.
    let inputs: [String: String]

    /// Whether the chosen contexts ask for more contrast, judging by their names.
    let isIncreased: Bool

    /// The index entry of each of the graph's tokens.
    let entries: [Int]

    /// Every use of a token's value, or a part of it, by another token; as indices of the graph's
    /// tokens.
    let uses: [(user: Int32, used: Int32)]
}

extension TokenGraph {
    /// The value of ``LintedPermutation/uses``.
    var allUses: [(user: Int32, used: Int32)] {
        uses
            + tokens.indices.compactMap { index in
                guard case .alias(let used) = tokens[index].link else { return nil }
                return (Int32(truncatingIfNeeded: index), used)
            }
    }

    /// Tokens whose value is referenced in part by a pointer, such as `#/space/$value/value`.
    var partiallyReferenced: [Int32] {
        followed.compactMap { location, followed in
            guard case .part = followed, let steps = pointer(at: location),
                case .part(let node, _) = tree.target(pointer: steps)
            else { return nil }
            return tokenOf[Int(node)] >= 0 ? tokenOf[Int(node)] : nil
        }
    }

    /// The token at a dotted path; `nil` if it does not exist.
    func token(at path: String) -> Int32? {
        let steps = path.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard case .node(let node) = tree.target(curly: steps), tokenOf[Int(node)] >= 0 else {
            return nil
        }
        return tokenOf[Int(node)]
    }

    private func pointer(at location: NodeLocation) -> [String]? {
        do throws(Reference.Fault) {
            guard case .pointer(let steps) = try Reference.pointer(text(location)) else {
                return nil
            }
            return steps
        } catch {
            return nil
        }
    }
}
