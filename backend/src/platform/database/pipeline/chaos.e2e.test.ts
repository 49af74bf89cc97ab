import { Chaos, numbers } from '../../../../test/support/chaos';
import { operations } from '../../../../test/support/chaos-operations';
import { Notes } from '../../../../test/support/notes';

// `npm run test:chaos` runs the long form.
const OPERATIONS = Number(process.env['CHAOS_OPERATIONS'] ?? 10_000);
const SEED = Number(process.env['CHAOS_SEED'] ?? 20_261_120);

let notes: Notes;
beforeAll(async () => {
  notes = await Notes.open();
});
afterAll(() => notes.close());

test(
  `${OPERATIONS} operations of 200 tenants over 10 connections, disturbed all the time: not one wrong row`,
  async () => {
    const source = await notes.source(10, { statement_timeout: 2000, maxStatements: 64 });
    const { findings, seen } = await new Chaos(notes, source, numbers(SEED), operations).run(OPERATIONS, 60);
    if (process.env['CHAOS_OPERATIONS'] !== undefined) process.stdout.write(`${JSON.stringify(seen, null, 2)}\n`);
    expect(findings).toEqual([]);
    // A run without disturbance would prove nothing.
    for (const what of [
      'transaction',
      'batch',
      'switchedScope',
      'refused outside a scope',
      'failed: user request',
      'disturbances',
    ])
      expect([what, seen[what]]).toEqual([what, expect.any(Number)]);
  },
  60_000 + OPERATIONS * 5,
);
