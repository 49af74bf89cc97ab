import { type Locator, type Page } from '@playwright/test';

export interface Screen {
  readonly width: number;
  readonly height: number;
  /** The size of the text, in percent of its usual size. */
  readonly text: 100 | 200;
}

/** Phones, the smallest first; and the same with text twice as large. */
const PHONES: readonly Screen[] = [
  { width: 320, height: 568, text: 100 },
  { width: 360, height: 640, text: 100 },
  { width: 390, height: 844, text: 100 },
  { width: 320, height: 640, text: 200 },
  { width: 360, height: 740, text: 200 },
  { width: 390, height: 844, text: 200 },
];

/** Also one that is held sideways, and one with an open keyboard. */
export const ALL_PHONES: readonly Screen[] = [
  ...PHONES,
  { width: 740, height: 360, text: 100 },
  { width: 390, height: 420, text: 100 },
];

async function onScreen(page: Page, { width, height, text }: Screen): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, text);
  // Styles that follow the size of the window have been applied.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

type Actions = Readonly<Record<string, Locator>>;

/**
 * Returns the faults that keep a user from pressing these actions or reading their labels, a line each:
 * `<screen> <name>: <fault>`. `sticky` actions are on the screen without scrolling if the text has its usual size;
 * `others` are scrolled to.
 */
export async function unreachable(
  page: Page,
  {
    sticky = {},
    others = {},
    screens = PHONES,
  }: { readonly sticky?: Actions; readonly others?: Actions; readonly screens?: readonly Screen[] },
): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of screens) {
    await onScreen(page, screen);
    const where = `${screen.width} × ${screen.height}, ${screen.text} %`;
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wide > 0) faults.push(`${where} page: ${wide} px too wide`);
    for (const [name, action] of [...Object.entries(sticky), ...Object.entries(others)]) {
      const found = await action.evaluate(faultsOf, name in sticky && screen.text === 100);
      faults.push(...found.map((fault) => `${where} ${name}: ${fault}`));
    }
  }
  return faults;
}

/** Runs in the page. */
function faultsOf(action: Element, stays: boolean): string[] {
  /** Text for screen readers alone takes up one pixel. */
  const isSeen = (part: Element): boolean => part.getBoundingClientRect().width > 1;
  const isShown = (): boolean => {
    const { top, bottom } = action.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  };
  const misses = (): string[] => {
    const { left, top, width, height } = action.getBoundingClientRect();
    const edge = 4;
    const points = [
      ['centre', left + width / 2, top + height / 2],
      ['left', left + edge, top + height / 2],
      ['right', left + width - edge, top + height / 2],
      ['top', left + width / 2, top + edge],
      ['bottom', left + width / 2, top + height - edge],
    ] as const;
    const missed = points.filter(([, x, y]) => !action.contains(document.elementFromPoint(x, y)));
    return missed.slice(0, 1).map(([point, x, y]) => {
      const covers = document.elementFromPoint(x, y)?.closest('[class]');
      return `${missed.length} of ${points.length} points missed: ${point}, at “${covers?.textContent.slice(0, 30) ?? 'nothing'}”`;
    });
  };
  if (!stays) {
    if (!isShown()) action.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    if (misses().length > 0) action.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const faults = misses();
  if (!isShown()) faults.push('not on the screen');
  const box = action.getBoundingClientRect();
  if (box.left < 0 || box.right > window.innerWidth) faults.push('beside the screen');
  if (box.width < 44 || box.height < 44) faults.push(`${box.width} × ${box.height} px`);
  // A name may be cut, what to do may not.
  for (const part of [action, ...action.querySelectorAll(':not(bdi, .sr-only)')])
    if (
      part instanceof HTMLElement &&
      isSeen(part) &&
      !(part instanceof HTMLTextAreaElement) &&
      part.scrollWidth > part.clientWidth + 1
    )
      if (getComputedStyle(part).display !== 'inline') faults.push(`“${part.textContent}” is cut`);
  const texts = document.createTreeWalker(action, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (
      node.parentElement?.checkVisibility() !== true ||
      !isSeen(node.parentElement) ||
      node.parentElement.closest('.sr-only, bdi, textarea') !== null
    )
      continue;
    // A line may end after a hyphen.
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s-]+-?/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const { left, right } = range.getBoundingClientRect();
      const lines = [...range.getClientRects()];
      const isLong = lines.reduce((sum, { width }) => sum + width, 0) > window.innerWidth / 2;
      // A word wider than half of the screen may be hyphenated.
      if (lines.length > 1 && !isLong) faults.push(`“${word}” is broken`);
      if (left < box.left || right > box.right) faults.push(`“${word}” stands out`);
    }
  }
  return faults;
}
