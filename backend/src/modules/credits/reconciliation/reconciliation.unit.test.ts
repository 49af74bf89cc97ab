import { type PlatformDatabase } from '../../../platform/database';
import { Reconciliation } from './reconciliation';

const balance = (account: number, isRight: boolean) => ({
  ...{ tenant: 1, account, balance: 3, sum: isRight ? 3 : 4, is_right: isRight },
});

/** Answers two balances behind the one that is named, the second of them wrong, for ever. */
const query = jest.fn((_text: string, [, last]: number[]) =>
  Promise.resolve([balance((last ?? 0) + 1, true), balance((last ?? 0) + 2, false)]),
);
const reconciliation = new Reconciliation({ query } as unknown as PlatformDatabase);

it('goes on behind the last balance until it is stopped, and tells what it found so far', async () => {
  const isStopped = jest.fn().mockReturnValueOnce(false).mockReturnValueOnce(false).mockReturnValue(true);
  expect(await reconciliation.run(isStopped)).toEqual({
    accounts: 4,
    differences: [2, 4].map((account) => ({ tenant: 1, account, balance: 3, sum: 4 })),
  });
  expect(query.mock.calls.map(([, behind]) => behind)).toEqual([
    [0, 0, 2_147_483_647],
    [1, 2, 2_147_483_647],
  ]);
});

it('looks at nothing where it is stopped already', async () => {
  query.mockClear();
  expect(await reconciliation.run(() => true)).toEqual({ accounts: 0, differences: [] });
  expect(query).not.toHaveBeenCalled();
});
