import { type Page } from '@playwright/test';
import { consoleAddress, signInStaff, startWork } from './support/console';
import { smallTargets, test } from './support/console-test';
import { expect } from './support/test';

const BRAND = 'everglow';
/** An open desk claims the work that waits there, so this brand is one where no other test lays any. */
const BRAND_OF_DESKS = 'secondbloom';
const OF_ALL = [
  ...[
    '',
    'members',
    'mail-changes',
    'credit-gifts',
    'complaints',
    'brands',
    'new-brand',
    'fleet',
    'fleet/new',
    'people',
    'account',
    'audit',
  ],
  ...['platform', 'platform/failures', 'platform/delivery'],
  ...[
    'money',
    'money/orders',
    'money/refunds',
    'money/due-refunds',
    'money/disputes',
    'money/differences',
    'money/reports',
  ],
  ...['money/discount-codes', 'money/providers', 'money/debits', 'money/ledger'],
];
const OF_A_BRAND = [
  ...[
    'settings',
    'texts',
    'draft',
    'revisions',
    'revisions/1',
    'launch',
    'launch/name',
    'hosts',
    'traffic',
    'erasures',
  ],
  ...['evidence', 'moderation-figures'],
];
const ADDRESSES = [
  ...OF_ALL.map((path) => `/${path}`),
  ...['', ...OF_A_BRAND.map((path) => `/${path}`)].map((path) => `/brands/${BRAND}${path}`),
];

const DESKS = [
  ...['photos', 'second-looks', 'photo-checks', 'held-messages'].map((path) => `/${path}`),
  ...['reports', 'block-looks', 'appeals', 'notice-appeals'].map((path) => `/brands/${BRAND_OF_DESKS}/${path}`),
];

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };

/** How much wider than the window the page is once it has been drawn at that size. */
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => {
            resolve(Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
          });
        });
      }),
  );

async function fits(page: Page, path: string): Promise<void> {
  await page.goto(consoleAddress(path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading …')).toHaveCount(0);
  expect.soft(await smallTargets(page), path).toEqual([]);
  for (const size of [TABLET, PHONE]) {
    await page.setViewportSize(size);
    expect.soft(await tooWide(page), `${path} at ${size.width}`).toBe(0);
  }
}

test('every screen fits a phone and a tablet, and a finger hits everything on it', async ({ page }) => {
  test.slow();
  await startWork(page, 'operator');
  await page.setViewportSize(PHONE);
  for (const path of ADDRESSES) await fits(page, path);
  await page.goto(consoleAddress(`/brands/${BRAND}/settings`));
  const first = await page.getByRole('main').getByRole('textbox').first().boundingBox();
  expect(first?.y, 'the first setting is in sight').toBeLessThan(PHONE.height);
  await signInStaff(page, 'moderator', BRAND_OF_DESKS);
  for (const path of DESKS) await fits(page, path);
});
