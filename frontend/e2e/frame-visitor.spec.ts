import { type Page } from '@playwright/test';
import { type Member } from '../lib/member';
import { addressOf } from './support/brands';
import { endIntercepting, intercept } from './support/intercept';
import { axeFaults, expect, test } from './support/test';

const MEMBER: Member = {
  status: 'active',
  email: 'jo@visitor.example',
  profile: {
    ...{ id: 1, name: 'Jo Visser', status: 'active', fictional: false, main_image: null },
    ...{ country: null, city: null, countryregion: null },
  },
  credits: 0,
  paid_user: false,
  has_password: true,
  fictional_icon: 'mask',
  language: 'en',
  signup_date: '2026-05-17T12:00:00Z',
  notifications_disabled: [],
};

/** Everything of the visitor that the frame asks the api for. */
async function answer(page: Page, country: string | null, user: Member | null = null): Promise<void> {
  await intercept(page, '**/api/settings.php*', (route) =>
    route.fulfill({ json: { geoip_country: country, locales: ['en', 'de'] } }),
  );
  await intercept(page, '**/api/user.php', (route) => route.fulfill({ json: { user } }));
  await intercept(page, '**/api/likes/marks', (route) => route.fulfill({ json: { liked: [], new_likes: 0 } }));
  await intercept(page, '**/api/chats/unread', (route) => route.fulfill({ json: { chats: [], total: 0 } }));
  await intercept(page, '**/api/events*', (route) => route.fulfill({ status: 204 }));
}

