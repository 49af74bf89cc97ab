import { Client } from 'pg';
import { type Stack } from '../../../local/stack';
import { phonePhoto } from '../photos/phone-photo';
import { send } from '../photos/send';

/** The second member's photo, as if staff had looked at it: whoever has one comes first in search and deck. */
export async function showPhoto(stack: Stack): Promise<void> {
  await send(stack.apis[0]?.url ?? '', await phonePhoto(), 1);
  const client = new Client({ connectionString: stack.env['DATABASE_PLATFORM_URL'] });
  await client.connect();
  try {
    await client.query(
      `with shown as (update photo set status = 'active', decided_at = now() returning id, profile_id)
       update profile p set main_photo_id = shown.id from shown where p.id = shown.profile_id`,
    );
  } finally {
    await client.end();
  }
}
