import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { intercept } from './support/intercept';
import { callApi, confirmedMember } from './support/members';
import { expect, test } from './support/test';

/** In CSS pixels, across and down. */
const LEAST = 44;

/** Brands in languages with long and with short words. */
const BRANDS = [
  ['everglow', 'de'],
  ['fellow', 'da'],
] as const;

const PUBLIC = [
  '/',
  '/login',
  '/signup',
  '/reset-password',
  '/pages/faq',
  '/pages/service',
  '/pricing',
  '/complaints',
  '/withdraw',
];
const MEMBERS = [
  ...['/members', '/swipe-game', '/likes', '/likes/given', '/likes/activity', '/likes/visitors', '/chats', '/profile'],
  ...['/notifications', '/credits', '/premium', '/transactions', '/match-finder', '/profile/photo-check'],
];

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

for (const [brand, locale] of BRANDS) {
  test(`everything that is pressed is large enough for a thumb, ${locale}`, async ({ page, visit, complaints }) => {
    test.slow();
    for (const path of PUBLIC) {
      await visit(brand, { path, locale });
      expect.soft(await small(page), path).toEqual([]);
    }
    await intercept(page, '**/api/auto-like.php', (route) => route.fulfill({ json: { profile: null, reason: null } }));
    await confirmedMember(page, brand);
    const { body } = await callApi(page, '/api/members');
    const id = (body as { members: { id: number }[] }).members[0]?.id ?? 0;
    for (const path of [...MEMBERS, `/members/${id}`, `/members/${id}/chat`]) {
      await page.goto(addressOf(brand, path));
      await expect(page.locator('#account [data-slot=name]')).not.toBeEmpty();
      expect.soft(await small(page), path).toEqual([]);
    }
    complaints.splice(0);
  });
}

/** Lists the controls that are smaller than a thumb needs. Links within sentences are as high as their lines. */
function small(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const isAt = (x: number, y: number, owner: Element): boolean => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (owner.contains(hit) || hit.closest('label')?.contains(owner) === true);
    };
    /** How far it can be pressed from its middle, both ways. */
    const reach = (owner: Element, x: number, y: number, [dx, dy]: readonly [number, number]): number => {
      let far = 0;
      for (const sign of [-1, 1]) {
        let at = 1;
        while (at <= least && isAt(x + sign * at * dx, y + sign * at * dy, owner)) at += 1;
        far += at - 1;
      }
      return far + 1;
    };
    const isInSentence = (one: Element): boolean =>
      one.matches('a, button') &&
      getComputedStyle(one).display === 'inline' &&
      (one.parentElement?.textContent ?? '').trim().length > one.textContent.trim().length;
    const pressed = document.querySelectorAll<HTMLElement>(
      'a[href], button, select, textarea, summary, input:not([type=hidden]), [role=button], [role=switch], [role=tab]',
    );
    return [...pressed].flatMap((one) => {
      if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isInSentence(one)) return [];
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = (one.closest('label') ?? one).getBoundingClientRect();
      if (width <= 1 || height <= 1) return [];
      const [x, y] = [left + width / 2, top + height / 2];
      if (!isAt(x, y, one)) return [];
      const [across, down] = [reach(one, x, y, [1, 0]), reach(one, x, y, [0, 1])];
      // A point is tried every pixel, so that one is lost where an edge lies between two.
      if (across >= least - 1 && down >= least - 1) return [];
      const name = one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 30);
      return [`${one.tagName.toLowerCase()} “${name}” ${across} × ${down}`];
    });
  }, LEAST);
}