/** Long enough for the page to have asked and decided. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
}

const heading = 'For adults aged 21 and over';

test.describe('the site-entry warning', () => {
  test.use({ hasEntered: false });

  test('is shown once, keeps the focus, and is remembered with its time', async ({ page, visit }) => {
    await answer(page, 'DE');
    await visit('knotted', { locale: 'en' });
    const dialog = page.getByRole('dialog', { name: heading });
    await expect(dialog).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    for (let tabs = 0; tabs < 4; tabs++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => document.activeElement?.closest('body > :not(dialog) a, nav') !== null);
      expect(outside).toBe(false);
    }
    await dialog.getByRole('button', { name: /or older/ }).click();
    await expect(dialog).toBeHidden();
    const at = await page.evaluate(() => Number(localStorage.getItem('entry-warning')));
    expect(Math.abs(Date.now() - at)).toBeLessThan(60_000);
    await page.reload();
    await settled(page);
    await expect(dialog).toHaveCount(0);
  });

  for (const [why, country, user] of [
    ['from a country that is not listed', 'FR', null],
    ['who is signed in', 'DE', MEMBER],
  ] as const) {
    test(`is not for a visitor ${why}`, async ({ page, visit }) => {
      await answer(page, country, user);
      await visit('knotted', { locale: 'en' });
      await settled(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }

  test('is also for a visitor whose country is unknown', async ({ page, visit }) => {
    await answer(page, null);
    await visit('knotted', { locale: 'en' });
    await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
  });

  test('is not shown in the installed app', async ({ page, visit }) => {
    await answer(page, 'DE');
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await visit('knotted', { locale: 'en' });
    await settled(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('is not shown by a brand that does not want it', async ({ page, visit }) => {
    await answer(page, 'NL');
    await visit('everglow', { locale: 'en' });
    await settled(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('on a lander is for Germany, but not for Austria', async ({ page, visit }) => {
    await answer(page, 'AT');
    await visit('knotted', { path: '/landers/video/bdsm-eng' });
    await settled(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    endIntercepting(page);
    await answer(page, 'DE');
    await page.reload();
    await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
  });

  test('works where the browser stores nothing', async ({ page, visit }) => {
    await answer(page, 'DE');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await visit('knotted', { locale: 'en' });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /or older/ })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('lets somebody go back to where they came from', async ({ page, visit }) => {
    await answer(page, 'DE');
    await page.goto('about:blank#before');
    await visit('knotted', { locale: 'en' });
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/^about:blank/);
  });

  test('moves nothing on the page', async ({ page, visit }) => {
    await answer(page, 'DE');
    await visit('knotted', { locale: 'en' });
    await expect(page.getByRole('dialog')).toBeVisible();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0));
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(resolve, 500, 0);
        }),
    );
    expect(shift).toBeLessThan(0.02);
  });
});

test.describe('the like modal', () => {
  test('comes after as many seconds as the address says, which then forgets them', async ({ page, visit }) => {
    await answer(page, 'NL');
    await visit('everglow', { path: '/?a=b&t=1', locale: 'en' });
    const dialog = page.getByRole('dialog', { name: 'Found someone you like?' });
    // A second after the scripts are there.
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(addressOf('everglow', '/?a=b'));
    expect(await axeFaults(page)).toEqual([]);
    await expect(dialog.getByRole('link')).toHaveAttribute('href', '/signup');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('does not come by itself', async ({ page, visit }) => {
    await answer(page, 'NL');
    await visit('everglow', { path: '/?t=x', locale: 'en' });
    await settled(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('a landing', () => {
  const watch = async (page: Page) => {
    const landings: unknown[] = [];
    const beacons: string[] = [];
    await answer(page, 'NL');
    await intercept(page, '**/api/visits', async (route) => {
      landings.push(route.request().postDataJSON());
      const json = { visit: '0b9f3a52-6c1c-4f07-9d0e-2c5f0a7d1e11', has_source: true, sign_up: 'open' };
      await route.fulfill({ status: 201, json });
    });
    await page.exposeFunction('noteBeacon', (address: string) => beacons.push(address));
    await page.addInitScript(() => {
      navigator.sendBeacon = (address) => {
        (window as unknown as { noteBeacon: (address: string) => void }).noteBeacon(String(address));
        return true;
      };
    });
    const hide = () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
    return { landings, beacons, hide };
  };

  test('is reported once, with its labels, and tells of a bounce where that is asked for', async ({ page, visit }) => {
    const { landings, beacons, hide } = await watch(page);
    await visit('everglow', { path: '/?network=n1&sub2=x&lb', locale: 'en' });
    await expect(page.locator('html')).toHaveAttribute('data-source', '');
    expect(landings).toEqual([{ path: '/', network: 'n1', sub2: 'x', lb: true }]);
    await hide();
    await expect.poll(() => beacons.length).toBe(1);
    expect(beacons[0]).toMatch(/\?visit=0b9f3a52-[\w-]+&bounced=1$/);
    await page.locator('#questions summary').first().click();
    await hide();
    await expect.poll(() => beacons.length).toBe(2);
    expect(beacons[1]).toMatch(/&bounced=0$/);
    await page.locator('footer a[href="/complaints"]').click();
    await expect(page).toHaveURL(addressOf('everglow', '/complaints'));
    await settled(page);
    expect(landings).toHaveLength(1);
  });

  test('says nothing of bounces where nobody asked', async ({ page, visit }) => {
    const { beacons, hide } = await watch(page);
    await visit('everglow', { locale: 'en' });
    await expect(page.locator('html')).toHaveAttribute('data-source', '');
    await hide();
    await expect.poll(() => beacons.length).toBe(1);
    expect(beacons[0]).not.toContain('bounced');
  });
});

test('somebody who is offline reads so until they are back, and can put it away', async ({
  page,
  context,
  visit,
  complaints,
}) => {
  await visit('fullmoon', { locale: 'en' });
  await settled(page);
  await context.setOffline(true);
  const alert = page.getByText('You’re offline.');
  await expect(alert).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close this notice' }).click();
  await expect(alert).toBeHidden();
  await context.setOffline(false);
  // The browser's own word on what it could not fetch meanwhile.
  const others = complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'));
  complaints.splice(0, complaints.length, ...others);
});

test('a bar shows that the next page is on its way, but only where it takes a while', async ({ page, visit }) => {
  await visit('everglow', { locale: 'en' });
  await settled(page);
  await intercept(page, '**/complaints', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  // Nothing can be asked of a page that is being left: it leaves word for the next one.
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.progress-run') !== null) sessionStorage.setItem('bar', 'seen');
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator('footer a[href="/complaints"]').click();
  await expect(page).toHaveURL(addressOf('everglow', '/complaints'));
  expect(await page.evaluate(() => sessionStorage.getItem('bar'))).toBe('seen');
  await expect(page.locator('.progress-run')).toHaveCount(0);
});
