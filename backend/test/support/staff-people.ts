import { Secret, TOTP } from 'otpauth';
import { Invitations, StaffTokens } from '../../src/modules/console';
import { StaffSessions } from '../../src/modules/console/sign-in/staff-sessions';
import { type Actor, Tenants } from '../../src/modules/tenants';
import { PlatformDatabase } from '../../src/platform/database';
import { FIRST, OPERATOR, type TestApi } from './api';
import { PASSWORD, withKnownPassword } from './known-password';
import { newAddress } from './people';

export const CONSOLE = 'console.localhost';

/** `staff=…` of a Set-Cookie header. */
export const staffCookie = (headers: Record<string, unknown>): string =>
  (headers['set-cookie'] as string[] | undefined)?.[0]?.split(';')[0] ?? '';

export const staffPost = (api: TestApi, path: string, cookie = '') =>
  api.on(CONSOLE).post(`/api/staff${path}`).set('x-forwarded-for', newAddress()).set('cookie', cookie);

export const staffSignIn = (api: TestApi, email: string, password = PASSWORD) =>
  staffPost(api, '/sign-in').send({ email, password });

/** The code of a secret, `steps` of thirty seconds from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Somebody new with a password, who has not set up a second factor. Support reaches the first brand. */
export async function newStaff(api: TestApi, email: string, role: Actor['role'] = 'operator'): Promise<number> {
  const { app } = api.running;
  const tenantIds = role === 'support' ? [(await app.get(Tenants).get(FIRST)).id] : [];
  const id = await app.get(StaffTokens).add({ email, name: 'Robin Berg', role, tenantIds }, OPERATOR);
  const { token } = await app.get(Invitations).create(id, OPERATOR);
  await withKnownPassword(api, () => staffPost(api, '/invitation').send({ token, password: PASSWORD }).expect(204));
  return id;
}

/** Signed in as somebody who is there already, with a second factor that was just given. */
export async function sessionOf(api: TestApi, email: string): Promise<string> {
  const { app } = api.running;
  const person = await app.get(StaffTokens).find(email);
  const sessions = app.get(StaffSessions, { strict: false });
  return `staff=${await sessions.open(app.get(PlatformDatabase), person?.id ?? 0, 'full', 'Test')}`;
}

export interface Enrolled {
  readonly id: number;
  readonly cookie: string;
  readonly half: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Signed in, with a second factor whose current code is used up: the next one is at step 1. */
export async function enrolledStaff(api: TestApi, email: string, role: Actor['role'] = 'operator'): Promise<Enrolled> {
  const id = await newStaff(api, email, role);
  const half = staffCookie((await withKnownPassword(api, () => staffSignIn(api, email).expect(200))).headers);
  const { secret } = (await staffPost(api, '/sign-in/enrolment', half).expect(200)).body as { secret: string };
  const done = await staffPost(api, '/sign-in/second-factor', half)
    .send({ code: codeOf(secret) })
    .expect(200);
  const { recovery_codes } = done.body as { recovery_codes: string[] };
  return { id, cookie: staffCookie(done.headers), half, secret, recoveryCodes: recovery_codes };
}
