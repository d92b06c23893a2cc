import Foundation

/// The error number of a failed system call, with a description for messages.
package struct SystemError: Error, Sendable, Hashable, CustomStringConvertible {
    package let code: Int32

    package init(code: Int32) { self.code = code }

    /// The error of the last system call on this thread.
    package static var last: SystemError { SystemError(code: errno) }

    /// The reason in words, for the end of a sentence.
    package var description: String {
        switch code {
        case ENOSPC: "the disk is full"
        case EDQUOT: "the disk quota is exceeded"
        case EROFS: "the disk is read-only"
        case EACCES, EPERM: "permission denied"
        case EXDEV: "it is on a different disk from the other files"
        case ELOOP: "its symbolic links form a loop"
        case ENAMETOOLONG: "the name is too long"
        default: String(cString: strerror(code))
        }
    }
}
