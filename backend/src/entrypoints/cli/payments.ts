import { readFileSync } from 'node:fs';
import { type INestApplicationContext } from '@nestjs/common';
import { BooksCheck, PaymentPreflight, ProviderAccountAdmin } from '../../modules/payments';
import { type LoadedTenant, Tenants } from '../../modules/tenants';
import { PROVIDER_NAMES } from '../../platform/payments';
import { actorOf } from './services';
import { type Options, UsageError, required } from './usage';

/** The command line does not prove who uses it, so two people have to agree. */
const WAITS = 'It moves real money, so it waits until two operators have agreed: Money, Providers in the console.';

/** Connects a brand with its account at a provider. The key is read from the input, where no history keeps it. */
export async function addProviderAccount(
  services: INestApplicationContext,
  slug: string,
  options: Options,
): Promise<void> {
  const [provider, mode] = [required(options, 'provider'), required(options, 'mode')];
  const name = PROVIDER_NAMES.find((one) => one === provider);
  if (name === undefined) throw new UsageError(`A provider is one of ${PROVIDER_NAMES.join(', ')}.`);
  if (mode !== 'test' && mode !== 'live') throw new UsageError('A mode is test or live.');
  const { id } = await services.get(Tenants).get(slug);
  const actor = await actorOf(services, required(options, 'author'));
  const account = { id: required(options, 'account'), provider: name, mode, apiKey: secretFromInput() } as const;
  const { eventsUrl, facts, waits } = await services.get(ProviderAccountAdmin).add(id, account, actor);
  const events = name === 'bank' ? 'It is told by files.' : `Have events sent to ${eventsUrl}`;
  console.log(`${slug} is connected with ${facts.payee} (${facts.mode}). ${events}`);
  if (waits) console.log(WAITS);
}

/** Takes the secret with which a provider signs its events; the one before it holds on. A believed one waits. */
export async function addEventSecret(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const { id } = await services.get(Tenants).get(slug);
  const actor = await actorOf(services, required(options, 'author'));
  const account = required(options, 'account');
  const waits = await services.get(ProviderAccountAdmin).addEventSecret(id, account, secretFromInput(), actor);
  console.log(waits ? WAITS : 'Events that are signed with it are taken from now on.');
}

/** Takes the key with which the provider tells of the balance, where the other one does not. */
export async function setReportsKey(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const { id } = await services.get(Tenants).get(slug);
  const actor = await actorOf(services, required(options, 'author'));
  await services.get(ProviderAccountAdmin).setReportsKey(id, required(options, 'account'), secretFromInput(), actor);
  console.log('Fees and payouts are booked from now on.');
}

export async function setProviderAccount(
  services: INestApplicationContext,
  slug: string,
  options: Options,
): Promise<void> {
  const status = required(options, 'status');
  if (status !== 'active' && status !== 'closing' && status !== 'closed')
    throw new UsageError('A status is active, closing or closed.');
  const { id } = await services.get(Tenants).get(slug);
  const actor = await actorOf(services, required(options, 'author'));
  const waits = await services.get(ProviderAccountAdmin).setStatus(id, required(options, 'account'), { status }, actor);
  console.log(waits ? WAITS : `${required(options, 'account')} is ${status}.`);
}

export async function listProviderAccounts(services: INestApplicationContext, slug: string): Promise<void> {
  const { id } = await services.get(Tenants).get(slug);
  const accounts = await services.get(ProviderAccountAdmin).list(id);
  for (const { id: account, provider, mode, status } of accounts)
    console.log(`${account}  ${provider} ${mode} ${status}`);
  if (accounts.length === 0) console.log(`${slug} is connected with no provider: nothing can be bought there.`);
}

/** Puts another key in the place of the one before. */
export async function replaceProviderKey(
  services: INestApplicationContext,
  slug: string,
  options: Options,
): Promise<void> {
  const { id } = await services.get(Tenants).get(slug);
  const actor = await actorOf(services, required(options, 'author'));
  const account = required(options, 'account');
  const waits = await services.get(ProviderAccountAdmin).replaceKey(id, account, secretFromInput(), actor);
  console.log(waits ? WAITS : 'The new key is used from now on.');
}

/** Names each order whose credits and money do not agree, and fails where there is one. */
export async function checkPayments(services: INestApplicationContext): Promise<void> {
  const { orders, differences } = await services.get(BooksCheck).run();
  for (const { tenant, order, faults } of differences)
    console.log(`tenant ${tenant}, order ${order}: ${faults.join(', ')}`);
  if (differences.length > 0) throw new Error(`${differences.length} of ${orders} orders do not agree.`);
  console.log(`${orders} orders agree.`);
}

/** Tells what would keep members of known brands from paying, and fails where an error is among it. */
export async function checkSelling(services: INestApplicationContext, brands: readonly LoadedTenant[]): Promise<void> {
  let errors = 0;
  for (const { head, document } of brands) {
    const tenant = await services.get(Tenants).find(head.slug);
    if (!tenant) continue;
    const findings = await services.get(PaymentPreflight).check(tenant.id, document);
    for (const { severity, path, message } of findings) console.log(`${head.slug}: ${severity}: ${path}: ${message}`);
    errors += findings.filter(({ severity }) => severity === 'error').length;
  }
  if (errors > 0) throw new UsageError(`${errors} ${errors === 1 ? 'error' : 'errors'}: members could not pay.`);
}

function secretFromInput(): string {
  const secret = readFileSync(0, 'utf8').trim();
  if (secret === '') throw new UsageError('Give the secret on the input, such as: … < file-with-the-key');
  return secret;
}
