import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { type Stack } from '../../../local/stack';
import { addMembers } from '../accounts/members';
import { phonePhoto } from '../photos/phone-photo';
import { send } from '../photos/send';

const PICTURES = 4;
const TOKEN = 'bench-moderator'.padEnd(43, 'x');

/** So many photos that wait, of a few different pictures, and an operator who is signed in. Answers the cookie. */
export async function layPhotos(
  stack: Stack,
  count: number,
): Promise<{ readonly name: string; readonly value: string }> {
  await addMembers(stack, PICTURES, 'nobody signs in with it');
  for (let n = 0; n < PICTURES; n += 1) await send(stack.apis[0]?.url ?? '', await phonePhoto(), n);
  const client = new Client({ connectionString: stack.env['DATABASE_PLATFORM_URL'] });
  await client.connect();
  try {
    await client.query(
      `insert into photo (tenant_id, profile_id, position, file, key, blurred_key, width, height, phash, created_at)
       select tenant_id, profile_id, n, file, md5(key || n), md5(blurred_key || n), width, height, phash,
         created_at - make_interval(secs => n)
       from photo, generate_series(1, $1::integer) n where status = 'pending'`,
      [Math.ceil(count / PICTURES)],
    );
    await client.query(
      `with person as (
         insert into staff (email, name, role) values ('bench-moderator@manyhearts.example', 'Bench', 'operator') returning id)
       insert into staff_session (token_hash, id, staff_id, stage, device, expires_at)
       select $1, gen_random_uuid(), id, 'full', 'Bench', now() + interval '1 hour' from person`,
      [createHash('sha256').update(TOKEN).digest()],
    );
    return { name: 'staff', value: TOKEN };
  } finally {
    await client.end();
  }
}
