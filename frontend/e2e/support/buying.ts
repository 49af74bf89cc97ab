import { type Locator, type Page } from '@playwright/test';
import { addressOf } from './brands';
import { callApi, confirmedMember } from './members';
import { query } from './stack';
import { expect } from './test';

export const BRAND = 'everglow';

/** A member of the Netherlands who reads English and has no discount; answers their balance. */
export async function buyer(page: Page): Promise<number> {
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  const id = await confirmedMember(page, BRAND);
  await query(`update profile set country = 'NL' where id = $1`, [id]);
  // Long enough ago for no discount of new members.
  await query(`update account set created_at = created_at - interval '1 year' where id = $1`, [id]);
  return creditsOf(page);
}

export const order = (page: Page): Locator => page.getByRole('button', { name: /^Order and pay / });
export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const box = (page: Page): Locator => page.getByRole('checkbox', { name: /right away/ });
export const method = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });

export async function openCredits(page: Page, search = ''): Promise<void> {
  await page.goto(addressOf(BRAND, `/credits${search}`));
  await expect(order(page)).toBeVisible();
}

/** To the page of the provider, which is the sandbox’s. */
export async function press(page: Page): Promise<void> {
  await order(page).click();
  await page.waitForURL(/pay\.localhost/);
}

export async function toProvider(page: Page, way: string): Promise<void> {
  await method(page, way).check();
  await box(page).check();
  await press(page);
}

/** One of the buttons of the sandbox’s page. */
export const decide = (page: Page, button: string): Promise<void> =>
  page.getByRole('button', { name: button, exact: true }).click();

/** Back on the page of the order; answers its number. */
export async function orderOf(page: Page): Promise<number> {
  await page.waitForURL(/\/credits\/\d+$/);
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}

export async function creditsOf(page: Page): Promise<number> {
  const { body } = await callApi(page, '/api/user.php');
  return (body as { user: { credits: number } }).user.credits;
}

/** How far what was seen has moved since the page began to load, as browsers count it. */
export const shift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // An observer of nothing is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
