// The picture: a frame with its own page, like a screen on a device, and marks above it.

const stage = { screen: null, nodes: new Map(), elements: new WeakMap(), parents: new Map(), onEvent: () => {}, onPoint: () => {} };

/** A frame for the renderer; resolves once it is ready. */
function makeFrame(title) {
  const frame = h("iframe", { title, class: "frame" });
  frame.ready = new Promise(resolve => frame.addEventListener("load", () => resolve(frame.contentWindow), { once: true }));
  // The page's policy also applies in its frames: they use the same script and styles, byte for byte.
  const [script, ...styles] = ["renderer", "renderer-style", "frame-style"].map(id => byId(id).textContent);
  frame.srcdoc = trusted.createHTML(`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Screen</title>${styles.map(text => `<style>${text}</style>`).join("")}</head>
<body><script type="module">${script}<\/script></body></html>`);
  return frame;
}

/** Everything needed to draw a screen of a product: tokens in all appearances, and icons. */
async function looks(product) {
  const [icons, ...sets] = await loadAll(["icons", ...appearances.map(which => tokenFile(product, which))]);
  return { icons, sets: Object.fromEntries(appearances.map((which, place) => [which, sets[place]])) };
}

/** Draws a screen in a frame and records the element of each node; returns nothing after further navigation. */
async function drawIn(frame, screen, { earlierTokens, onEvent = () => {}, isCurrent = () => true, look = appearance(), height } = {}) {
  const { icons, sets } = await looks(screen.theme);
  const page = await frame.ready;
  if (!isCurrent()) return null;
  const drawn = { nodes: new Map(), elements: new WeakMap() };
  const tokens = earlierTokens ?? sets[look];
  const node = page.drawScreen(screen, tokens, icons, {
    appearances: sets, onEvent,
    onDraw: (node, element) => (drawn.nodes.set(element, node), drawn.elements.set(node, element)),
  });
  page.document.body.replaceChildren(node);
  settle(frame, page, node, screen, look, height);
  return Object.assign(drawn, { page, node, screen, tokens });
}

/** Gives the page of a frame the language and the look of its screen, and the frame the screen's height or that of a device. */
function settle(frame, page, node, screen, look = appearance(), height) {
  const root = page.document.documentElement;
  root.className = look.startsWith("dark") ? "dark" : "";
  root.lang = screen.language;
  page.document.title = screen.title.text || plain(screen.screen);
  if (height) {
    frame.style.height = `${height}px`;
    root.style.overflow = "auto";
    return;
  }
  const measure = () => {
    frame.style.height = "480px";
    frame.style.height = `${Math.max(node.scrollHeight, 480)}px`;
  };
  measure();
  let wide = node.clientWidth;
  frame.observer?.disconnect();
  frame.observer = new page.ResizeObserver(() => node.clientWidth !== wide && ((wide = node.clientWidth), measure()));
  frame.observer.observe(node);
}

/** The frame for pages that show one screen, with the marks over it. It is kept between pages. */
function makeStage() {
  stage.frame = makeFrame("The screen");
  // While elements are inspected, a click chooses one and does nothing else.
  stage.frame.ready.then(({ document }) => document.addEventListener("click", event => {
    const element = stage.onPick && elementAt(event.target);
    if (!element) return;
    event.preventDefault();
    event.stopPropagation();
    stage.onPick(element);
  }, true));
  stage.marks = h("div", { class: "marks", "aria-hidden": "true" });
  stage.box = h("div", { class: "stage", tabindex: "0", role: "group", "aria-label": "Picture" }, h("div", { class: "device" }, stage.frame, stage.marks));
}

async function drawStage(screen, isCurrent, draw = drawIn) {
  const began = performance.now();
  const device = stage.box.firstElementChild;
  device.style.inlineSize = `${width()}px`;
  device.classList.toggle("drag", setting("width") === "drag");
  const shown = moved(screen);
  const drawn = await draw(stage.frame, shown, { onEvent: event => stage.onEvent(event), isCurrent });
  if (!drawn) return false;
  Object.assign(stage, drawn, { screen: shown });
  stage.parents = new Map();
  const walk = (element, parent) => {
    stage.parents.set(element, parent);
    for (const child of element.children ?? []) walk(child, element);
  };
  for (const root of rootsOf(shown)) walk(root);
  const { document } = stage.page;
  for (const name of ["pointerover", "focusin"]) document.body[`on${name}`] = null;
  document.onpointerover = document.onfocusin = ({ target }) => stage.onPoint(elementAt(target), target);
  document.onpointerleave = () => stage.onPoint(null);
  stage.marks.replaceChildren();
  stage.milliseconds = performance.now() - began;
  return true;
}

/** The top-level elements of a screen: of bar, notes, cards, tabs and overlays. */
const rootsOf = ({ back, toolbar = {}, cards, toasts = [], tabs, overlay }) =>
  [back, ...(toolbar.leading ?? []), ...(toolbar.trailing ?? []), ...toasts.map(card => card.body), ...cards.map(card => card.body), tabs, overlay?.card.body].filter(Boolean);

function elementAt(node) {
  for (let at = node; at; at = at.parentElement) if (stage.elements.has(at)) return stage.elements.get(at);
}
const nodeOf = element => (element ? stage.nodes.get(element) : stage.page.document.querySelector(".c-bar > h1"));

/** Draws a frame around an element of the screen. */
function mark(element, name = "here") {
  const node = nodeOf(element);
  if (!node) return;
  const shown = node.getBoundingClientRect().width > 1 ? node : node.parentElement;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const box = h("div", { class: `mark ${name}` });
  Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  stage.marks.append(box);
  return box;
}
const unmark = (name = "here") => stage.marks.querySelectorAll(`.mark.${name}`).forEach(node => node.remove());

// Small pictures, drawn when they scroll into view and removed when they are far out of view
const sight = new IntersectionObserver(entries => {
  for (const { target, isIntersecting } of entries) {
    target.inSight = isIntersecting;
    if (isIntersecting) queueThumbnail(target);
    else if (target.firstChild) {
      // A picture of the whole screen keeps its height.
      if (target.isTall) target.style.minBlockSize = `${target.offsetHeight}px`;
      target.replaceChildren();
    }
  }
}, { rootMargin: "300px" });
const queued = new Set();
let isDrawing = false;
function queueThumbnail(box) {
  queued.add(box);
  if (!isDrawing) drawThumbnails();
}
async function drawThumbnails() {
  isDrawing = true;
  for (const box of queued) {
    queued.delete(box);
    if (!box.inSight || !box.isConnected || box.firstChild) continue;
    await new Promise(requestAnimationFrame);
    try {
      const screen = await box.screen();
      const { icons, sets } = await looks(screen.theme);
      const node = drawScreen(still(screen), sets[appearance()], icons, { appearances: sets });
      if (box.inSight) box.replaceChildren(h("div", { class: "reduced", style: { "inline-size": "390px" } }, node));
    } catch (error) {
      box.replaceChildren(h("p", { class: "wrong" }, error.message));
    }
  }
  isDrawing = false;
}
/** A small picture of a screen, given as a promise `screen`: its top, or all of it. */
function thumbnail(screen, isTall = false) {
  const box = h("div", { class: isTall ? "thumbnail tall" : "thumbnail", "aria-hidden": "true", inert: true });
  Object.assign(box, { screen, isTall });
  sight.observe(box);
  return box;
}
