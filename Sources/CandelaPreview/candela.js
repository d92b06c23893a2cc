/**
 * Draws screens of the Candela contract, version 3, from their elements. It implements the kinds of elements and the formats of
 * tokens and icons, and nothing else: every number, colour and text comes from the JSON it is given.
 *
 *     import { drawScreen } from "./candela.js";
 *     const onEvent = ({ action, value }) => send(action, value);
 *     document.body.append(drawScreen(screen, tokens, icons, { onEvent }));
 *
 * `screen`, `tokens` and `icons` are files of a dump: `screens/…`, `tokens/<product>.<appearance>.json` and `icons.json`. Options:
 * `appearances`, the token files of other appearances by name, for pictures with a fixed appearance, and `onDraw`, called with each node
 * and its element. The page links `candela.css`. `<candela-screen>` has a method `draw` and dispatches `candela-event`s; what does not
 * change from one screen to the next stays, with scroll positions and a text that is being typed. It moves the focus and makes announcements.
 */
export function drawScreen(screen, tokens, icons, options = {}) {
  return new Drawing(screen, tokens, icons, options).page(screen);
}

class CandelaScreen extends HTMLElement {
  draw(screen, tokens, icons, options = {}) {
    const dispatch = detail => this.dispatchEvent(new CustomEvent("candela-event", { detail, bubbles: true, composed: true }));
    this.onEvent = options.onEvent ?? dispatch;
    const fresh = drawScreen(screen, tokens, icons, { ...options, onEvent: detail => this.onEvent(detail) });
    const [old, root] = [this.regions && this.firstElementChild, this.getRootNode()];
    const focus = root.activeElement ?? document.body;
    const id = this.contains(focus) && (root.getElementById(focus.closest(".c-menu")?.dataset.of) ?? focus.querySelector(":scope.c-steered [data-id]") ?? focus).closest("[data-id]")?.dataset.id;
    const ids = [...this.querySelectorAll("[data-id]")].map(node => node.dataset.id);
    const context = [tokens, icons, screen.screen, screen.language, screen.context?.language, screen.context?.typeSize, options.onDraw];
    const isNext = old && context.every((value, place) => value === this.context[place]);
    if (isNext) renew(old, fresh);
    else old ? old.replaceWith(fresh) : this.replaceChildren(fresh);
    this.context = context;
    const page = this.firstElementChild;
    const layer = page.querySelector(".c-overlay");
    // An overlay is modal in the window, unless the screen is only a part of a page.
    if (layer && this.isConnected && !layer.matches(":modal") && !getComputedStyle(this).getPropertyValue("--visible-size"))
      layer.removeAttribute("open"), (layer.autofocus = true), layer.showModal();
    if (isNext) fit(page), check(page);
    // Screen readers announce what changes in a region that was there before; outside of a modal overlay they would not.
    this.regions ??= ["polite", "assertive"].map(level => set(make("div", "c-hidden c-said"), { "aria-live": level }));
    if (this.regions[0].parentNode !== (layer ?? this)) (layer ?? this).append(...this.regions);
    const announcements = screen.announcements ?? [];
    this.say(announcements.filter(one => !this.said?.has(one.id)), screen.language);
    this.said = new Set(announcements.map(one => one.id));
    this.follow(screen, focus, id, ids, layer ?? page.querySelector("h1, main"));
    for (const input of this.querySelectorAll("[data-focus-delay]")) input.timer ??= setTimeout(() => input.focus(), input.dataset.focusDelay * 1000);
  }
  /** Announces sentences after a move of the focus, which would interrupt them, and removes them later. */
  say(sentences, lang = this.context[4]) {
    this.pending = [...(this.pending ?? []), ...sentences];
    if (!this.pending.length) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      for (const region of this.regions)
        region.replaceChildren(...this.pending.filter(one => one.politeness === region.ariaLive).map(one => set(make("p", "", one.text), { lang })));
      this.pending = [];
      this.timer = setTimeout(() => this.regions.forEach(region => region.replaceChildren()), 5000);
    }, 100);
  }
  /** Moves the focus into what opens, back to what opened it, and from what disappears to its neighbour. */
  follow({ screen, overlay, presentation }, focus, id, ids, start) {
    const [from, place, trail] = [this.place, `${screen} ${overlay?.card.id ?? ""}`, (this.trail ??= [])];
    const isSame = place === from;
    const [at, back] = [ids.indexOf(id), trail.findIndex(one => one.place === place)];
    const opener = presentation === "tab" && focus.closest("nav") ? id : trail[back]?.id;
    if (!isSame && back >= 0) trail.length = back;
    else if (!isSame && from) trail.push({ place: from, id });
    this.place = place;
    const isElsewhere = focus.isConnected && focus !== document.body && !this.contains(focus);
    if (isElsewhere || (isSame ? !id || focus.isConnected : !from && !overlay)) return;
    // Fitting steers grids.
    if (opener) fit(this.firstElementChild);
    const reach = one => one && [...this.querySelectorAll(["", " *"].map(end => `[data-id="${CSS.escape(one)}"]${end}`))].some(node => {
      const control = node.tabIndex < 0 ? node.closest(".c-steered") ?? node : node;
      if (control.tabIndex >= 0 && !control.matches(".c-more")) control.focus({ preventScroll: isSame });
      return control.matches(":focus");
    });
    const next = isSame ? [id, ...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0)).reverse()] : [opener];
    next.some(reach) || start.focus({ preventScroll: !from });
  }
}
if (!customElements.get("candela-screen")) customElements.define("candela-screen", CandelaScreen);

// The next screen
const scrollers = node => [node, ...node.querySelectorAll("*")].filter(one => one.matches(".c-scrolls, .c-scrolled"));
const motionsOf = node => node.getAnimations({ subtree: true });
/** Whether the node of an element can become that of another: it has no listeners, or they read the element of the node. */
const isOpen = (a, b) => a?.kind === b.kind && ["row", "column", "layers", "list", "table", "field"].includes(b.kind)
  && a.input?.format === b.input?.format && ![a, b].some(one => one.actions || one.focused);
const nameOf = (node, place) => (node.matches?.("li, [role='row']") ? node.querySelector("[data-id]") : node)?.dataset?.id ?? `${node.nodeName} ${place}`;
/** Turns a node into that of the next screen, or replaces it, and returns the one that stays. Children are matched by the elements' ids. */
function renew(old, fresh, isSame) {
  const [a, b] = [old.element, fresh.element];
  isSame ||= b && JSON.stringify(a) === JSON.stringify(b);
  if (old.nodeName !== fresh.nodeName || !(isSame || (b ? isOpen(a, b) : !a && !old.matches?.("button, .c-menu")))) {
    const places = old.matches ? scrollers(old).map(node => node.scrollLeft) : [];
    const motions = (old.matches ? motionsOf(old) : []).map(one => [one.animationName, one.currentTime]);
    old.replaceWith(fresh);
    if (motions.length) motionsOf(fresh).forEach((one, place) => motions[place]?.[0] === one.animationName && (one.currentTime = motions[place][1] ?? 0));
    if (places.length) scrollers(fresh).forEach((node, place) => (node.scrollLeft = places[place] ?? 0));
    return fresh;
  }
  if (old.className === "c-spray") return old;
  if (!old.matches) return old.data !== fresh.data && (old.data = fresh.data), old;
  const isRefused = old.matches(".c-refused");
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (name !== "style" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old.style.cssText !== fresh.style.cssText) old.style.cssText = fresh.style.cssText;
  old.element = b;
  if (isRefused) return old.classList.add("c-refused"), old;
  if (old.drawn != null && old.drawn === old.value && old.value !== fresh.value) old.drawn = old.value = fresh.value;
  if (old.drawn != null) return old;
  const known = new Map([...old.childNodes].map((node, place) => [nameOf(node, place), node]));
  const nodes = [...fresh.childNodes].map((node, place) => {
    const earlier = known.get(nameOf(node, place));
    return earlier ? renew(earlier, node, isSame) : node;
  });
  const kept = new Set(nodes);
  for (const node of [...old.childNodes]) if (!kept.has(node) && !node.matches?.(".c-said")) node.remove();
  nodes.forEach((node, place) => {
    const here = () => old.childNodes[place] ?? null;
    // A moved node loses the focus.
    if (node.matches?.(":focus-within")) while (here() !== node) old.append(here());
    else if (here() !== node) old.insertBefore(node, here());
  });
  return old;
}
/** Disables what saves while a field has an error. */
const check = page => page.querySelectorAll("[data-saves]").forEach(save =>
  (save.disabled = save.dataset.saves === "off" || Boolean(page.querySelector(".c-refused"))));

