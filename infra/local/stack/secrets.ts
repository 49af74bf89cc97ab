import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Made up once for a state folder, so that previews and passwords outlive a restart. */
export interface Secrets {
  readonly key: string;
  readonly app: string;
  readonly platform: string;
}

export function secretsIn(folder: string): Secrets {
  const file = join(folder, 'secrets.json');
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (!existsSync(file)) {
    const secret = (): string => randomBytes(24).toString('base64url');
    writeFileSync(file, JSON.stringify({ key: secret(), app: secret(), platform: secret() }), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
}
