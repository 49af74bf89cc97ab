import { Logger } from '@nestjs/common';
import { Client } from 'pg';
import { type DataSource, EntitySchema, EntitySchemaOptions } from 'typeorm';
import { type TenantClient, appDataSource, connectAppDataSource } from '../../src/platform/database';
import { type TestDatabase, createTestDatabase, withClient } from './database';

export interface Note {
  tenant_id: number;
  id: number;
  body: string;
  n: number;
}

const note: EntitySchemaOptions<Note> = Object.assign(new EntitySchemaOptions<Note>(), {
  name: 'Note',
  tableName: 'note',
  columns: {
    tenant_id: { type: 'int', primary: true, insert: false, update: false },
    id: { type: 'int', primary: true, generated: true },
    body: { type: 'text' },
    n: { type: 'int', default: 0 },
  },
});

export const NoteEntity = new EntitySchema<Note>(note);

export const TENANTS = 200;
export const NOTES_EACH = 20;

const TABLES = `
  create table note (
    tenant_id integer not null,
    id integer generated always as identity,
    body text not null,
    n integer not null default 0,
    primary key (tenant_id, id)
  );
  create table purse (
    tenant_id integer not null,
    id integer not null,
    balance integer not null default 1000 check (balance >= 0),
    unread integer not null default 0,
    primary key (tenant_id, id)
  );
  insert into note (tenant_id, body, n)
    select t, 'note ' || t || '/' || n, n from generate_series(1, ${TENANTS}) t, generate_series(1, ${NOTES_EACH}) n;
  insert into purse (tenant_id, id) select t, p from generate_series(1, ${TENANTS}) t, generate_series(1, 5) p;
  select make_tenant_table('note');
  select make_tenant_table('purse');
`;

/** A database with 200 tenants of 20 notes and 5 purses each, and everything to disturb it with. */
export class Notes {
  private readonly sources: DataSource[] = [];

  private constructor(
    readonly database: TestDatabase,
    /** A superuser's connection. */
    readonly root: Client,
  ) {}

  static async open(): Promise<Notes> {
    // Lost connections are what these tests are about.
    Logger.overrideLogger(false);
    const database = await createTestDatabase();
    await withClient(database.ownerUrl, (owner) => owner.query(TABLES));
    const root = new Client({ connectionString: database.rootUrl });
    await root.connect();
    return new Notes(database, root);
  }

  /** A connected DataSource over the tenant pipeline; closed with the rest. */
  async source(poolSize = 5, extra: object = {}): Promise<DataSource> {
    const source = appDataSource({ url: this.database.appUrl, poolSize, extra, entities: [NoteEntity] });
    this.sources.push(source);
    return connectAppDataSource(source);
  }

  async close(): Promise<void> {
    for (const source of this.sources) if (source.isInitialized) await source.destroy();
    await this.root.end();
    await this.database.drop();
  }
}

/** Lends one connection of the pool, as repositories use it. */
export async function lend<T>(source: DataSource, work: (client: TenantClient) => Promise<T>): Promise<T> {
  const runner = source.createQueryRunner();
  try {
    return await work((await runner.connect()) as TenantClient);
  } finally {
    await runner.release();
  }
}

/** Past the pipeline, on the session itself: what only a fault or an operator would do. */
export function behindItsBack(client: TenantClient, text: string): Promise<{ rows: Record<string, unknown>[] }> {
  const plain = (Client.prototype.query as (text: string) => Promise<{ rows: Record<string, unknown>[] }>).bind(client);
  return plain(text);
}

/** A promise with its handle outside. */
export function signal<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((given) => (resolve = given));
  return { promise, resolve };
}
