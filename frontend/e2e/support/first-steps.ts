import { type Page } from '@playwright/test';
import { expect } from './test';

export const skip = (page: Page) => page.getByRole('button', { name: 'Not now', exact: true });

/** Past what a new member is asked for before they see people. */
export async function skipSteps(page: Page): Promise<void> {
  for (const title of ['Add your first photo', 'Answer one question']) {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await skip(page).click();
  }
}
