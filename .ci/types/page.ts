import { drawScreen, fit, type Icons, type Screen, type Tokens } from "./renderer/candela.js";
export function show(screen: Screen, tokens: Tokens, icons: Icons): void {
  const page = drawScreen(screen, tokens, icons, { onEvent: ({ action, value }) => console.log(action.length, value) });
  fit(page);
  const place = document.createElement("candela-screen");
  place.draw(screen, tokens, icons);
  place.addEventListener("candela-event", ({ detail }) => console.log(detail.action.length, detail.value));
  // @ts-expect-error A screen is needed.
  drawScreen(tokens, tokens, icons);
}
