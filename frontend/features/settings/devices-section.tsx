'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Awaited } from '../../components/settings/awaited';
import { SettingsPart } from '../../components/settings/settings-part';
import { SettingsSection } from '../../components/settings/settings-section';
import { troubleOf } from '../../components/settings/trouble';
import { QUIET_BUTTON } from '../../components/ui/button-link';
import { call } from '../../lib/api/call';
import { type components } from '../../lib/api/schema';
import { useApi } from '../../lib/api/use-api';
import { createFormats } from '../../lib/i18n/formats';
import { type DevicesTexts, HOLE } from './settings-texts';

type Sessions = components['schemas']['SessionsResponse'];
type Device = components['schemas']['Device'];

const PATH = '/api/sessions';

export function DevicesSection({ texts }: { readonly texts: DevicesTexts }) {
  const client = useQueryClient();
  const { data, isError, refetch } = useApi<Sessions>(PATH);
  const [ending, setEnding] = useState<string>();
  const [told, setTold] = useState<{ readonly done?: string; readonly trouble?: string }>({});
  const nameOf = ({ device }: Device): string => (device === '' ? texts.unknown : device);

  const end = async (what: string, done: string): Promise<void> => {
    if (ending !== undefined) return;
    setEnding(what);
    const others = what === 'others';
    const answer = await call(others ? `${PATH}/end-others` : `${PATH}/${what}`, {
      method: others ? 'POST' : 'DELETE',
    });
    // One that has gone meanwhile is ended as well.
    const isGone = answer.state === 'failed' && answer.code === 'session_not_found';
    const next = answer.state === 'done' || isGone ? { done } : { trouble: troubleOf(answer, texts) };
    await client.invalidateQueries({ queryKey: [PATH] });
    setEnding(undefined);
    setTold(next);
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
                  aria-label={texts.endNamed.replace(HOLE.device, nameOf(device))}
                  aria-disabled={ending !== undefined}
                  onClick={() => void end(device.id, texts.ended.replace(HOLE.device, nameOf(device)))}
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
            aria-disabled={ending !== undefined}
            onClick={() => void end('others', texts.othersEnded)}
          >
            {texts.endOthers}
          </button>
        )}
      </SettingsPart>
      <p role="status" className="-my-3 min-h-[1.6em] text-caption font-semibold text-text-strong">
        {told.done}
      </p>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {told.trouble}
      </p>
    </SettingsSection>
  );
}

function seen(device: Device, texts: DevicesTexts): string {
  const when = createFormats(texts.locale).relative(new Date(device.last_seen), new Date());
  return texts.seen.replace(HOLE.when, when);
}
