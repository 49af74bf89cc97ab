'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SettingsPart } from '../../components/settings/settings-part';
import { SettingsSection } from '../../components/settings/settings-section';
import { errorTextOf } from '../../components/settings/error-texts';
import { BUTTON } from '../../components/ui/button-link';
import { call } from '../../lib/api/call';
import { useApi } from '../../lib/api/use-api';
import { type DataExport, ExportRow } from './export-row';
import { type DataTexts } from './settings-texts';

const PATH = '/api/exports';
const LOOK_AGAIN_MS = 10_000;

interface Exports {
  readonly exports: readonly DataExport[];
}

export function DataSection({ texts }: { readonly texts: DataTexts }) {
  const client = useQueryClient();
  const { data, isError, refetch } = useApi(PATH, {
    refetchInterval: ({ state }) => isPreparing(state.data) && LOOK_AGAIN_MS,
  });
  const ask = useMutation({
    mutationFn: async () => {
      const answer = await call('POST', PATH);
      if (answer.state !== 'done') throw new Error(errorTextOf(answer, texts, texts.limitedCopy));
    },
    onSettled: () => client.invalidateQueries({ queryKey: [PATH] }),
  });

  return (
    <SettingsSection id="data" title={texts.title}>
      <p className="max-w-[60ch]">{texts.text}</p>
      <SettingsPart texts={texts} isFailed={isError} onRetry={() => void refetch()}>
        <button
          type="button"
          className={`${BUTTON} justify-self-start`}
          aria-disabled={ask.isPending}
          onClick={() => {
            if (!ask.isPending) ask.mutate();
          }}
        >
          {texts.ask}
        </button>
        <p role="alert" className="font-semibold text-danger empty:hidden">
          {ask.error?.message}
        </p>
        <p role="status" className="empty:hidden">
          {isPreparing(data) && texts.asked}
        </p>
        <ul className="grid border-b border-hairline empty:hidden">
          {data?.exports.map((one) => (
            <ExportRow key={one.id} texts={texts} one={one} />
          ))}
        </ul>
      </SettingsPart>
    </SettingsSection>
  );
}

const isPreparing = (data: Exports | undefined): boolean =>
  data?.exports.some(({ status }) => status === 'pending') ?? false;
