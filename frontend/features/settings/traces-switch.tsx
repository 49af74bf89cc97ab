'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorTextOf } from '../../components/settings/error-texts';
import { SettingsPart } from '../../components/settings/settings-part';
import { Switch } from '../../components/ui/switch';
import { call } from '../../lib/api/call';
import { useApi } from '../../lib/api/use-api';
import { type VisibilityTexts } from './settings-texts';

const PATH = '/api/hidden-visits';

interface Props {
  readonly texts: VisibilityTexts;
  readonly onSaved: () => void;
}

/** Whether others see that the member looked at their profile. */
export function TracesSwitch({ texts, onSaved }: Props) {
  const client = useQueryClient();
  const { data, isError, refetch } = useApi(PATH);
  const change = useMutation({
    scope: { id: PATH },
    mutationFn: async (isShown: boolean) => {
      const answer = await (isShown ? call('DELETE', PATH) : call('PUT', PATH));
      if (answer.state !== 'done') throw new Error(errorTextOf(answer, texts));
    },
    onSuccess: onSaved,
    onSettled: () => client.invalidateQueries({ queryKey: [PATH] }),
  });
  const isHidden = data?.hidden;
  return (
    <SettingsPart texts={texts} isFailed={isError} onRetry={() => void refetch()}>
      <Switch
        id="leave_traces"
        label={texts.traces}
        hint={texts.tracesHint}
        fault={change.error?.message}
        isOn={change.isPending ? change.variables : isHidden === undefined ? undefined : !isHidden}
        onChange={(next) => {
          change.mutate(next);
        }}
      />
    </SettingsPart>
  );
}
