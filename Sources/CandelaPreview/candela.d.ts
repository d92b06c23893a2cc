/** Options for drawing a screen. */
export interface DrawOptions {
  /** Called when an action is performed. Without it, `<candela-screen>` dispatches a `candela-event`. */
  readonly onEvent?: (event: PerformedAction) => void;
  /** Called with each node and the element that it draws. */
  readonly onDraw?: (node: HTMLElement | SVGElement, element: Element) => void;
  /** The token files of other appearances by name, for pictures with a fixed appearance. */
  readonly appearances?: { readonly [appearance: string]: Tokens };
}

/** A performed action. */
export interface PerformedAction {
  /** The id of the action, under which the screen has its intent. */
  readonly action: string;
  /** The entered value; absent if none was entered. */
  readonly value?: IntentValue;
}

/** Draws a screen. The page links `candela.css`, and contains the returned node. */
export function drawScreen(screen: Screen, tokens: Tokens, icons: Icons, options?: DrawOptions): HTMLElement;

/** Fits a drawn screen into its container; repeated whenever the size changes. */
export function fit(page: HTMLElement): void;

/** The element `<candela-screen>`, which draws screens and dispatches `candela-event`s. */
export interface CandelaScreen extends HTMLElement {
  /** Draws the next screen, keeps what stays, moves the focus and makes announcements. */
  draw(screen: Screen, tokens: Tokens, icons: Icons, options?: DrawOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "candela-screen": CandelaScreen;
  }
  interface HTMLElementEventMap {
    "candela-event": CustomEvent<PerformedAction>;
  }
}
