// What check-drawing runs in the browser: draws screens side by side, and measures what was drawn.
import "/renderer/candela.js";

globalThis.events = [];
const files = new Map();
const read = async path => {
  if (!files.has(path)) files.set(path, fetch(path).then(answer => (answer.ok ? answer.json() : Promise.reject(new Error(`no ${path}`)))));
  return files.get(path);
};

/** Draws screens, each in a box of a width, and answers what is wrong with each: `[{ name, faults }]`. */
globalThis.check = async (drawings, width) => {
  document.body.replaceChildren();
  const drawn = [];
  for (const { name, screen: given, dump, file, appearance } of drawings) {
    const screen = given ?? (await read(`/dump/${dump}/${file}`));
    const product = screen.theme;
    const tokens = await read(`/dump/${dump}/tokens/${product}.${appearance}.json`);
    const appearances = {};
    for (const other of ["light", "dark", "light-increased", "dark-increased"])
      appearances[other] = await read(`/dump/${dump}/tokens/${product}.${other}.json`);
    const element = document.createElement("candela-screen");
    element.addEventListener("candela-event", event => events.push(event.detail));
    try {
      element.draw(screen, tokens, await read(`/dump/${dump}/icons.json`), { appearances });
    } catch (error) {
      drawn.push({ name, error });
      continue;
    }
    const box = document.createElement("div");
    box.style.cssText = `width: ${width}px; min-height: 400px; display: grid`;
    box.append(element);
    const label = document.createElement("p");
    label.textContent = name;
    const cell = document.createElement("section");
    cell.append(label, box);
    document.body.append(cell);
    drawn.push({ name, page: element.firstElementChild });
  }
  await document.fonts.ready;
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  return drawn.map(({ name, page, error }) => ({ name, faults: error ? [`script error: ${error.stack}`] : faultsOf(page) }));
};

const isHidden = node => node.closest(".c-hidden, .c-menu") || getComputedStyle(node).visibility === "hidden";
const isScrolled = (node, page) => {
  for (let above = node.parentElement; above && above !== page; above = above.parentElement)
    if (["auto", "scroll"].includes(getComputedStyle(above).overflowX)) return true;
  return false;
};
const describe = node => {
  const path = [];
  for (let at = node; at && !at.matches(".candela"); at = at.parentElement)
    if (at.dataset?.kind) path.unshift(at.dataset.id?.split("/").pop() ?? at.dataset.part ?? at.dataset.kind);
  const card = node.closest("[data-card]")?.dataset.card;
  const words = (node.querySelector(".c-shown") ?? node).textContent.trim().slice(0, 30);
  return `${card ?? "page"}: ${path.slice(-4).join(" > ") || node.className}${words ? ` “${words}”` : ""}`;
};
const numbers = box => [box.left, box.top, box.right, box.bottom].map(Math.round).join(" ");
const common = (a, b) => ({
  width: Math.min(a.right, b.right) - Math.max(a.left, b.left), height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
});

/** The box of the letters of a text: that of its lines, no higher than the text's own. */
function lettersOf(text) {
  const range = document.createRange();
  range.selectNodeContents(text.querySelector(".c-shown") ?? text);
  const rects = [...range.getClientRects()].filter(rect => rect.width > 1.5 && rect.height > 1.5);
  if (!rects.length) return null;
  const own = text.getBoundingClientRect();
  return {
    left: Math.min(...rects.map(rect => rect.left)), right: Math.max(...rects.map(rect => rect.right)),
    top: Math.max(Math.min(...rects.map(rect => rect.top)), own.top), bottom: Math.min(Math.max(...rects.map(rect => rect.bottom)), own.bottom),
  };
}

