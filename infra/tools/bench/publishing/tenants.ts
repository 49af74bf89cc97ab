import { Client } from 'pg';
import { type Stack } from '../../../local/stack';

/** A brand that is offered widely has settings of 4 KB: what a message costs is told for each country. */
const COUNTRIES = 60;

/** Copies of a demo brand, straight into the tables: what is measured is serving them, not making them. */
export async function addTenants(stack: Stack, count: number): Promise<void> {
  const client = new Client({ connectionString: stack.env['DATABASE_PLATFORM_URL'] });
  await client.connect();
  await client.query('begin');
  await client.query('update config_version set version = version + 1');
  await client.query(
    `with made as (
       insert into tenant (slug, live_revision, domain_language, locales, version)
       select 't' || n, 1, 'nl', '{nl,en}', (select version from config_version) from generate_series(0, $1 - 1) n
       returning id, slug, version),
     revisions as (
       insert into settings_revision (tenant_id, revision, source, template, document, author, reason)
       select made.id, 1, '{}', '[]', model.document, 'bench', 'bench' from made,
         (select jsonb_set(document, '{settings,minimum_message_costs}', (
            select jsonb_object_agg(chr(65 + n / 26) || chr(65 + n % 26), '{"costs": 100, "currency": "EUR"}'::jsonb)
            from generate_series(0, $2 - 1) n)) as document
          from settings_revision r join tenant t on t.id = r.tenant_id where t.slug = 'everglow' limit 1) model)
     insert into domain (host, tenant_id, kind, state, version)
     select kind.prefix || '.' || slug || '.example', id, kind.name, 'live', version
     from made, (values ('www', 'primary'), ('a', 'alias'), ('b', 'alias')) as kind (prefix, name)`,
    [count, COUNTRIES],
  );
  await client.query('commit');
  await client.end();
}
