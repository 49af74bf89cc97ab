import { type Page } from '@playwright/test';
import { expect } from './test';

export const submit = (page: Page) => page.locator('main form button[type=submit]');

/** The form of the page, alive. */
export const ready = (page: Page): Promise<void> => expect(page.locator('main form')).toHaveAttribute('novalidate', '');

/** The same of a form without fields: before, a press is the browser's own, and leads on as without scripts. */
export const alive = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.locator('main form').evaluate((form) => Object.keys(form).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);

/** The questions of sign-up up to the last one, as a finger answers them. */
export async function answer(page: Page): Promise<void> {
  await ready(page);
  await page.locator('label:has([value=woman])').click();
  await page.locator('[name=sensitive_consent]').check();
  await page.locator('label:has([value=everyone])').click();
  await page.locator('#birth_day').fill('12');
  await page.locator('#birth_month').selectOption('2');
  await page.locator('#birth_year').fill('1990');
  await submit(page).click();
  await page.locator('#name').fill('Jo Visser');
  await submit(page).click();
}

/** The form of the log-in, on its page. */
export async function enterLogIn(page: Page, email: string, password: string): Promise<void> {
  await ready(page);
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await submit(page).click();
}

/** The form of a new password, on its page; whether or not the scripts are there. */
export async function enterNewPassword(page: Page, password: string, again = password): Promise<void> {
  await page.locator('#password').fill(password);
  await page.locator('#password_again').fill(again);
  await submit(page).click();
}
