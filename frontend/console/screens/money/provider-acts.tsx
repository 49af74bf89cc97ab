import { useState } from 'react';
import {
  type ProviderAccount,
  type WantedStatus,
  addEventSecret,
  checkProviderKey,
  replaceProviderKey,
  setProviderStatus,
  setReportsKey,
} from '../../api/providers';
import { useBrandText } from '../../frame/brand-text';
import { providers as texts } from '../../texts/providers';
import { ActDialog } from '../../ui/act-dialog';
import { Button } from '../../ui/button';
import { SecretField } from '../../ui/secret-field';
import { textIn, useAct } from '../../ui/use-act';

interface Props {
  readonly account: ProviderAccount;
  readonly onChanged: (told: string) => void;
}

type Act = 'replace' | 'event_secret' | 'reports_key' | WantedStatus;

const STATUS_ACTS = {
  active: { title: texts.open, text: texts.open_text, done: texts.opened },
  closing: { title: texts.close_softly, text: texts.close_softly_text, done: texts.closing },
  closed: { title: texts.close, text: texts.close_text, done: texts.closed },
} as const;

/** The acts that the api would take now. */
function actsOf({ provider, status, request }: ProviderAccount): { readonly act: Act; readonly title: string }[] {
  const takesSecret = provider === 'stripe' || (provider === 'flexpay' && !request);
  return [
    ...(request ? [] : [{ act: 'replace', title: texts.replace } as const]),
    ...(takesSecret ? [{ act: 'event_secret', title: texts.event_secret } as const] : []),
    ...(provider === 'mollie' ? [{ act: 'reports_key', title: texts.reports_key } as const] : []),
    ...(status === 'active' ? [{ act: 'closing', title: texts.close_softly } as const] : []),
    ...(!request && (status === 'closing' || status === 'closed')
      ? [{ act: 'active', title: texts.open } as const]
      : []),
    ...(status === 'closed' ? [] : [{ act: 'closed', title: texts.close } as const]),
  ];
}

export function ProviderActs({ account, onChanged }: Props) {
  const [open, setOpen] = useState<Act>();
  const close = (): void => {
    setOpen(undefined);
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <CheckKey account={account} onChanged={onChanged} />
        {actsOf(account).map(({ act, title }) => (
          <Button
            key={act}
            onClick={() => {
              setOpen(act);
            }}
          >
            {title}
          </Button>
        ))}
      </div>
      {(open === 'replace' || open === 'event_secret' || open === 'reports_key') && (
        <GiveSecret account={account} act={open} onChanged={onChanged} onClose={close} />
      )}
      {(open === 'active' || open === 'closing' || open === 'closed') && (
        <ChangeStatus account={account} status={open} onChanged={onChanged} onClose={close} />
      )}
    </div>
  );
}

function CheckKey({ account, onChanged }: Props) {
  const { isBusy, fault, run } = useAct(async () => {
    const { payee } = await checkProviderKey(account);
    onChanged(texts.checked.replace('{account}', account.account).replace('{payee}', payee));
  });
  return (
    <>
      <Button disabled={isBusy} onClick={() => void run(new FormData())}>
        {texts.check}
      </Button>
      {fault !== undefined && (
        <p role="alert" className="self-center text-danger">
          {fault}
        </p>
      )}
    </>
  );
}

interface SecretProps extends Props {
  readonly act: 'replace' | 'event_secret' | 'reports_key';
  readonly onClose: () => void;
}

function GiveSecret({ account, act, onChanged, onClose }: SecretProps) {
  const brand = useBrandText()(account.tenant);
  const text = secretText(act, account);
  return (
    <ActDialog
      title={texts[act]}
      preview={`${brand}, ${account.account}: ${text}`}
      act={async (form) => {
        onChanged(await give(act, account, textIn(form, 'secret').trim()));
      }}
      onClose={onClose}
    >
      <SecretField label={act === 'event_secret' ? texts.secret : texts.key} name="secret" />
    </ActDialog>
  );
}

/** Says what the secret is for, and whether another operator has to agree. */
function secretText(act: SecretProps['act'], { provider, mode }: ProviderAccount): string {
  if (act === 'replace' && mode === 'live') return `${texts.replace_text} ${texts.replace_live}`;
  if (act === 'event_secret' && provider === 'flexpay') return texts.event_secret_believed;
  return texts[`${act}_text`];
}

/** Answers in words what came of it. */
async function give(act: SecretProps['act'], account: ProviderAccount, secret: string): Promise<string> {
  switch (act) {
    case 'replace':
      return (await replaceProviderKey(account, secret)).waits ? texts.waits : texts.replaced;
    case 'event_secret':
      return (await addEventSecret(account, secret)).waits ? texts.waits : texts.event_secret_done;
    case 'reports_key':
      await setReportsKey(account, secret);
      return texts.reports_key_done;
  }
}

interface StatusProps extends Props {
  readonly status: WantedStatus;
  readonly onClose: () => void;
}

function ChangeStatus({ account, status, onChanged, onClose }: StatusProps) {
  const { tenant, account: name } = account;
  const brand = useBrandText()(tenant);
  const { title, text, done } = STATUS_ACTS[status];
  return (
    <ActDialog
      title={title}
      preview={`${brand}, ${name}: ${text}`}
      reasonOf={`provider ${tenant} ${name} ${status}`}
      act={async (_, reason) => {
        const { waits } = await setProviderStatus(account, status, reason);
        onChanged(waits ? texts.waits : done);
      }}
      onClose={onClose}
    />
  );
}
