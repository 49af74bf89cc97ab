import { setTimeout as pause } from 'node:timers/promises';
import { type Client } from 'pg';
import { type Stack, startStack } from '../../../local/stack';
import { temporaryFolder } from '../../../local/state';
import { type Person, addPeople } from '../people';
import { onDatabase, settle } from '../run';
import { calm, makeTrouble } from '../trouble';
import { Buyers } from './buyers';
import { Sandbox } from './sandbox';
import { findWrong } from './verdict';

export interface PaymentFaultsOptions {
  /** The number of buyers of each brand, and how many orders each of them places. */
  readonly people: number;
  readonly orders: number;
  /** How often each part is killed. */
  readonly rounds: number;
  readonly report: (text: string) => void;
}

const BRANDS = ['everglow', 'knotted'];
const SETTLE_MS = 60_000;
/** Each payment is looked at once more at the end, and a brand's are taken in turns. */
const CHECK_MS = 200;
/** What the clock does within minutes is done as often. */
const LOOK_MS = 5000;
/** Failed entries are tried again after as many milliseconds. Immediate retries would keep worker and sandbox busy. */
const RETRY_MS = 10_000;
/** The share of all webhooks that each fault hits. */
const FIFTH = 0.2;
const WEBHOOK_FAULTS = ['lose', 'double', 'reorder', 'delay'];
const CALL_FAULTS = ['error', 'error_before', 'cut', 'cut_before', 'slow'];

const ASKED_BY_HAND = `
  select a.provider_payment_id as payment, r.amount from money_refund r
  join payment_attempt a on a.tenant_id = r.tenant_id and a.id = r.attempt_id
  join provider_account p on p.tenant_id = a.tenant_id and p.id = a.provider_account_id
  where p.provider = 'flexpay' and r.status = 'asked'`;

/**
 * Orders are placed and paid while api, worker, Redis, PostgreSQL and the sandbox are killed in turn, a fifth of the webhooks
 * each is lost, doubled, reordered and late, and calls fail before and after they were done. Answers what was wrong at the end:
 * nothing, if the sandbox's sums are ours, payment by payment, and every credit is explained.
 */
export async function runPaymentFaults(options: PaymentFaultsOptions): Promise<string[]> {
  const folder = temporaryFolder();
  try {
    const stack = await startStack({ folder: folder.path, apis: 2, workers: 1, webs: 0, attempts: 100 });
    try {
      return await runOn(stack, options);
    } finally {
      await stack.stop();
    }
  } finally {
    folder.remove();
  }
}

async function runOn(stack: Stack, { people, orders, rounds, report }: PaymentFaultsOptions): Promise<string[]> {
  const sandbox = new Sandbox(stack.env['MOLLIE_API_URL'] ?? '');
  const casts = await onDatabase(stack, async (client) => {
    const added: Person[][] = [];
    for (const brand of BRANDS) added.push(await addPeople(client, brand, Array<number>(people).fill(1), true));
    return added.flat();
  });
  for (const kind of WEBHOOK_FAULTS) await sandbox.act('webhook-faults', { kind, probability: FIFTH });
  for (const kind of CALL_FAULTS) await sandbox.act('call-faults', { kind, probability: 0.02, seconds: 1 });
  const apis = stack.apis.map(({ url }) => url ?? '');
  const buyers = new Buyers(apis, sandbox);
  let isOver = false;
  const buying = buyers.everybody(casts, orders).finally(() => {
    isOver = true;
  });
  const passing = passTime(stack, () => isOver);
  const done = await Promise.race([makeTrouble(stack, [], rounds, [stack.payments]), stack.failed]);
  await Promise.race([buying, stack.failed]);
  await passing;
  report(`${buyers.placed} orders were placed while these were killed: ${done.join(', ')}`);
  await calm(stack);
  await stack.payments.ready();
  await sandbox.calm();
  await decideDisputes(sandbox);
  await haveToldAgain(sandbox);
  const calmAt = new Date();
  // As the daily comparison does it: everything is looked at once more.
  await lookAgain(stack, calmAt, true);
  const wrong = await settle(
    async () => {
      await lookAgain(stack, calmAt);
      return onDatabase(stack, async (client) => {
        // Some are asked for now: that somebody had paid twice turns out when the payment is looked at.
        await payBackByHand(client, sandbox);
        return findWrong(client, sandbox);
      });
    },
    SETTLE_MS + buyers.placed * CHECK_MS,
  );
  const paid = (await sandbox.truth()).filter(({ state }) => state === 'paid').length;
  report(`${paid} payments were paid at the sandbox`);
  return [...buyers.odd, ...wrong].slice(0, 20);
}

/** The clock's work of hours is done within seconds: checks are due, and refunds that failed are sent again. */
async function passTime(stack: Stack, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await lookAgain(stack, new Date(Date.now() - LOOK_MS)).catch(() => undefined);
    await pause(1000);
  }
}

/** Only at what was not looked at since then: pages that nobody pays would keep the worker from the others. */
const lookAgain = (stack: Stack, since: Date, alsoPaid = false): Promise<unknown> =>
  onDatabase(stack, async (client) => {
    await client.query(
      `update payment_attempt set next_check_at = now()
       where (next_check_at > now() + interval '1 second' and (checked_at is null or checked_at < $2))
         or ($1::boolean and status <> 'held' and next_check_at is null)`,
      [alsoPaid, since],
    );
    await client.query(
      `update outbox set hand_at = now() + $1::integer * interval '1 millisecond',
         claimed_until = now() + $1::integer * interval '1 millisecond'
       where kind like 'payment%' and last_error is not null and hand_at > now() + $1::integer * interval '1 millisecond'`,
      [RETRY_MS],
    );
  });

/** What staff do in FlexPay's Control Center, which has no refunds by a program: they pay what is asked for. */
async function payBackByHand(client: Client, sandbox: Sandbox): Promise<void> {
  const { rows: asked } = await client.query<{ payment: string; amount: number }>(ASKED_BY_HAND);
  for (const { payment, amount } of asked) await sandbox.act(`payments/${payment}/refund`, { amount });
  if (asked.length > 0) await haveToldAgain(sandbox);
}

/** FlexPay cannot be asked about money that went back: staff have told again what was lost. */
async function haveToldAgain(sandbox: Sandbox): Promise<void> {
  for (const { id, provider, refunds, disputes } of await sandbox.truth())
    if (provider === 'flexpay' && refunds.length + disputes.length > 0) await sandbox.act(`payments/${id}/webhook`);
}

/** The bank decides some of what is open. */
async function decideDisputes(sandbox: Sandbox): Promise<void> {
  // FlexPay tells of no decision.
  const payments = (await sandbox.truth()).filter(({ provider }) => provider !== 'flexpay');
  const disputes = payments.flatMap((payment) => payment.disputes);
  for (const [index, { id, state }] of disputes.entries())
    if (state === 'open' && index % 3 < 2) await sandbox.act(`disputes/${id}/${index % 3 === 0 ? 'won' : 'lost'}`);
}
