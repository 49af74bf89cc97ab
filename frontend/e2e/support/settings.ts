import { type Page } from '@playwright/test';
import { addressOf } from './brands';
import { expect } from './test';

export const section = (page: Page, id: string) => page.locator(`details#${id}`);
export const submitOf = (page: Page, id: string) => section(page, id).locator('button[type=submit]');
export const said = (page: Page, id: string) => section(page, id).getByRole('status').filter({ hasText: /\S/ });

/** The settings of whoever is signed in, alive and with one group open. */
export async function openSettings(page: Page, brand: string, id: string): Promise<void> {
  await page.goto(addressOf(brand, `/notifications#${id}`));
  await expect(section(page, 'email').locator('summary')).toContainText('@');
  await expect(section(page, id)).toHaveAttribute('open', '');
}

/** Opens the row that a section stands in, as a finger does. */
export async function unfold(page: Page, id: string): Promise<void> {
  const row = page.locator('main details').filter({ has: section(page, id) });
  if ((await row.getAttribute('open')) === null) await row.locator('> summary').click();
}

/** From the question whether to stay to the end, in two presses. */
export async function leave(page: Page, password: string): Promise<void> {
  await section(page, 'leave').locator('button').last().click();
  await page.locator('#leave_password').fill(password);
  await submitOf(page, 'leave').click();
}
