import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { type DataKeys } from '../../../platform/data-keys';
import { type Statement } from '../../../platform/database';
import { currentTenantId } from '../../../platform/tenancy';

const MOST_WRONG = 5;
/** However many mails are asked for. The link works on. */
const MOST_WRONG_A_DAY = 15;

/** The newest activation mail of an account; its code is the only one that can be entered. */
export interface NewestCode {
  readonly hash: Buffer;
  readonly code_hash: Buffer | null;
  readonly is_open: boolean;
  readonly wrong_codes: number;
  readonly wrong_today: number;
}

type CodeState = 'waiting' | 'spent' | 'limited';

export const newActivationCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** It fits one link of one tenant, so a hash tells nothing without the key and is worth nothing in another row. */
export const activationCodeHash = (keys: DataKeys, link: Buffer, code: string): Buffer =>
  createHmac('sha256', keys.derive('activation code'))
    .update(JSON.stringify([currentTenantId(), link.toString('hex'), code]))
    .digest();

export const isActivationCode = (keys: DataKeys, { hash, code_hash: kept }: NewestCode, code: string): boolean =>
  kept !== null && timingSafeEqual(kept, activationCodeHash(keys, hash, code));

/** A row of `NewestCode`, or none. Lock the account's row before, where the code is entered. */
export const newestCode = (account: number): Statement => ({
  text: `select t.hash, t.code_hash, t.wrong_codes,
      t.used_at is null and t.expires_at > clock_timestamp() and t.email = a.email as is_open,
      (select coalesce(sum(o.wrong_codes), 0)::integer from account_token o where o.account_id = $1
        and o.kind = 'activation' and o.created_at > clock_timestamp() - interval '24 hours') as wrong_today
    from account_token t join account a on a.id = t.account_id
    where t.account_id = $1 and t.kind = 'activation' order by t.created_at desc limit 1`,
  values: [account],
});

export function codeState(newest: NewestCode | undefined): CodeState {
  if (!newest?.is_open) return 'spent';
  if (newest.wrong_today >= MOST_WRONG_A_DAY) return 'limited';
  return newest.code_hash === null || newest.wrong_codes >= MOST_WRONG ? 'spent' : 'waiting';
}
