import { type Statement } from '../../../platform/database';
import { selectedOutboxEntry, uuidV7 } from '../../../platform/outbox';
import { signupGrant } from '../../credits';
import { changeProfileStatus } from '../../members';
import { currentScope } from '../../../platform/tenancy';
import { type PostbackRule } from '../../tenants';
import { postbackEntry } from '../../traffic';

export const SIGNUP_MESSAGE_KIND = 'signup-message';

/** The effects of a confirmation by the live settings. */
export interface Confirmation {
  /** The number of credits. */
  readonly amount: number;
  /** The settings that say so. */
  readonly revision: number;
  /** Which networks are told. */
  readonly postbacks: readonly PostbackRule[];
}

/** After a common table `confirmed (id)`: shows its profiles and grants the credits, once however often. */
export const showAndGrant = (grant: Readonly<Record<'id' | 'amount' | 'revision', string>>): string =>
  `shown as (
    ${changeProfileStatus({ from: 'confirmed', id: 'confirmed.id', status: "'active'" })}
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
    text: selectedOutboxEntry({
      ...{ id: `${at(1)}::uuid`, kind: SIGNUP_MESSAGE_KIND, trace: `${at(2)}::text` },
      payload: "jsonb_build_object('account', id)",
      from: `account
        where id = (${text}) and confirmed_at = now() and signup_message <> '' and signup_member is not null`,
    }),
    values: [...values, uuidV7(), currentScope()?.trace ?? ''],
  };
}
