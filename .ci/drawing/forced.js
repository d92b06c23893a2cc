// The part of check-drawing that measures pictures with forced colours.

const graphics = [
  ".c-switch", ".c-swatch", ".c-bar-lying", ".c-bar-standing", ".c-shape", ".c-icon", ".c-ring-lines",
  ".c-plot:has(> :not(line, linearGradient, [height^='0.0']))", ".c-spinner"].join();
const isUnseen = node => node.closest(".c-hidden, .c-menu, .c-picture, [inert]") || node.matches(".c-inked .c-icon")
  || getComputedStyle(node).visibility === "hidden";
/** Whether a part that scrolls shows only a piece of a graphic, or nothing. */
const isCut = (node, left, right) => {
  for (let around = node.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowX === "visible") continue;
    const box = around.getBoundingClientRect();
    if (left < box.left || right > box.right) return true;
  }
  return false;
};
const groupOf = node => {
  if (node.matches(".c-switch")) return "switch";
  const legends = [...document.querySelectorAll(".c-legend")];
  return node.matches(".c-swatch") ? legends.indexOf(node.closest(".c-legend")) : null;
};

/** The boxes of the graphics on a screen that are seen; switches have their state, swatches of a legend their group. */
globalThis.boxesOf = () => [...document.querySelectorAll(graphics)].flatMap(node => {
  const { left, top, width, height } = node.getBoundingClientRect();
  if (isUnseen(node) || width < 1 || height < 1 || left < 0 || left + width > innerWidth) return [];
  if (isCut(node, left, left + width)) return [];
  return [{
    name: node.getAttribute("class"),
    id: node.closest("[data-id]")?.dataset.id ?? node.closest("[data-card]")?.dataset.card,
    group: groupOf(node),
    what: node.matches(".c-switch") ? `${node.matches(".c-on")}` : node.parentElement.textContent,
    box: [left - 1, top + scrollY - 1, width + 2, height + 2],
  }];
});

/** For each box the greatest contrast of two of its pixels, and its mean colour. */
globalThis.measure = async (data, boxes) => {
  const image = await createImageBitmap(await (await fetch(data)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const pixels = canvas.getImageData(0, 0, image.width, image.height).data;
  const linear = part => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return boxes.map(([x, y, width, height]) => {
    let [low, high, count, sums] = [1, 0, 0, [0, 0, 0]];
    for (let row = Math.max(0, Math.floor(y)); row < Math.min(image.height, Math.ceil(y + height)); row++)
      for (let column = Math.max(0, Math.floor(x)); column < Math.min(image.width, Math.ceil(x + width)); column++) {
        const [r, g, b] = pixels.subarray((row * image.width + column) * 4);
        const light = 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
        [low, high, count] = [Math.min(low, light), Math.max(high, light), count + 1];
        [r, g, b].forEach((part, place) => (sums[place] += part));
      }
    return { contrast: (high + 0.05) / (low + 0.05), mean: sums.map(sum => sum / Math.max(count, 1)) };
  });
};
