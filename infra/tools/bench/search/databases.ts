import { join } from 'node:path';
import { Client } from 'pg';
import { migrateUp } from '../../../../backend/src/platform/database';
import { layProfiles } from './lay-profiles';

const TENANTS = 50;
/** The tenant that is asked has so much of all. */
const LARGEST = 0.3;

export interface Laid {
  /** Bound to the tenant in scope. */
  readonly appUrl: string;
  /** The largest one's id. */
  readonly tenant: number;
}

/** A database on a server, migrated, with so many profiles over fifty tenants. */
export async function layDatabase(superuserUrl: string, name: string, total: number): Promise<Laid> {
  const urlOf = (user?: string): string =>
    Object.assign(new URL(superuserUrl), { pathname: `/${name}`, ...(user && { username: user, password: user }) })
      .href;
  await withClient(superuserUrl, (root) => root.query(`create database ${name}`));
  const appUrl = urlOf('manyhearts_app');
  const urls = { ownerUrl: urlOf(), appUrl, platformUrl: urlOf('manyhearts_platform') };
  await migrateUp({ ...urls, folder: join(__dirname, '../../../../migrations') });
  const tenant = await withClient(urlOf(), (owner) => layTenants(owner, total));
  return { appUrl, tenant };
}

async function layTenants(owner: Client, total: number): Promise<number> {
  let largest = 0;
  for (let n = 0; n < TENANTS; n++) {
    const { rows } = await owner.query<{ id: number }>(
      'insert into tenant (slug, version) values ($1, 1) returning id',
      [`bench-${n}`],
    );
    const id = rows[0]?.id ?? 0;
    await layProfiles(owner, id, Math.round(n === 0 ? total * LARGEST : (total * (1 - LARGEST)) / (TENANTS - 1)));
    if (n === 0) largest = id;
  }
  await owner.query('vacuum analyze');
  return largest;
}

async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
