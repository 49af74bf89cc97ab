import { type Page } from '@playwright/test';
import { type MemberRows, readMember } from './support/member-rows';
import { callApi, confirmedMember, newMember, signedIn, signUp, signUpConfirmed } from './support/members';
import { expect, test } from './support/test';

const BRAND = 'everglow';

/** The rows, and what the api tells its member, without what each member has of their own. */
async function told(page: Page, { id, email, rows }: MemberRows): Promise<unknown> {
  const plain = (value: unknown): string =>
    JSON.stringify(value)
      .replaceAll(email, 'email')
      .replaceAll(String(id), '0')
      .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'uuid')
      .replaceAll(/\\\\x[0-9a-f]{20,}/g, 'hash')
      .replaceAll(/\$argon2id\$[^"]+/g, 'password')
      .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)"/g, '"time"');
  return {
    user: plain((await callApi(page, '/api/user.php')).body),
    tables: Object.fromEntries([...rows].map(([table, all]) => [table, all.map(plain).sort()])),
  };
}

for (const [who, signUpAs, add] of [
  ['just signed up', signUp, newMember],
  ['confirmed the address', signUpConfirmed, confirmedMember],
] as const)
  test(`a member that tests add has the rows of somebody who has ${who}`, async ({ page, browser }) => {
    const one = await readMember(await signUpAs(page, BRAND));
    expect([...one.rows.keys()]).toEqual(expect.arrayContaining(['profile', 'account', 'consent', 'session']));
    const other = await browser.newPage();
    await add(other, BRAND);
    const copy = await readMember((await signedIn(other)) ?? '');
    expect(copy.id).not.toBe(one.id);
    expect(await told(other, copy)).toEqual(await told(page, one));
    await other.close();
  });
