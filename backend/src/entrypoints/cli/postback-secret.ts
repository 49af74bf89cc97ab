import { type INestApplicationContext } from '@nestjs/common';
import { Tenants, audit } from '../../modules/tenants';
import { PostbackSignatures } from '../../modules/traffic';
import { DataKeys } from '../../platform/data-keys';
import { PlatformDatabase } from '../../platform/database';
import { actorOf } from './services';
import { type Options, UsageError, required } from './usage';

/** Tells an operator what a network checks our signatures with. */
export async function postbackSecret(services: INestApplicationContext, slug: string, options: Options): Promise<void> {
  const network = required(options, 'network');
  const author = await actorOf(services, required(options, 'author'));
  if (author.role !== 'operator') throw new UsageError('Only operators may see it.');
  const { id } = await services.get(Tenants).get(slug);
  await audit(services.get(PlatformDatabase), author, {
    action: 'postback.secret_shown',
    tenantId: id,
    subject: network,
  });
  console.log(new PostbackSignatures(services.get(DataKeys)).secret(id, network));
}
