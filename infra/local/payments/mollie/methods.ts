import { type Answer, type Call } from '../http/exchange';
import { METHODS, type Method } from '../ledger/methods';
import { type Account } from '../state/records';
import { type World } from '../state/world';
import { absent, documentation, hal, link, refuse } from './answers';
import { amountOf } from './money';

interface Wanted {
  readonly amount?: number | undefined;
  readonly currency: string | undefined;
  readonly country: string | undefined;
  readonly sequence: string;
  readonly wallets: readonly string[];
}

export function listMethods(world: World, account: Account, { query }: Call): Answer {
  const value = query.get('amount[value]');
  const currency = query.get('amount[currency]') ?? undefined;
  if (value !== null && !/^\d{1,9}\.\d{2}$/.test(value)) throw refuse('The amount is invalid', 'amount.value');
  const country = query.get('billingCountry') ?? undefined;
  if (country !== undefined && !/^[A-Z]{2}$/.test(country)) throw refuse('The country is invalid', 'billingCountry');
  const wanted = {
    ...{ amount: value === null ? undefined : Math.round(Number(value) * 100), currency, country },
    sequence: query.get('sequenceType') ?? 'oneoff',
    wallets: (query.get('includeWallets') ?? '').split(','),
  };
  const methods = offeredMethods(account, wanted).map((method) => view(world, method, currency ?? 'EUR'));
  const _links = { self: link(`${world.origin}/v2/methods`), documentation };
  return hal(200, { count: methods.length, _embedded: { methods }, _links });
}

export function getMethod(world: World, account: Account, id: string): Answer {
  const method = METHODS.find(({ mollie }) => mollie === id);
  if (method === undefined || !isOn(account, method)) throw absent('method', id);
  return hal(200, { ...view(world, method, method.currencies[0] ?? 'EUR'), documentation });
}

/** The methods of an account that serve a sum, a payer's country and a kind of payment. */
export function offeredMethods(account: Account, wanted: Wanted): Method[] {
  return METHODS.filter(
    (method) =>
      isOn(account, method) &&
      (wanted.currency === undefined || method.currencies.includes(wanted.currency)) &&
      (wanted.country === undefined || (method.countries ?? [wanted.country]).includes(wanted.country)) &&
      (wanted.amount === undefined || (wanted.amount >= method.least && wanted.amount <= method.most)) &&
      (method.sequences ?? ['oneoff']).includes(wanted.sequence) &&
      (!method.wallet || wanted.wallets.includes(method.mollie ?? '')),
  );
}

function isOn(account: Account, { mollie }: Method): boolean {
  return mollie !== undefined && (account.methods ?? [mollie]).includes(mollie);
}

function view(world: World, { mollie = '', name, least, most }: Method, currency: string): object {
  const image = `${world.origin}/images/${mollie}`;
  return {
    resource: 'method',
    id: mollie,
    description: name,
    minimumAmount: amountOf(least, currency),
    maximumAmount: amountOf(most, currency),
    image: { size1x: `${image}.png`, size2x: `${image}%402x.png`, svg: `${image}.svg` },
    status: 'activated',
    _links: { self: link(`${world.origin}/v2/methods/${mollie}`) },
  };
}
