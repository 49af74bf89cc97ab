import { type INestApplicationContext } from '@nestjs/common';
import {
  BooksExport,
  DifferenceAdminService,
  OrderAdminService,
  RefundAdminService,
  RetryRefund,
  SettlementReport,
  TellRefund,
  VatReport,
  requestAnswer,
} from '../../modules/payments';
import { Tenants } from '../../modules/tenants';
import { toSignedDecimal } from '../../platform/payments';
import { actorOf, writerOf } from './services';
import { type Options, UsageError, optional, required, whole } from './usage';

/** The newest orders, or those of a member or a payment at the provider. */
export async function listOrders(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const { id } = await services.get(Tenants).get(slug);
  const member = optional(options, 'member') === undefined ? undefined : whole(options, 'member');
  const search = { member, payment: optional(options, 'payment'), status: optional(options, 'status') };
  const { orders } = await services.get(OrderAdminService).search(id, search);
  for (const { id: order, created_at: at, status, amount, currency, member: of, refunded, disputed } of orders) {
    const back = refunded + disputed > 0 ? `, ${toSignedDecimal(refunded + disputed)} went back` : '';
    console.log(`${order}  ${at}  ${status}  ${toSignedDecimal(amount)} ${currency}${back}, member ${of}`);
  }
  if (orders.length === 0) console.log('There are no such orders.');
}

export async function showOrder(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const { id } = await services.get(Tenants).get(slug);
  const actor = await actorOf(services, required(options, 'author'));
  const order = await services.get(OrderAdminService).show(id, whole(options, 'order'), actor);
  const differences = await services.get(DifferenceAdminService).list(id, { all: true, order: order.id });
  console.log(JSON.stringify(Object.assign({}, order, { differences }), undefined, 2));
}

/** Says what it would do; with a key and a reason it does it. */
export async function refundOrder(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const { id } = await services.get(Tenants).get(slug);
  const wish = {
    amount: whole(options, 'amount'),
    credits: optional(options, 'credits') === undefined ? undefined : count(options, 'credits'),
  };
  const of = { tenantId: id, order: whole(options, 'order') };
  const refunds = services.get(RefundAdminService);
  const key = optional(options, 'key');
  if (key === undefined) {
    const actor = await writerOf(services, options);
    console.log(JSON.stringify(await refunds.preview({ ...of, actor }, wish), undefined, 2));
    console.log('Nothing was done. Give --key, --reason and --author to pay it back.');
    return;
  }
  const actor = await actorOf(services, required(options, 'author'));
  const asked = await refunds.ask({ ...of, actor }, { ...wish, key: checkedKey(key), reason: reasonIn(options) });
  const { status, refund, approvals_missing: missing } = requestAnswer(asked);
  if (status === 'done') console.log(`It is on its way, as refund ${refund}.`);
  else console.log(`${asked.id} is ${status}: ${missing} more people have to agree, signed in.`);
}

export async function retryRefund(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const { id } = await services.get(Tenants).get(slug);
  const actor = await actorOf(services, required(options, 'author'));
  const again = await services.get(RetryRefund).retry(id, uuidIn(options, 'refund'), actor);
  console.log(`It is on its way, as refund ${again}.`);
}

/** Books a refund that was made by hand where nobody else tells of it. */
export async function refundMade(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const { id } = await services.get(Tenants).get(slug);
  const actor = await actorOf(services, required(options, 'author'));
  const isNew = await services.get(TellRefund).made(id, uuidIn(options, 'refund'), actor);
  console.log(isNew ? 'It is booked as paid back.' : 'It was booked before.');
}

export async function listDifferences(services: INestApplicationContext, slug: string): Promise<void> {
  const { id } = await services.get(Tenants).get(slug);
  const differences = await services.get(DifferenceAdminService).list(id, { all: false });
  for (const { id: difference, day, provider_account: account, kind, subject, order, ours, theirs } of differences)
    console.log(
      `${difference}  ${day}  ${account}  ${kind}  ${subject}  order ${order ?? 'none'}, ours ${ours ?? 'none'}, theirs ${theirs ?? 'none'}`,
    );
  if (differences.length === 0) console.log('Providers and the books agree.');
}

export async function resolveDifference(
  services: INestApplicationContext,
  slug: string,
  options: Options,
): Promise<void> {
  const { id } = await services.get(Tenants).get(slug);
  const actor = await actorOf(services, required(options, 'author'));
  await services.get(DifferenceAdminService).resolve(id, uuidIn(options, 'difference'), reasonIn(options), actor);
  console.log('It is resolved. The books are as they were.');
}

/** Sums in minor units, as JSON. */
export async function settlementReport(services: INestApplicationContext, slug: string, options: Options) {
  const { id } = await services.get(Tenants).get(slug);
  console.log(JSON.stringify(await services.get(SettlementReport).of(id, periodIn(options)), undefined, 2));
}

/** Sums in minor units, as JSON. */
export async function vatReport(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const { id } = await services.get(Tenants).get(slug);
  console.log(JSON.stringify(await services.get(VatReport).of(id, periodIn(options)), undefined, 2));
}

export async function exportBooks(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const tenant = await services.get(Tenants).get(slug);
  const actor = await actorOf(services, required(options, 'author'));
  const month = matching(options, 'month', /^20\d\d-(?:0[1-9]|1[0-2])$/, 'a month like 2026-11');
  process.stdout.write(await services.get(BooksExport).csv(tenant, month, actor));
}

function matching(options: Options, name: string, pattern: RegExp, what: string): string {
  const value = required(options, name);
  if (!pattern.test(value)) throw new UsageError(`--${name} is ${what}.`);
  return value;
}

const periodIn = (options: Options): { readonly from: string; readonly to: string } => {
  const day = (name: string): string => matching(options, name, /^20\d\d-\d\d-\d\d$/, 'a day like 2026-11-24');
  return { from: day('from'), to: day('to') };
};

const uuidIn = (options: Options, name: string): string =>
  matching(options, name, /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, 'the id that the list shows');

const reasonIn = (options: Options): string =>
  matching(options, 'reason', /^[\s\S]{5,500}$/, 'said in 5 to 500 characters');

function checkedKey(key: string): string {
  if (!/^[\w.:-]{8,80}$/.test(key))
    throw new UsageError('--key has 8 to 80 letters, digits, points, colons or hyphens.');
  return key;
}

/** As `whole`, and zero. */
const count = (options: Options, name: string): number => (required(options, name) === '0' ? 0 : whole(options, name));
