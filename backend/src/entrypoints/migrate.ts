import { join } from 'node:path';
import { migrateDown, migrateUp, migrationStatus } from '../platform/database';

const USAGE = 'migrate [up | down | status], with DATABASE_OWNER_URL, DATABASE_URL and DATABASE_PLATFORM_URL set';

async function main(command = 'up'): Promise<void> {
  const target = {
    ownerUrl: variable('DATABASE_OWNER_URL'),
    appUrl: variable('DATABASE_URL'),
    platformUrl: variable('DATABASE_PLATFORM_URL'),
    folder: process.env['MIGRATIONS_FOLDER'] ?? join(process.cwd(), 'migrations'),
  };
  switch (command) {
    case 'up': {
      const names = await migrateUp(target);
      console.log(
        names.length === 0 ? 'the database is up to date' : names.map((name) => `applied ${name}`).join('\n'),
      );
      break;
    }
    case 'down': {
      const name = await migrateDown(target);
      console.log(name === undefined ? 'there is nothing to take back' : `took back ${name}`);
      break;
    }
    case 'status':
      for (const { name, applied } of await migrationStatus(target))
        console.log(`${applied ? 'applied' : 'pending'} ${name}`);
      break;
    default:
      throw new Error(USAGE);
  }
}

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`${name} is not set. Usage: ${USAGE}`);
  return value;
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
