// The measurements of a drawn page.

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
  width: Math.min(a.right, b.right) - Math.max(a.left, b.left),
  height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
});

/** The box of the letters of a text: the one of its lines, no higher than the text's own. */
function lettersOf(text) {
  const range = document.createRange();
  range.selectNodeContents(text.querySelector(".c-shown") ?? text);
  const rects = [...range.getClientRects()].filter(rect => rect.width > 1.5 && rect.height > 1.5);
  if (!rects.length) return null;
  const own = text.getBoundingClientRect();
  const side = (name, of) => of(...rects.map(rect => rect[name]));
  return {
    left: side("left", Math.min), right: side("right", Math.max),
    top: Math.max(side("top", Math.min), own.top), bottom: Math.min(side("bottom", Math.max), own.bottom),
  };
}

/** The faults of a page, as texts. */
export function faultsOf(page) {
  const faults = [];
  const fault = (kind, node, more = "") => faults.push(`${kind}: ${describe(node)}${more ? ` (${more})` : ""}`);
  const all = [...page.querySelectorAll("*")];
  unknownRoles(all, fault);
  const leaves = [...texts(page, all, fault), ...graphics(all, fault)];
  width(page, all, leaves, fault);
  overlaps(page, leaves, fault);
  const targets = all.filter(node => node.matches("button, input, select, [tabindex='0']") && !isHidden(node)
    && !node.matches(".c-more") && !node.closest(".c-adjustable button"));
  sizes(page, targets, fault);
  names(targets.filter(node => node.matches("button")), fault);
  if (!all.some(node => node.matches("h1")) && !page.querySelector("main[aria-label]")) fault("no title", page);
  return faults;
}

function unknownRoles(all, fault) {
  const known = new Set();
  for (const node of all) {
    for (const [, name] of (node.getAttribute("style") ?? "").matchAll(/var\((--[\w-]+)\)/g)) {
      if (known.has(name)) continue;
      if (getComputedStyle(node).getPropertyValue(name) === "") fault("no such role", node, name);
      else known.add(name);
    }
  }
}

/** The texts with the boxes of their letters; each has a size and a colour, and nothing of it is cut. */
function texts(page, all, fault) {
  const shown = all.filter(
    node => node.matches(".c-text") && !node.parentElement.closest(".c-text") && !isHidden(node));
  return shown.flatMap(text => {
    for (const member of ["--size", "--leading", "color"])
      if (!text.style.getPropertyValue(member)) fault("text without its looks", text, member);
    const { fontSize } = getComputedStyle(text);
    if (!(parseFloat(fontSize) >= 8)) fault("text without its looks", text, fontSize);
    const letters = text.matches("input, select") ? text.getBoundingClientRect() : lettersOf(text);
    if (!letters) return [];
    cut(page, text, letters, fault);
    return [{ node: text, box: letters }];
  });
}

function cut(page, text, letters, fault) {
  const isTyped = text.matches("input, select");
  const isWide = text.scrollWidth > text.clientWidth + 1 && text.clientWidth;
  if (!isTyped && isWide && !isScrolled(text, page))
    fault("clipped", text, `${text.scrollWidth} in ${text.clientWidth}`);
  if (getComputedStyle(text).overflowY === "hidden" && !isTyped && text.scrollHeight > text.clientHeight + 2)
    fault("clipped", text, `${text.scrollHeight} high in ${text.clientHeight}`);
  for (let above = text.parentElement; above && above !== page; above = above.parentElement) {
    const { overflowX } = getComputedStyle(above);
    if (["auto", "scroll"].includes(overflowX)) break;
    if (overflowX === "visible" && !above.matches(".c-surface")) continue;
    const box = above.getBoundingClientRect();
    const isBeside = letters.left < box.left - 1 || letters.right > box.right + 1;
    if (isBeside || letters.top < box.top - 2 || letters.bottom > box.bottom + 2) {
      fault("outside", text, `${numbers(letters)} of ${numbers(box)} of ${above.dataset.kind ?? above.className}`);
      break;
    }
  }
}

