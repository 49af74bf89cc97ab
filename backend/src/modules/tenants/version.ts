import { type Connection } from '../../platform/database';

/** Takes the next version. Its row lock makes every change of what is live wait for the one before: commit order is version order. */
export async function nextVersion(connection: Connection): Promise<number> {
  const [row] = await connection.query<{ version: string }>(
    'update config_version set version = version + 1 returning version',
  );
  return Number(row?.version);
}

/** Takes the lock of `nextVersion` ahead of a tenant's, for a transaction that locks a tenant before it releases: releases lock in this order. */
export async function lockVersion(connection: Connection): Promise<void> {
  await connection.query('select 1 from config_version for update');
}
