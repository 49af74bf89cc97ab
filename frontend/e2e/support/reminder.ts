import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type APIRequestContext } from '@playwright/test';
import { freePort } from '../../../infra/local/ports';
import { mailedLinks } from './mails';
import { query, STACK } from './stack';

/** The link in the foot of the mail that reminds somebody, as two days after the sign-up. */
export async function mailedWayOut(request: APIRequestContext, email: string): Promise<string> {
  await query("update account set created_at = now() - interval '49 hours' where email = $1", [email]);
  // A worker looks for whom to remind once it is ready, and then every hour.
  const worker = spawn(process.execPath, ['dist/backend/src/entrypoints/worker.js'], {
    env: { ...STACK, INNER_PORT: String(await freePort()) },
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
