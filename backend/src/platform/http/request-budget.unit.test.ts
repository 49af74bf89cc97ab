import { type IncomingMessage } from 'node:http';
import { budgetOf } from './request-budget';

it('is one for a request, whoever looks at it, and another one for the next', () => {
  const [one, other] = [{} as IncomingMessage, {} as IncomingMessage];
  expect(budgetOf(one)).toBe(budgetOf(one));
  expect(budgetOf(other)).not.toBe(budgetOf(one));
  expect(budgetOf(one).remaining).toBe(3000);
});
