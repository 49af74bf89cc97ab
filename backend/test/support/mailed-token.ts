import { type TestApi } from './api';
import { rows } from './people';

/** The mails of a kind to an address as they stand in the outbox: no worker takes them away in these tests. */
export async function mailsTo(api: TestApi, mail: string, email: string): Promise<Record<string, unknown>[]> {
  const found = await rows(
    api,
    "select payload from outbox where payload->>'mail' = $1 and payload->'person'->>'address' = $2 order by id",
    [mail, email],
  );
  return found.map(({ payload }) => payload as Record<string, unknown>);
}

/** The token of the newest one. */
export async function mailedToken(api: TestApi, mail: string, email: string): Promise<string> {
  const newest = (await mailsTo(api, mail, email)).at(-1) as { secrets?: { token?: string } } | undefined;
  return String(newest?.secrets?.token);
}
