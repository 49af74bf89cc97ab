'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Awaited } from '../../components/settings/awaited';
import { SettingsPart } from '../../components/settings/settings-part';
import { SettingsSection } from '../../components/settings/settings-section';
import { errorTextOf } from '../../components/settings/error-texts';
import { TextLink } from '../../components/ui/text-link';
import { Switch } from '../../components/ui/switch';
import { call } from '../../lib/api/call';
import { useApi } from '../../lib/api/use-api';
import { useMember } from '../../lib/member';
import { type VisibilityTexts } from './settings-texts';
import { TracesSwitch } from './traces-switch';

const PATH = '/api/invisible-mode';

export function VisibilitySection({ texts }: { readonly texts: VisibilityTexts }) {
  const member = useMember();
  const client = useQueryClient();
  const { data, isError, refetch } = useApi(PATH);
  const [isSaved, setSaved] = useState(false);
  const showSaved = (): void => {
    setSaved(true);
  };
  const change = useMutation({
    scope: { id: PATH },
    mutationFn: async (invisible: boolean) => {
      const answer = await (invisible ? call('PUT', PATH) : call('DELETE', PATH));
      if (answer.state !== 'done') throw new Error(errorTextOf(answer, texts));
    },
    onSuccess: showSaved,
    onSettled: () => client.invalidateQueries({ queryKey: [PATH] }),
  });
  const isInvisible = change.isPending ? change.variables : data?.invisible;
  const value = isInvisible === undefined ? undefined : isInvisible ? texts.hidden : texts.visible;

  // A member who is hidden can always be seen again, whatever the brand offers now.
  const hasMode = texts.isOffered || isInvisible === true || change.isSuccess;
  const needsPremium = texts.isOffered && texts.isForPremium && member?.paid_user === false;

  return (
    <SettingsSection
      id="visibility"
      title={texts.title}
      value={value ?? <Awaited label={texts.loading} isFailed={isError} />}
    >
      {hasMode && (
        <SettingsPart texts={texts} isFailed={isError} onRetry={() => void refetch()}>
          <Switch
            id="invisible_mode"
            label={texts.label}
            hint={texts.hint}
            fault={change.error?.message}
            isOn={isInvisible}
            isHeld={isInvisible === false && (needsPremium || !texts.isOffered)}
            onChange={(next) => {
              change.mutate(next);
            }}
          />
          {needsPremium && (
            <p>
              {texts.premium} <TextLink href={texts.premiumPath}>{texts.premiumLink}</TextLink>
            </p>
          )}
        </SettingsPart>
      )}
      <TracesSwitch texts={texts} onSaved={showSaved} />
      <p role="status" className="-my-3 min-h-[1.6em] text-caption font-semibold text-text-strong">
        {isSaved && texts.saved}
      </p>
    </SettingsSection>
  );
}
