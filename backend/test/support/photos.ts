import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OutboxHandlers, type OutboxEntry } from '../../src/platform/outbox';
import { runInTenant } from '../../src/platform/tenancy';
import { PhotoAdminService, PhotoFiles, type RejectionReason } from '../../src/modules/members';
import { GoneFilesHandler } from '../../src/modules/members/photos/gone-files.handler';
import { type OwnPhoto } from '../../src/modules/members/photos/own-photo.response';
import { FIRST, OPERATOR, type TestApi } from './api';
import { newAddress, rows } from './people';
import { jpegOf } from './pictures';

export function upload(api: TestApi, cookie: string, file: Buffer, type = 'image/jpeg', host = FIRST) {
  return api
    .on(`${host}.localhost`)
    .post('/api/photos')
    .set('x-forwarded-for', newAddress())
    .set('cookie', cookie)
    .type(type)
    .send(file);
}

let seeds = 1000;

/** A photo that looks like no other. */
export async function uploadOne(api: TestApi, cookie: string, host = FIRST): Promise<OwnPhoto> {
  seeds += 1;
  return (await upload(api, cookie, await jpegOf(seeds, 600, 800), 'image/jpeg', host).expect(201)).body as OwnPhoto;
}

export async function photosOf(api: TestApi, cookie: string): Promise<OwnPhoto[]> {
  const answer = await api.on().get('/api/photos').set('cookie', cookie).expect(200);
  return (answer.body as { photos: OwnPhoto[] }).photos;
}

export const media = (api: TestApi, path: string, cookie = '', host = FIRST) =>
  api.on(`${host}.localhost`).get(path).set('x-forwarded-for', newAddress()).set('cookie', cookie).buffer(true);

export async function decide(api: TestApi, photo: number, reason?: RejectionReason): Promise<void> {
  const [row] = await rows(api, 'select tenant_id from photo where id = $1', [photo]);
  const act = { tenantId: Number(row?.['tenant_id']), photo, actor: OPERATOR };
  const desk = api.running.app.get(PhotoAdminService, { strict: false });
  await (reason === undefined ? desk.approve(act) : desk.reject(act, reason));
}

/** The account is confirmed and its profile shown; `paid` with a purchase behind it. */
export async function show(api: TestApi, account: number, paid = false): Promise<void> {
  await rows(api, "update profile set status = 'active' where id = $1", [account]);
  if (!paid) return;
  await rows(
    api,
    `with moved as (
       update credit_balance set balance = balance + 10, entries = entries + 1 where account_id = $1 returning *)
     insert into credit_entry (tenant_id, account_id, id, number, amount, balance_after, reason, revision, idempotency_key)
     select tenant_id, account_id, gen_random_uuid(), entries, 10, balance, 'purchase', 1, 'test ' || account_id from moved`,
    [account],
  );
}

/** Removes files that no row refers to any more, as the worker does. */
export async function removeGoneFiles(api: TestApi): Promise<void> {
  const handlers = new OutboxHandlers();
  new GoneFilesHandler(handlers, api.running.app.get(PhotoFiles, { strict: false })).onModuleInit();
  for (const row of await rows(api, "delete from outbox where kind = 'photo_files_gone' returning *"))
    await runInTenant(Number(row['tenant_id']), () => handlers.deliver(row as unknown as OutboxEntry));
}

/** The files that a member has in the storage, below their folder. */
export function filesOf(api: TestApi, tenant: number, profile: number): string[] {
  try {
    const folder = join(fileURLToPath(api.config.STORAGE), `t/${tenant}/photos/${profile}`);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name));
  } catch {
    return [];
  }
}