// Nodes
const pictureTags = new Set(["svg", "path", "line", "circle", "rect", "polyline", "polygon", "linearGradient", "stop"]);
function make(tag, name, ...children) {
  const node = pictureTags.has(tag) ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
  if (name) node.setAttribute("class", name);
  node.append(...children.flat().filter(child => child != null));
  return node;
}
/** Sets attributes, like `style` sets style properties of a node or rule, and skips those without a value. */
const set = (node, attributes) => (given(attributes).forEach(([name, value]) => node.setAttribute(name, value)), node);
const style = (node, properties) => (given(properties).forEach(([name, value]) => node.style.setProperty(name, safe(value))), node);
const given = table => Object.entries(table).filter(([, value]) => value != null);
/** Adds classes; names that are not valid class names are skipped. */
const mark = (node, ...names) => (node.classList.add(...names.filter(name => name && /^[\w-]+$/.test(name))), node);

// Values: checks that none requests a file, ends a declaration or reads a property of `Object.prototype`
const own = (table, name) => (table && Object.hasOwn(table, name) ? table[name] : undefined);
const functions = /^(?:|var|calc|min|max|minmax|repeat|color|color-mix|rgb|hsl|hwb|lab|lch|oklab|oklch|linear-gradient|radial-gradient|conic-gradient|cubic-bezier)$/;
/** Returns a style value unchanged, or an empty string if it has functions or characters that the renderer does not use. */
function safe(value) {
  const bare = `${value}`.replace(/"(?:[^"\\\n\r\f]|\\[\da-f]{1,6} )*"|^url\(#candela-\d+\)$/g, " ");
  const isKnown = [...bare.matchAll(/([\w-]*)\(/g)].every(([, name]) => functions.test(name));
  return isKnown && /^[\w\s.,%#/*+()\u0080-\uffff-]*$/.test(bare) ? `${value}` : "";
}
const quoted = text => `"${`${text}`.replace(/["\\<\x00-\x1f\x7f]/g, one => `\\${one.charCodeAt().toString(16)} `)}"`;
const finite = value => (Number.isFinite(value) ? value : 0);

let names = 0;
const newName = () => `candela-${++names}`;
const named = node => (node.id ||= newName());
const onPress = (node, act) => (node.addEventListener("click", event => (event.stopPropagation(), act(event))), node);

// Tokens as custom properties: `color.text.primary` is `--color-text-primary`. Paths that `isRole` rejects have none.
const isRole = path => typeof path === "string" && /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*$/u.test(path);
const property = path => `--${path.replaceAll(".", "-")}`;
const role = path => (isRole(path) ? `var(${property(path)})` : undefined);
/** A length: a role, a size for the reader's type size, or points. */
const length = value => (value == null ? undefined : typeof value === "string" ? role(value) : `${value}px`);
const thinned = (color, opacity) => opacity == null ? color : `color-mix(in srgb, ${color} calc(${role(opacity)} * 100%), transparent)`;
const line = border => border && !border.gradient && `${length(border.width)} solid ${thinned(role(border.color), border.opacity)}`;
const weights = { __proto__: null, ultraLight: 100, thin: 200, light: 300, regular: 400, medium: 500, semibold: 600, bold: 700, heavy: 800, black: 900 };
/** The words of the token format, some of which have another meaning than those of parts. */
const tokenWeights = { __proto__: null, ...weights, thin: 100, hairline: 100, "extra-light": 200, "ultra-light": 200, normal: 400, book: 400, "semi-bold": 600, "demi-bold": 600,
  "extra-bold": 800, "ultra-bold": 800, heavy: 900, "extra-black": 950, "ultra-black": 950 };
const extra = token => token.$extensions?.["org.candela"] ?? {};
const quantity = value => (value && typeof value === "object" ? `${value.value}${value.unit}` : `${value}`);
function colorValue({ colorSpace: space, components, alpha = 1 }) {
  const value = `${components.join(" ")} / ${alpha}`;
  return /lab|lch|hsl|hwb/.test(space) ? `${space}(${value})` : `color(${space} ${value})`;
}
function gradientValue(token, isRightToLeft, own = []) {
  const { direction, angle, startRadius = 0, endRadius } = extra(token);
  const place = position => (endRadius ? `${startRadius + position * (endRadius - startRadius)}px` : `${position * 100}%`);
  const stops = token.$value.map(({ color, position }, index) => `${own[index] ?? colorValue(color)} ${place(position)}`);
  const end = isRightToLeft ? "left" : "right";
  const side = { "top-bottom": "bottom", "bottom-top": "top", "top-leading-bottom-trailing": `bottom ${end}` }[direction] ?? end;
  const way = direction === undefined && angle !== undefined ? `${angle}deg` : `to ${side}`;
  return { radial: `radial-gradient(circle in srgb, ${stops})`, angular: `conic-gradient(from 90deg in srgb, ${stops})` }[direction] ?? `linear-gradient(${way} in srgb, ${stops})`;
}
const shadowValue = ({ color, inset, offsetX, offsetY, blur, spread }) =>
  [...[offsetX, offsetY, blur, spread].map(quantity), colorValue(color), inset ? "inset" : ""].join(" ");
const familyValue = names => names.map(name => (/^[a-z-]+$/i.test(name) ? name : quoted(name))).join(", ");
const standIns = new Set();
/** The name of a local fallback face with the metrics of a font, adjusted as in CSS Fonts 5, used until the font is loaded. */
function standIn({ names: { web }, metrics: { unitsPerEm, averageWidth, ascent, descent, lineGap }, fallback }) {
  const name = `${web} Fallback`;
  const widening = (averageWidth / unitsPerEm) * (fallback.unitsPerEm / fallback.averageWidth);
  const share = units => `${((100 * units) / (unitsPerEm * widening)).toFixed(2)}%`;
  const measures = { sizeAdjust: `${(100 * widening).toFixed(2)}%`, ascentOverride: share(ascent), descentOverride: share(-descent), lineGapOverride: share(lineGap) };
  if (!standIns.has(name)) document.fonts.add(new FontFace(name, `local(${quoted(fallback.name)})`, measures));
  return standIns.add(name), name;
}
/** The custom properties of a token, as pairs of a name suffix and a value. */
const declarations = {
  __proto__: null, color: ({ $value }) => [["", colorValue($value)]],
  gradient: (token, isRightToLeft) => [["", gradientValue(token, isRightToLeft)]],
  dimension: ({ $value }) => [["", quantity($value)]],
  number: ({ $value }) => [["", quantity($value)]],
  shadow: ({ $value }) => [["", [$value].flat().map(shadowValue).join(", ")]],
  typography({ $value: { fontFamily, fontWeight, fontSize, lineHeight, letterSpacing } }, _, fonts) {
    const families = [fontFamily].flat().flatMap(name => (own(fonts, name) ? [fonts[name].names.web, standIn(fonts[name])] : name));
    return [["-family", familyValue(families)], ["-weight", tokenWeights[fontWeight] ?? fontWeight],
      ["-tracking", letterSpacing ? `${letterSpacing.value / fontSize.value}em` : "normal"], ["-size", quantity(fontSize)], ["-leading", `calc(${quantity(fontSize)} * ${lineHeight})`]];
  },
  transition(token) {
    const [{ repeat, scale, offset }, { duration, delay, timingFunction }] = [extra(token), token.$value];
    return [["-time", `${quantity(duration)} ${quantity(delay)} cubic-bezier(${timingFunction})`], ["-count", repeat?.count ?? 1],
      ["-turns", repeat?.autoreverses ? "alternate" : "normal"], ["-scale", scale?.from === 1 ? scale.to : scale?.from ?? 0.8], ["-offset", `${offset?.from ?? 20}px`]];
  },
};
/** The class that defines all tokens of a file as custom properties. */
const themes = new WeakMap();
function theme({ tokens, fonts }) {
  if (!themes.has(tokens)) {
    const [sheet, name] = [new CSSStyleSheet(), newName()];
    sheet.replaceSync(`.${name}{}.${name}:dir(rtl){}`);
    for (const [place, rule] of [...sheet.cssRules].entries()) for (const [path, token] of Object.entries(tokens))
      for (const [end, value] of (isRole(path) && (!place || token.$type === "gradient") && declarations[token.$type]?.(token, place > 0, fonts)) || [])
        style(rule, { [property(path) + end]: value });
    document.adoptedStyleSheets.push(sheet);
    themes.set(tokens, name);
  }
  return themes.get(tokens);
}

// Accessibility attributes
const ariaRoles = { __proto__: null, alert: "group", progress: "progressbar", toggle: "switch", chart: "img", image: "img", adjustable: "spinbutton", textfield: "textbox" };
const sameRoles = new Set(("grid row gridcell columnheader checkbox radio radiogroup tab tablist button link status group list "
  + "listitem heading").split(" "));
/** The role required of children; with other children, the role moves to a part with only these, or is left out. */
const held = { list: "listitem", tablist: "tab" };
const states = {
  __proto__: null, checked: ["checked", true], unchecked: ["checked", false], disabled: ["disabled", true], expanded: ["expanded", true],
  collapsed: ["expanded", false], busy: ["busy", true], "current-date": ["current", "date"], "current-step": ["current", "step"],
  invalid: ["invalid", true],
};
const selections = { radio: "checked", checkbox: "checked", tab: "selected", gridcell: "selected", row: "selected" };
/** Hides a node and its descendants from assistive technology and the keyboard. */
function hideFromAccessibility(node) {
  node.setAttribute("aria-hidden", "true");
  for (const control of node.querySelectorAll("button, input, select, [tabindex]")) control.tabIndex = -1;
}
/** The accessibility of an element, with what its kind and other members imply. */
export function toldBy(element) {
  const { kind, action, label, text, value = element.summary, problem, warning, isSelected = element.isOn } = element;
  const role = { button: "button", toggle: "toggle", field: "textfield", stepper: "adjustable", choice: "radiogroup" }[kind];
  if (!element.accessibility && (!role || kind === "choice")) return;
  const said = words => words?.spoken ?? words?.text;
  const told = { role: role ?? "text", label: said(label) ?? action?.label ?? said(text && element), value: said(value), hint: said(problem ?? warning), children: kind === "choice" ? "contain" : "ignore", ...element.accessibility };
  const isMarked = /checkbox|toggle/.test(told.role);
  const own = { [isMarked ? "checked" : "selected"]: isSelected, unchecked: isMarked && !isSelected, disabled: element.isDisabled, invalid: problem };
  return { ...told, states: (told.states ?? []).concat(Object.keys(own).filter(state => own[state])) };
}
function tell(node, told) {
  if (told.role === "decorative") return hideFromAccessibility(node);
  node.removeAttribute("aria-hidden");
  // These have accessible parts of their own.
  if (node.matches(".c-field, .c-menu-choice, .c-chart")) return;
  const aria = ariaRoles[told.role] ?? (sameRoles.has(told.role) ? told.role : "group");
  // A heading represents a group with only its label.
  const first = node.querySelector("h1, h2, h3, h4, h5, h6")?.textContent;
  const isNamed = told.children === "contain" && first === told.label && node.textContent.startsWith(first) && !(told.value ?? told.hint ?? told.states[0]);
  const isRange = aria === "progressbar" || aria === "spinbutton";
  // The name of a control contains the words that can be seen and said.
  const seen = node.matches("button") ? (told.inputLabels ?? []).filter(one => node.textContent.includes(one) && !told.label.includes(one)) : [];
  const label = isNamed ? null : [told.label, isRange ? null : told.value, ...seen].filter(Boolean).join(", ");
  if (node.matches("span.c-text") && aria === "group") return say(node, label);
  // A native button stays a button even with a status or group role, and a table stays a table.
  const isNative = node.matches("h1, h2, h3, h4, h5, h6, .c-table") || (node.matches("button") && ["button", "status", "group"].includes(aria));
  const parts = aria === "grid" && node.querySelector("button:not([role='gridcell'])") ? [...node.querySelectorAll("[role='row'], [role='columnheader']")] : [];
  for (const part of parts) set(part, { role: "group" }).removeAttribute("aria-selected");
  const items = [...node.querySelectorAll(`[role="${held[aria]}"]`)];
  const isMixed = items.length && [...node.querySelectorAll("button, h2, h3, h4, h5, h6")].some(other => !items.some(item => item.contains(other)));
  if (isMixed) items[0].before(set(make("span", "c-hidden"), { role: aria, "aria-label": label, "aria-owns": items.map(named).join(" ") }));
  const details = (told.details ?? []).map(({ label, value }) => `${label}: ${value}`);
  set(node, {
    role: isMixed || parts.length || (held[aria] && !items.length && !node.matches("ul, .c-table")) ? "group" : isNative ? null : aria, "aria-label": label === node.textContent ? null : label, "aria-live": aria === "status" ? "off" : null,
    "aria-description": [told.hint, ...details].filter(Boolean).join(". ") || null,
    "aria-level": aria === "heading" && !isNative ? told.headingLevel : null, "aria-valuetext": isRange ? told.value : null,
  });
  if (isRange) set(node, { "aria-valuenow": told.range?.now, "aria-valuemin": told.range?.min, "aria-valuemax": told.range?.max });
  if (selections[aria]) node.setAttribute(`aria-${selections[aria]}`, false);
  for (const state of told.states ?? []) {
    const [name, value] = state === "selected" ? [selections[aria] ?? "pressed", true] : states[state] ?? [];
    if (name) node.setAttribute(`aria-${name}`, value);
  }
  if (told.children !== "contain" && !node.matches("button, .c-choice, .c-stepper")) for (const child of node.children) hideFromAccessibility(child);
}
/** Replaces the spoken text of a node; the visible text is unchanged. */
function say(node, words) {
  if (words !== node.textContent)
    node.append(set(make("span", "c-shown", ...node.childNodes), { "aria-hidden": "true" }), make("span", "c-hidden", words));
}

const tongueOf = ({ direction, language }) => ({ dir: direction === "rightToLeft" ? "rtl" : "ltr", lang: language });

// Boxes and motion
/** Draws an element's surface. */
function cover(node, surface) {
  const { border, cornerRadius, shadow, padding, insets, material, opacity } = surface;
  const isClear = material?.applies === "material";
  const fill = material ? role(isClear ? material.role : material.fallback) : role(surface.fill);
  node.classList.add("c-surface");
  node.classList.toggle("c-material", isClear);
  node.classList.toggle("c-thin", opacity != null && !isClear);
  node.classList.toggle("c-lit", border?.gradient != null);
  return style(node, {
    "--fill": fill, "--fill-opacity": role(opacity), background: opacity == null && !isClear ? fill : null, border: line(border) || null,
    "--edge": role(border?.gradient), "--edge-width": border?.gradient ? length(border.width) : null, "border-radius": role(cornerRadius), "box-shadow": role(shadow),
    padding: insets ? `${length(insets.vertical)} ${length(insets.horizontal)}` : role(padding),
  });
}
/** Sets a side: exactly for graphics, as a minimum for the height of boxes with text. */
function extend(node, axis, extent, holdsText) {
  if (extent == null) return;
  const word = typeof extent === "string" ? extent : "fixed";
  mark(node, `c-${axis}-${word}`);
  if (word === "fixed") style(node, { [holdsText && axis === "block" ? "min-block-size" : `${axis}-size`]: length(extent) });
}
const alike = { __proto__: null, crossfade: "fade", swap: "fade", digits: "fade", zoom: "scale", flicker: "pulse" };
/** Starts a motion, or its reduced form. */
function move(node, motion) {
  const [isReduced, reduced] = [motion.applies === "reduced", motion.reduced ?? { effect: "crossfade", motion: "motion.cross-fade" }];
  const effect = (isReduced ? reduced : motion).effect;
  const time = isReduced ? reduced.motion : motion.appear ?? (effect === "press" ? motion.change : null);
  if (!isRole(time)) return;
  const part = end => `var(${property(time)}-${end})`;
  style(node, { "--amplitude": motion.amplitude, "--scale-from": part("scale"), "--offset-from": part("offset") });
  if (effect === "press") return style(node, { transition: `scale ${part("time")}` }).classList.add("c-press");
  const moved = (effect === "fill" && node.querySelector(".c-fill")) || node;
  style(moved, { animation: `candela-${alike[effect] ?? effect} ${part("time")} ${part("count")} ${part("turns")} both` });
  const { particles = 0, amplitude = 60, colors = [] } = motion;
  const spray = make("span", "c-spray", Array.from({ length: isReduced ? 0 : Math.min(particles, 200) }, (_, place) => {
    const [turn, far] = [place * 3.883, amplitude * (0.15 + 0.85 * ((place * 0.414) % 1))];
    return style(make("span", "c-particle"), {
      "--x": `${0.6 * far * Math.cos(turn)}px`, "--y": `${far * Math.sin(turn)}px`, "--fall": `${amplitude * (0.5 + ((place * 0.732) % 1))}px`, "--side": `${6 + (place % 4) * 2}px`,
      "--spin": `${1 + (place % 3)}turn`, color: role(colors[place % colors.length]), animation: `candela-fly ${part("time")} both`,
    });
  }));
  if (spray.firstChild) node.append(set(spray, { "aria-hidden": "true" })), spray.addEventListener("animationend", () => spray.replaceChildren());
}

class Drawing {
  constructor(screen, tokens, icons, { onEvent, onDraw, appearances = {} }) {
    Object.assign(this, { screen, tokens: tokens.tokens ?? tokens, fonts: tokens.fonts ?? {}, appearance: tokens.inputs?.appearance, icons: icons?.icons ?? {}, onEvent, onDraw, appearances });
    this.isLarge = screen.context?.typeSize?.startsWith("accessibility") ?? false;
    // Numbers have the region of the context's language if texts have that language.
    const [{ language }, asked = language] = [screen, screen.context?.language];
    this.numbers = asked?.split("-")[0] === language?.split("-")[0] ? asked : language;
  }
  /** The page: bar, notes, cards, pages of the app, and overlays. */
  page(screen) {
    const { layout = {}, presentation, back, toolbar = {}, overlay, toasts = [] } = screen;
    const page = make("div", `candela ${theme(this)}${this.isLarge ? " c-large" : ""}`);
    set(page, tongueOf(screen));
    const isPart = presentation === "widget" || presentation === "island";
    style(page, { background: role(screen.ground), "--ground": role(screen.ground), "--target": `${screen.minimumTarget ?? 44}px`, "--page-gap": role(layout.gap), "--page-margin": role(layout.margin), "--column": isPart ? null : role(layout.width) });
    const paint = (path, value) => (typeof value === "string" ? value : own(this.tokens, path) && gradientValue(this.tokens[path], page.dir === "rtl", value));
    for (const [path, values] of Object.entries({ ...screen.colors, ...screen.gradients })) if (isRole(path)) style(page, { [property(path)]: paint(path, values[this.appearance] ?? values.light) });
    for (const [path, { size, leading }] of Object.entries(screen.type ?? {})) if (isRole(path)) style(page, { [`${property(path)}-size`]: `${size}px`, [`${property(path)}-leading`]: `${leading}px` });
    const end = elements => elements?.length ? make("div", "c-bar-end", elements.map(element => this.draw(element))) : null;
    const content = make("div", "c-content",
      isPart ? null : make("header", "c-bar", end([back, ...(toolbar.leading ?? [])].filter(Boolean)), this.write(set(make("h1"), { tabindex: -1 }), screen.title), end(toolbar.trailing)),
      toasts.length ? make("div", "c-toasts", toasts.flatMap(card => this.card(card))) : null,
      set(make("main", "c-cards", screen.cards.flatMap(card => this.card(card))), { "aria-label": isPart ? screen.title.spoken ?? screen.title.text : null, tabindex: isPart ? -1 : null }),
      screen.tabs && make("nav", "c-tabs", this.draw(screen.tabs)));
    page.append(content);
    if (overlay) {
      content.inert = true;
      const { text, spoken = text } = wordsIn(overlay.card.body)[0] ?? screen.title;
      const above = set(make("dialog", "c-overlay", make("div", "c-seen", this.card(overlay.card))), { open: "", tabindex: -1, "aria-modal": "true", "aria-label": spoken });
      // The key that leaves a dialog does what its button to close does.
      const quit = event => {
        const actions = actionsIn(above.querySelector("[data-card]").element);
        const leave = actions.find(action => action.intent?.kind === "close") ?? actions.at(-1);
        if (!event.defaultPrevented) event.preventDefault(), leave && this.send(leave);
      };
      above.addEventListener("cancel", quit);
      above.addEventListener("keydown", event => event.key === "Escape" && quit(event));
      page.append(style(above, { background: role(overlay.scrim) }));
    }
    let width;
    return new ResizeObserver(([{ contentRect }]) => contentRect.width !== width && fit(page, (width = contentRect.width))).observe(page), page;
  }
  card({ id, body }) {
    const node = set(this.draw(body), { "data-card": id });
    return node.classList.add("c-card"), [node, node.more].flat();
  }
  /** Draws an element of any kind, with the members common to all kinds. */
  draw(element) {
    const { kind, id, part, surface, width, height, grows, opacity, motion, focused, transition } = element;
    const [told, node] = [toldBy(element), (Object.hasOwn(kinds, kind) ? kinds[kind] : unknown)(this, element)];
    Object.assign(node.dataset, { kind, ...(id && { id }), ...(part && { part }), ...(transition && { transition }) });
    // The surface of a choice is the frame around its options; its label is outside.
    const covered = node.querySelector(":scope > .c-options, :scope > .c-select") ?? node;
    if (surface) cover(covered, surface);
    const holdsText = !["shape", "icon", "layers", "picture", "bar", "ring", "spinner"].includes(kind);
    extend(node, "inline", width, holdsText);
    extend(node, "block", height, holdsText);
    if (grows) node.classList.add("c-grows");
    style(node, { opacity: role(opacity) });
    if (told) tell(node, told);
    else if (["icon", "shape", "divider", "bar", "ring", "spinner"].includes(kind) && !element.children?.length) hideFromAccessibility(node);
    this.act(node, element, told);
    if (focused) for (const [on, off] of [["pointerenter", "pointerleave"], ["focusin", "focusout"]]) {
      const plain = node.style.cssText;
      node.addEventListener(on, () => cover(node, { ...surface, ...focused }));
      node.addEventListener(off, () => (node.style.cssText = plain));
    }
    if (motion) move(node, motion);
    node.element = element;
    return this.onDraw?.(node, element), node;
  }
  /** Draws the children; screen readers may get them in another order. */
  drawInto(node, { children = [] }) {
    const nodes = children.map(child => this.draw(child));
    // In a row they follow the other controls.
    const isRow = node.matches(".c-row");
    node.append(...nodes.flatMap(child => [child, (!isRow && child.more) || []].flat()), ...nodes.flatMap(child => (isRow && child.more) || []));
    if (children.some(child => child.accessibility?.sortOrder != null)) {
      const place = index => children[index].accessibility?.sortOrder ?? 0;
      const order = nodes.map((_, index) => index).sort((a, b) => place(a) - place(b) || a - b);
      node.setAttribute("aria-owns", order.map(index => named(nodes[index])).join(" "));
    }
    if (nodes.length && nodes.every(child => child.matches(".c-hidden"))) node.classList.add("c-hidden");
    return node;
  }
  /** Writes text into a node: its runs, in their styles. */
  write(node, words) {
    node.classList.add("c-text");
    if (/^\S*\d\S*$/.test(words.text)) node.classList.add("c-number");
    const runs = words.parts?.map(run => this.dress(make("span", run.style ? "c-text" : "", run.text), run));
    node.append(...(runs ?? [words.text]));
    if (words.minimumScale) node.dataset.minimumScale = words.minimumScale;
    set(node, { dir: { rightToLeft: "rtl", leftToRight: "ltr" }[words.direction], lang: words.language });
    if (words.spoken) say(node, words.spoken);
    return this.dress(node, words);
  }
  dress(node, { style: type, color, weight }) {
    const part = end => (isRole(type) ? `var(${property(type)}-${end})` : undefined);
    return style(node, {
      "--size": part("size"), "--leading": part("leading"), "font-family": part("family"), "letter-spacing": part("tracking"),
      "font-weight": weights[weight] ?? weight ?? part("weight"), color: role(color),
    });
  }
  text = (words, name = "") => words && this.write(make("span", name), words);
  /** Performs an action, after its confirmation if it has one. */
  send(action, value) {
    const send = () => this.onEvent?.({ action: action.id, ...(value !== undefined && { value }) });
    if (!action.confirmation) return send();
    const { title, message, confirm, cancel } = action.confirmation;
    const [heading, body] = [make("h2", "", title), make("p", "", message)];
    const dialog = set(make("dialog", `c-dialog ${theme(this)}`, heading, body), { ...tongueOf(this.screen), role: "alertdialog", "aria-labelledby": named(heading), "aria-describedby": named(body) });
    for (const text of [cancel, confirm])
      dialog.append(onPress(make("button", "", text), () => (dialog.close(), text === confirm && send())));
    dialog.addEventListener("close", () => dialog.remove());
    // As large as the texts of the screen, outside of which it is.
    const [{ size = 17 } = {}, color] = [this.screen.type?.["type.body"], role("color.text.primary")];
    document.body.append(style(dialog, { color, background: role(this.screen.ground), "font-size": `${size}px`, "font-family": "var(--type-body-family)" }));
    dialog.showModal();
  }
  /** Adds the menu of further actions: by keyboard and screen reader in order, otherwise by a secondary click or a long press. */
  act(node, { kind, actions = [] }, told) {
    const shown = actions.filter(action => action.gesture !== "drag");
    if (!shown.length || ["stepper", "field"].includes(kind)) return;
    const items = shown.map(action => {
      const item = this.dress(make("button", "c-more c-text", action.label), { style: "type.body", color: "color.text.primary" });
      const isNamed = !told?.label || kind === "chart" || action.label.includes(told.label);
      return set(onPress(item, () => this.send(action)), { type: "button", "aria-label": isNamed ? null : `${action.label}, ${told.label}` });
    });
    const more = set(make("span", "c-menu", items), { "data-of": named(node) });
    rove(more, items);
    // Some browsers move the focus away from a pressed button, which would close the menu.
    more.addEventListener("mousedown", event => event.preventDefault());
    more.addEventListener("keydown", event => event.key === "Escape" && (event.preventDefault(), node.focus()));
    const open = () => node.getRootNode().querySelector(`[data-of="${node.id}"] > *`)?.focus();
    node.addEventListener("contextmenu", event => more.contains(event.target) || (event.preventDefault(), event.stopPropagation(), open()));
    let [timer, isHeld] = [];
    node.addEventListener("pointerdown", event => {
      isHeld = false;
      if (event.pointerType === "touch") timer = setTimeout(() => ((isHeld = true), open()), 500);
    });
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) node.addEventListener(end, () => clearTimeout(timer));
    node.addEventListener("click", event => isHeld && !more.contains(event.target) && (event.stopImmediatePropagation(), event.preventDefault()), true);
    // A button cannot contain buttons: its further actions follow it.
    if (node.matches("button, [role=button], [role=link]")) node.more = more;
    else node.append(more);
  }
  control(tag, name, { action, isDisabled }, ...children) {
    const node = make(tag, name, ...children);
    if (tag === "button") Object.assign(node, { type: "button", disabled: isDisabled ?? false });
    // Nothing is saved while a field has an error.
    if (action.intent?.kind === "save") node.dataset.saves = isDisabled ? "off" : "on";
    return node;
  }
}

