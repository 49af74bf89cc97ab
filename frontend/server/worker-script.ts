import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './build-files';
import type { WebConfig } from './config';
import { encodeBodies } from './encoding';
import { ReadyAnswer } from './ready-answer';
import { PLAIN_POLICY } from './security-headers';

export const WORKER_PATH = '/sw.js';
const BEST = 11;
const FILES: Readonly<Record<WebConfig['SERVICE_WORKER'], string>> = { on: 'sw.js', retired: 'retired-sw.js' };

/**
 * The service worker, the same bytes on every brand: what differs it fetches from the brand's own host. Browsers ask for
 * it again at each visit. Undefined where it is not built, as in development.
 */
export async function readWorkerScript(state: WebConfig['SERVICE_WORKER']): Promise<ReadyAnswer | undefined> {
  const file = path.join(ROOT, 'dist/web', FILES[state]);
  if (!existsSync(file)) return undefined;
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': PLAIN_POLICY,
    'cache-control': 'public, no-cache',
    vary: 'accept-encoding',
  };
  return new ReadyAnswer(200, headers, await encodeBodies(await readFile(file), BEST));
}
