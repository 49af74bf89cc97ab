'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Awaited } from '../../components/settings/awaited';
import { SettingsPart } from '../../components/settings/settings-part';
import { SettingsSection } from '../../components/settings/settings-section';
import { errorTextOf } from '../../components/settings/error-texts';
import { QUIET_BUTTON } from '../../components/ui/button-link';
import { call } from '../../lib/api/call';
import { type components } from '../../lib/api/schema';
import { useApi } from '../../lib/api/use-api';
import { createFormats } from '../../lib/i18n/formats';
import { type DevicesTexts, PLACEHOLDER } from './settings-texts';

type Device = components['schemas']['Device'];

const PATH = '/api/sessions';

interface Ending {
  /** All others where none is named. */
  readonly device?: string;
  /** What is said once it has ended. */
  readonly done: string;
}

export function DevicesSection({ texts }: { readonly texts: DevicesTexts }) {
  const client = useQueryClient();
  const { data, isError, refetch } = useApi(PATH);
  const nameOf = ({ device }: Device): string => (device === '' ? texts.unknown : device);

  const end = useMutation({
    mutationFn: async ({ device }: Ending) => {
      const answer = await (device === undefined
        ? call('POST', '/api/sessions/end-others')
        : call('DELETE', '/api/sessions/{id}', { params: { path: { id: device } } }));
      // One that has gone meanwhile is ended as well.
      const isGone = answer.state === 'failed' && answer.code === 'session_not_found';
      if (answer.state !== 'done' && !isGone) throw new Error(errorTextOf(answer, texts));
    },
    onSettled: () => client.invalidateQueries({ queryKey: [PATH] }),
  });
  const endOnce = (ending: Ending): void => {
    if (!end.isPending) end.mutate(ending);
  };

  const value = data?.sessions.length.toLocaleString(texts.locale) ?? (
    <Awaited label={texts.loading} isFailed={isError} />
  );
  return (
    <SettingsSection id="devices" title={texts.title} value={value}>
      <p className="max-w-[60ch]">{texts.text}</p>
      <SettingsPart texts={texts} isFailed={isError} onRetry={() => void refetch()}>
        <ul className="grid border-b border-hairline">
          {data === undefined && (
            <li className="flex min-h-18 items-center border-t border-hairline">
              <Awaited label={texts.loading} />
            </li>
          )}
          {data?.sessions.map((device) => (
            <li key={device.id} className="flex min-h-18 items-center gap-4 border-t border-hairline py-2">
              <p className="min-w-0 grow">
                <span className="block font-semibold text-text-strong">{nameOf(device)}</span>
                <span className="block text-caption text-text-muted">
                  {device.current ? texts.current : seen(device, texts)}
                </span>
              </p>
              {!device.current && (
                <button
                  type="button"
                  className={`${QUIET_BUTTON} shrink-0`}
                  aria-label={texts.endNamed.replace(PLACEHOLDER.device, nameOf(device))}
                  aria-disabled={end.isPending}
                  onClick={() =>
                    endOnce({ device: device.id, done: texts.ended.replace(PLACEHOLDER.device, nameOf(device)) })
                  }
                >
                  {texts.end}
                </button>
              )}
            </li>
          ))}
        </ul>
        {(data?.sessions.length ?? 0) > 2 && (
          <button
            type="button"
            className={`${QUIET_BUTTON} justify-self-start`}
            aria-disabled={end.isPending}
            onClick={() => endOnce({ done: texts.othersEnded })}
          >
            {texts.endOthers}
          </button>
        )}
      </SettingsPart>
      <p role="status" className="-my-3 min-h-[1.6em] text-caption font-semibold text-text-strong">
        {end.isSuccess && end.variables.done}
      </p>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {end.error?.message}
      </p>
    </SettingsSection>
  );
}

function seen(device: Device, texts: DevicesTexts): string {
  const when = createFormats(texts.locale).relative(new Date(device.last_seen), new Date());
  return texts.seen.replace(PLACEHOLDER.when, when);
}
