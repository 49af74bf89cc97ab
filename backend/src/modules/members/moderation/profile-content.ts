import { type Connection } from '../../../platform/database';
import { endUnprovenCheck } from '../photo-checks/unproven-check';
import { lockPhotosOf, refreshMainPhoto } from '../photos/main-photo';

export interface ProfileContent {
  readonly tenantId: number;
  readonly profile: number;
}

/** The texts of a profile that staff can remove, by the names of the api, with their columns. */
const COLUMNS = { about_me: 'about', looking_for: 'looking_for' } as const;
export type ProfileText = keyof typeof COLUMNS;

async function lockProfile(connection: Connection, { tenantId, profile }: ProfileContent): Promise<void> {
  const lock = lockPhotosOf(tenantId, profile);
  await connection.query(lock.text, lock.values);
}

async function settlePhotos(connection: Connection, { tenantId, profile }: ProfileContent): Promise<void> {
  for (const { text, values } of [refreshMainPhoto(tenantId, profile), endUnprovenCheck(tenantId, profile)])
    await connection.execute(text, values);
}

/** Hides a photo from all but its owner. Answers whether there was one to hide. */
export async function hidePhoto(
  connection: Connection,
  content: ProfileContent,
  { photo, by }: { readonly photo: number; readonly by: string },
): Promise<boolean> {
  await lockProfile(connection, content);
  const hidden = await connection.execute(
    `update photo set status = 'rejected', reason = 'other', decided_at = now(), decided_by = $4
     where tenant_id = $1 and profile_id = $2 and id = $3 and status <> 'rejected'`,
    [content.tenantId, content.profile, photo, by],
  );
  await settlePhotos(connection, content);
  return hidden > 0;
}

/** Shows a photo again that staff had hidden, and lets pictures like it in. Nothing where its owner has deleted it. */
export async function showPhoto(
  connection: Connection,
  content: ProfileContent,
  { photo, by }: { readonly photo: number; readonly by: string },
): Promise<void> {
  await lockProfile(connection, content);
  await connection.execute(
    `with shown as (
       update photo set status = 'active', reason = null, decided_at = now(), decided_by = $4
       where tenant_id = $1 and profile_id = $2 and id = $3 and status = 'rejected' returning tenant_id, phash
     )
     delete from rejected_picture r using shown where r.tenant_id = shown.tenant_id and r.phash = shown.phash`,
    [content.tenantId, content.profile, photo, by],
  );
  await settlePhotos(connection, content);
}

/** Removes a text of the profile and answers it; undefined where there is none. */
export async function removeText(
  connection: Connection,
  content: ProfileContent,
  field: ProfileText,
): Promise<string | undefined> {
  const column = COLUMNS[field];
  await lockProfile(connection, content);
  const [removed] = await connection.query<{ text: string }>(
    `with before as (select ${column} as text from profile where tenant_id = $1 and id = $2),
       gone as (update profile set ${column} = null, changed_at = now()
         where tenant_id = $1 and id = $2 and coalesce(${column}, '') <> '' returning id)
     select before.text from before, gone`,
    [content.tenantId, content.profile],
  );
  return removed?.text;
}

/** Puts a removed text back, unless its author has written another one. */
export async function restoreText(
  connection: Connection,
  content: ProfileContent,
  { field, text }: { readonly field: ProfileText; readonly text: string },
): Promise<void> {
  const column = COLUMNS[field];
  await connection.execute(
    `update profile set ${column} = $3, changed_at = now() where tenant_id = $1 and id = $2 and coalesce(${column}, '') = ''`,
    [content.tenantId, content.profile, text],
  );
}

/** Removes the answer to a question and answers it; undefined where there is none. */
export async function removeAnswer(
  connection: Connection,
  content: ProfileContent,
  prompt: string,
): Promise<string | undefined> {
  await lockProfile(connection, content);
  const [removed] = await connection.query<{ answer: string }>(
    'delete from profile_prompt where tenant_id = $1 and profile_id = $2 and code = $3 returning answer',
    [content.tenantId, content.profile, prompt],
  );
  return removed?.answer;
}

/** Puts a removed answer back at the end, unless its author has answered the question again. */
export async function restoreAnswer(
  connection: Connection,
  content: ProfileContent,
  { prompt, text }: { readonly prompt: string; readonly text: string },
): Promise<void> {
  await lockProfile(connection, content);
  await connection.execute(
    `insert into profile_prompt (tenant_id, profile_id, code, answer, position)
     select $1::integer, $2::integer, $3, $4, coalesce(max(position) + 1, 0) from profile_prompt
       where tenant_id = $1::integer and profile_id = $2::integer
     on conflict (tenant_id, profile_id, code) do nothing`,
    [content.tenantId, content.profile, prompt, text],
  );
}
