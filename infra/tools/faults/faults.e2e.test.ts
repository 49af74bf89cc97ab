import { runFaults } from './run';

jest.setTimeout(300_000);

it('loses no message and no credit, and counts none twice, whatever is killed meanwhile', async () => {
  const said: string[] = [];
  const wrong = await runFaults({
    ...{ people: 6, rounds: 1 },
    report: (text) => {
      said.push(text);
    },
  });
  expect([wrong, said]).toEqual([[], expect.anything()]);
});
