/** A colour component; "none" where it is missing or has no effect. */
export type TokenComponent = number | "none";

/** A colour in its original space. */
export interface TokenColor {
  readonly colorSpace: "srgb" | "srgb-linear" | "hsl" | "hwb" | "lab" | "lch" | "oklab" | "oklch" | "display-p3" | "a98-rgb" | "prophoto-rgb" | "rec2020" | "xyz-d65" | "xyz-d50";
  readonly components: readonly [TokenComponent, TokenComponent, TokenComponent];
  /** Opacity, 0 to 1. */
  readonly alpha: number;
  /** The nearest opaque colour of sRGB, "#rrggbb". */
  readonly hex: string;
  /** A CSS value. */
  readonly css: string;
}

/** A length. */
export interface TokenLength {
  readonly value: number;
  readonly unit: "px" | "rem";
  readonly css: string;
}

/** A duration. */
export interface TokenTime {
  readonly value: number;
  readonly unit: "ms" | "s";
  readonly css: string;
}

/** An easing curve: the coordinates of its two control points. */
export type TokenCurve = readonly [number, number, number, number];

/** A line style: a CSS keyword, or dashes. */
export type TokenStroke =
  | "solid" | "dashed" | "dotted" | "double" | "groove" | "ridge" | "outset" | "inset"
  | { readonly dashArray: readonly TokenLength[]; readonly lineCap: "round" | "butt" | "square" };

/** A border; in `css` dashes become "dashed". */
export interface TokenBorder {
  readonly color: TokenColor;
  readonly width: TokenLength;
  readonly style: TokenStroke;
  readonly css: string;
}

/** A transition; the members after the curve refine it on platforms that support them. */
export interface TokenTransition {
  readonly duration: TokenTime;
  readonly delay: TokenTime;
  readonly timingFunction: TokenCurve;
  readonly spring?: { readonly response: number; readonly damping: number };
  readonly scale?: { readonly from: number; readonly to: number };
  readonly offset?: { readonly from: number; readonly to: number };
  readonly repeat?: { readonly count: number; readonly autoreverses: boolean };
  readonly css: string;
}

/** One layer of a shadow. */
export interface TokenShadowLayer {
  readonly color: TokenColor;
  readonly offsetX: TokenLength;
  readonly offsetY: TokenLength;
  readonly blur: TokenLength;
  readonly spread: TokenLength;
  readonly inset: boolean;
}

/** A shadow; `css` is a `box-shadow`. */
export interface TokenShadow {
  readonly layers: readonly TokenShadowLayer[];
  readonly css: string;
}

/** A gradient; positions run from 0 to 1. Without a direction or angle `css` runs to the right. */
export interface TokenGradient {
  readonly stops: readonly { readonly color: TokenColor; readonly position: number }[];
  readonly direction?: string;
  /** Degrees clockwise from the top, if there is no direction. */
  readonly angle?: number;
  readonly startRadius?: number;
  readonly endRadius?: number;
  readonly css: string;
}

/** A text style; `css` is a `font`, without `letterSpacing`. */
export interface TokenTypography {
  readonly fontFamily: readonly string[];
  readonly fontSize: TokenLength;
  readonly fontWeight: number;
  readonly letterSpacing: TokenLength;
  /** A multiple of the font size. */
  readonly lineHeight: number;
  readonly textStyle?: string;
  readonly design?: string;
  readonly minimumScale?: number;
  readonly css: string;
}
