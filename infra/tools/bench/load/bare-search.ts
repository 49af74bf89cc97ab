import fastify from 'fastify';
import { type AddressInfo } from 'node:net';
import { Pool } from 'pg';

/** The least that a page of a search can cost: its two statements, prepared, bound to one tenant; no member, no limits. */
const [connectionString, tenant, page = '', count = ''] = process.argv.slice(2);
const pool = new Pool({ connectionString, max: 10, application_name: 'bare', options: `-c app.tenant_id=${tenant}` });
const statements = [page, count].map((text, index) => ({
  name: `search-${index}`,
  ...(JSON.parse(text) as { text: string; values: unknown[] }),
}));

const server = fastify();
server.get('/api/members', async () => {
  const [found, counted] = await Promise.all(statements.map((statement) => pool.query<Card & Count>(statement)));
  const members = (found?.rows ?? []).slice(0, 24).map((row) => ({
    ...{ id: row.id, name: row.name, age: row.age, country: row.country, city: row.city, countryregion: row.region },
    ...{ distance_km: row.km, fictional: row.fictional, online: row.online, is_new: row.is_new, main_image: row.photo },
  }));
  const [total] = counted?.rows ?? [];
  return { members, next: 'x'.repeat(90), total: { count: total?.found, more: total?.more }, similar: null };
});
void server.listen({ port: 0, host: '127.0.0.1' }).then(() => {
  process.send?.({ port: (server.server.address() as AddressInfo).port });
});
// The parent process has ended.
process.once('disconnect', () => process.exit());

type Card = Readonly<
  Record<'id' | 'name' | 'age' | 'country' | 'city' | 'region' | 'km' | 'fictional' | 'photo', unknown>
> &
  Readonly<Record<'online' | 'is_new', boolean>>;
interface Count {
  readonly found: number;
  readonly more: boolean;
}
