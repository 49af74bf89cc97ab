import { accountOf } from '../http/accounts';
import { type Call } from '../http/exchange';
import { type Account } from '../state/records';
import { type World } from '../state/world';
import { isSignedQuery } from './signature';

/** The signature key of an account's website. */
const signatureKeyOf = ({ key }: Account): string => key.replace(/^\d+:/, '');

/** The shop that a signed address is of. */
export function shopIn(world: World, { query }: Call): Account | undefined {
  const shop = query.get('shopID') ?? '';
  const account = accountOf(world, `${shop}:flexpay_test_${shop}`);
  return account !== undefined && isSignedQuery(query, signatureKeyOf(account)) ? account : undefined;
}
