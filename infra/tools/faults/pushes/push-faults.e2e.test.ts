import { runPushFaults } from './run';

// Six parts are killed, each of which has to come back.
jest.setTimeout(600_000);

it('loses no push and shows none twice, whatever is killed meanwhile', async () => {
  const said: string[] = [];
  const wrong = await runPushFaults({
    ...{ people: 3, events: 200, rounds: 1 },
    report: (text) => {
      said.push(text);
    },
  });
  expect([wrong, said]).toEqual([[], expect.anything()]);
});
