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

/** Everything needed to draw a screen in an appearance: its tokens, those of pictures with a fixed appearance, and icons. */
async function looks(screen, look = appearance()) {
  const text = JSON.stringify(screen.cards);
  const names = appearances.filter(which => which === look || text.includes(`"appearance":"${which}"`));
  const [icons, ...sets] = await loadAll(["icons", ...names.map(which => tokenFile(screen.theme, which))]);
  return { icons, tokens: sets[names.indexOf(look)], sets: Object.fromEntries(names.map((which, place) => [which, sets[place]])) };
}

/**
 * Draws a screen in a frame, by the element that web apps use, and records the element of each node; returns nothing after further
 * navigation. A screen that is used is drawn over the last one, so that what does not change stays, and it moves the focus. A
 * picture leaves the focus in the page around it.
 */
async function drawIn(frame, screen, { earlierTokens, onEvent = () => {}, isCurrent = () => true, look = appearance(), height, isUsed } = {}) {
  const { icons, tokens: current, sets } = await looks(screen, look);
  const page = await frame.ready;
  if (!isCurrent()) return null;
  const { body } = page.document;
  const { activeElement: focused } = document;
  let host = isUsed && body.querySelector(":scope > candela-screen.used");
  if (!host) body.replaceChildren((host = page.document.createElement("candela-screen")));
  host.classList.toggle("used", Boolean(isUsed));
  if (!isUsed) host.style.setProperty("--visible-size", "100dvh");
  const tokens = earlierTokens ?? current;
  host.draw(screen, tokens, icons, { appearances: sets, onEvent });
  if (document.activeElement === frame && focused !== frame && !isUsed) frame.blur(), focused.focus({ preventScroll: true });
  const drawn = { nodes: new Map(), elements: new WeakMap() };
  for (const node of host.querySelectorAll("*")) if (node.element) drawn.nodes.set(node.element, node), drawn.elements.set(node, node.element);
  const node = host.firstElementChild;
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

async function drawStage(screen, isCurrent, isUsed = false) {
  const began = performance.now();
  const device = stage.box.firstElementChild;
  device.style.inlineSize = `${width()}px`;
  device.classList.toggle("drag", setting("width") === "drag");
  const shown = moved(screen);
  const drawn = await drawIn(stage.frame, shown, { onEvent: event => stage.onEvent(event), isCurrent, isUsed });
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
const nextFrame = () => new Promise(requestAnimationFrame);
const idle = () => new Promise(done => (globalThis.requestIdleCallback ?? setTimeout)(done, { timeout: 200 }));
/** The data of a small picture, requested once. */
const dataOf = box => (box.data ??= box.screen().then(async screen => ({ screen, ...(await looks(screen)) })));
async function drawThumbnails() {
  isDrawing = true;
  // The page itself comes first.
  await idle();
  let end = 0;
  for (const box of queued) {
    queued.delete(box);
    const isWanted = () => box.inSight && box.isConnected && !box.firstChild;
    if (!isWanted()) continue;
    // The data of the next pictures is loaded while this one is drawn.
    for (const next of [...queued].slice(0, 8)) if (next.inSight) dataOf(next).catch(() => {});
    try {
      const { screen, tokens, icons, sets } = await dataOf(box);
      // As many as there is time for in a frame, so that the page can be used meanwhile.
      if (performance.now() > end) {
        await nextFrame();
        end = performance.now() + 12;
      }
      if (!isWanted()) continue;
      box.replaceChildren(h("div", { class: "reduced", style: { "inline-size": "390px" } }, drawScreen(still(screen), tokens, icons, { appearances: sets })));
    } catch (error) {
      box.replaceChildren(h("p", { class: "wrong" }, error.message));
    }
    box.data = null;
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
