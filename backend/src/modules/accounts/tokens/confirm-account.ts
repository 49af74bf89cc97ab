import { type Statement } from '../../../platform/database';
import { uuidV7 } from '../../../platform/outbox';
import { signupGrant } from '../../credits';
import { type PostbackRule } from '../../tenants';
import { postbackEntry } from '../../traffic';

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
  ...activationPostback(said, { text: 'select $1::integer', values: [account] }),
];

/** Behind the statement that confirms, in its transaction: the network that brought the account is told of it. */
export const activationPostback = ({ postbacks }: Confirmation, { text, values = [] }: Statement): Statement[] =>
  postbackEntry('activation', postbacks, {
    text: `select id from account where id = (${text}) and confirmed_at = now()`,
    values,
  });
