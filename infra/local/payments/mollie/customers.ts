import { type Answer, type Call, type Values, asText } from '../http/exchange';
import { type Account, type Customer, type Mandate } from '../state/records';
import { type World, newId } from '../state/world';
import { absent, hal, refuse } from './answers';
import { list } from './lists';
import { customerView, mandateView } from './views';

export function createCustomer(world: World, account: Account, body: Values): Answer {
  const customer = world.store.customers.save({
    ...{ id: newId('cst_', 10), account: account.id, createdAt: world.now(), name: asText(body['name']) },
    ...{ email: asText(body['email']), locale: asText(body['locale']), metadata: body['metadata'] ?? null },
  });
  return hal(201, customerView(world, customer));
}

export function ownCustomer(world: World, account: Account, id: string): Customer {
  const customer = world.store.customers.find(id);
  if (customer?.account !== account.id) throw absent('customer', id);
  return customer;
}

export function getCustomer(world: World, account: Account, id: string): Answer {
  return hal(200, customerView(world, ownCustomer(world, account, id)));
}

export function listCustomers(world: World, account: Account, call: Call): Answer {
  const own = world.store.customers.all().filter((one) => one.account === account.id);
  return list(world, call, 'customers', own, (customer) => customerView(world, customer));
}

/** A mandate for direct debits of an IBAN: the only kind that is made without a first payment. */
export function createMandate(world: World, account: Account, customer: string, body: Values): Answer {
  ownCustomer(world, account, customer);
  if (body['method'] !== 'directdebit') throw refuse('The method is invalid for a mandate', 'method');
  const holder = asText(body['consumerName']);
  if (holder === null) throw refuse('The consumer name is empty', 'consumerName');
  const iban = asText(body['consumerAccount'])?.replace(/\s/g, '') ?? '';
  if (!isIban(iban)) throw refuse('The consumer account is not a valid IBAN', 'consumerAccount');
  const at = world.now();
  const mandate = world.store.mandates.save({
    ...{ id: newId('mdt_', 10), account: account.id, customer, createdAt: at, method: 'directdebit', holder, iban },
    ...{ reference: asText(body['mandateReference']), state: 'valid' },
    signedOn: asText(body['signatureDate']) ?? new Date(at).toISOString().slice(0, 10),
  });
  return hal(201, mandateView(world, mandate));
}

export function getMandate(world: World, account: Account, customer: string, id: string): Answer {
  return hal(200, mandateView(world, ownMandate(world, account, customer, id)));
}

export function listMandates(world: World, account: Account, customer: string, call: Call): Answer {
  ownCustomer(world, account, customer);
  const own = world.store.mandates.by(customer).filter(({ state }) => state === 'valid');
  return list(world, call, 'mandates', own, (mandate) => mandateView(world, mandate));
}

export function revokeMandate(world: World, account: Account, customer: string, id: string): Answer {
  world.store.mandates.save({ ...ownMandate(world, account, customer, id), state: 'invalid' });
  return { status: 204, headers: {}, body: '' };
}

function ownMandate(world: World, account: Account, customer: string, id: string): Mandate {
  ownCustomer(world, account, customer);
  const mandate = world.store.mandates.find(id);
  if (mandate?.customer !== customer) throw absent('mandate', id);
  return mandate;
}

function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}