function faultsOf(page) {
  const faults = [];
  const fault = (kind, node, more = "") => faults.push(`${kind}: ${describe(node)}${more ? ` (${more})` : ""}`);
  const bounds = page.getBoundingClientRect();
  const all = [...page.querySelectorAll("*")];
  const leaves = [];

  // Roles no token has, and texts without their size or colour
  const known = new Set();
  for (const node of all) {
    for (const [, name] of (node.getAttribute("style") ?? "").matchAll(/var\((--[\w-]+)\)/g)) {
      if (known.has(name)) continue;
      if (getComputedStyle(node).getPropertyValue(name) === "") fault("no such role", node, name);
      else known.add(name);
    }
  }
  const texts = all.filter(node => node.matches(".c-text") && !node.parentElement.closest(".c-text") && !isHidden(node));
  for (const text of texts) {
    for (const member of ["--size", "--leading", "color"])
      if (!text.style.getPropertyValue(member)) fault("text without its looks", text, member);
    if (!(parseFloat(getComputedStyle(text).fontSize) >= 8)) fault("text without its looks", text, getComputedStyle(text).fontSize);
    const letters = text.matches("input, select") ? text.getBoundingClientRect() : lettersOf(text);
    if (!letters) continue;
    leaves.push({ node: text, box: letters });
    // What is cut
    const isTyped = text.matches("input, select");
    if (!isTyped && text.scrollWidth > text.clientWidth + 1 && text.clientWidth && !isScrolled(text, page)) fault("clipped", text, `${text.scrollWidth} in ${text.clientWidth}`);
    if (getComputedStyle(text).overflowY === "hidden" && !isTyped && text.scrollHeight > text.clientHeight + 2)
      fault("clipped", text, `${text.scrollHeight} high in ${text.clientHeight}`);
    for (let above = text.parentElement; above && above !== page; above = above.parentElement) {
      const { overflowX } = getComputedStyle(above);
      if (["auto", "scroll"].includes(overflowX)) break;
      if (overflowX === "visible" && !above.matches(".c-surface")) continue;
      const box = above.getBoundingClientRect();
      if (letters.left < box.left - 1 || letters.right > box.right + 1 || letters.top < box.top - 2 || letters.bottom > box.bottom + 2) {
        fault("outside", text, `${numbers(letters)} of ${numbers(box)} of ${above.dataset.kind ?? above.className}`);
        break;
      }
    }
  }

  for (const node of all) {
    const { kind } = node.dataset ?? {};
    if (["shape", "icon", "bar", "ring", "picture", "spinner", "chart"].includes(kind) || node.matches(".c-switch")) {
      if (isHidden(node)) continue;
      const box = node.getBoundingClientRect();
      if (box.width < 0.5 || box.height < 0.5) fault("nothing drawn", node, kind);
      if (["icon"].includes(kind) || node.matches(".c-switch")) leaves.push({ node, box });
    }
    if (node.dataset?.icon === "missing") fault("no such icon", node);
  }

  // Nothing is wider than the page
  for (const { node, box } of leaves)
    if ((box.left < bounds.left - 0.6 || box.right > bounds.right + 0.6) && !isScrolled(node, page)) fault("wider than the page", node, numbers(box));
  if (page.scrollWidth > page.clientWidth + 1) {
    const wide = all.filter(node => node.getBoundingClientRect().right > bounds.right + 1 && !isHidden(node) && !isScrolled(node, page));
    for (const node of wide.filter(node => !wide.some(other => other !== node && node.contains(other))).slice(0, 3))
      if (!leaves.some(leaf => leaf.node === node)) fault("wider than the page", node, numbers(node.getBoundingClientRect()));
  }

  // Nothing lies on anything else, but for layers, charts, and what lies above the page
  const shares = (a, b) => {
    const above = a.closest(".c-layers, .c-chart, .c-ring");
    for (let at = above; at; at = at.parentElement?.closest(".c-layers, .c-chart, .c-ring")) if (at.contains(b)) return true;
    return a.contains(b) || b.contains(a) || !a.closest("[inert]") !== !b.closest("[inert]");
  };
  leaves.sort((a, b) => a.box.top - b.box.top);
  leaves.forEach((one, place) => {
    for (const other of leaves.slice(place + 1)) {
      if (other.box.top > one.box.bottom - 1.5) break;
      const both = common(one.box, other.box);
      if (both.width > 1.5 && both.height > 2.5 && !shares(one.node, other.node) && !isScrolled(one.node, page))
        fault("overlap", one.node, `${both.width.toFixed(0)} × ${both.height.toFixed(0)} with ${describe(other.node)}`);
    }
  });

  // Everything to touch is large enough and on nothing else to touch
  const targets = all.filter(node =>
    node.matches("button, input, select, [tabindex='0']") && !isHidden(node) && !node.matches(".c-more") && !node.closest(".c-adjustable button"));
  const boxes = targets.map(node => node.getBoundingClientRect());
  targets.forEach((node, place) => {
    const box = boxes[place];
    if (box.width < 43.5 || box.height < 43.5) fault("small target", node, `${box.width.toFixed(1)} × ${box.height.toFixed(1)}`);
    for (let next = place + 1; next < targets.length; next++) {
      const both = common(box, boxes[next]);
      const within = node.contains(targets[next]) && targets[next].tabIndex < 0;
      if (both.width > 1 && both.height > 1 && !within && !node.closest("[inert]") === !targets[next].closest("[inert]") && !isScrolled(node, page))
        fault("target on a target", node, `with ${describe(targets[next])}`);
    }
  });
  // The words on a control, as they are written or spoken, are in its name
  const wordsOf = text => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  for (const node of targets.filter(node => node.matches("button"))) {
    const [name, text] = [(node.ariaLabel ?? node.textContent).toLowerCase(), [...node.querySelectorAll(".c-text")].find(one => !one.closest(".c-headed, .c-grid .c-adjustable"))];
    const written = wordsOf((text?.querySelector(".c-shown") ?? text)?.textContent ?? "");
    const spoken = wordsOf(text?.querySelector(".c-hidden")?.textContent ?? "");
    if (![written, ...(spoken.length ? [spoken] : [])].some(words => words.every(word => name.includes(word)))) fault("words not in the name", node, name);
  }
  if (!all.some(node => node.matches("h1")) && !page.querySelector("main[aria-label]")) fault("no title", page);
  return faults;
}
