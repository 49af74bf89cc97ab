import { type Listed, type Period } from '../../../../platform/payments';
import { type ProviderAccount } from '../../provider-accounts/provider-accounts';

/** Everything that a provider says of a period. */
export interface ProviderStatement {
  readonly payments: readonly Listed['payments'][];
  readonly refunds: readonly Listed['refunds'][];
  readonly disputes: readonly Listed['disputes'][];
  readonly balance: readonly Listed['balance'][];
  /** Which of these it tells at all. */
  readonly told: ReadonlySet<keyof Listed>;
}

/** A year of the largest brand would not fill it: a provider that goes on and on is broken. */
const MOST_PAGES = 1000;

export async function readStatement(account: ProviderAccount, period: Period): Promise<ProviderStatement> {
  const told = new Set<keyof Listed>();
  const all = async <What extends keyof Listed>(what: What): Promise<Listed[What][]> => {
    const items: Listed[What][] = [];
    let after: string | undefined;
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const page = await account.provider.list(account.access, {
        ...{ what, period },
        ...(after !== undefined && { after }),
      });
      if (!page) return items;
      told.add(what);
      items.push(...page.items);
      if (page.next === undefined) return items;
      after = page.next;
    }
    throw new Error(`a provider has too many ${what}`);
  };
  const [payments, refunds] = [await all('payments'), await all('refunds')];
  return { payments, refunds, disputes: await all('disputes'), balance: await all('balance'), told };
}
