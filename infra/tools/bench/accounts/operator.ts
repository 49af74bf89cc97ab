import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { type Stack } from '../../../local/stack';

const TOKEN = 'bench-operator'.padEnd(43, 'x');

/** Adds an operator who is signed in to the console. Answers the cookie. */
export async function addOperator(stack: Stack): Promise<{ readonly name: string; readonly value: string }> {
  const client = new Client({ connectionString: stack.env['DATABASE_PLATFORM_URL'] });
  await client.connect();
  try {
    await client.query(
      `with person as (
         insert into staff (email, name, role) values ('bench-operator@manyhearts.example', 'Bench', 'operator') returning id)
       insert into staff_session (token_hash, id, staff_id, stage, device, expires_at)
       select $1, gen_random_uuid(), id, 'full', 'Bench', now() + interval '1 hour' from person`,
      [createHash('sha256').update(TOKEN).digest()],
    );
    return { name: 'staff', value: TOKEN };
  } finally {
    await client.end();
  }
}
