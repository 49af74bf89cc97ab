'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Awaited } from '../../components/settings/awaited';
import { SettingsPart } from '../../components/settings/settings-part';
import { SettingsSection } from '../../components/settings/settings-section';
import { errorTextOf } from '../../components/settings/error-texts';
import { call } from '../../lib/api/call';
import { type components } from '../../lib/api/schema';
import { TextLink } from '../../components/ui/text-link';
import { useApi } from '../../lib/api/use-api';
import { NewPasskey } from './new-passkey';
import { PasskeyRow } from './passkey-row';
import { PLACEHOLDER, type PasskeysTexts } from './passkey-texts';

type Passkey = components['schemas']['Passkey'];

const PATH = '/api/passkeys';
const MOST = 10;

interface Told {
  readonly done?: string;
  readonly errorState?: string;
  /** A password has to be there first. */
  readonly needsPassword?: boolean;
}

export function PasskeyList({ texts }: { readonly texts: PasskeysTexts }) {
  const client = useQueryClient();
  const { data, isError, refetch } = useApi(PATH);
  const [told, setTold] = useState<Told>({});
  const passkeys = data?.passkeys ?? [];

  const tell = async (next: Told): Promise<void> => {
    await client.invalidateQueries({ queryKey: [PATH] });
    setTold(next);
  };
  const remove = async ({ id, name }: Passkey): Promise<void> => {
    const answer = await call('DELETE', '/api/passkeys/{id}', { params: { path: { id } } });
    // One that has gone meanwhile is removed as well.
    const isGone = answer.state === 'failed' && answer.code === 'passkey_not_found';
    const done = texts.removed.replace(PLACEHOLDER.device, name === '' ? texts.unknown : name);
    if (answer.state === 'failed' && answer.code === 'last_passkey')
      await tell({ errorState: texts.last, needsPassword: true });
    else await tell(answer.state === 'done' || isGone ? { done } : { errorState: errorTextOf(answer, texts) });
  };

  const count = passkeys.length === 0 ? texts.none : passkeys.length.toLocaleString(texts.locale);
  return (
    <SettingsSection
      id="passkeys"
      title={texts.title}
      value={data ? count : <Awaited label={texts.loading} isFailed={isError} />}
    >
      <p className="max-w-[60ch]">{texts.text}</p>
      <SettingsPart texts={texts} isFailed={isError} onRetry={() => void refetch()}>
        {passkeys.length > 0 && (
          <ul className="grid border-b border-hairline">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} texts={texts} onRemove={() => remove(passkey)} />
            ))}
          </ul>
        )}
        {passkeys.length >= MOST ? (
          <p>{texts.full}</p>
        ) : (
          <NewPasskey texts={texts} onTold={(next) => void tell(next)} />
        )}
      </SettingsPart>
      <p role="status" className="min-h-[1.6em]">
        {told.done}
      </p>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {told.errorState}
        {told.needsPassword && (
          <span className="block">
            <TextLink href="#password">{texts.setPassword}</TextLink>
          </span>
        )}
      </p>
    </SettingsSection>
  );
}
