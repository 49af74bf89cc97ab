import { type INestApplicationContext } from '@nestjs/common';
import { PAYMENT_METHODS, type PaymentMethod } from '../../../../contract/payments/methods';
import { DiscountCodeAdmin } from '../../modules/payments';
import { Tenants } from '../../modules/tenants';
import { actorOf } from './services';
import { type Options, UsageError, optional, required, whole } from './usage';

const MOST_PERCENT = 90;

export async function addDiscountCode(
  services: INestApplicationContext,
  slug: string,
  options: Options,
): Promise<void> {
  const code = matching(
    required(options, 'code').toUpperCase(),
    /^[A-Z0-9]{4,20}$/,
    'A code has 4 to 20 letters and digits.',
  );
  const percent = whole(options, 'percent');
  if (percent > MOST_PERCENT) throw new UsageError(`A discount is ${MOST_PERCENT} percent at most.`);
  const currency = optionalMatching(options, 'currency', /^[A-Z]{3}$/, 'A currency is like EUR.');
  const minimum = optional(options, 'minimum') === undefined ? 0 : whole(options, 'minimum');
  if (minimum > 0 && currency === null) throw new UsageError('A minimum needs --currency.');
  const wanted = {
    ...{ code, percent, minimum, currency, methods: methodsOf(optional(options, 'methods')) },
    country: optionalMatching(options, 'country', /^[A-Z]{2}$/, 'A country is like NL.'),
    member: optional(options, 'member') === undefined ? null : whole(options, 'member'),
    starts: optional(options, 'starts') === undefined ? null : timeOf(options, 'starts'),
    expires: timeOf(options, 'expires'),
  };
  const { id } = await services.get(Tenants).get(slug);
  const actor = await actorOf(services, required(options, 'author'));
  await services.get(DiscountCodeAdmin).add(id, wanted, actor);
  console.log(`${code} takes ${percent}% off until ${wanted.expires}.`);
}

export async function endDiscountCode(
  services: INestApplicationContext,
  slug: string,
  options: Options,
): Promise<void> {
  const { id } = await services.get(Tenants).get(slug);
  const actor = await actorOf(services, required(options, 'author'));
  const code = required(options, 'code').toUpperCase();
  await services.get(DiscountCodeAdmin).end(id, code, actor);
  console.log(`${code} has ended. Orders that hold it keep it.`);
}

export async function listDiscountCodes(services: INestApplicationContext, slug: string): Promise<void> {
  const { id } = await services.get(Tenants).get(slug);
  const codes = await services.get(DiscountCodeAdmin).list(id);
  for (const { code, percent, status, starts, expires, used, reserved, ...limits } of codes)
    console.log(
      `${code}  ${percent}% ${status}, ${starts.toISOString()} to ${expires.toISOString()}, used ${used}, reserved ${reserved}` +
        textOf(limits),
    );
  if (codes.length === 0) console.log(`${slug} has no codes of its own.`);
}

interface Limits {
  readonly minimum: number;
  readonly currency: string | null;
  readonly country: string | null;
  readonly methods: readonly string[];
  readonly member: number | null;
}

const textOf = ({ minimum, currency, country, methods, member }: Limits): string =>
  [
    ...(currency === null ? [] : [minimum === 0 ? currency : `${minimum} ${currency} at least, in minor units`]),
    ...(country === null ? [] : [country]),
    ...(methods.length === 0 ? [] : [methods.join(' ')]),
    ...(member === null ? [] : [`member ${member}`]),
  ]
    .map((text) => `, ${text}`)
    .join('');

function matching(text: string, pattern: RegExp, message: string): string {
  if (!pattern.test(text)) throw new UsageError(message);
  return text;
}

function optionalMatching(options: Options, name: string, pattern: RegExp, message: string): string | null {
  const text = optional(options, name);
  return text === undefined ? null : matching(text.toUpperCase(), pattern, message);
}

function timeOf(options: Options, name: string): string {
  const time = new Date(required(options, name));
  if (Number.isNaN(time.getTime())) throw new UsageError(`--${name} is a time like 2026-12-24T18:00:00Z.`);
  return time.toISOString();
}

function methodsOf(text: string | undefined): PaymentMethod[] {
  return (text ?? '')
    .split(',')
    .filter((name) => name !== '')
    .map((name) => {
      const method = PAYMENT_METHODS.find((one) => one === name);
      if (method === undefined) throw new UsageError(`Ways to pay are ${PAYMENT_METHODS.join(', ')}.`);
      return method;
    });
}
