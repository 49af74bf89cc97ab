import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MigrationInterface, type QueryRunner } from 'typeorm';

export interface SqlMigration {
  /** `<13-digit timestamp>-<name>`, as the files are called. */
  readonly name: string;
  readonly up: string;
  readonly down: string;
}

const FILE = /^(?<name>\d{13}-[a-z0-9]+(?:-[a-z0-9]+)*)\.(?<way>up|down)\.sql$/;

/** Every migration of the folder in order. Throws where a file has a wrong name, or one of the two ways is missing. */
export function readMigrations(folder: string): SqlMigration[] {
  const ways = new Map<string, { up?: string; down?: string }>();
  for (const file of readdirSync(folder).toSorted()) {
    if (!file.endsWith('.sql')) continue;
    const { name, way } = FILE.exec(file)?.groups ?? {};
    if (name === undefined || way === undefined)
      throw new Error(`${file}: not <13-digit timestamp>-<name>.up|down.sql`);
    ways.set(name, { ...ways.get(name), [way]: readFileSync(join(folder, file), 'utf8') });
  }
  const migrations = [...ways].map(([name, { up, down }]) => {
    if (up === undefined || down === undefined)
      throw new Error(`${name}: its ${up === undefined ? 'up' : 'down'} file is missing`);
    return { name, up, down };
  });
  const timestamps = new Set(migrations.map(({ name }) => name.slice(0, 13)));
  if (timestamps.size < migrations.length) throw new Error('two migrations have the same timestamp');
  return migrations;
}

/** TypeORM takes classes whose name ends in the timestamp. */
export function typeOrmMigration({ name, up, down }: SqlMigration): new () => MigrationInterface {
  return class implements MigrationInterface {
    readonly name = `${name.slice(14)}-${name.slice(0, 13)}`;

    async up(runner: QueryRunner): Promise<void> {
      await runner.query(up).catch(failWithName(name));
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query(down).catch(failWithName(name));
    }
  };
}

function failWithName(name: string): (cause: Error) => never {
  return (cause) => {
    throw new Error(`${name}: ${cause.message}`, { cause });
  };
}
