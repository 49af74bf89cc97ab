import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { shift } from './support/buying';
import { endIntercepting, intercept } from './support/intercept';
import { callApi, confirmedMember } from './support/members';
import { besidesSessionEnd, expect, test } from './support/test';

const BRAND = 'everglow';
const PHOTO = { path: '/og.png', width: 1200, height: 630, sources: null, blurred: false };

test.use({ viewport: { width: 360, height: 640 } });

interface Person {
  readonly id: number;
}

const noOverlay = (page: Page): Promise<unknown> =>
  intercept(page, '**/api/auto-like.php', (route) => route.fulfill({ json: { profile: null, reason: null } }));

/** The first person of the answer gets a photo, and is fictional or not. */
async function makeFirst(page: Page, path: string, fictional: boolean): Promise<void> {
  const { body } = await callApi(page, path);
  const answer = body as { readonly members?: Person[]; readonly profiles?: Person[] };
  const [one, ...others] = answer.members ?? answer.profiles ?? [answer];
  const first = { ...one, main_image: PHOTO, fictional };
  const list = [first, ...others];
  const json = answer.members ? { ...answer, members: list } : answer.profiles ? { ...answer, profiles: list } : first;
  await intercept(
    page,
    ({ pathname }) => pathname === path,
    (route) => route.fulfill({ json }),
  );
}

/** Until it is let go, no script of the build arrives. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await intercept(page, '**/_next/static/chunks/*.js', async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

test('the first photo stands where it will be drawn before scripts have come, and says who is fictional', async ({
  page,
}) => {
  test.slow();
  await noOverlay(page);
  await confirmedMember(page, BRAND);
  // Keeps the room of the notice about the missing photo for the visits after it.
  await page.goto(addressOf(BRAND, '/members'));
  await expect(page.locator('#account [data-slot=name]')).not.toBeEmpty();
  const { body } = await callApi(page, '/api/members');
  const id = (body as { members: Person[] }).members[0]?.id ?? 0;
  for (const [path, asked, drawn, fictional] of [
    ['/members', '/api/members', 'main li img', true],
    ['/swipe-game', '/api/swipe', '[data-depth="0"] img', true],
    ['/swipe-game', '/api/swipe', '[data-depth="0"] img', false],
    [`/members/${id}`, `/api/members/${id}`, '.profile-photo img', false],
  ] as const) {
    await makeFirst(page, asked, fictional);
    const letGo = await holdScripts(page);
    await page.goto(addressOf(BRAND, path), { waitUntil: 'commit' });
    const early = page.locator('[data-early]');
    const photo = early.locator('img');
    await expect(photo).toBeVisible();
    await expect(photo).toHaveJSProperty('complete', true);
    await expect(early.locator('> span')).toBeVisible({ visible: fictional });
    const before = await photo.boundingBox();
    letGo();
    const later = page.locator(drawn).first();
    await expect(later).toBeVisible();
    await expect(early).toHaveCount(0);
    expect.soft(await later.boundingBox(), path).toEqual(before);
    expect.soft(await shift(page), path).toBeLessThanOrEqual(0.05);
    endIntercepting(page);
    await noOverlay(page);
  }
});

test('nothing is painted early where the answer is refused', async ({ page, complaints }) => {
  await confirmedMember(page, BRAND);
  await intercept(page, '**/api/swipe', (route) =>
    route.fulfill({ status: 403, json: { code: 'account_not_confirmed' } }),
  );
  await holdScripts(page);
  const answered = page.waitForResponse('**/api/swipe');
  await page.goto(addressOf(BRAND, '/swipe-game'), { waitUntil: 'commit' });
  await answered;
  await expect(page.locator('.swipe-stage')).toBeVisible();
  await expect(page.locator('[data-early]')).toBeHidden();
  expect(besidesSessionEnd(complaints)).toEqual([]);
});
