import { FormField } from '../../components/ui/form-field';
import { PasswordInput } from '../../components/ui/password-input';
import { useCanMakePasskey } from './can-make-passkey';
import { type SignUpTexts } from './sign-up-texts';

interface Props {
  readonly texts: SignUpTexts;
  readonly fault: string | undefined;
  /** Whether a passkey takes the place of the password. */
  readonly isPasskey: boolean;
  readonly onSwitch: () => void;
}

/** A password or, where the device makes one, a passkey: the button that sends the form asks for it. */
export function WayIn({ texts, fault, isPasskey, onSwitch }: Props) {
  const isAble = useCanMakePasskey();
  const password = { id: 'password', label: texts.password, hint: texts.passwordHint, fault };
  return (
    <div className="grid gap-2">
      {isPasskey ? (
        <p className="rounded-box bg-surface-2 p-4">{texts.passkeyText}</p>
      ) : (
        <FormField {...password}>
          <PasswordInput {...password} showLabel={texts.passwordShow} autoComplete="new-password" />
        </FormField>
      )}
      {isAble && (
        <button
          type="button"
          onClick={onSwitch}
          className="inline-flex min-h-11 items-center justify-self-start text-start font-medium text-primary-text underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {isPasskey ? texts.passwordInstead : texts.passkeyInstead}
        </button>
      )}
    </div>
  );
}
