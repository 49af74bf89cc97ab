import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type PaymentMethod } from '../../../../../contract/payments/methods';
import { type Money, type OfferedMethod } from '../../../platform/payments';
import { currentTenantId } from '../../../platform/tenancy';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { PaymentsUnavailable } from '../errors';
import { type ProviderAccount, ProviderAccounts } from '../provider-accounts/provider-accounts';

/** A way to pay, and the account that serves it. */
export interface ServedMethod extends OfferedMethod {
  readonly account: string;
}

interface Known {
  readonly at: number;
  readonly methods: readonly OfferedMethod[];
}

const FRESH_MS = 5 * 60_000;
const KEPT = 5000;

/** What the tenant's providers offer for a sum and a country. Their lists are kept for minutes, and longer where one is silent. */
@Injectable()
export class MethodOffers {
  private readonly known = new LRUCache<string, Known>({ max: KEPT, ttl: 24 * 3_600_000 });

  constructor(
    private readonly accounts: ProviderAccounts,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Each way to pay once, served by the first account that offers it; `accounts` are the tenant's, in order. */
  async of(sum: Money, country: string, accounts?: readonly ProviderAccount[]): Promise<ServedMethod[]> {
    const { served } = await this.ask(sum, country, accounts ?? (await this.accounts.active()));
    return [...served.values()];
  }

  /** One way to pay, undefined where none of the accounts offers it. Throws where one that is silent may offer it. */
  async find(
    method: PaymentMethod,
    sum: Money,
    country: string,
    accounts: readonly ProviderAccount[],
  ): Promise<ServedMethod | undefined> {
    const { served, isComplete } = await this.ask(sum, country, accounts);
    const found = served.get(method);
    if (!found && !isComplete) throw new PaymentsUnavailable();
    return found;
  }

  private async ask(sum: Money, country: string, accounts: readonly ProviderAccount[]) {
    const lists = await Promise.all(accounts.map((account) => this.list(account, sum, country)));
    const served = new Map<string, ServedMethod>();
    for (const [index, methods = []] of lists.entries())
      for (const method of methods)
        if (isWithin(method, sum.amount) && !served.has(method.method))
          served.set(method.method, { ...method, account: accounts[index]?.id ?? '' });
    return { served, isComplete: !lists.includes(undefined) };
  }

  /** Undefined where the provider is silent and has never told it. */
  private async list(
    account: ProviderAccount,
    sum: Money,
    country: string,
  ): Promise<readonly OfferedMethod[] | undefined> {
    const key = `${currentTenantId()}:${account.id}:${country}:${sum.currency}:${sum.amount}`;
    const known = this.known.get(key);
    if (known && known.at > Date.now() - FRESH_MS) return known.methods;
    try {
      const methods = await account.provider.offer(account.access, { sum, country });
      this.known.set(key, { at: Date.now(), methods });
      return methods;
    } catch (error) {
      this.log.warn(
        { tenant: currentTenantId(), account: account.id, err: error },
        'a provider did not tell its methods',
      );
      return known?.methods;
    }
  }
}

const isWithin = ({ least = 0, most = Infinity }: OfferedMethod, amount: number): boolean =>
  amount >= least && amount <= most;
