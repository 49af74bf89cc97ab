import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Made up once for a state folder, so that previews and passwords outlive a restart. */
export interface Secrets {
  readonly key: string;
  readonly data: string;
  readonly mail: string;
  readonly app: string;
  readonly platform: string;
}

export function secretsIn(folder: string): Secrets {
  const file = join(folder, 'secrets.json');
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  const secret = (): string => randomBytes(24).toString('base64url');
  // A folder from before there was one of them gets it.
  const secrets = { key: secret(), data: secret(), mail: secret(), app: secret(), platform: secret(), ...known };
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}
