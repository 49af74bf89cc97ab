import { type DataKeys } from '../../../../platform/data-keys';
import { type Database } from '../../../../platform/database';
import { uuidV7 } from '../../../../platform/outbox';
import { type Creditor } from '../debits/debit-offers';
import { keyedHash } from '../keyed-hash';
import { type MandateDetails, sealProof } from './mandate-proof';
import { newReference } from './mandate-reference';

export interface KeptMandate {
  readonly id: string;
  readonly reference: string;
  /** `YYYY-MM-DD` */
  readonly signedOn: string;
  /** Null until it is registered at the provider. */
  readonly customer: string | null;
  readonly mandate: string | null;
  readonly isNew: boolean;
  /** Whether nothing was collected by it yet. */
  readonly isUnused: boolean;
}

export interface SignedByMember {
  readonly account: number;
  readonly details: MandateDetails;
  readonly phoneHash: Buffer;
  readonly textVersion: string;
  readonly language: string;
  readonly creditor: Creditor;
  readonly providerAccount: string;
}

const RETURNED = `id, reference, to_char(signed_at at time zone 'UTC', 'YYYY-MM-DD') as "signedOn",
  provider_customer_id as customer, provider_mandate_id as mandate`;
const USE = `
  update mandate m set last_used_at = now() where id = (
    select id from mandate where account_id = $1::integer and fingerprint = $2 and status in ('proved', 'active')
      and last_used_at > now() - interval '36 months' and provider_account_id = $3 and creditor_id = $4 order by signed_at desc limit 1
  ) returning ${RETURNED}, false as "isNew",
    not exists (select from direct_debit d where d.mandate_id = m.id and d.taken_at is not null) as "isUnused"`;
const ADD = `
  insert into mandate (id, account_id, reference, proof, iban_hash, fingerprint, iban_last4, holder, street, house_number,
    zip, city, country, phone_hash, text_version, language, creditor_id, creditor_name, provider_account_id, proved_at)
  values ($1::uuid, $2::integer, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, now())
  returning ${RETURNED}, true as "isNew", true as "isUnused"`;

export const ibanHash = (keys: DataKeys, iban: string): Buffer => keyedHash(keys, 'iban', iban);

/** The mandate that says the same and still holds, else a new one. Hold the account. */
export async function keepMandate(database: Database, keys: DataKeys, signed: SignedByMember): Promise<KeptMandate> {
  const { account, details, providerAccount, creditor } = signed;
  const { holder, iban, street, houseNumber, zip, city, country } = details;
  // The phone proves who signs, and is no part of what is signed.
  const fingerprint = keyedHash(keys, 'mandate', holder, iban, street, houseNumber, zip, city, country);
  const [used] = await database.query<KeptMandate>(USE, [account, fingerprint, providerAccount, creditor.id]);
  if (used) return used;
  const id = uuidV7();
  const [added] = await database.query<KeptMandate>(ADD, [
    ...[id, account, newReference(), sealProof(keys, id, details), ibanHash(keys, iban), fingerprint, iban.slice(-4)],
    ...[holder, street, houseNumber, zip, city, country, signed.phoneHash, signed.textVersion, signed.language],
    ...[creditor.id, creditor.name, providerAccount],
  ]);
  if (!added) throw new Error('an insert answers its row');
  return added;
}
