import { type Account, type ProviderName } from '../state/records';
import { type World, hashOf } from '../state/world';
import { type Call } from './exchange';

const names = ['mollie', 'stripe', 'flexpay'] as const;
/** FlexPay's are a website's number and its signature key, which the sandbox has to know: it ends with the number. */
const shapes: Record<ProviderName, RegExp> = {
  mollie: /^(?:test|access)_\w{3,}$/,
  stripe: /^sk_test_\w{3,}$/,
  flexpay: /^(\d{3,9}):flexpay_test_\1$/,
};
const prefixes = { mollie: 'pfl_', stripe: 'acct_1' };
const disputeFees: Record<ProviderName, number> = { mollie: 1500, stripe: 2000, flexpay: 2500 };

function providerOfKey(key: string): ProviderName | undefined {
  return names.find((provider) => shapes[provider].test(key));
}

/** Mollie's token of an organisation, which opens balances and no payments: `access_x` is of the account of `test_x`. */
export const isOrganisationToken = (key: string): boolean => key.startsWith('access_');

/** The account that a test key opens, made when the key is seen for the first time. */
export function accountOf(world: World, given: string): Account | undefined {
  const provider = providerOfKey(given);
  if (provider === undefined) return undefined;
  const key = isOrganisationToken(given) ? given.replace('access_', 'test_') : given;
  const id = provider === 'flexpay' ? `shop_${key.split(':', 1)[0]}` : prefixes[provider] + hashOf(key);
  const known = world.store.accounts.find(id);
  if (known !== undefined) return known;
  return world.store.accounts.save({
    ...{ id, provider, key, payee: 'Sandbox Shop', revoked: false, callsPerSecond: 0 },
    ...{ feeBasisPoints: 150, feeFixed: 25, disputeFee: disputeFees[provider] },
  });
}

/** The account of a call's bearer key, if that is one of this provider. */
export function accountOfBearer(world: World, provider: ProviderName, { headers }: Call): Account | undefined {
  const key = keyIn(headers.authorization);
  return key !== undefined && providerOfKey(key) === provider ? accountOf(world, key) : undefined;
}

/** Reads `Bearer …`, and what Stripe also takes: the key as the name of basic authentication. */
export function keyIn(authorization: string | undefined): string | undefined {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ');
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() === 'basic') return Buffer.from(value, 'base64').toString('utf8').split(':', 1)[0];
  return undefined;
}

/** Counts calls by the second; the sandbox's clock does not matter here. */
export class CallLimit {
  private second = 0;
  private readonly calls = new Map<string, number>();

  isReached({ id, callsPerSecond }: Account): boolean {
    const second = Math.floor(Date.now() / 1000);
    if (second !== this.second) this.calls.clear();
    this.second = second;
    const count = (this.calls.get(id) ?? 0) + 1;
    this.calls.set(id, count);
    return callsPerSecond > 0 && count > callsPerSecond;
  }
}
