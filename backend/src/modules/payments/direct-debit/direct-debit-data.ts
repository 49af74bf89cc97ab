import { DELETED, type DeclaredTable, withheld } from '../../../platform/personal-data';

const owner = withheld('the same id as the account’s');
const internal = withheld('a number of ours or the provider’s');
const hidden = withheld('tells apart what was given before, and cannot be read back');
const OF_OWN = `exists (select from mandate m where m.tenant_id = direct_debit.tenant_id and m.id = direct_debit.mandate_id
  and m.account_id = $1::integer)`;
const PROOF =
  'a bank may ask for the mandate for thirteen months after a debit: what was signed stays sealed for fourteen, and nothing else';

/** In the order of erasure. A mandate follows its credits’ owner, whose number an erasure changes. */
export const DIRECT_DEBIT_DATA: readonly DeclaredTable[] = [
  { table: 'debit_file', impersonal: 'which files a bank was given, their days and sums' },
  {
    table: 'phone_code',
    name: 'codes_by_text_message',
    rows: 'account_id = $1::integer',
    key: ['id'],
    columns: {
      id: internal,
      account_id: owner,
      phone_hash: hidden,
      prefix: 'beginning_of_phone',
      country: 'country',
      network_hash: hidden,
      code_hash: withheld('checks the code, and cannot be read back'),
      wrong_tries: 'tries',
      sent_at: 'sent_at',
      expires_at: 'expires_at',
      entered_at: 'entered_at',
    },
    erase: DELETED,
    forgotten: 'two days after it was sent',
  },
  {
    table: 'direct_debit',
    name: 'direct_debits',
    rows: OF_OWN,
    key: ['attempt_id'],
    columns: {
      attempt_id: internal,
      mandate_id: internal,
      is_first: withheld('tells the bank whether the mandate was used before'),
      due_on: 'due_on',
      file_id: withheld('the file that asked the bank for it'),
      taken_at: 'taken_at',
      returned_at: 'returned_at',
      return_reason: 'return_reason',
    },
    erase: { how: 'keep', reason: PROOF, until: 'fourteen months after the last debit' },
  },
  {
    table: 'mandate',
    name: 'mandates',
    rows: 'account_id = $1::integer',
    key: ['id'],
    columns: {
      id: internal,
      account_id: owner,
      reference: 'mandate_reference',
      status: 'status',
      proof: withheld('what was signed, sealed: the same that stands beside it, with the whole IBAN and phone number'),
      iban_hash: hidden,
      fingerprint: hidden,
      iban_last4: 'end_of_iban',
      holder: 'account_holder',
      street: 'street',
      house_number: 'house_number',
      zip: 'zip',
      city: 'city',
      country: 'country',
      phone_hash: hidden,
      text_version: 'mandate_text',
      language: 'language',
      creditor_id: 'creditor_id',
      creditor_name: 'creditor',
      signed_at: 'signed_at',
      proved_at: 'proved_at',
      provider_account_id: withheld('the brand’s name for its account at the provider'),
      provider_customer_id: internal,
      provider_mandate_id: internal,
      last_used_at: 'used_at',
      ended_at: 'ended_at',
    },
    erase: {
      how: 'detach',
      columns: {
        ...{ iban_last4: 'null', holder: 'null', street: 'null', house_number: 'null', zip: 'null', city: 'null' },
        ...{ country: 'null', phone_hash: 'null' },
        status: "case when ended_at is null then 'revoked' else status end",
        ended_at: 'coalesce(ended_at, now())',
      },
      reason: PROOF,
    },
    forgotten: 'fourteen months after the last debit, once it has ended',
  },
];