/** The icons and switches with their boxes; they and all other graphics are drawn. */
function graphics(all, fault) {
  const leaves = [];
  for (const node of all) {
    const { kind } = node.dataset ?? {};
    if (["shape", "icon", "bar", "ring", "picture", "spinner", "chart"].includes(kind) || node.matches(".c-switch")) {
      if (isHidden(node)) continue;
      const box = node.getBoundingClientRect();
      if (box.width < 0.5 || box.height < 0.5) fault("nothing drawn", node, kind);
      if (kind === "icon" || node.matches(".c-switch")) leaves.push({ node, box });
    }
    if (node.dataset?.icon === "missing") fault("no such icon", node);
  }
  return leaves;
}

/** Nothing is wider than the page. */
function width(page, all, leaves, fault) {
  const bounds = page.getBoundingClientRect();
  for (const { node, box } of leaves)
    if ((box.left < bounds.left - 0.6 || box.right > bounds.right + 0.6) && !isScrolled(node, page))
      fault("wider than the page", node, numbers(box));
  if (page.scrollWidth <= page.clientWidth + 1) return;
  const right = node => node.getBoundingClientRect().right;
  const wide = all.filter(node => right(node) > bounds.right + 1 && !isHidden(node) && !isScrolled(node, page));
  const innermost = wide.filter(node => !wide.some(other => other !== node && node.contains(other)));
  for (const node of innermost.slice(0, 3))
    if (!leaves.some(leaf => leaf.node === node))
      fault("wider than the page", node, numbers(node.getBoundingClientRect()));
}

/** Nothing lies on anything else, but for layers, charts, and what lies above the page. */
function overlaps(page, leaves, fault) {
  const stacks = ".c-layers, .c-chart, .c-ring";
  const shares = (a, b) => {
    for (let at = a.closest(stacks); at; at = at.parentElement?.closest(stacks)) if (at.contains(b)) return true;
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
}

/** Everything to touch is large enough and on nothing else to touch. */
function sizes(page, targets, fault) {
  const boxes = targets.map(node => node.getBoundingClientRect());
  const isInert = node => !!node.closest("[inert]");
  targets.forEach((node, place) => {
    const { width, height } = boxes[place];
    if (width < 43.5 || height < 43.5) fault("small target", node, `${width.toFixed(1)} × ${height.toFixed(1)}`);
    targets.slice(place + 1).forEach((next, offset) => {
      const both = common(boxes[place], boxes[place + 1 + offset]);
      const isWithin = node.contains(next) && next.tabIndex < 0;
      const isOn = both.width > 1 && both.height > 1 && !isWithin && isInert(node) === isInert(next);
      if (isOn && !isScrolled(node, page)) fault("target on a target", node, `with ${describe(next)}`);
    });
  });
}

/** The words on a button, as they are written or spoken, are in its name. */
function names(buttons, fault) {
  // Longer words repeat letters, a word not always the same.
  const plain = text => text.toLowerCase().replace(/(\p{L})\1+/gu, "$1");
  const wordsOf = text => plain(text).match(/[\p{L}\p{M}]+/gu) ?? [];
  for (const node of buttons) {
    const name = plain(node.ariaLabel ?? node.textContent);
    const text = [...node.querySelectorAll(".c-text")].find(one => !one.closest(".c-headed, .c-grid .c-adjustable"));
    const written = wordsOf((text?.querySelector(".c-shown") ?? text)?.textContent ?? "");
    const spoken = wordsOf(text?.querySelector(".c-hidden")?.textContent ?? "");
    const isNamed = words => words.every(word => name.includes(word));
    if (!isNamed(written) && !(spoken.length && isNamed(spoken))) fault("words not in the name", node, name);
  }
}
