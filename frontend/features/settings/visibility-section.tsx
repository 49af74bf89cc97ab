'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Awaited } from '../../components/settings/awaited';
import { SettingsPart } from '../../components/settings/settings-part';
import { SettingsSection } from '../../components/settings/settings-section';
import { troubleOf } from '../../components/settings/trouble';
import { Switch } from '../../components/ui/switch';
import { call } from '../../lib/api/call';
import { useApi } from '../../lib/api/use-api';
import { type VisibilityTexts } from './settings-texts';

const PATH = '/api/invisible-mode';

export function VisibilitySection({ texts }: { readonly texts: VisibilityTexts }) {
  const client = useQueryClient();
  const { data, isError, refetch } = useApi<{ readonly invisible: boolean }>(PATH);
  const change = useMutation({
    scope: { id: PATH },
    mutationFn: async (invisible: boolean) => {
      const answer = await call(PATH, { method: invisible ? 'PUT' : 'DELETE' });
      if (answer.state !== 'done') throw new Error(troubleOf(answer, texts));
    },
    onSettled: () => client.invalidateQueries({ queryKey: [PATH] }),
  });
  const isInvisible = change.isPending ? change.variables : data?.invisible;
  const value = isInvisible === undefined ? undefined : isInvisible ? texts.hidden : texts.visible;

  return (
    <SettingsSection
      id="visibility"
      title={texts.title}
      value={value ?? <Awaited label={texts.loading} isFailed={isError} />}
    >
      <SettingsPart texts={texts} isFailed={isError} onRetry={() => void refetch()}>
        <Switch
          id="invisible_mode"
          label={texts.label}
          hint={texts.hint}
          fault={change.error?.message}
          isOn={isInvisible}
          onChange={(next) => {
            change.mutate(next);
          }}
        />
      </SettingsPart>
      <p role="status" className="-my-3 min-h-[1.6em] text-caption font-semibold text-text-strong">
        {change.isSuccess && texts.saved}
      </p>
    </SettingsSection>
  );
}
