import type * as Ceremonies from '../api/passkeys';
import { signIn as texts } from '../texts/sign-in';
import { Button } from '../ui/button';
import { useAct } from '../ui/use-act';

interface Props {
  /** The ceremony, from the part of the app that is loaded when somebody presses. */
  readonly ceremony: (passkeys: typeof Ceremonies) => Promise<void>;
  readonly onPassed: () => void;
}

/** Stands in for the code where the person has a passkey. */
export function PasskeyButton({ ceremony, onPassed }: Props) {
  const { isBusy, fault, run } = useAct(async () => {
    await ceremony(await import('../api/passkeys'));
    onPassed();
  });
  return (
    <div className="grid gap-2">
      <Button look="main" disabled={isBusy} onClick={() => void run(new FormData())}>
        {texts.passkey}
      </Button>
      {fault !== undefined && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <p className="text-quiet">{texts.passkey_or}</p>
    </div>
  );
}
