/// Re-exported: the use of a foreground is stated once for token files and themes.
@_exported public import enum CandelaColor.ContrastUse
