import { type Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';

const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Else it also tells of each element that is right where it stands, which takes most of the time.
  resultTypes: ['violations'],
};

/**
 * Faults that axe finds, in a form that tells where. A document gets axe once, however often it is checked: sending and
 * compiling it takes a good part of the time that a check takes.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  // No page has frames of other sites, which would stay unchecked.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE);
  }
  return page.evaluate(async (options) => {
    // A colour on its way to another one is nobody's contrast, and a transition that is not drawn never ends by itself.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    const { axe: engine } = window as unknown as { axe: { run: typeof axe.run } };
    const { violations } = await engine.run(document, options);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, OPTIONS);
}
