import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { plainClient } from '../api/client';
import { sessionGate, stepUpGate } from '../api/gate';
import { valueOf } from '../api/problem';
import { selfQuery } from '../api/self';
import { common } from '../texts/common';
import { signIn as texts } from '../texts/sign-in';
import { Dialog } from '../ui/dialog';
import { CodeForm } from './code-form';
import { PasskeyButton } from './passkey-button';
import { SignIn } from './sign-in';

interface Props {
  readonly email: string;
  readonly hasPasskey: boolean;
}

/** The dialogs that refused calls wait for. The screen behind them keeps its address and its input. */
export function Proofs({ email, hasPasskey }: Props) {
  const queries = useQueryClient();
  const isSessionOver = useSyncExternalStore(sessionGate.subscribe, sessionGate.read);
  const isCodeWanted = useSyncExternalStore(stepUpGate.subscribe, stepUpGate.read);
  return (
    <>
      <Dialog
        isOpen={isSessionOver}
        title={texts.ended_title}
        onClose={() => {
          sessionGate.open(false);
        }}
      >
        <p>{texts.ended_text}</p>
        <SignIn
          onSignedIn={() => {
            void queries.query({ ...selfQuery, staleTime: 0 }).then(
              (self) => {
                // Somebody else gets nothing of what was open here.
                if (self.email === email) sessionGate.open(true);
                else window.location.replace('/');
              },
              () => {
                sessionGate.open(false);
              },
            );
          }}
        />
      </Dialog>
      <Dialog
        isOpen={isCodeWanted && !isSessionOver}
        title={texts.step_up_title}
        onClose={() => {
          stepUpGate.open(false);
        }}
      >
        <StepUp hasPasskey={hasPasskey} />
      </Dialog>
    </>
  );
}

function StepUp({ hasPasskey }: Pick<Props, 'hasPasskey'>) {
  const prove = async (code: string): Promise<void> => {
    await valueOf(plainClient.POST('/api/staff/second-factor', { body: { code } }));
    stepUpGate.open(true);
  };
  return (
    <CodeForm
      title={texts.code_title}
      label={texts.code}
      next={texts.step_up_next}
      act={prove}
      isSecond={hasPasskey}
      cancel={{
        text: common.cancel,
        run: () => {
          stepUpGate.open(false);
        },
      }}
    >
      <p>{texts.step_up_text}</p>
      {hasPasskey && (
        <PasskeyButton
          ceremony={({ proveWithPasskey }) => proveWithPasskey()}
          onPassed={() => {
            stepUpGate.open(true);
          }}
        />
      )}
    </CodeForm>
  );
}