// The kinds of elements
const unknown = (drawing, element) => element.children?.length ? arrange(drawing, { children: element.children }, "column")
  : drawing.text({ text: element.accessibility?.label ?? "", style: "type.body", color: "color.text.primary" });
function arrange(drawing, element, axis) {
  const large = (drawing.isLarge && element.large) || {};
  const isTurned = large.axis && large.axis !== axis;
  const { align, justify, wraps, scrolls } = isTurned ? {} : element;
  const node = drawing.drawInto(make("div", `c-${large.axis ?? axis} c-arranger`), element);
  mark(node, (large.align ?? align) && `c-align-${large.align ?? align}`, justify && `c-justify-${justify}`, wraps && "c-wraps", scrolls && "c-scrolls");
  return style(node, { gap: role(element.gap) });
}
/** The steps an arrow key moves, where one line down is `down` steps. */
const arrow = ({ key }, down = 1) => ({ ArrowRight: 1, ArrowLeft: -1, ArrowDown: down, ArrowUp: -down })[key];
/** Lets arrow keys move the focus between the controls of a group. */
const rove = (node, controls) => node.addEventListener("keydown", event => {
  const [by, place] = [arrow(event), controls.indexOf(event.target)];
  if (by && place >= 0) event.preventDefault(), controls.at((place + by) % controls.length).focus();
});
/** A day in the form of an input's value, from the number of days since 1970 on a chart's axis. */
const dayText = day => new Date(day * 864e5).toISOString().slice(0, 10);
/** Reads a number as it is written in a language: with its digits, its decimal separator, and separators of whole groups only. */
function numberOf(text, language) {
  const parts = new Intl.NumberFormat(language, { useGrouping: true }).formatToParts(-11111.5);
  const [point, group] = ["decimal", "group"].map(type => parts.find(part => part.type === type)?.value);
  const digits = [...new Intl.NumberFormat(language, { useGrouping: false }).format(9876543210)].reverse();
  const plain = [...text.replaceAll(/[\s\u061c\u200e\u200f]/g, "").replaceAll("\u2212", "-")]
    .map(one => (one === point ? "." : one === group ? "'" : digits.includes(one) ? digits.indexOf(one) : one)).join("");
  return /^[+-]?(\d+\.?\d*|\.\d+|\d{1,3}('\d{2,3})*'\d{3}(\.\d*)?)$/.test(plain) ? Number(plain.replaceAll("'", "")) : NaN;
}
/** The value of an entered text as it is sent, or the name of its error. */
function valueOf({ format, min, max, step, maximumLength, isRequired }, text, language) {
  if (!text.trim()) return isRequired ? { error: "missing" } : { value: format === "text" ? text : undefined };
  if (format === "decimal" || format === "integer") {
    const [number, first, by] = [numberOf(text, language), min ?? 0, step ?? (format === "integer" ? 1 : 0)];
    if (!Number.isFinite(number)) return { error: "malformed" };
    if (number < (min ?? -Infinity) || number > (max ?? Infinity)) return { error: "outOfRange" };
    return { value: by > 0 ? Number((first + Math.round((number - first) / by) * by).toFixed(6)) : number };
  }
  if (format === "time" || format === "day") return text < (min ?? text) || text > (max ?? text) ? { error: "outOfRange" } : { value: text };
  const count = [...new Intl.Segmenter(language).segment(text)].length;
  return count > (maximumLength ?? Infinity) ? { error: "tooLong" } : { value: text };
}
const actionsIn = element => [element.action ?? [], ...(element.children ?? []).map(actionsIn)].flat();
const wordsIn = element => (element.kind === "text" ? [element] : (element.children ?? []).flatMap(wordsIn));

const kinds = {
  row: (drawing, element) => arrange(drawing, element, "row"),
  column: (drawing, element) => arrange(drawing, element, "column"),
  layers: (drawing, element) => drawing.drawInto(make("div", `c-layers${element.align ? ` c-align-${element.align}` : ""}${element.children?.some(child => child.kind === "shape") ? " c-inked" : ""}`), element),
  grid(drawing, element) {
    const { columns, minimumColumn, firstColumn, rowGap, leadingBlanks = 0 } = element;
    const gap = role(element.gap) ?? "0px";
    const many = (drawing.isLarge && element.large?.columns) || columns || (minimumColumn ? null : 1);
    const hasRows = element.children?.some(child => child.kind === "row");
    const most = columns ? `(100% - ${columns - 1} * ${gap}) / ${columns}` : "0px";
    const node = drawing.drawInto(make("div", "c-grid c-arranger"), element);
    if (node.querySelector(".c-surface:not(.c-arranger)")) node.classList.add("c-inked");
    if (hasRows) node.classList.add(many === 1 && columns > 1 ? "c-unrolled" : "c-rowed");
    if (leadingBlanks && many > 1) style(node.firstElementChild, { "grid-column-start": leadingBlanks + 1 });
    steer(node);
    return style(node, {
      gap: `${role(rowGap) ?? gap} ${gap}`,
      "grid-template-columns":
        many === 1 ? "minmax(0, 1fr)"
        : hasRows || !minimumColumn ? `${firstColumn ? length(firstColumn) : ""} repeat(${many - (firstColumn ? 1 : 0)}, minmax(0, 1fr))`
        : `repeat(auto-fill, minmax(min(100%, max(${length(minimumColumn)}, ${most})), 1fr))`,
    });
  },
  list(drawing, element) {
    const node = set(drawing.drawInto(make("ul", "c-list c-arranger"), element), { role: "list" });
    for (const child of [...node.children].filter(child => child.dataset.kind)) {
      child.before(style(make("li", child.matches(".c-hidden") ? "c-hidden" : "c-item"), { "--divider": role(element.divider) }));
      child.previousSibling.append(child, child.more ?? "");
    }
    return style(node, { gap: role(element.gap) });
  },
  table(drawing, element) {
    const { columns, gap, divider, children } = element;
    const align = nodes => nodes.forEach((node, place) => columns[place]?.align && mark(node, `c-cell-${columns[place].align}`));
    const heads = columns.map(column => make("div", "c-head", drawing.text(column.head)));
    const rows = children.map(child => {
      const isRow = child.kind === "row" || child.kind === "button";
      const node = drawing.draw(child);
      if (isRow) align([...node.children]);
      // At accessibility sizes the cells are stacked, each after its column header.
      if (isRow && drawing.isLarge) [...node.children].forEach((cell, place) => {
        if (!columns[place]?.head || !cell.hasChildNodes()) return;
        cell.before(make("span", "c-headed", drawing.text(columns[place].head)));
        cell.previousSibling.append(cell);
      });
      const cell = set(make("div", "c-table-cell", node, node.more), { role: "cell" });
      return set(make("div", isRow ? "c-table-row" : "c-table-section", cell), { role: "row" });
    });
    align(heads);
    const head = set(make("div", "c-table-row c-table-heads", heads), { "aria-hidden": "true" });
    const widths = columns.map(({ width }) => `minmax(min-content, ${length(width) ?? "1fr"})`);
    const node = set(make("div", `c-table c-arranger${divider ? " c-divided" : ""}`, columns.some(column => column.head) && !drawing.isLarge ? head : null, rows), { role: "table" });
    return style(node, { "--gap": role(gap), "--divider": role(divider), "grid-template-columns": widths.join(" ") });
  },
  text(drawing, element) {
    const level = element.accessibility?.headingLevel;
    return drawing.write(make([1, 2, 3, 4, 5, 6].includes(level) ? `h${level}` : "span"), element);
  },
  icon(drawing, element) {
    const node = drawIcon(drawing, element);
    // Pieces that fly from it are no part of its picture.
    return element.motion?.particles ? style(make("span", "c-layers", node), { color: role(element.color) }) : node;
  },
  shape: (_, element) => cover(make("span", "c-shape"), { ...element, opacity: null }),
  picture(drawing, element) {
    const tokens = own(drawing.appearances, element.appearance) ?? drawing;
    const inner = new Drawing({}, tokens, drawing, drawing);
    // Its texts do not follow the reader's type size: a theme has its own sizes.
    return make("div", `c-picture ${theme(inner)}`, inner.drawInto(make("div", "c-canvas"), element));
  },
  divider: (_, { color }) => style(make("hr", "c-divider"), { "--line": role(color) }),
  bar(_, element) {
    const { fraction, track, outline, fillsFrom, cornerRadius } = element;
    const fill = style(make("div", "c-fill"), { background: role(element.fill), "border-radius": role(cornerRadius) });
    return style(make("div", fillsFrom === "bottom" ? "c-bar-standing" : "c-bar-lying", fill), {
      "--fraction": fraction, background: role(track), "border-radius": role(cornerRadius),
      "box-shadow": outline && `inset 0 0 0 ${length(outline.width)} ${thinned(role(outline.color), outline.opacity)}`,
    });
  },
  ring(drawing, element) {
    const { fraction, track, outline, stroke } = element;
    const svg = set(make("svg", "c-ring-lines"), { "aria-hidden": "true" });
    const circle = (name, color, width) => svg.appendChild(style(make("circle", name), { stroke: color, "stroke-width": length(width) }));
    if (track) circle("c-track", role(track), stroke);
    if (outline) circle("c-outline", thinned(role(outline.color), outline.opacity), outline.width);
    const fill = svgPaint(drawing, svg, element.fill);
    if (fraction > 0) set(circle("c-fill", fill, stroke), { pathLength: 1, "stroke-dasharray": `${fraction} 1` });
    return style(drawing.drawInto(make("div", "c-ring", svg), element), { "--stroke": length(stroke) });
  },
  chart: (drawing, element) => drawChart(drawing, element),
  spinner: (_, { color }) => style(set(make("div", "c-spinner"), { "aria-busy": "true" }), { color: role(color) }),
  button(drawing, element) {
    const node = drawing.drawInto(drawing.control("button", "c-button", element), element);
    const isSpread = element.justify || element.children?.some(child => child.grows);
    if (isSpread) mark(node, "c-arranger", `c-justify-${element.justify ?? "start"}`);
    if (!element.children?.length) node.classList.add("c-hidden");
    if (element.press) move(node, element.press);
    return style(onPress(node, () => drawing.send(element.action)), { gap: role(element.gap) });
  },
  toggle(drawing, element) {
    const beside = drawing.drawInto(make("span", "c-beside"), element);
    const knob = style(make("span", `c-switch${element.isOn ? " c-on" : ""}`), { "--track": role(element.track), "--thumb": role(element.thumb) });
    const node = drawing.control("button", "c-toggle c-arranger", element, beside, knob);
    node.classList.toggle("c-turned", drawing.isLarge && element.large?.axis === "column");
    return onPress(node, () => drawing.send(element.action));
  },
  field(drawing, element) {
    const { input: { format, min, max, lines = 1 }, label, value, placeholder, unit, problem, warning, focusDelay, box } = element;
    const [told, isPicked, words] = [toldBy(element), format === "time" || format === "day", value ?? placeholder ?? label];
    const input = set(make(lines > 1 ? "textarea" : "input", `c-input${isPicked ? " c-picker" : " c-text"}`), {
      type: isPicked ? { time: "time", day: "date" }[format] : null, inputmode: { decimal: "decimal", integer: "numeric" }[format],
      rows: lines > 1 ? lines : null, min: isPicked ? min : null, max: isPicked ? max : null, placeholder: placeholder?.text,
      autocomplete: "off", "data-focus-delay": focusDelay, "aria-label": told.label, "aria-description": told.hint,
    });
    input.drawn = input.value = (isPicked ? element.input.value : value?.text) ?? "";
    const shown = isPicked ? make("span", "c-input c-picked", drawing.text(value ?? placeholder), input) : input;
    if (words) drawing.dress(input, words);
    style(input, { "--placeholder": role(placeholder?.color) });
    if (box) cover(shown, box);
    const wrong = make("div", "c-wrong");
    const caption = label && set(make("label", "", drawing.text(label)), { for: named(input) });
    const body = make("div", "c-named", caption, make("span", "c-entry", shown, drawing.text(unit)));
    const node = drawing.control("div", `c-field c-arranger c-entry-${format}`, element, body, wrong, drawing.text(warning));
    const report = error => {
      wrong.replaceChildren(...[drawing.text(error)].filter(Boolean));
      input.removeAttribute("aria-describedby");
      set(input, { "aria-invalid": Boolean(error), "aria-describedby": error?.text ? named(wrong) : null });
    };
    if (problem) report(problem);
    input.addEventListener("change", () => {
      const { input: rules, action } = node.element;
      const read = valueOf(rules, input.value, drawing.numbers);
      const error = rules.errors?.[read.error];
      report(read.error && (error ?? { text: "", style: label?.style, color: label?.color }));
      if (error) node.closest("candela-screen")?.say?.([{ text: error.spoken ?? error.text, politeness: "assertive" }]);
      node.classList.toggle("c-refused", Boolean(read.error));
      check(node.closest(".candela"));
      if (read.error) return;
      input.drawn = input.value;
      drawing.send(action, read.value);
    });
    if (isPicked) input.addEventListener("click", () => input.showPicker?.());
    return node;
  },
  choice(drawing, element) {
    const { label, icon, gap, children } = element;
    const form = (drawing.isLarge && element.large?.form) || element.form;
    const caption = (label || icon) && make("span", "c-caption", icon && drawIcon(drawing, icon), drawing.text(label));
    if (caption && element.accessibility) hideFromAccessibility(caption);
    if (form === "menu") {
      const chosen = children.findIndex(child => child.isSelected);
      const option = (child, value) => set(make("option", "", wordsIn(child)[0]?.text ?? toldBy(child)?.label), { value });
      const menu = make("select", "c-text", children.map(option), set(make("option"), { value: -1, hidden: "" }));
      set(menu, { "aria-label": toldBy(element)?.label }).value = chosen;
      const words = wordsIn(children[Math.max(chosen, 0)])[0] ?? label;
      if (words) drawing.dress(menu, words);
      menu.addEventListener("change", () => drawing.send(children[menu.value].action));
      return make("div", "c-choice c-menu-choice c-arranger", caption, style(make("span", "c-select", menu), { color: role(words?.color) }));
    }
    const group = style(drawing.drawInto(make("div", `c-options c-${form}`), element), { gap: role(gap) });
    rove(group, [...group.children]);
    return make("div", `c-choice c-arranger c-form-${form}`, caption, group);
  },
  stepper(drawing, element) {
    const { label, value, input: { value: now = 0, min = -Infinity, max = Infinity, step = 1 }, action, color } = element;
    const change = by => drawing.send(action, Math.min(Math.max(now + by * step, min), max));
    const button = (by, icon, bound) => {
      const node = set(make("button", "c-step", drawIcon(drawing, { icon, size: 20, color })), { type: "button", "aria-hidden": "true" });
      return onPress(Object.assign(node, { tabIndex: -1, disabled: now === bound }), () => change(by));
    };
    const steps = make("span", "c-steps", button(-1, "icon.minus", min), drawing.text(value), button(1, "icon.plus", max));
    const node = drawing.control("div", "c-stepper c-arranger", element, drawing.text(label, "c-grows"), steps);
    node.tabIndex = 0;
    node.addEventListener("keydown", event => {
      const by = arrow(event, -1);
      if (by) event.preventDefault(), change(by);
    });
    return node;
  },
};

function drawIcon(drawing, { icon, color, size }) {
  const { viewBox, path, mirrors } = own(drawing.icons, icon) ?? {};
  const isPath = path && CSS.supports("clip-path", `path(${quoted(path)})`);
  const node = make("svg", `c-icon${mirrors ? " c-mirrors" : ""}`, isPath ? set(make("path"), { d: path }) : null);
  set(node, { viewBox: /^0 0 \d+ \d+$/.test(viewBox) ? viewBox : "0 0 24 24", "aria-hidden": "true", "data-icon": isPath ? icon : "missing" });
  return style(node, { "--side": length(size), color: role(color) });
}

/** A role as the paint of a line or an area; a gradient is added to the drawing's own definitions. */
function svgPaint(drawing, svg, path) {
  const token = own(drawing.tokens, path);
  if (token?.$type !== "gradient") return role(path);
  const [x2, y2] = { "top-bottom": [0, 1], "bottom-top": [0, -1], "top-leading-bottom-trailing": [1, 1] }[extra(token).direction] ?? [1, 0];
  // Stops in rgb() mix in sRGB, those in color() do not.
  const paint = ({ colorSpace, components, alpha = 1 }) => colorSpace === "srgb" && `rgb(${components.map(part => part * 255).join(" ")} / ${alpha})`;
  const stop = ({ color, position }) => style(set(make("stop"), { offset: finite(position) }), { "stop-color": paint(color) || colorValue(color) });
  const gradient = set(make("linearGradient", "", token.$value.map(stop)), { id: newName(), y1: y2 < 0 ? 1 : 0, x2, y2: Math.max(y2, 0) });
  svg.prepend(gradient);
  return `url(#${gradient.id})`;
}

// Charts
/** The position of a value along an axis, 0 to 1, and the share of one day or name. */
function scaleOf({ scale, min = 0, max = 1, marks }, points) {
  if (scale === "number") return { at: value => finite((value - min) / (max - min || 1)), band: 0 };
  const last = scale === "day" ? max : Math.max(...marks.map(mark => mark.position), ...points.map(point => point.x), 0);
  const count = last - (scale === "day" ? min : 0) + 1;
  return { at: value => finite((value - (last - count) - 0.5) / count), band: Math.max(finite(1 / count), 0) };
}

const percent = value => `${(value * 100).toFixed(3)}%`;

function drawChart(drawing, chart) {
  const { x, y, grid, series, rules = [], selection, select, summary, table, direction } = chart;
  const points = series.flatMap(one => one.points);
  const [{ at, band }, up] = [scaleOf(x, points), scaleOf(y, points)];
  const isMirrored = direction === "rightToLeft";
  const across = { band, at: isMirrored ? value => 1 - at(value) : at };
  const told = toldBy(chart);
  const svg = set(make("svg", "c-plot"), { role: "img", "aria-label": [told?.label, told?.value].filter(Boolean).join(", ") });
  const over = make("div", "c-over");
  /** The place of a text at the top, on a vertical line, so that it stays inside. */
  const above = at => ({ top: 0, left: percent(at), translate: percent(-at), background: "var(--fill)", "box-shadow": "0 0 0 3px var(--fill)" });
  const rule = (axis, position, look) => {
    const at = axis === "x" ? across.at(position) : 1 - up.at(position);
    const [along, other] = axis === "x" ? ["y", "x"] : ["x", "y"];
    const ends = { [`${along}1`]: 0, [`${along}2`]: "100%", [`${other}1`]: percent(at), [`${other}2`]: percent(at) };
    const { color, width, opacity } = look;
    return svg.appendChild(style(set(make("line"), ends), { stroke: role(color), "stroke-width": length(width), "stroke-opacity": role(opacity) }));
  };
  if (grid) for (const { position } of y.marks) rule("y", position, grid);
  for (const one of series) svg.append(...drawSeries(drawing, svg, one, across, up));
  for (const one of rules) {
    svg[one.axis === "x" ? "prepend" : "append"](style(rule(one.axis, one.position, one), { "stroke-dasharray": one.dash?.map(length).join(" ") }));
    const at = one.axis === "x" ? across.at(one.position) : up.at(one.position);
    over.append(style(drawing.text(one.text), one.axis === "x"
      ? above(at) : { "inset-inline-end": 0, bottom: percent(at), translate: at > 0.5 ? "0 100%" : null }));
  }
  if (selection) {
    const [left, top] = [across.at(selection.x), 1 - up.at(selection.y)];
    rule("x", selection.x, selection);
    svg.append(style(set(make("circle"), { cx: percent(left), cy: percent(top), r: 5 }), { fill: role(selection.color) }));
    const note = make("div", "c-note", selection.lines.map(words => drawing.text(words)));
    over.append(style(note, above(left)));
  }
  const marks = (axis, name, place) => make("div", name, axis.marks.map(mark => style(drawing.text(mark.text), place(mark.position))));
  const frame = set(make("div", "c-chart-frame", marks(y, "c-axis-y", position => ({ top: percent(1 - up.at(position)) })),
    make("div", "c-view", svg, over), marks(x, "c-axis-x", position => ({ left: percent(across.at(position)) }))), { dir: isMirrored ? "rtl" : "ltr" });
  if (select) onPress(svg, event => {
    const { left, width } = svg.getBoundingClientRect();
    const away = point => Math.abs(across.at(point.x) - (event.clientX - left) / width);
    if (points.length) drawing.send(select, dayText(points.reduce((best, point) => (away(point) < away(best) ? point : best)).x));
  });
  const key = series.filter(one => one.legend).map(one =>
    make("span", "c-key", style(make("span", `c-swatch c-swatch-${one.form}`), { color: role(one.color) }), drawing.text(one.legend)));
  const row = (cells, first, other) => make("tr", "", cells.map((cell, place) => make(place ? other : first, "", cell)));
  const values = make("table", "c-hidden", make("caption", "", table.caption), make("thead", "", row(table.headers, "th", "th")),
    make("tbody", "", table.rows.map(cells => row(cells, "th", "td"))));
  return make("figure", "c-chart c-arranger", summary && set(drawing.text(summary), { "aria-hidden": !!told }), key.length ? make("div", "c-legend", key) : null, frame, values);
}

function drawSeries(drawing, svg, { form, color, fill, width, cornerRadius, points }, across, up) {
  const ends = points.map(({ x, y }) => [across.at(x), 1 - up.at(y)]);
  if (form === "points")
    return ends.map(([left, top]) =>
      style(set(make("circle"), { cx: percent(left), cy: percent(top) }), { r: `calc(${length(width ?? 6)} / 2)`, fill: role(color) }));
  if (form === "bars" || form === "hollowBars") {
    const look = { fill: fill || form === "bars" ? svgPaint(drawing, svg, fill ?? color) : "none", stroke: form === "bars" ? "" : role(color) };
    const foot = 1 - Math.max(up.at(0), 0);
    const [first, wide] = [across.band * 0.35, percent(across.band * 0.7)];
    const box = (left, top) =>
      ({ x: percent(left - first), width: wide, y: percent(Math.min(top, foot)), height: percent(Math.abs(foot - top)) });
    return ends.map(([left, top]) => style(set(make("rect"), box(left, top)), { ...look, rx: role(cornerRadius) }));
  }
  // Paths have no percentages: they use a drawing of 100 × 100 that is stretched; strokes are not.
  const drawn = set(make("svg"), { viewBox: "0 0 100 100", preserveAspectRatio: "none", width: "100%", height: "100%" });
  const places = ends.map(([left, top]) => [(left * 100).toFixed(3), (top * 100).toFixed(3)]);
  if (form === "area" && places.length)
    drawn.append(style(set(make("polygon"), { points: [[places[0][0], 100], ...places, [places.at(-1)[0], 100]].join(" ") }), {
      fill: svgPaint(drawing, drawn, fill ?? color), "fill-opacity": fill ? null : 0.2 }));
  const path = set(make("polyline", `c-line${form === "dashedLine" ? " c-dashed" : ""}`), { points: places.join(" ") });
  drawn.append(style(path, { stroke: role(color), "stroke-width": length(width) }));
  return [drawn];
}

// Layout-dependent fitting
/** Fits a drawn screen into its container; repeated whenever the size changes. */
export function fit(page) {
  const above = page.querySelector(".c-overlay:modal > .c-seen");
  if (above) for (const { left, width } of [page.getBoundingClientRect()]) style(above, { width: `${width}px`, "margin-left": `${left}px` });
  const all = selector => [...page.querySelectorAll(selector)];
  for (const { style, parentElement, offsetWidth } of all(".c-picture").filter(({ style }) => (style.zoom = 1)))
    style.zoom = Math.min(1, roomOf(parentElement) / Math.max(offsetWidth, 1));
  const texts = all(".c-text:not(input, textarea, .c-more)");
  const rows = all(".c-row:not(.c-scrolls), .c-button, .c-beside, .c-steps, .c-options:not(.c-scrolled)");
  for (const { style, classList } of texts) {
    classList.remove("c-broken");
    for (const name of ["--scale", "width", "min-width", "flex"]) style.removeProperty(name);
  }
  for (const row of rows) row.classList.remove("c-wraps-late");
  // In a row that overflows, texts are scaled, or else items continue on the next line: outer rows first, which gives inner ones space.
  const overflows = row => {
    const boxes = [...row.children].map(child => child.getBoundingClientRect());
    return Math.max(...boxes.map(box => box.right)) - Math.min(...boxes.map(box => box.left)) > roomOf(row) + 0.5;
  };
  const leastScale = text => text.dataset.minimumScale ?? (text.matches(".candela:not(.c-large) select") ? 0.7 : null);
  for (const row of rows.filter(overflows)) {
    if (!overflows(row)) continue;
    const own = [...row.children].filter(child => texts.includes(child) && (leastScale(child) || !child.matches(".c-number")));
    measured(own, "c-narrow").forEach((width, place) => (own[place].style.minWidth = `${width * (leastScale(own[place]) || 0.8)}px`));
    if (!overflows(row)) continue;
    for (const { style } of own) style.minWidth = "";
    row.classList.add("c-wraps-late");
  }
  // A text is scaled to one line, if that is allowed, or until its longest word fits, and keeps its width. A number never breaks.
  const scale = (chosen, isFlat) => {
    const wanted = measured(chosen, isFlat ? "c-flat" : "c-narrow");
    return chosen.map((text, place) => [text, getComputedStyle(text).width, roomOf(text) / wanted[place]]).filter(([text, width, share]) => {
      const least = isFlat ? leastScale(text) : text.matches(".c-number") ? 0.3 : 0.7;
      const factor = Math.floor((text.style.getPropertyValue("--scale") || 1) * share * 100 + 0.05) / 100;
      if (isFlat && factor < least && !text.matches("select")) return text.style.removeProperty("--scale");
      if (share < 1) Object.assign(text.style, { width, flex: "none", minWidth: 0 }).setProperty("--scale", Math.max(factor, least));
      return text.classList.toggle("c-broken", factor < least && !text.matches(".c-number")), share < 1;
    }).map(([text]) => text);
  };
  // Again for what is still too wide, since the letters of some fonts are wider at smaller sizes.
  for (const isFlat of [true, false]) {
    let left = texts.filter(text => text.clientWidth && (isFlat ? leastScale(text) : text.scrollWidth > text.clientWidth + 1 && !text.matches("select")));
    for (let turn = 0; turn < 4 && left.length; turn++) left = scale(left, isFlat);
  }
  for (const axis of all(".c-axis-x, .c-axis-y")) thin(axis, axis.matches(".c-axis-x"));
  for (const grid of all(".c-steered")) {
    const cells = cellsIn(grid);
    const isSmall = cells.some(cell => cell.offsetWidth < 44 || cell.offsetHeight < 44);
    grid.classList.toggle("c-adjustable", isSmall);
    for (const node of [grid, ...cells]) node.tabIndex = (isSmall || grid.role === "spinbutton") === (node === grid) ? 0 : -1;
  }
}

/** The width inside the padding. */
function roomOf(node) {
  const { width, paddingLeft, paddingRight } = getComputedStyle(node);
  return parseFloat(width) - parseFloat(paddingLeft) - parseFloat(paddingRight);
}
/** The widths of texts with a class that makes them narrow or flat. */
function measured(texts, name) {
  for (const text of texts) text.classList.add(name);
  const widths = texts.map(roomOf);
  for (const text of texts) text.classList.remove(name);
  return widths;
}

/** Hides axis labels that would overlap others, and moves the outermost ones inside. */
function thin(axis, isFlat) {
  const [own, frame] = [axis, axis.parentElement].map(node => node.getBoundingClientRect());
  const [low, high] = axis.parentElement.dir === "rtl" ? [own.left, frame.right] : [frame.left, own.right];
  let last;
  for (const mark of isFlat ? axis.children : [...axis.children].reverse()) {
    Object.assign(mark.style, { visibility: "", marginLeft: "" });
    const { left, right } = mark.getBoundingClientRect();
    if (isFlat) mark.style.marginLeft = `${Math.min(high - right, 0) || Math.max(low - left, 0)}px`;
    const box = mark.getBoundingClientRect();
    if (last && (isFlat ? box.left < last.right + 4 && last.left < box.right + 4 : box.top < last.bottom)) mark.style.visibility = "hidden";
    else last = box;
  }
}

const cellsIn = node => [...node.querySelectorAll("button:not(.c-more)")];
/** Makes a grid with cells too small to touch one control: arrow keys and the nearest touch select a cell. */
function steer(grid) {
  const cells = cellsIn(grid);
  if (!cells.length) return;
  grid.classList.add("c-steered");
  const columns = Math.max(...[...grid.children].map(row => cellsIn(row).length));
  let current = (cells.findIndex(cell => cell.ariaCurrent) + cells.length) % cells.length;
  const point = place => {
    cells[current].classList.remove("c-current");
    current = Math.min(Math.max(place, 0), cells.length - 1);
    cells[current].classList.add("c-current");
    set(grid, grid.role === "spinbutton" ? { "aria-valuetext": cells[current].ariaLabel } : { "aria-activedescendant": named(cells[current]) });
  };
  grid.addEventListener("keydown", event => {
    const by = arrow(event, columns);
    if (event.target === grid && by) event.preventDefault(), point(current + by);
    if (event.target === grid && event.key === "Enter") cells[current].click();
  });
  grid.addEventListener("click", event => {
    if (event.target !== grid && !event.target.closest(".c-adjustable")) return;
    const boxes = cells.map(cell => cell.getBoundingClientRect());
    const away = ({ left, top, width, height }) => Math.hypot(left + width / 2 - event.clientX, top + height / 2 - event.clientY);
    point(boxes.indexOf(boxes.reduce((best, box) => (away(box) < away(best) ? box : best))));
    cells[current].click();
  });
}
