import { runPaymentFaults } from './run';

jest.setTimeout(300_000);

it('loses no payment and no credit, and counts none twice, whatever is killed, lost, doubled or late meanwhile', async () => {
  const said: string[] = [];
  const wrong = await runPaymentFaults({
    ...{ people: 8, orders: 3, rounds: 1 },
    report: (text) => {
      said.push(text);
    },
  });
  expect([wrong, said]).toEqual([[], expect.anything()]);
});
