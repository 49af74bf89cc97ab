import { type Browser, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { BEGIN_NOW_CONSENT } from '../../../contract/payments/consent';
import { addressOf } from './brands';
import { creditsOf } from './buying';
import { callApi, confirmedMember } from './members';
import { query } from './stack';
import { expect } from './test';

const PACKAGES = { start: 999, grandest: 8999 } as const;

export interface Bought {
  readonly page: Page;
  readonly account: number;
  readonly email: string;
  readonly order: number;
  /** The credits before the purchase. */
  readonly before: number;
}

interface Wish {
  readonly package?: keyof typeof PACKAGES;
  readonly locale?: string;
  readonly country?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** A member in a browser of their own who has just paid by card at the sandbox, in euros. */
export async function bought(browser: Browser, brand: string, wish: Wish = {}): Promise<Bought> {
  const { package: id = 'grandest', locale = 'en', country = 'FR', viewport } = wish;
  const page = await (await browser.newContext({ locale, ...(viewport && { viewport }) })).newPage();
  await page.context().addCookies([{ name: 'locale', value: locale, url: addressOf(brand) }]);
  const account = await confirmedMember(page, brand);
  await query('update profile set country = $2 where id = $1', [account, country]);
  const [row] = await query<{ email: string }>(
    "update account set created_at = created_at - interval '1 year' where id = $1 returning email",
    [account],
  );
  const before = await creditsOf(page);
  const asked = { package: id, amount: PACKAGES[id], currency: 'EUR', key: randomUUID(), method: 'card' };
  const { body } = await callApi(page, '/api/payments/orders', { ...asked, begin_now: BEGIN_NOW_CONSENT });
  const { id: order, checkout_url: checkout } = body as { id: number; checkout_url: string };
  await page.goto(checkout);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(new RegExp(`/credits/${order}$`));
  await expect.poll(() => creditsOf(page)).toBeGreaterThan(before);
  return { page, account, email: row?.email ?? '', order, before };
}
