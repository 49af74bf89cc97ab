import { type Statement } from '../../../platform/database';
import { uuidV7 } from '../../../platform/outbox';
import { signupGrant } from '../../credits';
import { currentScope } from '../../../platform/tenancy';
import { type PostbackRule } from '../../tenants';
import { postbackEntry } from '../../traffic';

export const SIGNUP_MESSAGE_KIND = 'signup-message';

/** What the live settings say comes of a confirmation. */
export interface Confirmation {
  /** Of credits. */
  readonly amount: number;
  /** The settings that say so. */
  readonly revision: number;
  /** Which networks are told. */
  readonly postbacks: readonly PostbackRule[];
}

/** After a common table `confirmed (id)`: shows its profiles and grants the credits, once however often. */
export const showAndGrant = (grant: Readonly<Record<'id' | 'amount' | 'revision', string>>): string =>
  `shown as (
    update profile p set status = 'active', changed_at = now() from confirmed where p.id = confirmed.id returning p.id
  ), ${signupGrant(grant)}`;

/** The statements that confirm an account whose address has just been proven another way than by the activation link. */
export const confirmAccount = (account: number, said: Confirmation): Statement[] => [
  {
    text: `with confirmed as (
      update account set status = 'active', confirmed_at = now() where id = $1 and status = 'not_confirmed' returning id
    ), ${showAndGrant({ id: '$2::uuid', amount: '$3::integer', revision: '$4::integer' })}`,
    values: [account, uuidV7(), said.amount, said.revision],
  },
  ...afterConfirmation(said, { text: 'select $1::integer', values: [account] }),
];

/**
 * Behind the statement that confirms, in its transaction: the network that brought the account is told of it, and the
 * message that was written at sign-up goes on its way. `account` selects the id.
 */
export const afterConfirmation = ({ postbacks }: Confirmation, { text, values = [] }: Statement): Statement[] => [
  ...postbackEntry('activation', postbacks, {
    text: `select id from account where id = (${text}) and confirmed_at = now()`,
    values,
  }),
  signupMessage({ text, values }),
];

/** The outbox tells no more than whose it is: what has been written is read when it is sent. */
function signupMessage({ text, values = [] }: Statement): Statement {
  const at = (offset: number): string => `$${values.length + offset}`;
  return {
    text: `insert into outbox (id, kind, payload, trace)
      select ${at(1)}::uuid, '${SIGNUP_MESSAGE_KIND}', jsonb_build_object('account', id), ${at(2)}::text from account
      where id = (${text}) and confirmed_at = now() and signup_message <> '' and signup_member is not null`,
    values: [...values, uuidV7(), currentScope()?.trace ?? ''],
  };
}
