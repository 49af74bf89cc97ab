import { type Connection } from '../../../platform/database';
import { type NewEntry, enter, reverse } from './enter';

const ENTRY: NewEntry = { account: 5, amount: 3, reason: 'support', reference: '', revision: 1, key: 'k' };

/** A connection that gives these answers in turn. */
function connection(...answers: readonly (object | Error)[][]): Connection {
  const query = jest.fn();
  for (const answer of answers)
    if (answer[0] instanceof Error) query.mockRejectedValueOnce(answer[0]);
    else query.mockResolvedValueOnce(answer);
  return { query, execute: jest.fn() };
}

const failure = (code: string): Error => Object.assign(new Error('failed'), { code });

it('says that a key is in use where another account entered it at this moment, and hands on every other failure', async () => {
  await expect(enter(connection([{ balance: 0 }], [failure('23505')]), 7, ENTRY)).rejects.toMatchObject({
    code: 'credit_key_used',
  });
  const other = failure('40P01');
  await expect(enter(connection([{ balance: 0 }], [other]), 7, ENTRY)).rejects.toBe(other);
});

it('finds no entry to take back where the account was erased meanwhile', async () => {
  const entry = { id: 'e', amount: 3, reason: 'support', revision: 1 };
  await expect(reverse(connection([entry], []), 7, { account: 5, number: 1 })).rejects.toMatchObject({
    code: 'transaction_not_found',
  });
});
