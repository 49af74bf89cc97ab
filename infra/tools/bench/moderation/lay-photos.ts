import { Client } from 'pg';
import { type Stack } from '../../../local/stack';
import { addMembers } from '../accounts/members';
import { phonePhoto } from '../photos/phone-photo';
import { send } from '../photos/send';

const PICTURES = 4;
const REJECTED = 100_000;

/** So many photos that wait, of a few different pictures, beside a hundred thousand looks of rejected ones. */
export async function layPhotos(stack: Stack, count: number): Promise<void> {
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
      `insert into rejected_picture (tenant_id, phash, reason)
       select tenant_id, ('x' || substr(md5(n::text), 1, 16))::bit(64)::bigint, 'other'
       from generate_series(1, $1::integer) n, (select tenant_id from photo limit 1) t on conflict do nothing`,
      [REJECTED],
    );
    await client.query('analyze rejected_picture');
  } finally {
    await client.end();
  }
}
