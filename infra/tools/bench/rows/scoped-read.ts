import { Pool } from 'pg';
import { TenantPool } from '../../../../backend/src/platform/database/pipeline/tenant-pool';
import { runInTenant } from '../../../../backend/src/platform/tenancy/scope';
import { startThrowaway } from '../../../local/services/throwaway';
import { processorSeconds } from '../load/cores';
import { MEMBERS, READER, TENANTS, layTables } from '../reads/tables';
import { type Benchmark } from '../row';

const ROUNDS = 9;
const SECONDS = 2;
/** Both sides are compiled while they run. */
const WARM_UP = 2;
const CALLERS = 10;

const JOIN = `select s.expires_at, m.* from session s join member m on m.tenant_id = s.tenant_id and m.id = s.member_id
  where s.tenant_id = $1 and s.token = $2`;
const SESSION = { name: 'session', text: 'select * from raw_session where tenant_id = $1 and token = $2' };
const MEMBER = { name: 'member', text: 'select * from raw_member where tenant_id = $1 and id = $2' };

interface Found {
  readonly tenant_id: number;
  readonly id: number;
}

/** Reads one member of one tenant. */
type Read = (tenant: number, member: number) => Promise<Found | undefined>;

/**
 * Ten callers on ten connections, one side right after the other. Counted is the processor's time of this process and of
 * the database together, so that what row-level security costs there is paid, too.
 */
export const scopedRead: Benchmark = {
  claims: [
    {
      name: 'scoped-read',
      what: 'session and member through the tenant pipeline, against raw pg with two prepared queries and no row-level security',
      target: 1.1,
      better: 'more',
    },
  ],
  measure: async (report) => {
    const services = await startThrowaway();
    const { readerUrl } = await layTables(services.postgres.url);
    const options = { connectionString: readerUrl, max: CALLERS };
    const [raw, scoped] = [new Pool(options), new TenantPool(options)];
    // The database may end before the last of their sockets.
    for (const pool of [raw, scoped]) pool.on('error', () => undefined);
    try {
      const sides = { scoped: scopedOn(scoped), raw: rawOn(raw) };
      const ratios: number[] = [];
      for (let round = 1 - WARM_UP; round <= ROUNDS; round++) {
        const rates = { scoped: 0, raw: 0 };
        for (const side of round % 2 === 0 ? (['scoped', 'raw'] as const) : (['raw', 'scoped'] as const))
          rates[side] = await rateOf(sides[side], raw);
        report(`round ${round}: scoped ${rates.scoped.toFixed(0)}/s, raw ${rates.raw.toFixed(0)}/s`);
        if (round > 0) ratios.push(rates.scoped / rates.raw);
      }
      return new Map([['scoped-read', ratios]]);
    } finally {
      await Promise.all([raw.end(), scoped.end()]);
      await services.stop();
    }
  },
};

function scopedOn(pool: TenantPool): Read {
  return (tenant, member) =>
    runInTenant(tenant, async () => {
      const { rows } = await pool.use((client) => client.query(JOIN, [tenant, tokenOf(tenant, member)]));
      return rows[0] as Found | undefined;
    });
}

function rawOn(pool: Pool): Read {
  return async (tenant, member) => {
    const client = await pool.connect();
    try {
      const values = [tenant, tokenOf(tenant, member)];
      const { rows } = await client.query<{ member_id: number }>({ ...SESSION, values });
      return (await client.query<Found>({ ...MEMBER, values: [tenant, rows[0]?.member_id] })).rows[0];
    } finally {
      client.release();
    }
  };
}

const tokenOf = (tenant: number, member: number): string => `token-${tenant}-${member}`;

/** Reads in a second of the processor's time. */
async function rateOf(read: Read, pool: Pool): Promise<number> {
  const before = await spent(pool);
  const end = Date.now() + SECONDS * 1000;
  const counts = await Promise.all(Array.from({ length: CALLERS }, () => readUntil(end, read)));
  return counts.reduce((sum, count) => sum + count, 0) / ((await spent(pool)) - before);
}

async function readUntil(end: number, read: Read): Promise<number> {
  let count = 0;
  for (; Date.now() < end; count++) {
    const [tenant, member] = [anyOf(TENANTS), anyOf(MEMBERS)];
    const found = await read(tenant, member);
    if (found?.tenant_id !== tenant || found.id !== member) throw new Error(`not member ${member} of tenant ${tenant}`);
  }
  return count;
}

const anyOf = (count: number): number => 1 + Math.floor(Math.random() * count);

async function spent(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity where usename = $1', [READER]);
  return [process.pid, ...rows.map(({ pid }) => pid)].reduce((sum, pid) => sum + processorSeconds(pid), 0);
}
