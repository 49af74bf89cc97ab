import { type TestApi } from '../support/api';
import { type Outcome, fuzz } from '../support/fuzz/fuzz';
import { type FuzzRequest } from '../support/fuzz/requests';
import { closeConnections } from '../support/fuzz/send';
import { startAccountsApi } from '../support/people';
import { ownRedis } from '../support/redis';

// As many as take some twenty seconds; `npm run test:fuzz` sends a hundred thousand.
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 3_000);
const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 40);
// The short form sends the same each time, so that nobody's change is blamed for what was there before.
const RANDOM = process.env['FUZZ_REQUESTS'] === undefined ? 1 : Math.floor(Math.random() * 2 ** 31);
const SEED = Number(process.env['FUZZ_SEED'] ?? RANDOM);
/** One request, as a failure prints it in braces: it is sent by itself, to an api whose members are fresh. */
const REPLAY = process.env['FUZZ_REPLAY'];

let api: TestApi;
let redis: Awaited<ReturnType<typeof ownRedis>>;
let outcome: Outcome;
beforeAll(
  async () => {
    api = await startAccountsApi(24);
    redis = await ownRedis(24);
    outcome = await fuzz(api, {
      ...{ seed: SEED, requests: REQUESTS, seconds: SECONDS, mostFaults: 200 },
      ...(REPLAY !== undefined && { replay: JSON.parse(REPLAY) as FuzzRequest }),
      tell: (line) => process.stderr.write(`${line}\n`),
      forgetLimits: () => redis.client.flushdb(),
    });
    process.stderr.write(`fuzz: seed ${SEED}, ${outcome.sent} requests, ${JSON.stringify(outcome.statuses)}\n`);
  },
  (SECONDS + 120) * 1000,
);
afterAll(async () => {
  closeConnections();
  await api.close();
  await redis.close();
});

describe('whatever is sent to the api', () => {
  it('is answered in time, with what is described or a problem document, and with nothing of another tenant', () => {
    expect(outcome.faults).toEqual([]);
  });

  it('reaches what it asks for often enough to mean something', () => {
    // A slow machine sends fewer before the time is up.
    expect(outcome.succeeded.size).toBeGreaterThan(Math.min(outcome.operations / 2, outcome.sent / 30 - 1));
  });
});
