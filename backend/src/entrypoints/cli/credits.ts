import { type INestApplicationContext } from '@nestjs/common';
import { CreditAdminService, CreditGifts, type StaffAct } from '../../modules/accounts';
import { Reconciliation } from '../../modules/credits';
import { Tenants } from '../../modules/tenants';
import { actorOf } from './services';
import { type Options, UsageError, required, whole } from './usage';

export async function giveCredits(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const kind = required(options, 'kind');
  if (kind !== 'support' && kind !== 'refund') throw new UsageError('A kind is support or refund.');
  const act = await actOf(services, slug, options);
  const gift = { kind, credits: whole(options, 'credits'), key: required(options, 'key') } as const;
  const given = await services.get(CreditGifts).give(act, { ...gift, reason: required(options, 'reason') });
  if (given.waits) {
    console.log('It waits for two people, who agree in the member’s file of the console.');
    return;
  }
  console.log(`${given.isNew ? 'Given' : 'Given before'}, as entry ${given.number}: ${given.balance} credits then.`);
}

export async function reverseCredits(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const act = await actOf(services, slug, options);
  const entry = whole(options, 'entry');
  const reversed = await services.get(CreditAdminService).reverse(act, entry, required(options, 'reason'));
  console.log(`Entry ${entry} is taken back by entry ${reversed.number}: ${reversed.balance} credits then.`);
}

/** Tells each balance that its entries do not explain, and fails where there is one. */
export async function checkLedger(services: INestApplicationContext): Promise<void> {
  const { accounts, differences } = await services.get(Reconciliation).run();
  for (const { tenant, account, balance, sum } of differences)
    console.log(`tenant ${tenant}, account ${account}: balance ${balance}, entries ${sum}`);
  if (differences.length > 0) throw new Error(`${differences.length} of ${accounts} balances are wrong.`);
  console.log(`${accounts} balances are right.`);
}

async function actOf(services: INestApplicationContext, slug: string, options: Options): Promise<StaffAct> {
  const { id } = await services.get(Tenants).get(slug);
  const actor = await actorOf(services, required(options, 'author'));
  return { tenantId: id, account: whole(options, 'member'), actor };
}
