import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type APIRequestContext } from '@playwright/test';
import { Client } from 'pg';
import { freePort } from '../../../infra/local/ports';
import { mailedLinks } from './mails';

/** The link in the foot of the mail that reminds somebody, as two days after the sign-up. */
export async function mailedWayOut(request: APIRequestContext, email: string): Promise<string> {
  const env = JSON.parse(process.env['E2E_ENV'] ?? '{}') as NodeJS.ProcessEnv;
  const database = new Client({ connectionString: env['DATABASE_PLATFORM_URL'] });
  await database.connect();
  await database.query("update account set created_at = now() - interval '49 hours' where email = $1", [email]);
  await database.end();
  // A worker looks for whom to remind once it is ready, and then every hour.
  const worker = spawn(process.execPath, ['dist/backend/src/entrypoints/worker.js'], {
    env: { ...env, INNER_PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(worker, 'exit');
  try {
    for await (const line of createInterface({ input: worker.stdout })) if (line.includes('"ready"')) break;
    const [link = ''] = await mailedLinks(request, email, { path: '/unsubscribe' });
    return link;
  } finally {
    worker.kill();
    await ended;
  }
}
