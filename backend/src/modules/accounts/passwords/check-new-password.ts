import { InvalidInput } from '../../../platform/http';
import { PASSWORD_SENTENCES } from '../../../shared/account-sentences';
import { passwordFault } from '../rules/password-fault';

export interface GivenPassword {
  readonly password: string;
  /** The repeated password, for forms that ask for it twice. */
  readonly again: string | undefined;
  /** The field it stood in; the second one is called the same with `_again`. */
  readonly path: string;
}

/** Whose password it becomes. */
interface Known {
  readonly name: string;
  readonly email: string;
  readonly brand: string;
}

/** Refuses a new password that sign-up would refuse, naming its field. */
export function checkNewPassword({ password, again, path }: GivenPassword, { name, email, brand }: Known): void {
  const code = passwordFault(password, [email, email.split('@')[0] ?? '', name, brand]);
  if (code !== undefined) throw new InvalidInput([{ path, code, message: PASSWORD_SENTENCES[code] }]);
  if (again !== undefined && again !== password)
    throw new InvalidInput([{ path: `${path}_again`, code: 'mismatch', message: 'Enter the same password twice.' }]);
}
