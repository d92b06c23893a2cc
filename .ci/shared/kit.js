// The part of check-kit that runs in the browser: it draws all cases of the conformance kit and measures them.
import "/renderer/candela.js";

const drawn = new Map();

/** Draws cases one below the other, each in a window of its own size. */
globalThis.draw = async (cases, tokens, icons) => {
  for (const { id, width, height, screen } of cases) {
    const [view, element, events] = [document.createElement("section"), document.createElement("candela-screen"), []];
    view.style.cssText = `width: ${width}px; height: ${height}px; overflow: auto; scrollbar-width: none; display: grid`;
    set(view, { role: "region", "aria-label": id });
    element.style.cssText = `display: grid; width: ${width}px; --visible-size: ${height}px`;
    const nodes = new Map();
    const [actions, options] = [new Map(), new Map()];
    const onDraw = (node, element) => {
      nodes.set(element.id, node);
      if (element.kind === "choice") element.children.forEach((child, place) => options.set(child.id, { node, place }));
      for (const action of [element.action, element.select, ...(element.actions ?? [])])
        if (action) actions.set(action.id, { node, action });
    };
    element.addEventListener("candela-event", event => events.push(event.detail));
    try {
      element.draw(screen, tokens, icons, { onDraw });
    } catch (error) {
      drawn.set(id, { error: error.stack });
      continue;
    }
    view.append(element);
    document.body.append(view);
    drawn.set(id, { view, page: element.firstElementChild, nodes, actions, options, events });
  }
  await document.fonts.ready;
  for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
};
const set = (node, attributes) => Object.entries(attributes).forEach(([name, value]) => node.setAttribute(name, value));

const parts = {
  field: {
    label: ".c-named > label", box: ".c-picked, .c-input", unit: ".c-entry > .c-text:not(.c-input)",
    problem: ".c-wrong > .c-text", warning: ":scope > .c-text",
  },
  toggle: { switch: ".c-switch" },
  choice: { caption: ".c-caption", options: ".c-options, .c-select" },
  stepper: {
    label: ":scope > .c-text", decrease: ".c-step:first-child", value: ".c-steps > .c-text",
    increase: ".c-step:last-child",
  },
  chart: { summary: ":scope > .c-text", legend: ".c-legend", plot: ".c-view", note: ".c-note" },
  bar: { fill: ".c-fill" },
};

const lists = { x: ".c-axis-x > ", y: ".c-axis-y > ", key: ".c-legend > ", rule: ".c-over > " };

/** The node of an element's id or of a part of a control. */
function find({ page, nodes }, id) {
  if (id === "title") return page.querySelector("h1");
  const [name, part] = id.split("#");
  const node = nodes.get(name);
  if (!part || !node) return node;
  const [, list, place] = part.match(/^([a-z]+)(\d+)$/) ?? [];
  const selector = list ? `${lists[list]}:nth-child(${+place + 1})` : parts[node.dataset.kind]?.[part];
  return selector && node.querySelector(selector);
}

/** The lines of a text, as its characters are placed. */
function linesOf(node) {
  const lines = [];
  let bottom = -Infinity;
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (text.parentElement.closest(".c-hidden")) continue;
    for (let place = 0; place < text.length; place++) {
      const range = document.createRange();
      range.setStart(text, place);
      range.setEnd(text, place + 1);
      const box = range.getBoundingClientRect();
      const letter = text.data[place];
      if (letter === "\n") { bottom = -Infinity; continue; }
      if (box.height && letter !== " " && box.top >= bottom - 1) lines.push(""), (bottom = box.bottom);
      if (lines.length) lines[lines.length - 1] += letter;
      if (box.height) bottom = Math.max(bottom, box.bottom);
    }
  }
  return lines.map(line => line.replace(/ +/g, " ").trim());
}

/** The boxes of ids on the screen of a case, and the lines of texts. */
globalThis.measure = (id, ids) => {
  const one = drawn.get(id);
  if (one.error) return { error: one.error };
  const corner = one.view.getBoundingClientRect();
  const boxes = {};
  for (const name of ids) {
    const node = find(one, name);
    if (!node || node.closest(".c-hidden") || getComputedStyle(node).visibility === "hidden") continue;
    const { left, top, width, height } = node.getBoundingClientRect();
    boxes[name] = { x: left - corner.left, y: top - corner.top, width, height, lines: linesOf(node) };
  }
  return { boxes };
};

/** Does what a person does, and answers the event or error that it gives. */
globalThis.perform = (id, step) => {
  const one = drawn.get(id);
  one.events.length = 0;
  if (step.press) {
    const node = find(one, step.press);
    const option = one.options.get(step.press);
    const menu = option?.node.querySelector("select");
    if (!node && !menu) return { missing: step.press };
    if (menu) (menu.value = option.place), menu.dispatchEvent(new Event("change"));
    else if (!node.closest("[inert]")) node.click();
  } else if (step.into) {
    const input = one.nodes.get(step.into)?.querySelector("input, textarea");
    if (!input) return { missing: step.into };
    input.focus();
    input.value = step.enter;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.dispatchEvent(new Event("change", { bubbles: true }));
    input.blur();
  } else if (step.touch) {
    const node = one.nodes.get(step.touch);
    if (!node) return { missing: step.touch };
    node.scrollIntoView();
    const { left, top, width, height } = (node.querySelector(".c-plot") ?? node).getBoundingClientRect();
    const [x, y] = [left + step.x * width, top + step.y * height];
    const touched = document.elementFromPoint(x, y) ?? node;
    touched.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: x, clientY: y }));
  } else if (step.answer) {
    const dialog = document.querySelector(".c-dialog[open]");
    const button = dialog && [...dialog.querySelectorAll("button")].find(button => button.textContent === step.answer);
    if (!button) return { missing: step.answer };
    button.click();
  } else {
    const { node, action } = one.actions.get(step.perform) ?? {};
    const buttons = [node, node?.more].flatMap(place => [...(place?.querySelectorAll(".c-more") ?? [])]);
    const button = buttons.find(more => more.textContent === action.label);
    if (!button) return { missing: step.perform };
    button.click();
  }
  const error = step.into && one.nodes.get(step.into).querySelector(".c-wrong").textContent;
  return { events: [...one.events], ...(error && { error }) };
};
globalThis.isReady = true;
