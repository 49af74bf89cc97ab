import { type Connection } from '../../platform/database';

/** Takes the next version. Its row lock makes every change of what is live wait for the one before: commit order is version order. */
export async function nextVersion(connection: Connection): Promise<number> {
  const [row] = await connection.query<{ version: string }>(
    'update config_version set version = version + 1 returning version',
  );
  return Number(row?.version);
}
