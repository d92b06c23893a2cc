function outline(screen: Screen): string {
  const lines = [`${screen.screen} ${screen.specimen ?? ''}: ${screen.title.text}`];
  for (const card of screen.cards) {
    const texts: string[] = [];
    walkCard(card, text => texts.push(text));
    const told = card.body.accessibility;
    lines.push(`  ${card.kind}, ${told?.role} ${told?.label}: ${texts.join(' | ')}`);
  }
  return lines.join('\n');
}
const listed = index.files.filter(file => file.screen !== undefined).length;
const texts = screens.map(screen => {
  const found: string[] = [];
  walkScreen(screen, text => found.push(text));
  return found;
});
console.log(JSON.stringify({ listed, texts, outline: screens.map(outline) }));
export function forgets(element: Element): void {
  if (element.kind === 'text') { return; }
  // @ts-expect-error A switch that forgets kinds does not compile.
  never(element);
}
export const journal: Journal = { habits: [{ id: 'read', name: 'Read' }] };
// @ts-expect-error There is no such word.
export const word: Screen['direction'] = 'loud';
// @ts-expect-error A member is missing.
export const short: AccessibilityDetail = { label: 'Best' };
// @ts-expect-error There is no such member.
export const long: AccessibilityDetail = { label: 'Best', value: '12 days', more: 1 };
// @ts-expect-error A screen cannot be set.
export function changes(screen: Screen): void { screen.title = screen.title; }
