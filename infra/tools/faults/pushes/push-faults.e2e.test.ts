import { runPushFaults } from './run';

jest.setTimeout(300_000);

it('loses no push and shows none twice, whatever is killed meanwhile', async () => {
  const said: string[] = [];
  const wrong = await runPushFaults({
    ...{ people: 5, events: 500, rounds: 1 },
    report: (text) => {
      said.push(text);
    },
  });
  expect([wrong, said]).toEqual([[], expect.anything()]);
});
