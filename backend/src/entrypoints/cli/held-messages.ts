import { type INestApplicationContext } from '@nestjs/common';
import { type HeldAct, HeldMessageAdminService, type HeldMessage } from '../../modules/chats';
import { Tenants } from '../../modules/tenants';
import { type TimePage, type TimePosition } from '../../shared/time-cursor';
import { actorOf } from './services';
import { type Options, required, whole } from './usage';

/** The brand's messages that wait, oldest first: all of them, a page after the other. */
export async function listHeldMessages(services: INestApplicationContext, slug: string): Promise<void> {
  const { id } = await services.get(Tenants).get(slug);
  let after: TimePosition | null = null;
  do {
    const { rows, next }: TimePage<HeldMessage> = await services.get(HeldMessageAdminService).queue(id, after);
    // Members' texts are escaped, because they could contain control sequences of the terminal.
    for (const { id: message, held_at, rule, sender_id, profile_id, body } of rows)
      console.log(
        `${message}  ${held_at.toISOString()}  ${rule}  from ${sender_id} to ${profile_id}: ${JSON.stringify(body)}`,
      );
    after = next;
  } while (after !== null);
}

export async function releaseMessage(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const act = await actOf(services, slug, options);
  await services.get(HeldMessageAdminService).release(act);
  console.log(`${act.message} is released: the worker sends it.`);
}

export async function rejectMessage(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const act = await actOf(services, slug, options);
  await services.get(HeldMessageAdminService).reject(act);
  console.log(`${act.message} is rejected.`);
}

async function actOf(services: INestApplicationContext, slug: string, options: Options): Promise<HeldAct> {
  const { id } = await services.get(Tenants).get(slug);
  const actor = await actorOf(services, required(options, 'author'));
  return { tenantId: id, message: whole(options, 'message'), actor };
}
