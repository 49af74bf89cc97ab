import { type Page } from '@playwright/test';
import { addressOf } from './brands';
import { confirmedMember } from './members';
import { picture } from './photos';
import { query } from './stack';
import { expect } from './test';

export const PATH = '/profile/photo-check';

/** Somebody in a language, one photo of whom staff have approved. Returns the id of the profile. */
export async function photographed(page: Page, brand: string, locale: string): Promise<number> {
  const id = await confirmedMember(page, brand);
  await page.context().addCookies([{ name: 'locale', value: locale, url: addressOf(brand) }]);
  await page.goto(addressOf(brand, '/profile'));
  await page.locator('#photos-add').setInputFiles(await picture('one.jpg'));
  await expect(page.locator('[data-photo]')).toHaveCount(1);
  const [photo] = await query<{ id: number }>(
    "update photo set status = 'active', decided_at = now() where profile_id = $1 returning id",
    [id],
  );
  await query('update profile set main_photo_id = $2 where id = $1', [id, photo?.id]);
  return id;
}

export const openCheck = (page: Page, brand: string) => page.goto(addressOf(brand, PATH));

/** As staff would, of the picture that waits. */
export async function decide(profile: number, reasons: readonly string[]): Promise<void> {
  const status = reasons.length === 0 ? 'verified' : 'refused';
  const decided = await query(
    `update photo_check set status = $2, reasons = $3, file = null, decided_at = now(), decided_by = 'noor',
       ended_at = case when $2 = 'refused' then now() end,
       compared = case when $2 = 'verified' then array(select id from photo f where f.profile_id = $1) else '{}' end
     where profile_id = $1 and status = 'waiting' returning 1`,
    [profile, status, reasons],
  );
  expect(decided).toHaveLength(1);
  if (status === 'verified') await query('update profile set verified_at = now() where id = $1', [profile]);
}

/** Verifies somebody who has shown nothing: what others see does not ask. */
export const verify = (profile: number): Promise<unknown> =>
  query('update profile set verified_at = now() where id = $1', [profile]);

/** As if the gesture had been asked for so many minutes earlier. */
export const passMinutes = (profile: number, minutes: number): Promise<unknown> =>
  query(
    "update photo_check set gesture_until = gesture_until - make_interval(mins => $2) where profile_id = $1 and status = 'started'",
    [profile, minutes],
  );
