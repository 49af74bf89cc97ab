import { type Page } from '@playwright/test';
import sharp from 'sharp';
import { addressOf } from './brands';
import { newMember } from './members';
import { expect } from './test';

export const BRAND = 'sheer';
const PHONE = { width: 360, height: 740 };

export const tiles = (page: Page) => page.locator('[data-photo]');
export const picker = (page: Page) => page.locator('#photos-add');
export const sheet = (page: Page) => page.locator('dialog[open]');

let seeds = Date.now() % 1_000_000;

/** A picture as a camera makes it, that looks like no other. */
export async function picture(name: string, width = 600, height = 900) {
  seeds += 1;
  const noise = Buffer.from(Array.from({ length: 9 * 9 * 3 }, (_, at) => (seeds * (at + 7) * 7919) % 251));
  const buffer = await sharp(noise, { raw: { width: 9, height: 9, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Somebody new on their own profile, of which the photos are there. */
export async function atPhotos(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await newMember(page, BRAND);
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  await openPhotos(page);
}

export async function openPhotos(page: Page): Promise<void> {
  await page.goto(addressOf(BRAND, '/profile'));
  await expect(page.getByText(/^\d+ of \d+$/)).toBeVisible();
}

export async function upload(page: Page, count: number): Promise<void> {
  const before = await tiles(page).count();
  await picker(page).setInputFiles(await Promise.all(Array.from({ length: count }, (_, at) => picture(`${at}.jpg`))));
  await expect(tiles(page)).toHaveCount(before + count);
}
