import { type Statement } from '../../../platform/database';

/** The first message that a visitor wrote to a member with the sign-up. */
export interface SignupMessage {
  readonly text: string;
  readonly profile: number;
}

/** Answers the `SignupMessage` that an active account has not sent yet, or nothing. */
export const findSignupMessage = (account: number): Statement => ({
  text: `select signup_message as text, signup_member as profile from account
    where id = $1 and status = 'active' and signup_message <> '' and signup_member is not null`,
  values: [account],
});

export const forgetSignupMessage = (account: number): Statement => ({
  text: 'update account set signup_message = null where id = $1',
  values: [account],
});
