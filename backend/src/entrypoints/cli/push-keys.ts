import { type INestApplicationContext } from '@nestjs/common';
import { PushKeyAdmin, RETIRED_DAYS, Tenants } from '../../modules/tenants';
import { actorOf } from './services';
import { type Options, UsageError, required } from './usage';

/** Gives a brand a new key for push messages. */
export async function rotatePushKey(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const author = await actorOf(services, required(options, 'author'));
  if (author.role !== 'operator') throw new UsageError('Only operators may rotate it.');
  const { id } = await services.get(Tenants).get(slug);
  const version = await services.get(PushKeyAdmin).rotate(id, author);
  console.log(`${slug} has push key ${version}. The one before it signs for ${RETIRED_DAYS} days more.`);
}
