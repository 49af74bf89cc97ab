import pino, { type Logger } from 'pino';
import { type DataSource } from 'typeorm';
import { PlatformDatabase, type Row, connectPlatformDataSource, platformDataSource } from '../../src/platform/database';
import { type TestDatabase, createTestDatabase } from './database';

/** A database with two tenants and nothing else, for what sweeps every tenant: for the whole file. */
export function sweptDatabase() {
  let database: TestDatabase;
  let source: DataSource;
  let platform: PlatformDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    source = await connectPlatformDataSource(platformDataSource({ url: database.environment.DATABASE_PLATFORM_URL }));
    platform = new PlatformDatabase(source);
    await platform.execute("insert into tenant (slug, version) values ('one', 1), ('two', 2)");
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });
  return {
    execute: (text: string, values: readonly unknown[] = []): Promise<number> => platform.execute(text, values),
    query: (text: string, values: readonly unknown[] = []): Promise<Row[]> => platform.query(text, values),
    left: async (table: string): Promise<number> =>
      (await platform.query<{ n: number }>(`select count(*)::integer as n from ${table}`))[0]?.n ?? -1,
    /** A worker's sweep, as each worker has one of its own. */
    sweep: <T>(Sweep: new (platform: PlatformDatabase, logger: Logger) => T): T =>
      new Sweep(platform, pino({ level: 'silent' })),
  };
}
