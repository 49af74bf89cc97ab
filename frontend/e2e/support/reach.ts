import { type Locator, type Page } from '@playwright/test';

interface Screen {
  readonly width: number;
  readonly height: number;
  /** The size of the text, in percent of its usual size. */
  readonly text: 100 | 200;
}

/** Phones, the smallest first; the same with text twice as large; one that is held sideways, and one with an open keyboard. */
const PHONES: readonly Screen[] = [
  { width: 320, height: 568, text: 100 },
  { width: 360, height: 640, text: 100 },
  { width: 390, height: 844, text: 100 },
  { width: 320, height: 640, text: 200 },
  { width: 360, height: 740, text: 200 },
  { width: 390, height: 844, text: 200 },
  { width: 740, height: 360, text: 100 },
  { width: 390, height: 420, text: 100 },
];

async function onScreen(page: Page, { width, height, text }: Screen): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Styles that follow the size of the window have been applied.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, text);
}

type Actions = Readonly<Record<string, Locator>>;

/**
 * Returns the faults that keep a user from pressing these actions or reading their labels, a line each:
 * `<screen> <name>: <fault>`. `sticky` actions are on the screen without scrolling if the text has its usual size;
 * `others` are scrolled to. The elements are looked up once, and stay the same from screen to screen.
 */
export async function unreachable(
  page: Page,
  { sticky = {}, others = {} }: { readonly sticky?: Actions; readonly others?: Actions },
): Promise<string[]> {
  const names = [...Object.keys(sticky), ...Object.keys(others)];
  const locators = [...Object.values(sticky), ...Object.values(others)];
  const elements = await Promise.all(locators.map((action) => action.elementHandle()));
  const faults: string[] = [];
  for (const screen of PHONES) {
    await onScreen(page, screen);
    const where = `${screen.width} × ${screen.height}, ${screen.text} %`;
    const staying = screen.text === 100 ? Object.keys(sticky).length : 0;
    const [wide, ...found] = await page.evaluate(faultsOf, { elements, staying });
    faults.push(...(wide ?? []).map((fault) => `${where} page: ${fault}`));
    for (const [at, name] of names.entries())
      faults.push(...(found[at] ?? []).map((fault) => `${where} ${name}: ${fault}`));
  }
  return faults;
}

interface Looked {
  readonly elements: readonly (Element | null)[];
  /** As many of the first ones are on the screen without scrolling. */
  readonly staying: number;
}

/** Runs in the page. Returns its own faults, then those of each element. */
function faultsOf({ elements, staying }: Looked): string[][] {
  const wide = document.documentElement.scrollWidth - window.innerWidth;
  return [
    wide > 0 ? [`${wide} px too wide`] : [],
    ...elements.map((action, at) => (action === null ? ['is not there'] : faultsAt(action, at < staying))),
  ];

  function faultsAt(action: Element, stays: boolean): string[] {
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
}
